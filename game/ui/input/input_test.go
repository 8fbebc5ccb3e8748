package input_test

import (
	"reflect"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/tiles"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/input"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
	"onelongnight/game/ui/uitest"
)

// seen is a game at rest, or one whose film is running.
type seen struct {
	*uitest.Bench
	hands *hands
}

func (s seen) Front() scene.Picture                   { return s.Picture() }
func (s seen) Asks() bool                             { return true }
func (s seen) Playing() bool                          { return s.hands.film }
func (s seen) Passes() bool                           { return s.hands.passes }
func (s seen) IgnoresTaps(table.Spot, time.Time) bool { return s.hands.begins }
func (s seen) IgnoresTap(table.Spot, time.Time) bool  { return s.hands.ends }

// closed is a closed book.
type closed struct{}

func (closed) Typing() bool       { return false }
func (closed) Typed() string      { return "" }
func (closed) Search(string)      {}
func (closed) Lists(float64) bool { return false }

// unasked are hints that nobody has asked for.
type unasked struct{}

func (unasked) Minds() bool { return false }

// hands are all kinds of input to a game, and the intents they lead to.
type hands struct {
	*uitest.Bench
	in     *input.Input
	meant  []input.Intent
	events []desk.Event // of the next frame
	plays  bool         // touches reach the game
	film   bool         // the film is running
	passes bool         // the moment passes by itself
	begins bool         // it has just begun,
	ends   bool         // or just ended
}

// Events returns the events of the next frame.
func (h *hands) Events(list []desk.Event) (all []desk.Event, notes bool) {
	list, h.events = append(list, h.events...), nil
	return list, true
}

// frame runs a frame with some events.
func (h *hands) frame(events ...desk.Event) {
	h.events = events
	h.in.Update(h.Viewport())
	h.Desk.Painted()
}

// finger returns an event of a pointer at a point.
func finger(kind desk.EventKind, x, y float64) desk.Event {
	return desk.Event{Kind: kind, Pointer: 3, X: x, Y: y, When: time.Now()}
}

// newHands returns the input of a new game of tiles, which are on the table, or of cards, which are not.
func newHands(t *testing.T, stored string) *hands {
	t.Helper()
	h := &hands{Bench: uitest.NewBench(tiles.Kind{}, voice.NewTiles, map[string]string{"settings": stored})}
	if stored == "cards" {
		h.Bench = uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	}
	if err := h.Deal(); err != nil {
		t.Fatal(err)
	}
	view := seen{h.Bench, h}
	do := func(what input.Intent) {
		if h.meant = append(h.meant, what); h.plays {
			if _, err := h.Session().Touch(what.Spot); err != nil {
				t.Error(err)
			}
		}
	}
	commands := func() []desk.Command { return []desk.Command{h.Named("menu", func() {})} }
	bindings := settings.NewBindings(h.Desk, h.Host, h.Store, h.Toasts)
	bindings.Load()
	turning := input.NewTurning(h.Desk, unasked{})
	h.in = input.New(h.Desk, turning, input.Needs{View: view, Book: closed{}, Prefs: h.Prefs,
		Keys: bindings, Messages: h.Toasts, Events: h.Events, Commands: commands, Do: do,
		Hints: unasked{}})
	return h
}

// TestATapIsATouch: a tap touches the thing at its point, or nothing if there is none.
func TestATapIsATouch(t *testing.T) {
	h := newHands(t, "")
	spot := h.Next()[0]
	x, y, ok := h.Picture().Where(spot)
	if !ok {
		t.Fatalf("%v is not seen", spot)
	}
	h.in.Pointer.Tap(x, y)
	h.in.Pointer.Hold(x, y)
	h.in.Pointer.Tap(1279, 1)
	want := []input.Intent{{Kind: input.Touch, Spot: spot}, {Kind: input.Hold, Spot: spot}, {Kind: input.Beside}}
	if !reflect.DeepEqual(h.meant, want) {
		t.Errorf("it means %v, not %v", h.meant, want)
	}
}

