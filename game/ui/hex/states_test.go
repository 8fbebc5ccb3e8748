package hex_test

import (
	"strings"
	"testing"

	rules "onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// TestOnlyWhatATileHasIsStrengthened checks that the sheet of a tile on the board tells a bonus of the modules beside
// it (6.2) only if the tile has what that changes.
func TestOnlyWhatATileHasIsStrengthened(t *testing.T) {
	v, none, told := voice.English(), [rules.DirCount]uint8{}, 0
	for _, seed := range []string{"one", "two", "three", "four"} {
		s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["moloch","outpost"]}`, seed)
		k, n := hex.New(v.For(s.Game)), 0
		playOut(t, s, seed, func(int) {
			if n++; n%9 != 0 || s.Result().Over {
				return
			}
			for _, c := range s.View().(*rules.View).Cells {
				if c.Tile == rules.NoTile {
					continue
				}
				sheet := k.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1,
					Inspect: table.KindPiece.Spot(c.Tile.ID())}, 1280, 720).(*skin.Picture).Open.Inspect
				if sheet == nil {
					t.Fatalf("%s has no sheet", c.Tile.ID())
				}
				d := c.Tile.Kind().Data()
				for _, line := range sheet.List {
					melee, shot := strings.HasPrefix(line.Text, "Strikes +"), strings.HasPrefix(line.Text, "Shots +")
					if melee && d.Face.Melee == none || shot && d.Face.Ranged == none {
						t.Errorf("of %s it says %q", c.Tile.ID(), line.Text)
					}
					if melee || shot {
						told++
					}
				}
			}
		})
	}
	if told == 0 {
		t.Error("nothing was ever strengthened")
	}
}
