package hex_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
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
// takes it back (issue: "put back at will until confirmed"). Placed again it is turned as before.
func TestATileIsTurnedByItsRing(t *testing.T) {
	for name, size := range map[string][2]float64{"desktop": {1280, 720}, "phone": {360, 640}} {
		t.Run(name, func(t *testing.T) {
			w, host := open(t, "", "speed=0 tips=off level=1", "outpost", size[0], size[1])
			id := turning(t, w, host)
			p, _ := w.Run()
			first := w.Screen().Turn
			if m, _, _ := hex.LaidOut(p); table.KindTurn.Spot(strconv.Itoa(m.Turning.Way)) != first {
				t.Errorf("the tile is turned to %s, and shown turned to %d", first, m.Turning.Way)
			}
			second, third := beside(first, 2), beside(first, 4)
			x, y, ok := p.Where(first)
			to, toY, can := p.Where(second)
			if !ok || !can {
				t.Fatal("the ring has no notches")
			}
			w.Swipe(x, y, to, toY)
			w.Run()
			if got := w.Screen().Turn; got != second {
				t.Fatalf("dragged from %s to %s, it became %s", first, second, got)
			}
			moves := kept(t, host).MoveCount()
			if !w.Tap(third.String()) || w.Screen().Turn != third || kept(t, host).MoveCount() != moves {
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
			again := func() table.Spot {
				w.Tap("card:" + id)
				w.Tap(free)
				w.Run()
				return w.Screen().Turn
			}
			turned := beside(again(), 1)
			w.Tap(turned.String())
			w.Tap("card:" + id)
			w.Run()
			if got := again(); got != turned {
				t.Errorf("placed again it is turned to %s; it was turned to %s before", got, turned)
			}
		})
	}
}

// beside returns the way to turn that is some steps clockwise from another.
func beside(turn table.Spot, steps int) table.Spot {
	n, _ := strconv.Atoi(turn.ID)
	return table.KindTurn.Spot(strconv.Itoa((n + steps) % rules.DirCount))
}

// mid returns a point at which a thing can be touched, far outside the window if there is none.
func mid(p scene.Picture, spot table.Spot) (x, y float64) {
	x, y, ok := p.Where(spot)
	if !ok {
		return -1, -1
	}
	return x, y
}

// TestATileLooksIntoTheBoard checks that a tile put down at the rim first turns what it does most to the board's
// inside, that one that has moved lies as it lay, and that one that turns in place is shown turned.
func TestATileLooksIntoTheBoard(t *testing.T) {
	seen := map[string]int{}
	for _, seed := range strings.Fields("one two three four") {
		s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["borgo","outpost"]}`, seed)
		skin := hex.New(voice.English().For(s.Game))
		rng := game.NewStream(game.SeedOf(seed))
		for !s.Result().Over {
			if err := s.Sit(s.Turn()); err != nil {
				t.Fatal(err)
			}
			v := s.View().(*rules.View)
			if v.Ask == rules.AskRotate {
				m, _, _ := hex.LaidOut(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 360, 640))
				n := m.Turning.Way
				k, was := v.Tile.Kind(), int(v.Cells[v.At].Rot)
				to := v.At.Next(rules.Dir((int(k.Front()) + n) % rules.DirCount))
				switch {
				case v.From == v.At:
					seen["in place"]++
				case v.From != rules.NoHex:
					if seen["moved"]++; n != was {
						t.Errorf("moved, %s is turned from %d to %d", v.Tile.ID(), was, n)
					}
				case !rules.Inner.Has(v.At) && k.Data().Turns == rules.DirCount:
					if seen["rim"]++; to == rules.NoHex || !rules.Inner.Has(to) {
						t.Errorf("on %s, %s looks to %q", v.At, v.Tile.ID(), to)
					}
				}
			}
			actions := s.Actions()
			if err := s.Play(actions[rng.Below(len(actions))].Move); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, what := range []string{"in place", "moved", "rim"} {
		if seen[what] == 0 {
			t.Errorf("no tile %s was seen", what)
		}
	}
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
		first := w.Screen().Turn
		on, back := sum[beside(first, 1)], sum[beside(first, 5)]
		if on[2] < 60 || back[2] < 60 {
			t.Fatalf("%s: at %s the wheel turns to %v", thumb, w.Screen().Turn, sum)
		}
		w.App.Tap(on[0]/on[2], on[1]/on[2])
		if w.Run(); w.Screen().Turn != beside(first, 1) {
			t.Errorf("%s: one arrow turns it to %s", thumb, w.Screen().Turn)
		}
		w.App.Tap(back[0]/back[2], back[1]/back[2])
		if w.Run(); w.Screen().Turn != first {
			t.Errorf("%s: the other turns it back to %s", thumb, w.Screen().Turn)
		}
	}
}
