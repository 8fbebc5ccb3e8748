package ui_test

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/look"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
)

// tinyLook opens a tiny game in its own look on a phone: the cards, 0, or the walk on a map, 1.
func tinyLook(t *testing.T, of int, settings string) *bench {
	t.Helper()
	h := &uitest.Host{Kinds: []game.Kind{cards.Kind{}, solo.Kind{}}, Stored: map[string]string{"settings": settings}}
	app := ui.New(h, look.Offers("en")[of])
	return &bench{&uitest.Window{App: app, W: 360, H: 640}, h, t}
}

// walk begins a walk on the map.
func walk(t *testing.T, settings string) *bench {
	t.Helper()
	b := tinyLook(t, 1, settings)
	b.Press("button:play-calm")
	return b
}

// seen is the map and what is seen of it.
func (b *bench) seen() (kit.Field, kit.Camera) {
	b.t.Helper()
	p, _ := b.Run()
	f, ok := p.Field()
	if !ok {
		b.t.Fatal("there is no field")
	}
	return f, f.Within(b.Screen().Scroll.Field)
}

// still lets time pass until the map moves no more.
func (b *bench) still() (kit.Field, kit.Camera) {
	b.t.Helper()
	f, at := b.seen()
	for quiet := 0; quiet < 5; time.Sleep(5 * time.Millisecond) {
		_, now := b.seen()
		if quiet++; now != at {
			at, quiet = now, 0
		}
	}
	return f, at
}

const (
	quick  = "speed=0 tips=off"
	lively = "speed=2 tips=off motion=full"
)

// TestADragPansAndATapSelects: the map follows the hand, however it is dragged nothing beyond it is seen, and no move
// is made by that; a tap on a place goes there.
func TestADragPansAndATapSelects(t *testing.T) {
	b := walk(t, quick)
	f, before := b.seen()
	x, y := f.Room.MidX(), f.Room.MidY()
	b.Swipe(x, y, x-104, y-52)
	if _, now := b.still(); math.Abs(now.X-before.X-2) > f.Snap/2 || math.Abs(now.Y-before.Y-1) > f.Snap/2 {
		t.Errorf("the map went from %v to %v", before, now)
	}
	b.Swipe(x, y, x+5000, y+5000)
	if _, now := b.still(); now.X*now.Zoom > f.Room.W/2+1 || now.Y*now.Zoom > f.Room.H/2+1 {
		t.Errorf("at its corner the map is seen at %v in %v", now, f.Room)
	}
	if len(b.Moves()) != 4 || strings.Contains(b.Read(), "goes to") {
		t.Error("a drag made a move")
	}
	b.Press("button:zoom-home")
	if to := b.Moves()[0]; !b.TapMove(b.Host, to) || !strings.Contains(b.Read(), "The walker goes to") {
		t.Errorf("a tap does not make %q", to)
	}
}

// TestAPushGlides: let go while the hand moves, the map goes on and rests where it snaps; who wants no motion sees it
// rest at once, and a touch stops it.
func TestAPushGlides(t *testing.T) {
	b := walk(t, lively)
	f, _ := b.still()
	x, y := f.Room.MidX(), f.Room.MidY()
	b.Fling(x, y, x-100, y, 100*time.Millisecond)
	_, begun := b.seen()
	if _, rest := b.still(); rest.X < begun.X+1 || math.Abs(rest.X/f.Snap-math.Round(rest.X/f.Snap)) > 1e-6 {
		t.Errorf("pushed at %v the map rests at %v", begun, rest)
	}
	b.Press("button:zoom-home")
	b.still()
	b.Fling(x, y, x-100, y, 100*time.Millisecond)
	_, stopped := b.seen()
	b.Hover(x, y)
	b.Wheel(0) // a touch of anything
	if _, rest := b.still(); math.Abs(rest.X-stopped.X) > 0.5 {
		t.Errorf("stopped at %v it rests at %v", stopped, rest)
	}
	calm := walk(t, "speed=2 tips=off motion=calm")
	calm.still()
	calm.Fling(x, y, x-100, y, 100*time.Millisecond)
	_, now := calm.seen()
	if _, rest := calm.still(); now != rest {
		t.Errorf("without motion the map goes on from %v to %v", now, rest)
	}
}

