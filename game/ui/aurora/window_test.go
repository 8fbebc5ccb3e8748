package aurora_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	"onelongnight/game/aurora/edition"
	"onelongnight/game/ui/aurora"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// against returns a new game that was begun with a button of the first screen.
func against(t *testing.T, settings, button string, size [2]float64) (*uitest.Window, *uitest.Host) {
	t.Helper()
	return uitest.Against(t, uitest.OfferIn(t, edition.Full(), aurora.Look, ""), settings, button, size)
}

// TestAWholeGameIsPlayed checks in windows of all shapes that a game, with a random move now and then, comes to its
// last screen, with everything that happens shown.
func TestAWholeGameIsPlayed(t *testing.T) {
	for name, size := range map[string][2]float64{"desktop": {1280, 720}, "phone": {360, 640}, "embed": {821, 462}} {
		for _, button := range []string{"play-solo", "play-two"} {
			t.Run(name+" "+button, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) { whole(t, button, size) })
			})
		}
	}
}

// whole plays a whole game.
func whole(t *testing.T, button string, size [2]float64) {
	w, h := against(t, "speed=4 tips=off level=1 background=off", button, size)
	rng := game.NewStream(game.SeedOf(button))
	for end := time.Now().Add(10 * time.Hour); w.Screen().Panel != scene.EndPanel; {
		if time.Now().After(end) {
			t.Fatalf("the game does not end: one can %v", h.Moves())
		}
		time.Sleep(time.Second / 5)
		w.Run()
		film := w.Can("skip")
		if list := h.Moves(); len(list) > 0 && !film {
			w.Press(list[rng.Below(len(list))])
			insist(w)
		}
	}
}

// insist confirms the move that was warned about.
func insist(w *uitest.Window) {
	if w.Screen().Panel == scene.WarningPanel {
		w.Press("button:insist")
	}
}

// TestTheMapIsOpenedWhereItBegins checks that on a phone a map that was moved by hand and closed opens again at the
// person's own convoy.
func TestTheMapIsOpenedWhereItBegins(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, _ := against(t, "speed=4 tips=off level=1 background=off", "play-solo", [2]float64{360, 640})
		time.Sleep(time.Second)
		w.Run()
		for visit := range 2 {
			if !w.Tap("tab:road") {
				t.Fatal("no tab leads to the map")
			}
			w.Run()
			if at := w.Screen().Scroll.Field; at != (kit.Camera{}) {
				t.Errorf("visit %d begins with %v", visit+1, at)
			}
			w.Swipe(180, 300, 60, 380)
			w.Run()
			if w.Screen().Scroll.Field == (kit.Camera{}) {
				t.Error("the hand does not move the map")
			}
			if !w.Tap("tab:camp") {
				t.Fatal("no tab leads back")
			}
			w.Run()
		}
	})
}

// TestTheSecondTapDrives checks that on a phone one tap on a space only shows the drive, and that a second one there
// drives.
func TestTheSecondTapDrives(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, h := against(t, "speed=4 tips=off level=1 background=off", "play-solo", [2]float64{360, 640})
		rng := game.NewStream(game.SeedOf("tap"))
		drives := func() (list []string) {
			for _, id := range h.Moves() {
				if strings.HasPrefix(id, "go ") && strings.Count(id, " ") == 1 {
					list = append(list, id)
				}
			}
			return list
		}
		for end := time.Now().Add(10 * time.Hour); len(drives()) == 0; {
			if time.Now().After(end) || w.Screen().Panel == scene.EndPanel {
				t.Fatal("nobody is asked to drive")
			}
			time.Sleep(time.Second / 5)
			w.Run()
			if list := h.Moves(); len(list) > 0 && len(drives()) == 0 {
				w.Press(list[rng.Below(len(list))])
				insist(w)
			}
		}
		time.Sleep(time.Second)
		w.Run()
		space := "place:space-" + strings.Fields(drives()[0])[1]
		for tap := range 2 {
			if tap == 1 && len(drives()) == 0 {
				t.Fatal("one tap drives")
			}
			if !w.Tap(space) {
				t.Fatalf("%s is not in sight", space)
			}
			w.Run()
		}
		time.Sleep(time.Second)
		w.Run()
		if len(drives()) > 0 {
			t.Errorf("two taps on %s do not drive: one can %v", space, h.Moves())
		}
	})
}

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