// TestKeysMeanTheSame as buttons and taps do.
func TestKeysMeanTheSame(t *testing.T) {
	h := newHands(t, "cards")
	for _, key := range []desk.Key{desk.KeyEscape, desk.Key("U"), desk.KeyRight, desk.KeyEnter} {
		h.in.Keyboard.Press(key, desk.NoPad)
	}
	want := []input.Intent{{Kind: input.Back}, {Kind: input.Give, IDs: []string{"undo", "locked"}},
		{Kind: input.Touch, Spot: h.Next()[0]}}
	if !reflect.DeepEqual(h.meant, want) {
		t.Errorf("they mean %v, not %v", h.meant, want)
	}
}

// TestScanningGoesRound: the focus goes from group to group, and one key takes what it is on.
func TestScanningGoesRound(t *testing.T) {
	h := newHands(t, "scan=1")
	now := time.Now()
	var focused []table.Spot
	for range 3 {
		h.in.Advance(now, 0)
		focused = append(focused, h.Focused())
		now = now.Add(time.Second)
	}
	if h.in.Resting() || !slices.Contains(focused, table.KindButton.Spot("menu")) ||
		!slices.Contains(h.Next(), focused[0]) {
		t.Fatalf("it goes by %v", focused)
	}
	for range 2 { // the group, and one of its things
		h.in.Keyboard.Press(desk.KeyEnter, desk.NoPad)
	}
	if len(h.meant) == 0 || h.meant[0].Kind != input.Touch && h.meant[0].Kind != input.Tell {
		t.Errorf("it means %v", h.meant)
	}
}

// TestTouchesOfOneFrameAreTaps: a finger that goes down and up between two frames makes a tap; lifted and put down
// elsewhere, it makes two.
func TestTouchesOfOneFrameAreTaps(t *testing.T) {
	h := newHands(t, "cards")
	one, two := h.Next()[0], h.Next()[1]
	x, y, _ := h.Picture().Where(one)
	toX, toY, _ := h.Picture().Where(two)
	h.frame(finger(desk.PointerDown, x, y), finger(desk.PointerUp, x, y), finger(desk.PointerDown, toX, toY),
		finger(desk.PointerUp, toX, toY))
	for range 3 {
		h.frame()
	}
	want := []input.Intent{{Kind: input.Touch, Spot: one}, {Kind: input.Touch, Spot: two}}
	if !reflect.DeepEqual(h.meant, want) {
		t.Errorf("it means %v, not %v", h.meant, want)
	}
}

// TestAPressIsOfWhatWasThere: a press means the thing that was visible when the finger went down, even if the picture
// has changed since.
func TestAPressIsOfWhatWasThere(t *testing.T) {
	h := newHands(t, "")
	one := h.Next()[0]
	x, y, _ := h.Picture().Where(one)
	h.frame(finger(desk.PointerDown, x, y))
	h.Resize(h.Viewport(), 1000, 1300)
	h.SetPicture(h.Paint(scene.Scene{Session: h.Session()}))
	if spot, _ := h.Picture().At(x, y); spot == one {
		t.Fatal("nothing has moved")
	}
	h.frame(finger(desk.PointerUp, x, y))
	if want := []input.Intent{{Kind: input.Touch, Spot: one}}; !reflect.DeepEqual(h.meant, want) {
		t.Errorf("it means %v, not %v", h.meant, want)
	}
}

// TestWhatIsTakenAwayDoesNothing: a tap, a long press or a drag has no effect if the system takes the pointer away.
func TestWhatIsTakenAwayDoesNothing(t *testing.T) {
	h := newHands(t, "cards")
	spot := h.Next()[0]
	x, y, _ := h.Picture().Where(spot)
	h.frame(finger(desk.PointerDown, x, y), finger(desk.PointerCancel, 0, 0), finger(desk.PointerUp, x, y))
	if len(h.meant) > 0 || !h.in.Resting() {
		t.Errorf("it means %v", h.meant)
	}
	h.plays = true
	h.frame(finger(desk.PointerDown, x, y), finger(desk.PointerMove, x, y-90))
	if now, _ := h.in.Carried(false); now == nil {
		t.Fatal("nothing is carried")
	}
	h.frame(finger(desk.PointerCancel, 0, 0))
	h.in.Advance(time.Now(), time.Second)
	if now, _ := h.in.Carried(false); now != nil || len(h.Session().Selected()) > 0 || len(h.meant) != 1 {
		t.Errorf("it leaves %v carried, %v selected, and means %v", now, h.Session().Selected(), h.meant)
	}
}

