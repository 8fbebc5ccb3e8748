package aurora_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	"onelongnight/game/ui/aurora"
	"onelongnight/game/ui/scene"
)

// TestHintsComeBeforeTheEvent checks that in a first game a hint about a decision with late consequences comes at its
// first occasion, however soon after another hint.
func TestHintsComeBeforeTheEvent(t *testing.T) {
	speaks := map[string]string{"hit ": "where it hits", "go ": "The first fuel", "fire ": "Each hit brings"}
	for n := 0; n < 12 && len(speaks) > 0; n++ {
		synctest.Test(t, func(t *testing.T) { speak(t, speaks, fmt.Sprint("first ", n)) })
	}
	if len(speaks) > 0 {
		t.Errorf("nobody was asked for %v", speaks)
	}
}

// speak plays a random game. When a move in speaks can be made for the first time, the hint must say the text given
// there; the move is then deleted from speaks.
func speak(t *testing.T, speaks map[string]string, seed string) {
	w, h := against(t, "speed=4 level=1 background=off", "play-solo", aurora.Windows[0])
	rng := game.NewStream(game.SeedOf(seed))
	for end := time.Now().Add(2 * time.Hour); w.Screen().Panel != scene.EndPanel && len(speaks) > 0; {
		if time.Now().After(end) {
			t.Fatalf("the game does not end: %v, one can %v and %v", w.Screen().Panel, h.Moves(), w.Screen().Commands)
		}
		time.Sleep(time.Second / 5)
		w.Run()
		if list := w.Screen().Commands; len(list) == 1 && list[0].ID == "close" { // the primer
			w.Press("button:close")
			continue
		}
		list, coach := h.Moves(), w.Screen().Coach
		film := w.Can("skip")
		if film || len(list) == 0 {
			continue
		}
		for verb, says := range speaks {
			if !slices.ContainsFunc(list, func(id string) bool { return strings.HasPrefix(id, verb) }) {
				continue
			}
			if coach == nil || !strings.Contains(coach.Text, says) {
				t.Errorf("%scan be done for the first time, and the hint is %+v", verb, coach)
			}
			delete(speaks, verb)
		}
		if coach != nil && len(coach.Commands) > 0 {
			w.Press("button:" + coach.Commands[0].ID)
		}
		w.Press(list[rng.Below(len(list))])
		insist(w)
	}
}
