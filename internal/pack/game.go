package pack

import (
	"onelongnight/game/edition"
	"onelongnight/game/games"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/scene"
)

// A Game is what the page needs to know of a game.
type Game struct {
	Name  string       // its files begin with it
	Page  string       // the package of its program
	Brain string       // the package of its worker's program, "" for none
	Box   edition.Full // its texts; without a kind there are none
	Look  scene.Look   // for its cover, which a plan without a real game lacks
}

// Shelf lists the games that people can play, in their order on the shelf: those that have a look.
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

// Alone returns a plan for a page with a single program that is none of the shelf's games.
func Alone(page string) Plan { return Plan{Games: []Game{{Name: "game", Page: page}}} }

// packages returns the packages of all programs of a plan.
func (p Plan) packages() (list []string) {
	for _, g := range p.Games {
		if list = append(list, g.Page); g.Brain != "" {
			list = append(list, g.Brain)
		}
	}
	return list
}