// TestALongPressOfASlowFrame is a tap: the finger was up again before anything could be shown.
func TestALongPressOfASlowFrame(t *testing.T) {
	h := newHands(t, "")
	spot := h.Next()[0]
	x, y, _ := h.Picture().Where(spot)
	down := finger(desk.PointerDown, x, y)
	down.When = down.When.Add(-600 * time.Millisecond)
	h.frame(down, finger(desk.PointerUp, x, y))
	if want := []input.Intent{{Kind: input.Touch, Spot: spot}}; !reflect.DeepEqual(h.meant, want) {
		t.Errorf("it means %v, not %v", h.meant, want)
	}
}

// button is a picture with nothing but a button that fills it.
type button struct {
	scene.Picture
	id string
}

func (b button) At(_, _ float64) (table.Spot, bool) { return table.KindButton.Spot(b.id), true }

// TestATouchAfterAFilmIsNotLate: for a second after a film has ended by itself, a touch of a button means the one that
// was there before. Somebody who cuts the film knows what comes.
func TestATouchAfterAFilmIsNotLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, ends := range []bool{false, true} {
			for _, wait := range []time.Duration{500, 800, 1100} {
				h := newHands(t, "cards")
				bare := h.Picture()
				show := func(id string, film bool, events ...desk.Event) {
					h.SetPicture(button{bare, id})
					h.film, h.meant = film, nil
					h.frame(events...)
				}
				tap := func() []desk.Event {
					return []desk.Event{finger(desk.PointerDown, 9, 9), finger(desk.PointerUp, 9, 9)}
				}
				show("skip", true)
				if ends {
					show("skip", true, tap()...)
				}
				time.Sleep(wait * time.Millisecond)
				show("stay", false, tap()...)
				if want := wait > 1000 || ends && wait > 600; (len(h.meant) == 1) != want {
					t.Errorf("ended by a touch %v, %d ms later a touch does %v", ends, wait, h.meant)
				}
			}
		}
	})
}

// TestATouchAfterAPassIsNotForTheNext: the same holds a little longer after a moment that passed by itself, unless
// somebody ended it with a touch.
func TestATouchAfterAPassIsNotForTheNext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, ends := range []bool{false, true} {
			for _, wait := range []time.Duration{500, 1100, 1300} {
				h := newHands(t, "cards")
				bare := h.Picture()
				show := func(id string, passes bool, events ...desk.Event) {
					h.SetPicture(button{bare, id})
					h.passes, h.meant = passes, nil
					h.frame(events...)
				}
				tap := []desk.Event{finger(desk.PointerDown, 9, 9), finger(desk.PointerUp, 9, 9)}
				if show("end", true); ends {
					show("end", true, tap...)
				}
				time.Sleep(wait * time.Millisecond)
				show("stay", false, tap...)
				if want := wait > 1200 || ends && wait > 600; (len(h.meant) == 1) != want {
					t.Errorf("ended by a touch %v, %d ms later a touch does %v", ends, wait, h.meant)
				}
			}
		}
	})
}

// TestAButtonIsNotTouchedForAnother: a touch does not count for a button that has just replaced another one. It counts
// if the button is the same, and after a while.
func TestAButtonIsNotTouchedForAnother(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := newHands(t, "cards")
		bare := h.Picture()
		touch := func(id string) (meant bool) {
			h.SetPicture(button{bare, id})
			h.meant = nil
			h.frame(finger(desk.PointerDown, 9, 9), finger(desk.PointerUp, 9, 9))
			return len(h.meant) == 1 && h.meant[0].Spot.ID == id
		}
		for range 2 {
			if !touch("skip") {
				t.Error("a button that has been there all the time cannot be touched")
			}
		}
		time.Sleep(300 * time.Millisecond)
		if touch("keep") {
			t.Error("a button is touched that came in the place of another just now")
		}
		time.Sleep(700 * time.Millisecond)
		if !touch("keep") {
			t.Error("it cannot be touched later")
		}
		h.SetPicture(bare)
		h.frame()
		time.Sleep(300 * time.Millisecond)
		if !touch("keep") {
			t.Error("it cannot be touched when it comes again")
		}
		h.Open(scene.MenuPanel)
		if !touch("settings") {
			t.Error("a button of a panel waits for what stood on the table")
		}
	})
}
