package look_test

import (
	"bytes"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/gametest/tiny/tiles"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

var (
	kinds  = []game.Kind{cards.Kind{}, tiles.Kind{}, solo.Kind{}}
	voices = map[string]table.Speaker{
		cards.Kind{}.Name(): voice.NewCards, tiles.Kind{}.Name(): voice.NewTiles, solo.Kind{}.Name(): voice.NewSolo,
	}
)

// begin begins a session of a game with those players at its seats.
func begin(t *testing.T, g game.Game, players []table.Player) *table.Session {
	t.Helper()
	s, err := table.Begin(g, voices[g.Kind().Name()], players, "tiny")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// window opens a saved session in the bare skin.
func window(t *testing.T, s *table.Session) (*uitest.Window, *uitest.Host) {
	t.Helper()
	save, err := s.Save(time.Now())
	if err != nil {
		t.Fatal(err)
	}
	kind := s.Game.Kind()
	host := &uitest.Host{Kinds: kinds, Stored: map[string]string{"settings": "speed=0 tips=off",
		"save-" + kind.Name(): save}}
	w := &uitest.Window{App: ui.New(host, uitest.Offer(kind, voices[kind.Name()])), W: 1280, H: 720}
	w.ResumeAtOnce()
	w.Run()
	return w, host
}

// raw matches a key of the catalogue that was not put into words.
var raw = regexp.MustCompile(`[a-z]\.[a-z]`)

// finish plays a game to its end; play makes one of the moves offered.
func finish(t *testing.T, w *uitest.Window, host *uitest.Host, play func(can []string)) {
	t.Helper()
	for end := time.Now().Add(60 * time.Second); w.Screen().Panel != scene.EndPanel; w.Run() {
		if time.Now().After(end) {
			t.Fatalf("the game does not end; one can %v", host.Moves())
		}
		for _, b := range host.Buttons {
			if raw.MatchString(b.Label) {
				t.Fatalf("a button says %q", b.Label)
			}
		}
		if list := host.Moves(); len(list) > 0 {
			play(list)
		} else if w.Screen().Panel == scene.CurtainPanel {
			w.Press("button:sit") // the next person at this device
		} else {
			time.Sleep(2 * time.Millisecond) // while the others think
		}
	}
}

// TestWindow plays every game to its end in a window, once by the buttons outside the canvas and once by taps on it.
// After every move a second window goes on from the save.
func TestWindow(t *testing.T) {
	for _, g := range every(t) {
		t.Run(name(g), func(t *testing.T) {
			t.Parallel()
			rng := game.NewStream(game.SeedOf("window"))
			players := table.Against(g, 0, "random")
			w, host := window(t, begin(t, g, players))
			finish(t, w, host, func(list []string) {
				w.Press(list[rng.Below(len(list))])
				s, err := table.Resume(kinds, voices, host.LastGame())
				if err != nil || !bytes.Equal(s.Game.Setup(), g.Setup()) || len(s.Players()) != len(players) {
					t.Fatalf("the save does not go on: %v", err)
				}
			})
			w, host = window(t, begin(t, g, players))
			finish(t, w, host, func(list []string) {
				if id := list[rng.Below(len(list))]; !w.TapMove(host, id) {
					t.Fatalf("taps do not make %q", id)
				}
			})
		})
	}
}

// TestSeveralAtOneDevice checks that persons at all seats are asked in turn, and see the table each from their own
// seat.
func TestSeveralAtOneDevice(t *testing.T) {
	for _, g := range every(t) {
		players := make([]table.Player, len(g.Seats()))
		for i, info := range g.Seats() {
			if info.Scripted {
				players[i].Kind = table.Automa
			}
		}
		w, host := window(t, begin(t, g, players))
		asked := 0
		finish(t, w, host, func(list []string) {
			asked++
			w.Press(list[0])
		})
		if len(host.Asked) > 0 || asked < 2 {
			t.Errorf("%s: the computer is asked %d times, the persons %d", name(g), len(host.Asked), asked)
		}
	}
}

// TestATileIsTurned checks that a tile placed by a drag can be turned by the wheel, by keys and by a tap on it.
func TestATileIsTurned(t *testing.T) {
	g := gametest.Open(t, tiles.Kind{}, "")
	w, host := window(t, begin(t, g, table.Against(g, 0, "random")))
	if !w.Drag(voice.Tile.String(), "place:b2") {
		t.Fatal("a tile cannot be dragged to the board")
	}
	if w.Run(); w.Screen().Turn != table.KindTurn.Spot("0") || len(host.Moves()) != 4 {
		t.Fatalf("a tile placed is turned to %v, one can %v", w.Screen().Turn, host.Moves())
	}
	w.Wheel(1)
	w.Key("E")
	if w.Run(); w.Screen().Turn != table.KindTurn.Spot("2") {
		t.Errorf("wheel and key turn it to %v", w.Screen().Turn)
	}
	w.Tap("piece:b2")
	until(t, w, "the tile is turned down", func() bool {
		return slices.ContainsFunc(w.Screen().Commands, func(c scene.Command) bool { return c.ID == "menu" }) &&
			len(host.Asked) > 0
	})
	if save := host.LastGame(); !turned(t, save, "turn 2") {
		t.Errorf("the tile was not turned as it was shown")
	}
}

// until lets time pass until a condition holds.
func until(t *testing.T, w *uitest.Window, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !holds(); w.Run() {
		if time.Now().After(end) {
			t.Fatal("never: " + what)
		}
	}
}

// turned reports whether a move is in a saved game.
func turned(t *testing.T, save, move string) bool {
	t.Helper()
	g, r, _, err := game.Open(kinds, strings.Fields(save)[6])
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(r.Moves, func(m game.Move) bool { return g.MoveText(m) == move })
}

// TestAdviceNeedsALearnedGame checks that a game for which nothing was learned offers no hint, and no analysis after
// it.
func TestAdviceNeedsALearnedGame(t *testing.T) {
	g := every(t)[0]
	w, host := window(t, begin(t, g, table.Against(g, 0, "random")))
	until(t, w, "the person is asked", func() bool { return len(host.Moves()) > 0 })
	offers := func(id string) bool {
		return slices.ContainsFunc(w.Screen().Commands, func(c scene.Command) bool { return c.ID == id })
	}
	if offers("hint") || !offers("menu") {
		t.Error("a hint can be asked for")
	}
	w.Press("button:menu", "button:concede", "button:concede-yes")
	if w.Screen().Panel != scene.EndPanel || offers("analysis") || !offers("again") {
		t.Error("an analysis can be asked for")
	}
}
