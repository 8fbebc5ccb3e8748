package pack

import (
	"onelongnight/game/edition"
	"onelongnight/game/games"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/scene"
)

// A Game is what a page has of a game.
type Game struct {
	Name  string       // its files begin with it
	Page  string       // the package that becomes its program
	Brain string       // the package that becomes its worker's; "" for a program that has none
	Box   edition.Full // its texts; without a kind there are none
	Look  scene.Look   // its cover; without a game there is none
}

// Shelf lists the games that people can play, in their order: those that have a look.
func Shelf() (list []Game) {
	for _, b := range games.All() {
		name := b.Kind.Name()
		if look, ok := shelf.Look(name); ok {
			page := "./wasm/" + name
			list = append(list, Game{Name: name, Page: page, Brain: page + "/brain", Box: b, Look: look})
		}
	}
	return list
}

// Alone is a plan for a page with one program that is no game of the shelf.
func Alone(page string) Plan { return Plan{Games: []Game{{Name: "game", Page: page}}} }

// packages are those of all programs of a plan.
func (p Plan) packages() (list []string) {
	for _, g := range p.Games {
		if list = append(list, g.Page); g.Brain != "" {
			list = append(list, g.Brain)
		}
	}
	return list
}
