package ui_test

import (
	"testing"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/skin"
)

// TestTheMouseAtRestAsks: the mouse that rests on a thing has it told of after a moment, not before; it ends when the
// mouse goes on, when something is pressed and when something lies open.
func TestTheMouseAtRestAsks(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=1", decided)
	x, y := b.where("card:scorn")
	rest := func() {
		t.Helper()
		b.App.Hover(1, 300)
		b.Run()
		began := time.Now()
		b.App.Hover(x, y)
		b.Run()
		if b.Screen().Peek != table.NoSpot && time.Since(began) < 150*time.Millisecond {
			t.Error("a mouse that passes is told of the card")
		}
		b.until("the card tells of itself", func() bool { return b.Screen().Peek == spotOf("card:scorn") })
	}
	gone := func(why string) {
		t.Helper()
		if b.Run(); b.Screen().Peek != table.NoSpot {
			t.Errorf("%s is still told of after %s", b.Screen().Peek, why)
		}
	}
	rest()
	b.App.Hover(x, 200)
	gone("the mouse went on")
	rest()
	b.App.Tap(x, y)
	gone("a press")
	b.App.Tap(x, y)
	b.Run()
	rest()
	b.Press("button:menu")
	gone("the menu was opened")
	time.Sleep(300 * time.Millisecond)
	b.App.Hover(x, y+1)
	time.Sleep(300 * time.Millisecond)
	gone("the menu was opened and the mouse rested")
}

// TestWhatIsGoneIsNotToldOf: a card that leaves the hand under a mouse that rests on it is told of no more, and one
// that was picked up, and so is seen whole, not a second time.
func TestWhatIsGoneIsNotToldOf(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=1", standoff)
	x, y := b.where("card:scorn")
	b.App.Hover(x, y)
	b.until("the card tells of itself", func() bool { return b.Screen().Peek == spotOf("card:scorn") })
	b.Press(table.StepPrefix + "card:scorn")
	if p, _ := b.Run(); !p.(*skin.Picture).Above.Tip.Empty() {
		t.Error("a card that is picked up is drawn twice")
	}
	b.Press("button:cancel")
	b.App.Hover(x, y)
	b.until("the card tells of itself", func() bool { return b.Screen().Peek == spotOf("card:scorn") })
	b.Press("play scorn 2")
	b.Run()
	b.Run()
	if b.Screen().Peek == spotOf("card:scorn") {
		t.Error("a card that is played is still told of")
	}
}

// rests has the mouse rest at a point for long enough, and gives what is told of then.
func (b *bench) rests(x, y float64) table.Spot {
	for range 8 {
		b.App.Hover(x, y)
		b.Run()
		time.Sleep(50 * time.Millisecond)
	}
	b.Run()
	return b.Screen().Peek
}

// TestAPressSaysMoreThanTheMouse: a card that was pressed tells no more of itself, lest it hides what is said to that,
// until the mouse was on something else.
func TestAPressSaysMoreThanTheMouse(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=1", decided)
	x, y := b.where("card:scorn")
	b.App.Hover(x, y)
	b.until("the card tells of itself", func() bool { return b.Screen().Peek == spotOf("card:scorn") })
	b.App.Tap(x, y)
	for _, by := range []float64{0, 1} {
		if told := b.rests(x, y+by); told != table.NoSpot {
			t.Errorf("after a press, %g pixels from it, %s is told of", by, told)
		}
	}
	b.rests(1, 300)
	if told := b.rests(x, y); told != spotOf("card:scorn") {
		t.Errorf("when the mouse came back %q is told of", told)
	}
}

// TestWhatComesUnderTheMouseWaits: a unit that comes to lie under a mouse at rest is told of once the mouse moves.
func TestWhatComesUnderTheMouseWaits(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=1", decided)
	b.Press("play runner 5")
	x, y := b.where("piece:runner")
	b = at(t, "outpost", "speed=0 tips=off level=1", decided)
	b.rests(x, y)
	b.Press("play runner 5")
	if told := b.rests(x, y); told == spotOf("piece:runner") {
		t.Error("a unit that came under the mouse is told of at once")
	}
	if told := b.rests(x+1, y); told != spotOf("piece:runner") {
		t.Errorf("when the mouse has moved %q is told of", told)
	}
}

// TestSignsOfAFirstScreenAreNamed: the signs in the corner of a game's first screen have no words, so the mouse that
// rests on one is told what it is.
func TestSignsOfAFirstScreenAreNamed(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=1", decided)
	b.Press("button:menu")
	b.Press("button:title")
	for _, id := range []string{"button:settings", "button:credits"} {
		x, y := b.where(id)
		b.App.Hover(x, y)
		b.until("the sign tells what it is", func() bool {
			p, _ := b.Run()
			tip := p.(*skin.Picture).Open.Tip
			return tip != nil && tip.Of == spotOf(id) && tip.Text != ""
		})
		b.App.Hover(1, 300)
		b.Run()
	}
}
