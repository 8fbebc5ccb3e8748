package ui_test

import (
	"strings"
	"testing"
	"time"
)

// TestTheDailyGame: begun on one device and on another it has the same deal and the same seat; it is played once, and
// what came of it can be told.
func TestTheDailyGame(t *testing.T) {
	begin := func() (*bench, *desktop) {
		b, d := full(t, map[string]string{"settings": "speed=0 tips=off level=1"})
		b.Press("button:ways", "button:daily")
		return b, d
	}
	b, d := begin()
	other, _ := begin()
	if b.Screen().Toast != other.Screen().Toast ||
		!strings.Contains(b.Screen().Toast, "This deal is fixed and sealed") {
		t.Errorf("the deals are %q and %q", b.Screen().Toast, other.Screen().Toast)
	}
	b.finish()
	b.Press("button:card")
	if date := time.Now().Format("2006-01-02"); !strings.Contains(d.given, "daily game of "+date) ||
		strings.Contains(d.given, "**") {
		t.Errorf("what is told is %q", d.given)
	}
	b.Press("button:title", "button:ways", "button:daily")
	if len(b.KeptGames()) != 1 || len(b.Moves()) > 0 {
		t.Error("it can be played twice on a day")
	}
	b.Press("button:again")
	if len(b.KeptGames()) != 2 || b.Screen().Toast == other.Screen().Toast {
		t.Error("playing again is the daily game again")
	}
}
