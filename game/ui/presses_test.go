package ui_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// TestPressesNeverBlock presses far more often than frames come, as on a page in the background.
func TestPressesNeverBlock(t *testing.T) {
	b := open(t, map[string]string{})
	for range 1000 {
		b.App.Press("button:settings")
		b.App.Focus("button:settings")
	}
	b.Run()
	if b.Screen().Panel != scene.SettingsPanel {
		t.Errorf("after a thousand presses panel %d is open", b.Screen().Panel)
	}
}

// TestASecondPressIsNotASecondMove presses moves twice before the buttons are shown anew: each is made
// once, as if it had been pressed once, and nobody hears that there is no such move.
func TestASecondPressIsNotASecondMove(t *testing.T) {
	once, twice := at(t, "outpost", "speed=0 tips=off level=1", standoff), at(t, "outpost", "speed=0 level=1", standoff)
	for _, id := range []string{"play scorn 2", "play runner 2", "gone long ago"} {
		once.Press(id)
		twice.App.Press(id)
		twice.App.Press(id)
		twice.Run()
		if !slices.Equal(once.Moves(), twice.Moves()) {
			t.Errorf("after %q one can do %q, after two presses %q", id, once.Moves(), twice.Moves())
		}
		if toast := twice.Screen().Toast; toast != once.Screen().Toast || strings.Contains(toast, "no such move") {
			t.Errorf("after two presses of %q: %q", id, toast)
		}
	}
	if len(once.Moves()) == 0 {
		t.Error("the position has no moves left")
	}
}

// TestTheOpponentIsAskedAgain: when it cannot answer, the game says so, goes on being one, and asks once
// more when told to.
func TestTheOpponentIsAskedAgain(t *testing.T) {
	b := open(t, map[string]string{"settings": "speed=0 tips=off level=1"})
	b.Answer = func(string) (string, error) { return "", errors.New("asleep") }
	b.Press("button:play-outpost")
	has := func(id string) bool {
		return slices.ContainsFunc(b.Screen().Commands, func(c scene.Command) bool { return c.ID == id })
	}
	b.until("a move or a question", func() bool {
		if moves := b.Moves(); len(moves) > 0 {
			b.Press(moves[0])
		}
		return has("ask")
	})
	asked := len(b.Asked)
	b.Run()
	if len(b.Asked) != asked {
		t.Error("it is asked although it does not answer")
	}
	b.Answer = nil
	b.Press("button:ask")
	b.until("the game goes on", func() bool { return !has("ask") && len(b.Asked) > asked })
}

// TestAButtonThatIsGoneDoesNothing: whoever presses it in the moment in which another game begins finds nothing there.
func TestAButtonThatIsGoneDoesNothing(t *testing.T) {
	for _, id := range []string{"pile:outpost-deck", "piece:hunter-1", table.StepPrefix + "card:scorn"} {
		b := at(t, "outpost", "speed=0 tips=off level=1", standoff)
		b.Press("button:menu")
		for _, press := range []string{"button:title", "button:play-moloch", id} { // all before the next list is shown
			b.App.Press(press)
		}
		b.Run()
		if open := b.Screen().Panel; open != scene.NoPanel || len(b.Moves()) == 0 {
			t.Errorf("%s opens %v, and one can %v", id, open, b.Moves())
		}
	}
}
