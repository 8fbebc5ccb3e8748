package ui_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/table"
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
		!strings.Contains(b.Screen().Toast, "fixed before the first move") {
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

// TestTheDailyGameIsTheSameForAll: whatever somebody has chosen for other games, a day's game has the usual set-up, so
// that everybody plays the same.
func TestTheDailyGameIsTheSameForAll(t *testing.T) {
	for n, kind := range games.Kinds() {
		begun := map[string]bool{}
		for _, option := range []int{0, 1} {
			chosen := "speed=0 tips=off"
			for _, c := range game.ChoicesOf(kind) {
				chosen += " " + c.Name + "@" + kind.Name() + "=" + c.Options[min(option, len(c.Options)-1)]
			}
			b := single(t, n, "en", map[string]string{"settings": chosen, "told": kind.Name() + "/primer"})
			b.Press("button:ways", "button:daily")
			s, err := table.Resume(games.Kinds(), games.Voices(), b.LastGame())
			if err != nil {
				t.Fatal(err)
			}
			begun[fmt.Sprintf("%s %s %v", s.Seed(), s.Record().Setup, s.Viewer())] = true
		}
		if len(begun) != 1 {
			t.Errorf("%s: %v", kind.Name(), begun)
		}
	}
}
