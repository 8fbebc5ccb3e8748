package ui_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// TestEverySentenceBelongsToABeat: whatever happens in a game played at random, each sentence is told by some beat, and
// no beat has more of them than a prompt tells. So a recap leaves nothing out. Neuroshima Hex tells its battles
// hit by hit beside the board instead, and skips their phases without any.
func TestEverySentenceBelongsToABeat(t *testing.T) {
	for _, g := range every.Games(t) {
		name := g.Game.Kind().Name()
		at := slices.IndexFunc(shelf.Offers(), func(o ui.Offer) bool { return o.Kind.Name() == name })
		if at < 0 || name == "hex" {
			continue // the tiny games have no films
		}
		t.Run(g.Name, func(t *testing.T) {
			s, err := table.Begin(g.Game, g.Speak, table.Together(g.Game), g.Name)
			if err != nil {
				t.Fatal(err)
			}
			rng, told := game.NewStream(game.SeedOf(g.Name)), 0
			for !s.Result().Over {
				legal := s.LegalMoves()
				if err := s.Play(legal[rng.Below(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
			first, steps := s.Steps()
			next := first
			for _, b := range shelf.Offers()[at].NewSkin(g.Game).(scene.Animator).Beats(first, steps) {
				said := 0
				for i := next; i <= b.Last; i++ {
					if text := steps[i-first].Text; text == "" {
					} else if said++; i < b.First {
						t.Errorf("between two beats: %q", text)
					}
				}
				if next, told = b.Last+1, told+said; said > skin.MostSaid {
					t.Errorf("a beat of %d sentences ends with %q", said, steps[b.Last-first].Text)
				}
			}
			for _, step := range steps[next-first:] {
				if step.Text != "" {
					t.Errorf("after the last beat: %q", step.Text)
				}
			}
			if told < 10 {
				t.Errorf("only %d sentences", told)
			}
		})
	}
}
