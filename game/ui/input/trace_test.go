package input_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
)

// hollow is a picture with nothing on it.
type hollow struct{ scene.Picture }

func (hollow) At(_, _ float64) (table.Spot, bool)          { return table.NoSpot, false }
func (hollow) Where(table.Spot) (x, y float64, there bool) { return 0, 0, false }

// beside is an x coordinate to the right of everything on the table.
const beside = 1279

// card returns a point on a card that can be played.
func (h *hands) card() (x, y float64) {
	x, y, _ = h.Picture().Where(h.Next()[0])
	return x, y
}

// tap goes down and up at a point.
func (h *hands) tap(x, y float64) {
	h.frame(finger(desk.PointerDown, x, y), finger(desk.PointerUp, x, y))
}

// other returns an event of a second pointer.
func other(kind desk.EventKind, id int, x, y float64) desk.Event {
	return desk.Event{Kind: kind, Pointer: id, X: x, Y: y, When: time.Now()}
}

// silences are inputs to a card game that do nothing, by the guard responsible.
var silences = [...]func(h *hands){
	trace.LateTouch: func(h *hands) {
		bare := h.Picture()
		h.SetPicture(button{bare, "skip"})
		h.frame()
		h.SetPicture(button{bare, "end"})
		h.tap(9, 9)
	},
	trace.ExtraPointer: func(h *hands) {
		h.frame(finger(desk.PointerDown, beside, 1))
		h.frame(other(desk.PointerDown, desk.Mouse, beside, 1))
	},
	trace.TakenAway: func(h *hands) {
		h.frame(finger(desk.PointerDown, beside, 1), finger(desk.PointerCancel, 0, 0))
	},
	trace.EmptyDrag: func(h *hands) {
		h.frame(finger(desk.PointerDown, beside, 1), finger(desk.PointerMove, beside, 99),
			finger(desk.PointerUp, beside, 99))
	},
	trace.SecondFinger: func(h *hands) {
		h.frame(finger(desk.PointerDown, beside, 1))
		h.frame(other(desk.PointerDown, 5, beside, 99), other(desk.PointerUp, 5, beside, 99))
	},
	trace.LetGoBeside: func(h *hands) {
		h.plays = true
		x, y := h.card()
		h.frame(finger(desk.PointerDown, x, y), finger(desk.PointerMove, x, y-20), finger(desk.PointerUp, x, y-20))
	},
	trace.FilmStarts: func(h *hands) { h.begins = true; h.tap(beside, 1) },
	trace.FilmEnds:   func(h *hands) { h.ends = true; h.tap(h.card()) },
	trace.Gone: func(h *hands) {
		x, y := h.card()
		h.frame(finger(desk.PointerDown, x, y))
		h.SetPicture(hollow{h.Picture()})
		h.frame(finger(desk.PointerUp, x, y))
	},
	trace.NothingThere: func(h *hands) { h.frame(other(desk.SecondButton, desk.Mouse, beside, 1)) },
	trace.AtEnd:        func(h *hands) { h.frame(desk.Event{Kind: desk.Wheel, X: beside, DY: 100}) },
	trace.NoField:      func(h *hands) { h.in.Keyboard.Press("+", desk.NoPad) },
	trace.NoTurn:       func(h *hands) { h.in.Keyboard.Press("E", desk.NoPad) },
	trace.NoAction:     func(h *hands) { h.in.Keyboard.Press("F7", desk.NoPad) },
	trace.NoFocus: func(h *hands) {
		h.SetPicture(hollow{h.Picture()})
		h.in.Keyboard.Press(desk.KeyRight, desk.NoPad)
	},
	trace.ScanAnew: func(h *hands) {
		h.Prefs.Set("scan", "1")
		h.in.Advance(time.Now(), 0)
		for range 3 { // the group, one of its things, and whatever comes then
			h.in.Keyboard.Press(desk.KeyEnter, desk.NoPad)
		}
	},
}

// TestWhatDoesNothingSaysWhy: each guard of the package, by one line.
func TestWhatDoesNothingSaysWhy(t *testing.T) {
	for guard := range trace.NotNow {
		t.Run(guard.String(), func(t *testing.T) {
			h := newHands(t, "cards")
			silences[guard](h)
			if said := h.Host.Ignored; len(said) != 1 || !strings.HasPrefix(said[0], "ignored: "+guard.String()) {
				t.Errorf("the trace says %q", said)
			}
		})
	}
}

// TestALateTouchSaysWhatItWasMeantFor, and how late it was.
func TestALateTouchSaysWhatItWasMeantFor(t *testing.T) {
	h := newHands(t, "cards")
	silences[trace.LateTouch](h)
	const want = "ignored: late touch on button:end (was button:skip "
	said := strings.Join(h.Host.Ignored, "\n")
	if !strings.HasPrefix(said, want) || !strings.HasSuffix(said, " ms ago)") {
		t.Errorf("the trace says %q", said)
	}
}

// TestALateSkipOpensNoRecap: a touch of the recap's button where the film's Skip was does nothing for some seconds
// after the film; other buttons that change places are safe sooner.
func TestALateSkipOpensNoRecap(t *testing.T) {
	for _, c := range []struct {
		was, is string
		after   time.Duration
		ignored bool
	}{
		{"skip", "recap", desk.LateTouchAfterFilm + 500*time.Millisecond, true},
		{"skip", "recap", desk.LateSkip + 100*time.Millisecond, false},
		{"skip", "undo", desk.LateTouchAfterFilm + 500*time.Millisecond, false},
		{"pause", "recap", desk.LateTouchAfterFilm + 500*time.Millisecond, false},
	} {
		synctest.Test(t, func(t *testing.T) {
			h := newHands(t, "cards")
			bare := h.Picture()
			h.film = true
			h.SetPicture(button{bare, c.was})
			h.frame()
			h.film = false
			for range int(c.after / (50 * time.Millisecond)) {
				h.SetPicture(button{bare, c.is})
				time.Sleep(50 * time.Millisecond)
				h.frame()
			}
			h.tap(9, 9)
			said := strings.Join(h.Host.Ignored, "\n")
			if strings.Contains(said, "late touch") != c.ignored {
				t.Errorf("%v after %s %s is touched: the trace says %q", c.after, c.was, c.is, said)
			}
		})
	}
}
