package ui_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// other is a second game, with the rules of the first.
type other struct{ convoy.Rules }

func (other) Name() string { return "other" }

// painted is a skin that counts its pictures.
type painted struct {
	uitest.Bare
	n int
}

func (p *painted) Paint(s scene.Scene, screen *scene.Screen, w, h float64) scene.Picture {
	p.n++
	return p.Bare.Paint(s, screen, w, h)
}

// TestASaveBringsItsGame: of two games on offer the first is on the first
// screen; continuing a game of the second brings that on the table.
func TestASaveBringsItsGame(t *testing.T) {
	words := voice.English()
	save, err := table.Begin(other{}, words, convoy.Outpost, "second").Save()
	if err != nil {
		t.Fatal(err)
	}
	h := &uitest.Host{Games: []game.Game{convoy.Rules{}, other{}}, Stored: map[string]string{"save": save, "settings": "speed=0"}}
	first, second := &painted{Bare: uitest.Bare{Voice: words}}, &painted{Bare: uitest.Bare{Voice: words}}
	app := ui.New(h, ui.Offer{Game: convoy.Rules{}, Voice: words, Skin: first}, ui.Offer{Game: other{}, Voice: words, Skin: second})
	b := &bench{&uitest.Window{App: app, W: 1280, H: 720}, h, t}
	b.Run()
	if first.n == 0 || second.n > 0 {
		t.Fatalf("the first screen is painted %d times by the first skin, %d by the second", first.n, second.n)
	}
	before := first.n
	b.Press("button:continue")
	b.until("the second game's opponent is asked", func() bool { return len(b.Asked) > 0 })
	if first.n != before || second.n == 0 {
		t.Errorf("the table is painted %d times by the first skin, %d by the second", first.n-before, second.n)
	}
	if !strings.Contains(b.Asked[0], "other") {
		t.Errorf("the opponent is asked %q, not about the second game", b.Asked[0])
	}
}

// spoilt is a host with a save that cannot be read.
type spoilt struct{ uitest.Host }

func (*spoilt) Load(key string) (string, error) {
	if key == "save" {
		return "table1 outpost nonsense", nil
	}
	return "", nil
}

// TestASaveThatCannotBeReadIsSetAside, and said so.
func TestASaveThatCannotBeReadIsSetAside(t *testing.T) {
	h := &spoilt{}
	words := voice.English()
	app := ui.New(h, ui.Offer{Game: convoy.Rules{}, Voice: words, Skin: uitest.Bare{Voice: words}})
	if app.Screen().Toast == "" {
		t.Error("nothing is said of a save that cannot be read")
	}
	if h.Stored["save-broken"] != "table1 outpost nonsense" {
		t.Errorf("the save was not set aside: %v", h.Stored)
	}
}
