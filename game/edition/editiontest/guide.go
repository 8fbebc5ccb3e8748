package editiontest

import (
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
)

// Guides plays random games, that many of each setup, and checks that the book has an entry or a rule about every
// question asked and every event that the voice tells. It returns the names of those found.
func Guides(t *testing.T, box edition.Full, setups []string, games int) (found map[string]bool) {
	t.Helper()
	b, speak := Books(t, box)["en"], box.English()
	found = map[string]bool{}
	look := func(what string, topics []string) {
		name := b.About(topics)
		if name == "" {
			t.Fatalf("%s: nothing is told of %v", what, topics)
		}
		found[name] = true
	}
	for _, setup := range setups {
		g := gametest.Open(t, box.Kind, setup)
		v := speak(g)
		guide := v.(table.Guide)
		for n := range games {
			seed := fmt.Sprint(setup, " ", n)
			s := g.New(game.SeedOf(seed))
			gametest.Playout(t, s, seed, func([]game.Move, game.Move) {
				look("asked for "+s.Prompt(), guide.Asked(s.View(s.Turn())))
			}, func(events []game.Event) {
				for _, e := range events {
					if v.Sentence(e, 0) != "" {
						look("a "+e.Name(), guide.Told(e, 0))
					}
				}
			})
		}
	}
	return found
}
