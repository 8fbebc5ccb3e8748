package ui_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// TestEveryMomentIsDrawn: whatever happens in a game played at random, by oneself or by others, its film can be drawn
// at every time, on a phone, in a wide window, and in the smallest one with the largest letters.
func TestEveryMomentIsDrawn(t *testing.T) {
	views := []struct{ w, h, text float64 }{{360, 640, 1}, {821, 462, 1}, {320, 480, 2}}
	canvas := kit.NewCanvas(blind{uitest.NewDevice(1, 1)})
	for _, g := range every.Games(t) {
		name := g.Game.Kind().Name()
		at := slices.IndexFunc(shelf.Offers(), func(o ui.Offer) bool { return o.Kind.Name() == name })
		if at < 0 {
			continue // the tiny games have no films
		}
		t.Run(g.Name, func(t *testing.T) {
			s, err := table.Begin(g.Game, g.Speak, table.Together(g.Game), g.Name)
			if err != nil {
				t.Fatal(err)
			}
			skin := shelf.Offers()[at].NewSkin(g.Game)
			rng, drawn := game.NewStream(game.SeedOf(g.Name)), 0
			for !s.Result().Over {
				from, legal := s.StepCount(), s.LegalMoves() // of whoever's turn it is, seen by who sat down first
				if err := s.Play(legal[rng.Below(len(legal))]); err != nil {
					t.Fatal(err)
				}
				view := views[drawn%len(views)]
				c := &scene.Screen{TextScale: view.text}
				first, steps := s.Steps()
				for _, b := range skin.(scene.Animator).Beats(from, steps[from-first:]) {
					drawn++
					paint := func(until, fresh int) scene.Picture {
						past := scene.Scene{Session: s, Past: steps[:until-first], Fresh: fresh, Until: until}
						return skin.Paint(past, c, view.w, view.h)
					}
					before, after := paint(b.First, 0), paint(b.Last+1, b.Last+1-b.First)
					for k := range 5 {
						canvas.Begin(0.05) // small pictures are baked fast
						after.Draw(canvas, scene.Moment{Before: before, T: b.Length * float64(k) / 4, Length: b.Length})
						canvas.End()
					}
				}
			}
			if drawn < 20 {
				t.Errorf("only %d moments were drawn", drawn)
			}
		})
	}
}