// TestWheelAndPinchZoomAboutAPoint: what is under the pointer, or between the fingers, stays there.
func TestWheelAndPinchZoomAboutAPoint(t *testing.T) {
	for name, zoom := range map[string]func(b *bench, x, y float64){
		"wheel": func(b *bench, x, y float64) {
			b.Hover(x, y)
			b.Wheel(2)
		},
		"pinch": func(b *bench, x, y float64) { b.Pinch(x, y, 1.4, 0, 0) },
	} {
		b := walk(t, quick)
		b.Press("button:zoom-in") // away from the edges, which hold the map
		f, before := b.seen()
		x, y := f.Room.MidX()+40, f.Room.MidY()-30
		wasX, wasY := f.Under(before, x, y)
		zoom(b, x, y)
		_, now := b.seen()
		if isX, isY := f.Under(now, x, y); now.Zoom < before.Zoom*1.2 || math.Hypot(isX-wasX, isY-wasY) > 0.01 {
			t.Errorf("%s: from %v to %v, what was at %v, %v is at %v, %v", name, before, now, wasX, wasY, isX, isY)
		}
	}
	b := walk(t, quick)
	f, before := b.seen()
	b.Pinch(f.Room.MidX(), f.Room.MidY(), 1, -52, 0)
	if _, now := b.seen(); math.Abs(now.X-before.X-1) > 0.01 || now.Zoom != before.Zoom {
		t.Errorf("two fingers that go together take the map from %v to %v", before, now)
	}
}

// TestKeysMoveTheMap, and make it larger and smaller.
func TestKeysMoveTheMap(t *testing.T) {
	b := walk(t, quick)
	_, home := b.seen()
	for _, x := range []struct {
		key  desk.Key
		does func(was, now kit.Camera) bool
	}{
		{desk.Key("+"), func(was, now kit.Camera) bool { return now.Zoom > was.Zoom }},
		{desk.Key("D"), func(was, now kit.Camera) bool { return now.X > was.X && now.Y == was.Y }},
		{desk.Key("S"), func(was, now kit.Camera) bool { return now.X == was.X && now.Y > was.Y }},
		{desk.Key("A"), func(was, now kit.Camera) bool { return now.X < was.X && now.Y == was.Y }},
		{desk.Key("W"), func(was, now kit.Camera) bool { return now.X == was.X && now.Y < was.Y }},
		{desk.Key("-"), func(was, now kit.Camera) bool { return now.Zoom < was.Zoom }},
		{desk.Key("0"), func(_, now kit.Camera) bool { return now == home }},
	} {
		_, was := b.seen()
		b.key(x.key)
		if _, now := b.still(); !x.does(was, now) {
			t.Errorf("%v: from %v to %v", x.key, was, now)
		}
	}
}

// inSight tells whether a place is wholly in sight.
func (b *bench) inSight(spot table.Spot) bool {
	p, _ := b.Run()
	f, at := b.seen()
	r, ok := p.Lies(spot)
	r = f.Rect(at, r)
	room := f.Room.Inset(-0.5)
	return ok && r.X >= room.X && r.Y >= room.Y && r.Right() <= room.Right() && r.Bottom() <= room.Bottom()
}

