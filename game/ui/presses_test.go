package ui_test

import (
	"errors"
	"slices"
	"testing"

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

// TestASecondPressIsNotASecondMove presses a move twice before the buttons are shown anew: it is made
// once, and nobody hears that there is no such move. What comes later counts again.
func TestASecondPressIsNotASecondMove(t *testing.T) {
	b := open(t, map[string]string{"settings": "speed=0 level=1"})
	b.Press("button:play-outpost")
	for range 6 {
		b.until("a move", func() bool { return len(b.Moves()) > 0 })
		id, before := b.Moves()[0], len(b.Asked)
		b.App.Press(id)
		b.App.Press(id)
		b.Run()
		if toast := b.Screen().Toast; toast != "" {
			t.Fatalf("after two presses of %q: %q", id, toast)
		}
		if slices.Contains(b.Moves(), id) && len(b.Asked) == before && b.Screen().Panel == scene.NoPanel {
			t.Logf("%q can be done again", id)
		}
	}
	b.Press("gone long ago")
	if toast := b.Screen().Toast; toast != "" {
		t.Errorf("after a press of a button that has gone: %q", toast)
	}
}

// TestTheOpponentIsAskedAgain: when it cannot answer, the game says so, goes on being one, and asks once
// more when told to.
func TestTheOpponentIsAskedAgain(t *testing.T) {
	b := open(t, map[string]string{"settings": "speed=0 level=1"})
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
