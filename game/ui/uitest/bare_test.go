package uitest_test

import (
	"slices"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/games"
	hexthink "onelongnight/game/hex/think"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// open is The Convoy without its looks.
func open(stored map[string]string) (*uitest.Window, *uitest.Host) {
	host := &uitest.Host{Kinds: games.Kinds(), Stored: stored}
	words := voice.English()
	app := ui.New(host, uitest.Offer(think.Rules{}, func(game.Game) table.Voice { return words }))
	return &uitest.Window{App: app, W: 1280, H: 720}, host
}

// playOn plays a game to its end, with a way to make one of some moves.
func playOn(t *testing.T, w *uitest.Window, host *uitest.Host, make func(moves []string)) {
	t.Helper()
	made := 0
	for end := time.Now().Add(90 * time.Second); w.Screen().Panel != scene.EndPanel; w.Run() {
		if time.Now().After(end) {
			t.Fatalf("after %d moves the game is not over", made)
		}
		if can := host.Moves(); len(can) > 0 {
			make(can)
			made++
		} else {
			time.Sleep(5 * time.Millisecond) // the opponent takes its time
		}
	}
	if made < 8 {
		t.Errorf("only %d moves were made", made)
	}
}

const fast = "speed=0 tips=off level=1"

func TestAGameByHiddenButtons(t *testing.T) {
	t.Parallel()
	w, host := open(map[string]string{"settings": fast})
	w.Press("button:play-outpost")
	rng := game.NewStream(game.SeedOf("buttons"))
	playOn(t, w, host, func(can []string) { w.Press(can[rng.Below(len(can))]) })
}

// TestAGameByTaps touches the boxes of a move one after the other: those that
// its button points at.
func TestAGameByTaps(t *testing.T) {
	t.Parallel()
	w, host := open(map[string]string{"settings": fast})
	w.Tap("button:play-moloch")
	rng := game.NewStream(game.SeedOf("taps"))
	playOn(t, w, host, func(can []string) {
		if id := can[rng.Below(len(can))]; !w.TapMove(host, id) {
			t.Fatalf("taps do not make %q", id)
		}
	})
}

// TestADuelOfHexagons is played in the bare skin, by hidden buttons and by taps: a game of tiles on a
// board needs nothing of the table that it has not.
func TestADuelOfHexagons(t *testing.T) {
	for name, make := range map[string]func(*testing.T, *uitest.Window, *uitest.Host, string){
		"buttons": func(_ *testing.T, w *uitest.Window, _ *uitest.Host, id string) { w.Press(id) },
		"taps": func(t *testing.T, w *uitest.Window, host *uitest.Host, id string) {
			if !w.TapMove(host, id) {
				t.Fatalf("taps do not make %q", id)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			host := &uitest.Host{Kinds: games.Kinds(), Stored: map[string]string{"settings": fast}}
			app := ui.New(host, uitest.Offer(hexthink.Rules{}, games.Voices()[hexthink.Rules{}.Name()]))
			w := &uitest.Window{App: app, W: 1280, H: 720}
			w.Press("button:play-outpost")
			rng := game.NewStream(game.SeedOf(name))
			playOn(t, w, host, func(can []string) { make(t, w, host, can[rng.Below(len(can))]) })
		})
	}
}

func TestPanelsOpenAndClose(t *testing.T) {
	t.Parallel()
	w, host := open(map[string]string{"settings": fast})
	w.Press("button:play-outpost")
	for end := time.Now().Add(20 * time.Second); len(host.Moves()) == 0 && time.Now().Before(end); w.Run() {
		time.Sleep(5 * time.Millisecond)
	}
	canvas := kit.NewCanvas(soft.New(1280, 720))
	for _, x := range []struct {
		press string
		want  scene.Panel
	}{
		{"button:menu", scene.MenuPanel}, {"button:settings", scene.SettingsPanel}, {"button:close", scene.MenuPanel},
		{"button:keys", scene.KeysPanel},
		{"button:close", scene.MenuPanel}, {"button:close", scene.NoPanel}, {"button:log", scene.LogPanel},
		{"button:close", scene.NoPanel},
		{"button:menu", scene.MenuPanel}, {"button:concede", scene.ConcedePanel},
		{"button:concede-yes", scene.EndPanel}, {"button:title", scene.TitlePanel},
		{"button:credits", scene.CreditsPanel}, {"button:close", scene.TitlePanel},
	} {
		w.Press(x.press)
		if got := w.Screen().Panel; got != x.want {
			t.Fatalf("%s opens panel %d, want %d", x.press, got, x.want)
		}
		p, m := w.Run()
		canvas.Begin(1)
		p.Draw(canvas, m)
		canvas.End()
	}
}

func TestAGameIsResumed(t *testing.T) {
	t.Parallel()
	stored := map[string]string{"settings": fast}
	w, host := open(stored)
	w.Press("button:play-outpost")
	for n := 0; n < 3; {
		if can := host.Moves(); len(can) > 0 {
			w.Press(can[0])
			n++
		}
		w.Run()
	}
	for len(host.Moves()) == 0 {
		w.Run()
	}
	again, other := open(stored)
	again.Press("button:continue")
	if got, want := other.Moves(), host.Moves(); !slices.Equal(got, want) {
		t.Errorf("after a reload the moves are %v, and were %v", got, want)
	}
}
