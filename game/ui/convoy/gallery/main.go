// Command gallery renders the gallery of The Convoy without a display: it plays a game by itself and takes stills and
// strips of frames of it.
//
//	go run ./game/ui/convoy/gallery -o build/screens
package main

import (
	"image"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/edition"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	look "onelongnight/game/ui/convoy"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/scene"
)

var (
	rules = think.Rules{}
	words *voice.Voice // in the gallery's language
	looks scene.Skin
)

// seed is the seed of a game in which a lot happens.
const seed = "gallery"

func main() { gallery.Main(".", gallery.Of(edition.Full(), look.Look, scenes)) }

func scenes(g *gallery.Gallery) {
	words, looks = g.Look.Speak(rules).(*voice.Voice), g.Look.Skin(rules)
	g.Elsewhere("shop", func() { shop(g) })
	for _, w := range []gallery.Window{gallery.Desktop, gallery.Phone} {
		strip(g, "strip-combat-"+w.Name, w, decides)
		strip(g, "strip-fall-"+w.Name, w, func(s table.Step) bool { return game.Is[convoy.CityFell](s.Event) })
	}
	all := []gallery.Window{gallery.Desktop, gallery.Large, gallery.Embed, gallery.Small, gallery.Phone, gallery.Tablet}
	g.Each(all, func(w gallery.Window) { stills(g, w) })
	g.Each([]gallery.Window{gallery.Desktop, gallery.Phone}, func(w gallery.Window) { running(g, w) })
}

// begin seats a person at a side and the computer at the other; the gallery plays for both.
func begin(human game.Seat) *gallery.Player {
	speak := func(game.Game) table.Voice { return words }
	s, err := table.Begin(rules, speak, table.Against(rules, human, "3"), seed)
	if err != nil {
		panic(err) // the sides fit the game
	}
	return &gallery.Player{Session: s, Skin: looks, Decide: decide}
}

// decide returns the move that the greedy player makes.
func decide(s *table.Session) (game.Move, error) {
	packed, text := s.TurnView()
	_, view, err := rules.Unpack(packed)
	if err != nil {
		return 0, err
	}
	return bot.Greedy(rules, view, game.SeedOf(text)).Move, nil
}

// decides reports whether a step decides a battle in which both sides have more than 3 strength.
func decides(s table.Step) bool {
	e, ok := s.Event.(convoy.BattleDecided)
	return ok && e.Moloch > 3 && e.Outpost > 3
}

// strip plays until a step that is asked for, and takes frames of the move that led to it.
func strip(g *gallery.Gallery, name string, w gallery.Window, asked func(table.Step) bool) {
	if !g.Wants(name) {
		return
	}
	p := begin(convoy.Outpost)
	from, ok := p.Until(asked)
	if !ok {
		return
	}
	f, screen := gallery.Load(w), g.Screen()
	var frames []*image.RGBA
	for _, b := range p.Beats(from) {
		n := max(1, int(b.Length/160))
		for i := range n {
			frames = append(frames, p.Frame(f, screen, b, b.Length*(float64(i)+0.6)/float64(n)))
		}
	}
	across, width := 4, 400
	if w.Portrait() {
		across, width = 8, 200
	}
	g.Small(name, gallery.Sheet(frames, across, g.Width(w, width)))
}
