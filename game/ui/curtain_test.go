package ui_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/ui/games"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// TestTheCurtainShowsWhoIsNext: in every game with a look, the curtain of each side stands under its own emblem, in a
// colour of its own that its name can be read in.
func TestTheCurtainShowsWhoIsNext(t *testing.T) {
	const presses = 200
	for _, g := range tables(t) {
		_, ok := games.Look(g.Game.Kind().Name())
		alone := slices.ContainsFunc(g.Game.Seats(), func(s game.SeatInfo) bool { return s.Scripted })
		if !ok || alone {
			continue
		}
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			b := together(t, g)
			signs := map[string]panel.Sign{}
			for range presses {
				if b.Screen().Panel == scene.CurtainPanel {
					p, _ := b.Run()
					signs[b.words()] = p.(*skin.Picture).Open.Panel.(*panel.Curtain).Sign
				}
				b.proceed()
				if len(signs) == len(g.Game.Seats()) || len(b.Moves()) == 0 {
					break
				}
				b.Press(b.Moves()[0])
			}
			emblems, colors := map[panel.Image]bool{}, map[kit.Color]bool{}
			for side, s := range signs {
				emblems[s.Image], colors[s.Color] = true, true
				if of := kit.Contrast(s.Color, kit.PanelTop); s.Image == nil || of < 4.5 {
					t.Errorf("%s has the emblem %v and a contrast of %.1f", side, s.Image, of)
				}
			}
			if n := len(g.Game.Seats()); len(signs) != n || len(emblems) != n || len(colors) != n {
				t.Errorf("of %d sides, %d curtains fell with %d emblems in %d colours", n, len(signs), len(emblems),
					len(colors))
			}
		})
	}
}
