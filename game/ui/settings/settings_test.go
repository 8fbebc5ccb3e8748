package settings_test

import (
	"testing"

	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
	"onelongnight/game/ui/uitest"
)

// TestAChoiceIsKept, those who listen are told, and the screen shows it.
func TestAChoiceIsKept(t *testing.T) {
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, map[string]string{"settings": "speed=2 text=125"})
	var told []string
	applied := 0
	b.Prefs.OnChange(func(name string) { told = append(told, name) })
	b.Prefs.OnApply(func() { applied++ })
	b.Prefs.Set("contrast", "high")
	var shown scene.Screen
	if b.Prefs.Show(&shown); !shown.Contrast || shown.TextScale != 1.25 {
		t.Errorf("the screen shows %v, text %g", shown.Contrast, shown.TextScale)
	}
	if len(told) != 1 || told[0] != "contrast" || applied != 1 {
		t.Errorf("told of %v, %d times of an effect", told, applied)
	}
	again := settings.NewPreferences(b.Desk, b.Host, b.Store)
	if again.Load(); again.Value("contrast") != "high" || again.Speed() != 2 {
		t.Errorf("contrast is %q, speed %g", again.Value("contrast"), again.Speed())
	}
}

// said are the messages.
type said []string

func (s *said) Say(text string, _ table.Spot) { *s = append(*s, text) }

// TestAKeyIsGiven to the action that waits for it; the action that had it takes the other's.
func TestAKeyIsGiven(t *testing.T) {
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	var messages said
	keys := settings.NewBindings(b.Desk, b.Host, b.Store, &messages)
	keys.Load()
	b.Open(scene.KeysPanel)
	for _, c := range keys.Commands(scene.KeysPanel) {
		if c.ID == "key-undo" {
			c.Do()
		}
	}
	if !keys.AssignAwaited(desk.Key("H")) || keys.ActionOf(desk.Key("H")) != "undo" ||
		keys.ActionOf(desk.Key("U")) != "hint" {
		t.Errorf("H does %q, U %q", keys.ActionOf(desk.Key("H")), keys.ActionOf(desk.Key("U")))
	}
	if len(messages) != 1 || b.Store.Load("keys") != "undo=H hint=U" {
		t.Errorf("says %q, keeps %q", messages, b.Store.Load("keys"))
	}
}

// TestKeysAreKeptByTheirNames, those of earlier versions too; what names no key is left aside.
func TestKeysAreKeptByTheirNames(t *testing.T) {
	for stored, want := range map[string]map[desk.Key]string{
		"undo=Z redo=page-up mute=F7 hint=+ log=0": {"Z": "undo", desk.KeyPageUp: "redo", "F7": "mute",
			"+": "hint", "0": "log"},
		"undo=Ű mute=;": {"Ű": "undo", ";": "mute"},
		"undo=Shift mute=F99 hint=nothing log=Meta ": {"U": "undo", "M": "mute", "H": "hint", "L": "log"},
	} {
		b := uitest.NewBench(cards.Kind{}, voice.NewCards, map[string]string{"keys": stored})
		keys := settings.NewBindings(b.Desk, b.Host, b.Store, b.Toasts)
		keys.Load()
		for key, action := range want {
			if got := keys.ActionOf(key); got != action {
				t.Errorf("stored as %q, %q does %q, not %q", stored, key, got, action)
			}
		}
	}
}

// TestContrastIsAsTheSystemAsks, unless somebody chose one; what the system asks for meanwhile is shown.
func TestContrastIsAsTheSystemAsks(t *testing.T) {
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	for _, x := range []struct {
		chosen     string
		asks, want bool
	}{{"auto", false, false}, {"auto", true, true}, {"normal", true, false}, {"high", false, true}} {
		b.Prefs.Set("contrast", x.chosen)
		b.Host.Contrasting = x.asks
		b.Desk.Painted()
		b.Prefs.Poll()
		var shown scene.Screen
		before, _ := b.Pending()
		if b.Prefs.Show(&shown); shown.Contrast != x.want {
			t.Errorf("%v: the contrast is high: %v", x, shown.Contrast)
		}
		b.Desk.Painted()
		if b.Prefs.Poll(); x.chosen == "auto" && x.asks && !before {
			t.Errorf("%v: nothing is drawn anew", x)
		}
		if again, _ := b.Pending(); again {
			t.Errorf("%v: it is drawn anew for ever", x)
		}
	}
}
