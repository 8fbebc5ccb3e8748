package uitest_test

import (
	"slices"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/games"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/kit"
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

const fast = "speed=0 tips=off level=1"

// TestEveryGameByTaps plays every game to its end in the bare skin, persons of this device at all seats: for each move
// it touches the boxes that the move's button points at, one after the other. Choices that are confirmed together
// cannot be made so one by one; they are made by their buttons, and are few.
func TestEveryGameByTaps(t *testing.T) {
	for _, g := range every.Games(t) {
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			save := uitest.Together(t, g.Game, g.Speak, g.Name)
			host := &uitest.Host{Kinds: []game.Kind{g.Game.Kind()},
				Stored: map[string]string{"settings": fast, "game-1": save, "last-game": "game-1"}}
			offer := uitest.Offer(g.Game.Kind(), g.Speak)
			offer.Levels = []string{"1"} // nobody who judges each decision meanwhile, which takes time
			w := &uitest.Window{App: ui.New(host, offer), W: 1280, H: 720}
			w.ResumeAtOnce()
			w.Run()
			rng := game.NewStream(game.SeedOf(g.Name))
			tapped, pressed := 0, 0
			for w.Screen().Panel != scene.EndPanel {
				can := host.Moves()
				switch {
				case w.Screen().Panel == scene.CurtainPanel:
					w.Press("button:sit")
				case len(can) == 0:
					t.Fatalf("in panel %d nothing can be done", w.Screen().Panel)
				default:
					id := can[rng.Below(len(can))]
					if w.TapMove(host, id) {
						tapped++
					} else {
						pressed++
						w.Press(id)
					}
				}
			}
			if pressed*4 > tapped {
				t.Errorf("%d moves were made by taps, and %d could not be", tapped, pressed)
			}
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
	canvas := kit.NewCanvas(uitest.NewDevice(1280, 720))
	for _, x := range []struct {
		press string
		want  scene.Panel
	}{
		{"button:menu", scene.MenuPanel}, {"button:settings", scene.SettingsPanel},
		{"button:keys", scene.KeysPanel}, {"button:close", scene.SettingsPanel},
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
