package ui_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/games"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// bench is a program with its host.
type bench struct {
	*uitest.Window
	*uitest.Host
	t *testing.T
}

func open(t *testing.T, stored map[string]string) *bench {
	t.Helper()
	h := &uitest.Host{Kinds: games.Kinds(), Stored: stored}
	app := ui.New(h, shelf.Offers()[:1]...)
	return &bench{&uitest.Window{App: app, W: 1280, H: 720}, h, t}
}

// until lets time pass until something holds.
func (b *bench) until(what string, holds func() bool) {
	b.t.Helper()
	for end := time.Now().Add(20 * time.Second); !holds(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			b.t.Fatalf("never: %s", what)
		}
		if b.Screen().Panel == scene.RevealPanel {
			b.Press("button:seen")
		}
		b.Run()
	}
}

// isMove tells moves from commands and from what only tells more of a thing.
func isMove(id string) bool {
	_, err := table.ParseSpot(id)
	return err != nil
}

func TestSettingsAreKeptAndFollowed(t *testing.T) {
	stored := map[string]string{}
	b := open(t, stored)
	b.Press("button:settings", "button:set-speed-0", "button:set-volume-0", "button:set-text-150", "button:set-level-2",
		"button:set-style-rush", "button:close")
	b.Press("button:play-outpost")
	again := open(t, stored)
	again.ResumeAtOnce()
	again.until("the opponent is asked", func() bool { return len(again.Asked) > 0 })
	if got := again.Asked[0]; !strings.HasSuffix(got, "\t2-rush") {
		t.Errorf("after a reload the opponent is asked %q, want level 2-rush", got)
	}
	if len(again.Heard) > 0 {
		t.Errorf("with the sound off one hears %v", again.Heard)
	}
}

func TestBadSettingsAreLeftAside(t *testing.T) {
	b := open(t, map[string]string{"settings": "level=9 style=peek speed=3 tips=off text=7 what=ever nonsense"})
	b.Press("button:play-outpost")
	b.until("the opponent is asked", func() bool { return len(b.Asked) > 0 })
	if got := b.Asked[0]; !strings.HasSuffix(got, "\t2") {
		t.Errorf("the opponent is asked %q, want the usual level 2", got)
	}
}

func TestClosingLeadsBack(t *testing.T) {
	b := open(t, map[string]string{})
	has := func(id string) bool {
		b.Run()
		return slices.ContainsFunc(b.Screen().Commands, func(c scene.Command) bool { return c.ID == id })
	}
	b.Press("button:settings", "button:close")
	if !has("play-moloch") {
		t.Error("closing the settings does not lead back to the first screen")
	}
	b.Press("button:play-outpost", "button:close", "button:menu", "button:settings", "button:keys", "button:close",
		"button:close")
	if !has("concede") {
		t.Error("closing the keys does not lead back to the menu")
	}
}

// TestAHintThatFails: nonsense for an answer is told in words.
func TestAHintThatFails(t *testing.T) {
	b := open(t, map[string]string{"settings": "speed=0 tips=off"})
	b.Press("button:play-outpost")
	b.until("a hint can be asked for", func() bool { return b.offers("hint") })
	b.Answer = func(string) (string, error) { return "nonsense", nil }
	b.Press("button:hint")
	b.until("a refusal", func() bool { return strings.Contains(b.Screen().Words[0], "did not work") })
	if b.offers("do-it") || !b.offers("close") {
		t.Errorf("after it one can %v", b.Screen().Commands)
	}
}

// TestAnalysis gives up after a few decisions: most were judged while the game
// went on, and then there is a curve of all of them.
func TestAnalysis(t *testing.T) {
	b := open(t, map[string]string{"settings": "speed=0 tips=off level=1"})
	b.Press("button:play-outpost")
	for n := range 6 {
		move := ""
		b.until("a move", func() bool {
			for _, m := range b.Buttons {
				if isMove(m.ID) {
					move = m.ID
				}
			}
			return move != "" || n > 3 && len(b.Buttons) > 0
		})
		b.Press(move)
	}
	for _, id := range []string{"seen", "close"} {
		if b.offers(id) { // the last move was warned of, or showed cards
			b.Press("button:" + id)
		}
	}
	judged := 0
	for _, q := range b.Asked {
		if strings.HasPrefix(q, "review\t") {
			judged++
		}
	}
	if judged == 0 || judged > 6 {
		t.Errorf("%d decisions were judged while the game went on", judged)
	}
	b.Press("button:menu", "button:concede", "button:concede-yes", "button:analysis")
	b.until("the analysis is done", func() bool { return len(b.Screen().Words) > 2 })
	if got := strings.Join(b.Screen().Words, "\n"); !strings.Contains(got, "decisions while the game was open") ||
		!strings.Contains(strings.ToLower(got), "luck") {
		t.Errorf("the analysis is\n%s", got)
	}
	review := b.Screen().Review
	if review == nil || len(review.Curve) < judged || len(review.Rounds) == 0 {
		t.Fatalf("the curve is %+v", review)
	}
	for _, p := range review.Points {
		if p.Text == "" || p.At >= len(review.Curve) {
			t.Errorf("a point is %+v", p)
		}
	}
}

// TestWarning ends an attack although a card in hand would win the battle.
func TestWarning(t *testing.T) {
	record := game.Record{Seed: "doubt", Conceded: game.NoSeat, Position: []byte(`{"phase":"outpost-attack","active":2,"fight":1,"battle":3,
		"cities":[{"destroyed":true},{},{},{},{}],"moloch":{"deck":["hornet"]},"outpost":{"hand":["scorn"],"deck":["medic"]},
		"units":[{"id":"hunter-1","city":2}]}`)}
	code, err := record.Code(convoy.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	b := open(t, map[string]string{"settings": "speed=0 tips=off", "save": "table1 outpost " + code})
	b.ResumeAtOnce()
	b.Press("done")
	asks := func() bool { return b.Screen().Panel == scene.WarningPanel }
	if !asks() || !strings.Contains(b.Screen().Words[0], "Scorn") {
		t.Fatalf("ending the attack at once is not warned of: %v", b.Screen().Words)
	}
	var answers []string
	for _, c := range b.Screen().Commands {
		answers = append(answers, c.Label)
	}
	if !slices.Equal(answers, []string{"Back", "End attack"}) {
		t.Errorf("one is asked whether to go on, and can answer %q", answers)
	}
	b.Press("button:close")
	if asks() || len(b.Asked) > 0 {
		t.Fatal("going back does not go back")
	}
	b.Press("done")
	b.until("the attack is over", func() bool {
		return !slices.ContainsFunc(b.Buttons, func(x table.Button) bool { return x.ID == "done" })
	})
}
