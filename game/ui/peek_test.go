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