// TestTheFocusBringsIntoSight: the arrows go to what is out of sight too, and so do the hidden buttons' focus and
// presses; what is out of sight cannot be hit.
func TestTheFocusBringsIntoSight(t *testing.T) {
	far := spotOf("place:p12")
	b := walk(t, quick)
	p, _ := b.Run()
	if x, y, ok := p.Where(far); ok {
		t.Errorf("%s is out of sight, and is hit at %v, %v", far, x, y)
	}
	seen := map[string]bool{} // the rows of the map
	for range 40 {
		b.key(desk.KeyUp)
		if at := b.Screen().Focus; at.Kind == table.KindPlace {
			seen[strings.TrimLeft(at.ID, "abcdefghijklmnop")] = true
			if !b.inSight(at) {
				t.Fatalf("the focus is on %s, which is not in sight", at)
			}
		}
	}
	if len(seen) < 10 {
		t.Errorf("the arrow finds things in %d rows of the map", len(seen))
	}
	hidden := map[string]int{}
	for name, reach := range map[string]func(id string){
		"focus": func(id string) { b.App.Focus(id) },
		"press": func(id string) { b.Press(id, "button:close") },
	} {
		b.key("0")
		for _, button := range b.Buttons {
			spot, err := table.ParseSpot(button.ID)
			if err != nil || spot.Kind != table.KindPlace || button.X != 0 || b.inSight(spot) {
				continue
			}
			hidden[name]++
			reach(button.ID)
			if !b.inSight(spot) {
				t.Errorf("%s: %s is still out of sight", name, spot)
			}
		}
		if hidden[name] < 5 {
			t.Errorf("%s: %d things were out of sight", name, hidden[name])
		}
	}
}

// TestAMoveByAButtonIsSeen wherever the map was looked at.
func TestAMoveByAButtonIsSeen(t *testing.T) {
	b := walk(t, quick)
	f, _ := b.seen()
	b.Swipe(f.Room.MidX(), f.Room.MidY(), -3000, -3000)
	to := spotOf("place:" + strings.TrimPrefix(b.Moves()[0], "go "))
	if b.inSight(to) {
		t.Fatal("the walker is still in sight, so this shows nothing")
	}
	b.Press(b.Moves()[0])
	if !b.inSight(to) {
		t.Errorf("the walker went to %s, out of sight", to)
	}
}

// TestTheMapStaysWhereItIs when its commands come with the first picture, and when something lies open over it.
func TestTheMapStaysWhereItIs(t *testing.T) {
	b := walk(t, quick)
	f, at := b.seen()
	for _, id := range []string{"button:mute", "button:menu", "button:close", "place:e6@0", "button:close"} {
		b.Press(id)
		if g, now := b.seen(); g.Room != f.Room || now != at {
			t.Errorf("after %s the map is seen at %v in %v, and was at %v in %v", id, now, g.Room, at, f.Room)
		}
	}
}

// TestOnlyAFieldZooms: a table without one has neither buttons nor keys for it, and what they do elsewhere does nothing
// there.
func TestOnlyAFieldZooms(t *testing.T) {
	b := tinyLook(t, 0, quick)
	b.Press("button:play-first")
	b.key("+")
	b.key("D")
	if at := b.Screen().Scroll.Field; at != (kit.Camera{}) || slices.Contains(b.can(), "zoom-in") {
		t.Errorf("cards are seen at %v, and can be %v", at, b.can())
	}
	for of, want := range []bool{false, true} {
		b := tinyLook(t, of, quick)
		b.Press([]string{"button:play-first", "button:play-calm"}[of], "button:menu", "button:settings", "button:keys")
		if got := keyOf(b, "zoom.in") == "+"; got != want {
			t.Errorf("game %d has a key to zoom: %v", of, got)
		}
	}
}

// idlePoint is a point of the field where nothing can be chosen, false if there is none.
func (b *bench) idlePoint(f kit.Field) (x, y float64, ok bool) {
	p, _ := b.Run()
	for i := range 400 {
		x, y = f.Room.X+f.Room.W*(0.5+float64(i%20))/20, f.Room.Y+f.Room.H*(0.5+float64(i/20))/20
		if spot, there := p.At(x, y); !there && f.Room.Inset(12).Contains(x, y) || spot.Kind == table.KindOverlay {
			return x, y, spot.Kind != table.KindOverlay
		}
	}
	return 0, 0, false
}

