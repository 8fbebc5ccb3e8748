package hex_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/uitest"
)

// TestEqualTilesAreEqual: of equal tiles in hand only the lowest copy is offered (11.3); the others are lit like it,
// and a touch of one takes that up.
func TestEqualTilesAreEqual(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var w *uitest.Window
		var host *uitest.Host
		rng := game.NewStream(game.SeedOf("equal"))
		for n := range 20000 {
			if n%2000 == 0 { // another game
				w, host = open(t, "", "speed=0 tips=off level=1", "outpost", 360, 640)
			}
			p, _ := w.Run()
			can := host.Moves()
			if len(can) == 0 {
				time.Sleep(50 * time.Millisecond)
				continue
			}
			v := kept(t, host).View().(*rules.View)
			hand := v.Hand[v.Who].Tiles()
			offered := func(of rules.Tile) bool {
				return slices.ContainsFunc(can, func(id string) bool { return strings.Contains(id, of.ID()) })
			}
			lower, at := -1, slices.IndexFunc(hand, func(of rules.Tile) bool { return !offered(of) })
			if at >= 0 && v.Ask == rules.AskAct {
				lower = slices.IndexFunc(hand, func(of rules.Tile) bool {
					return offered(of) &&
						of.Kind() == hand[at].Kind()
				})
			}
			if lower < 0 {
				w.Press(can[rng.Below(len(can))])
				continue
			}
			m, f, _ := hex.LaidOut(p)
			if m.Hand[at].Tile.Dark || m.Hand[at].Tile.Halo != m.Hand[lower].Tile.Halo || !m.Hand[at].Bound {
				t.Errorf("%s is not shown as %s is", hand[at].ID(), hand[lower].ID())
			}
			w.App.Tap(f.Tiles[at].MidX(), f.Tiles[at].MidY())
			p, _ = w.Run()
			m, _, _ = hex.LaidOut(p)
			if m.Hand[lower].Tile.Halo != art.Picked || m.Hand[lower].Spot != table.KindCard.Spot(hand[lower].ID()) {
				t.Errorf("a touch of %s does not take %s up", hand[at].ID(), hand[lower].ID())
			}
			return
		}
		t.Fatal("no two equal tiles that can be played came into the hand")
	})
}

// TestTheOnlyTileNeedNotBeTouched: where all that can be done is to put down the headquarters (2.3), the free hexes are
// lit at once, and a touch of one puts it there.
func TestTheOnlyTileNeedNotBeTouched(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, host := open(t, "", "speed=0 tips=off level=1", "outpost", 360, 640)
		for range 200 {
			w.Run()
			if len(host.Moves()) > 0 {
				break
			}
			time.Sleep(50 * time.Millisecond)
		}
		can := host.Moves()
		if len(can) < 18 || !strings.HasPrefix(can[0], "place outpost-hq") {
			t.Fatalf("at first one can %v", can)
		}
		place := strings.Fields(can[0])[2]
		if !w.Tap("place:" + place) {
			t.Fatalf("%s cannot be touched", place)
		}
		w.Run()
		if len(host.Moves()) > 0 && strings.HasPrefix(host.Moves()[0], "place outpost-hq") {
			t.Errorf("after a touch of %s one can still %v", place, host.Moves()[:1])
		}
	})
}
