package hex_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// turning plays until a tile of the hand is on the board and can be turned, and returns its ID.
func turning(t *testing.T, w *uitest.Window, host *uitest.Host) string {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); {
		w.Run()
		can := moves(t, host)
		if len(can) == 0 {
			time.Sleep(time.Millisecond) // lets the opponent think
			continue
		}
		placed := can[0]
		if i := slices.IndexFunc(can, func(id string) bool { return strings.HasPrefix(id, "place ") }); i >= 0 {
			placed = can[i]
		}
		w.Press(placed)
		turns := slices.DeleteFunc(host.Moves(), func(id string) bool { return !strings.HasPrefix(id, "turn ") })
		switch {
		case !strings.HasPrefix(placed, "place ") || len(turns) == 0:
		case len(turns) == rules.DirCount:
			return strings.Fields(placed)[1]
		default:
			w.Press(turns[0])
		}
	}
	t.Fatal("nothing was ever turned")
	return ""
}

// TestATileIsTurnedByItsRing checks that dragging along the ring turns a tile, that touching one of the ring's notches
// tries that rotation, that touching another free hex puts the tile there, and that touching its place in the hand
// takes it back (issue: "put back at will until confirmed").
func TestATileIsTurnedByItsRing(t *testing.T) {
	for name, size := range map[string][2]float64{"desktop": {1280, 720}, "phone": {360, 640}} {
		t.Run(name, func(t *testing.T) {
			w, host := open(t, "", "speed=0 tips=off level=1", "outpost", size[0], size[1])
			id := turning(t, w, host)
			p, _ := w.Run()
			first := w.Screen().Turn
			x, y, ok := p.Where(table.KindTurn.Spot("0"))
			to, toY, can := p.Where(table.KindTurn.Spot("2"))
			if !ok || !can {
				t.Fatal("the ring has no notches")
			}
			w.Swipe(x, y, to, toY)
			w.Run()
			if got := w.Screen().Turn; first.ID != "0" || got.ID != "2" {
				t.Fatalf("dragged from up to down right, %s became %s", first, got)
			}
			moves := kept(t, host).MoveCount()
			if !w.Tap("turn:4") || w.Screen().Turn.ID != "4" || kept(t, host).MoveCount() != moves {
				t.Fatalf("touching a notch of the ring shows %s and makes %d moves", w.Screen().Turn,
					kept(t, host).MoveCount()-moves)
			}
			at := p.Within(table.KindPiece.Spot(id))
			free := ""
			for h := range rules.Hex(rules.HexCount) {
				place := table.KindPlace.Spot(h.String())
				if on, _ := p.At(mid(p, place)); on == place && place != at {
					free = place.String()
				}
			}
			if free == "" || !w.Tap(free) {
				t.Fatal("there is no free hex to touch")
			}
			p, _ = w.Run()
			if got := p.Within(table.KindPiece.Spot(id)); got.String() != free {
				t.Errorf("touching %s leaves the tile on %s", free, got)
			}
			if !w.Tap("card:" + id) {
				t.Fatal("its place in the hand cannot be touched")
			}
			if p, _ = w.Run(); p.Within(table.KindPiece.Spot(id)) != table.NoSpot ||
				slices.ContainsFunc(host.Moves(), func(id string) bool { return strings.HasPrefix(id, "turn ") }) {
				t.Error("touching its place in the hand does not take it back")
			}
		})
	}
}

// mid returns a point at which a thing can be touched, far outside the window if there is none.
func mid(p scene.Picture, spot table.Spot) (x, y float64) {
	x, y, ok := p.Where(spot)
	if !ok {
		return -1, -1
	}
	return x, y
}

// TestTheArrowsOfTheWheelTurn checks that each arrow turns by one step in its direction, so that touching both leaves
// the tile as it was.
func TestTheArrowsOfTheWheelTurn(t *testing.T) {
	for _, thumb := range []string{"right", "left"} {
		w, host := open(t, "", "speed=0 tips=off level=1 thumb="+thumb, "outpost", 360, 640)
		turning(t, w, host)
		p, _ := w.Run()
		x0, wide := 360-46-96.0, 192.0
		if thumb == "left" {
			x0 = 46 - 96
		}
		sum := map[table.Spot][3]float64{} // by way to turn: sums of x and y, and number, of its points
		for x := x0; x < x0+wide; x += 4 {
			for y := 640 - 44 - 96.0; y < 640; y += 4 {
				if spot, ok := p.At(x, y); ok && spot.Kind == table.KindTurn {
					s := sum[spot]
					sum[spot] = [3]float64{s[0] + x, s[1] + y, s[2] + 1}
				}
			}
		}
		on, back := sum[table.KindTurn.Spot("1")], sum[table.KindTurn.Spot("5")]
		if w.Screen().Turn.ID != "0" || on[2] < 60 || back[2] < 60 {
			t.Fatalf("%s: at %s the wheel turns to %v", thumb, w.Screen().Turn, sum)
		}
		w.App.Tap(on[0]/on[2], on[1]/on[2])
		if w.Run(); w.Screen().Turn.ID != "1" {
			t.Errorf("%s: one arrow turns it to %s", thumb, w.Screen().Turn)
		}
		w.App.Tap(back[0]/back[2], back[1]/back[2])
		if w.Run(); w.Screen().Turn.ID != "0" {
			t.Errorf("%s: the other turns it back to %s", thumb, w.Screen().Turn)
		}
	}
}
