package ui_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
	"onelongnight/game/ui/uitest"
)

// mine is a position in which the person is to move, and in which nothing is shown.
func mine(t *testing.T) *bench { return at(t, "outpost", "speed=0 tips=off level=1", decided) }

// steady shows each move as a long scene that can be stopped.
type steady struct{ uitest.Bare }

func (steady) Beats(first int, steps []table.Step) []motion.Beat {
	return []motion.Beat{{First: first, Last: first + len(steps) - 1, Length: 1e6, Steady: true}}
}

// shown is a game in which the first move is being shown.
func shown(t *testing.T) *bench {
	offer := uitest.Offer(cards.Kind{}, voice.NewCards)
	offer.NewSkin = func(g game.Game) scene.Skin { return steady{uitest.Bare{Voice: offer.Speak(g)}} }
	h := &uitest.Host{Kinds: []game.Kind{cards.Kind{}}, Stored: map[string]string{"settings": "speed=1 tips=off"}}
	b := &bench{&uitest.Window{App: ui.New(h, offer), W: 1280, H: 720}, h, t}
	b.Run()
	for _, x := range h.Buttons {
		if strings.HasPrefix(x.ID, "button:play-") {
			b.Press(x.ID)
			break
		}
	}
	b.Press(b.Moves()[0])
	h.Ignored = nil
	return b
}

// silences are inputs that do nothing, the last of what is done, by the guard that is the reason.
var silences = [...]func(t *testing.T) *bench{
	trace.NotNow:   pressed(first, "button:nothing"),
	trace.Disabled: pressed(mine, "button:undo"),
	trace.SecondTouch: func(t *testing.T) *bench {
		b := mine(t)
		b.advised()
		b.Press("button:do-it", "button:do-it")
		return b
	},
	trace.FilmPlays: pressed(shown, "button:nothing"),
	trace.SceneStands: func(t *testing.T) *bench {
		b := shown(t)
		b.Press("button:pause")
		time.Sleep(desk.TapAfterStart)
		b.App.Tap(1279, 1)
		return b
	},
	trace.TellsNoMore: touched(mine, "note:coach"),
	trace.NoGame:      touched(first, "card:runner"),
	trace.Untold:      pressed(mine, "log:last"),
	trace.ShownAlready: func(t *testing.T) *bench {
		b := mine(t)
		b.W, b.H = 360, 640
		b.Run()
		b.Press(table.StepPrefix+"tab:2", table.StepPrefix+"tab:2")
		return b
	},
	trace.NotYourTurn: func(t *testing.T) *bench {
		b := mine(t)
		b.Answer = func(string) (string, error) { return "", errors.New("asleep") }
		b.endAttack()
		b.until("the other side is asked", func() bool { return len(b.Moves()) == 0 })
		b.Press("button:nothing")
		return b
	},
	trace.HintOpen: func(t *testing.T) *bench {
		b := mine(t)
		move := b.Moves()[0]
		b.advised()
		b.Press(move)
		return b
	},
	trace.InTheDark: func(t *testing.T) *bench {
		b, dark := dimmed(t)
		b.Tap(dark.String())
		return b
	},
	trace.LeadsNowhere: pressed(mine, "button:nothing"),
	trace.StaysOpen: func(t *testing.T) *bench {
		b := first(t)
		b.key(desk.KeyEscape)
		return b
	},
	trace.NoHelp: func(t *testing.T) *bench {
		b, _ := full(t, map[string]string{"settings": "speed=0 tips=off"})
		b.Press("button:ways", "button:shared")
		b.until("the curtain falls", func() bool { return b.Screen().Panel == scene.CurtainPanel })
		b.key(desk.KeyF1)
		return b
	},
	trace.Beside: func(t *testing.T) *bench {
		b := mine(t)
		b.App.Tap(1, 1)
		return b
	},
	trace.NoReplay:    touched(mine, "moment:3"),
	trace.NoSuchThing: touched(mine, "nothing"),
	trace.SecondPress: func(t *testing.T) *bench {
		b := mine(t)
		move := b.Moves()[0]
		b.App.Press(move)
		b.App.Press(move)
		b.Run()
		return b
	},
	trace.StaleMove: pressed(mine, "gone long ago"),
}

// first is the first screen.
func first(t *testing.T) *bench {
	b := open(t, nil)
	b.Run()
	return b
}

// pressed presses buttons of the document.
func pressed(of func(*testing.T) *bench, ids ...string) func(*testing.T) *bench {
	return func(t *testing.T) *bench {
		b := of(t)
		b.Press(ids...)
		return b
	}
}

// touched touches things by buttons of the document.
func touched(of func(*testing.T) *bench, spots ...string) func(*testing.T) *bench {
	var ids []string
	for _, spot := range spots {
		ids = append(ids, table.StepPrefix+spot)
	}
	return pressed(of, ids...)
}

// TestWhatDoesNothingSaysWhy: each guard of those who do what is wanted, by one line.
func TestWhatDoesNothingSaysWhy(t *testing.T) {
	for guard := trace.NotNow; guard < trace.Guards; guard++ {
		t.Run(guard.String(), func(t *testing.T) {
			said := silences[guard](t).Ignored
			if len(said) != 1 || !strings.HasPrefix(said[0], "ignored: "+guard.String()) {
				t.Errorf("the trace says %q", said)
			}
		})
	}
}