// TestADoubleTapLooksClose: two taps where nothing can be chosen show a field of a phone close up, two more all of it,
// and neither moves anything; two fingers do it too. What is out of sight then cannot be hit, and all that can be
// chosen lies on the field or is in sight.
func TestADoubleTapLooksClose(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		b.W, b.H = 390, 844
		p, _ := b.Run()
		f, ok := p.Field()
		if !ok {
			return
		}
		made := len(b.session(g).Record().Moves)
		x, y, ok := b.idlePoint(f)
		if !ok {
			t.Fatal("something can be chosen everywhere")
		}
		_, before := b.still()
		b.App.Tap(x, y)
		if _, now := b.still(); now != before {
			t.Errorf("one tap takes the field from %v to %v", before, now)
		}
		time.Sleep(400 * time.Millisecond) // the next is none of two
		b.App.Tap(x, y)
		b.App.Tap(x, y)
		if _, now := b.still(); now.Zoom < 1.9*before.Zoom {
			t.Errorf("two taps zoom the field from %v to %v", before, now)
		}
		p, _ = b.Run()
		for _, spot := range b.session(g).Next() {
			x, y, seen := p.Where(spot)
			_, lies := p.Lies(spot)
			if !seen && !lies || seen && lies && !f.Room.Contains(x, y) {
				t.Errorf("close up %s is at %v, %v: in sight %v, on the field %v", spot, x, y, seen, lies)
			}
		}
		if x, y, ok = b.idlePoint(f); ok {
			b.App.Tap(x, y)
			b.App.Tap(x, y)
			if _, now := b.still(); now != before {
				t.Errorf("two more taps show %v, not %v", now, before)
			}
		}
		b.Pinch(f.Room.MidX(), f.Room.MidY(), 1.5, 0, 0)
		_, near := b.still()
		b.Pinch(f.Room.MidX(), f.Room.MidY(), 0.4, 0, 0)
		if _, now := b.still(); near.Zoom < 1.4*before.Zoom || now.Zoom > before.Zoom*1.001 {
			t.Errorf("fingers take the field from %v to %v and %v", before, near, now)
		}
		if n := len(b.session(g).Record().Moves); n != made {
			t.Errorf("%d moves were made", n-made)
		}
	})
}

// TestADecisionBeginsWhereItsFieldDoes: a field that wants it is seen from where it begins with each decision, and is
// left where the hand moved it until the next.
func TestADecisionBeginsWhereItsFieldDoes(t *testing.T) {
	t.Parallel()
	begun, moved := 0, 0
	for _, g := range tables(t) {
		b := together(t, g)
		b.W, b.H = 360, 640
		for range 60 {
			b.proceed()
			p, _ := b.Run()
			moves := b.Moves()
			if len(moves) > 0 {
				if f, pans := p.Field(); pans && f.Anew {
					begun++
					if at := b.Screen().Scroll.Field; at != (kit.Camera{}) {
						t.Fatalf("%s: a decision begins with %v", g.Name, at)
					}
					b.Swipe(f.Room.MidX(), f.Room.MidY(), f.Room.MidX()+90, f.Room.MidY()+40)
					if _, at := b.still(); at != f.Home() {
						moved++
					}
				}
			}
			if len(moves) == 0 {
				break
			}
			decided := len(b.session(g).Record().Moves)
			for n := 0; n < 5 && len(b.session(g).Record().Moves) == decided; n++ {
				if moves = b.Moves(); len(moves) == 0 {
					break
				}
				b.Press(moves[0])
				b.proceed()
			}
		}
	}
	if begun < 3 || moved == 0 {
		t.Errorf("%d decisions began on such a field, and the hand moved it in %d", begun, moved)
	}
}
