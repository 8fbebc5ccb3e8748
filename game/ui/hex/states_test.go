package hex_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	rules "onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// TestOnlyWhatATileHasIsStrengthened checks that the sheet of a tile on the board tells a bonus of the modules beside
// it (6.2) only if the tile has what that changes, and of changed initiative the phases in which it strikes now.
func TestOnlyWhatATileHasIsStrengthened(t *testing.T) {
	v, none, told, phased := voice.English(), [rules.DirCount]uint8{}, 0, 0
	for _, seed := range []string{"one", "two", "three", "four"} {
		s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["moloch","outpost"]}`, seed)
		k, n := hex.New(v.For(s.Game)), 0
		playOut(t, s, seed, func(int) {
			if n++; n%9 != 0 || s.Result().Over {
				return
			}
			view := s.View().(*rules.View)
			works := view.Works()
			for h, c := range view.Cells {
				if c.Tile == rules.NoTile {
					continue
				}
				sheet := k.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1,
					Inspect: table.KindPiece.Spot(c.Tile.ID())}, 1280, 720).(*skin.Picture).Open.Inspect
				if sheet == nil {
					t.Fatalf("%s has no sheet", c.Tile.ID())
				}
				d := c.Tile.Kind().Data()
				if strikes := view.Strikes(rules.Hex(h), works); len(strikes) > 0 &&
					(works.Initiative[h] != 0 || works.Extra[h] != 0) {
					phased++
					first := fmt.Sprintf("Now strikes in phase %d", strikes[0].Phase)
					if !slices.ContainsFunc(sheet.List, func(r panel.Record) bool {
						return strings.HasPrefix(r.Text, first)
					}) {
						t.Errorf("%s does not say %q", c.Tile.ID(), first)
					}
				}
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
	if told == 0 || phased == 0 {
		t.Error("nothing was ever strengthened, or hastened")
	}
}

// TestConnectorsAreLitWhereTheyWork checks that a connector of a module that works on enemies is lit only towards an
// enemy (6.4), and that of a Scoper only towards an enemy's module (6.5).
func TestConnectorsAreLitWhereTheyWork(t *testing.T) {
	v, lit := voice.English(), 0
	for _, armies := range []string{"borgo", "moloch"} { // the Outpost has both modules
		s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["outpost","`+armies+`"]}`, "lit")
		skin := hex.New(v.For(s.Game))
		playOut(t, s, "lit", func(int) {
			if s.Result().Over {
				return
			}
			m, _, _ := hex.LaidOut(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720))
			view := s.View().(*rules.View)
			for h, c := range view.Cells {
				if c.Tile == rules.NoTile || c.Tile.Kind().Data().Gifts == nil {
					continue
				}
				on := c.Tile.Kind().Data().Gifts[0].On
				for i := range rules.DirCount {
					n := rules.Hex(h).Next(rules.Dir((i + int(c.Rot)) % rules.DirCount))
					if m.Cells[h].Tile.Linked>>i&1 == 0 || on == rules.OnFriend {
						continue
					}
					lit++
					if view.Friends(view.Owner(rules.Hex(h)), view.Owner(n)) ||
						on == rules.OnEnemyModule && !view.Cells[n].Tile.Is(rules.Module) {
						t.Errorf("%s lights up towards %s", c.Tile.ID(), view.Cells[n].Tile.ID())
					}
				}
			}
		})
	}
	if lit == 0 {
		t.Error("no such connector was ever lit")
	}
}
