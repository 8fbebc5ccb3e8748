package ui_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/scene"
)

// keyOf is what the keys' screen says of a achievement.
func keyOf(b *bench, achievement string) string {
	for n := range b.Document.All() {
		if n.Kind == mirror.Button && n.ID == "button:key-"+achievement {
			_, key, _ := strings.Cut(n.Text, ". ")
			return key
		}
	}
	return ""
}

// TestAKeyIsChosen gives the log the key of the hint: the two change places,
// the choice is shown, followed, kept, and taken back.
func TestAKeyIsChosen(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.App.Key(desk.KeyF1) // the rules, and from there
	b.App.Key(desk.KeyF1)
	b.Run()
	if b.Screen().Panel != scene.KeysPanel || keyOf(b, "log") != "L" {
		t.Fatalf("the keys are not shown: %q", b.Read())
	}
	b.Press("button:key-log")
	if got := keyOf(b, "log"); got != "press a key …" {
		t.Errorf("the log waits for its key as %q", got)
	}
	b.App.Key(desk.KeyShift) // is no key by itself
	b.App.Key("H")
	b.Run()
	if keyOf(b, "log") != "H" || keyOf(b, "hint") != "L" {
		t.Errorf("the log has %q and the hint %q", keyOf(b, "log"), keyOf(b, "hint"))
	}
	if last := b.Said[len(b.Said)-1]; last != "H: Log. L: Hint." {
		t.Errorf("said is %q", last)
	}
	b.Press("button:key-undo")
	b.App.Key(desk.KeyEscape)
	b.Run()
	if got := keyOf(b, "undo"); got != "U" {
		t.Errorf("Escape leaves the undo with %q", got)
	}
	b.Press("button:close", "button:close")
	b.App.Key("H")
	b.Run()
	if b.Screen().Panel != scene.LogPanel {
		t.Errorf("H opens panel %d, not the log", b.Screen().Panel)
	}
	again := open(t, map[string]string{"keys": b.Kept("keys") + " nonsense log=NoKey"})
	again.App.Key(desk.KeyF1)
	again.App.Key(desk.KeyF1)
	again.Run()
	if got := keyOf(again, "log"); got != "H" {
		t.Errorf("after a reload the log has %q; stored is %q", got, b.Kept("keys"))
	}
	again.Press("button:keys-reset")
	if got := keyOf(again, "log"); got != "L" || again.Kept("keys") != "" {
		t.Errorf("reset, the log has %q, stored is %q", got, again.Kept("keys"))
	}
}

// TestOneSwitchPlays makes a move with one key alone, whenever the focus is where
// it has to be: the group of cards, a card, the group of places, a place.
func TestOneSwitchPlays(t *testing.T) {
	t.Parallel()
	b := at(t, "outpost", "speed=0 tips=off scan=1", standoff)
	wait := func(what string, there func(c scene.Screen) bool) {
		t.Helper()
		b.until(what, func() bool { b.Run(); return there(b.Screen()) })
		b.App.Key(desk.KeySpace)
		b.Run()
	}
	in := func(c scene.Screen, kind table.SpotKind) bool {
		return c.Group != nil && c.Focus.Kind == kind && b.Where(c.Focus)
	}
	before := b.Moves()
	wait("the group of cards", func(c scene.Screen) bool { return in(c, table.KindCard) })
	wait("a card that can be put down", func(c scene.Screen) bool {
		return c.Group == nil && c.Focus.Kind == table.KindCard && c.Focus.ID != "move-1"
	})
	if got := b.Moves(); slices.Equal(got, before) {
		t.Fatalf("the card was not taken: %q", got)
	}
	wait("the group of places", func(c scene.Screen) bool { return in(c, table.KindPlace) })
	wait("a place", func(c scene.Screen) bool { return c.Group == nil && c.Focus.Kind == table.KindPlace })
	if got := b.Moves(); slices.Contains(got, "touch card:scorn") && slices.Contains(got, "touch card:trooper-1") &&
		slices.Contains(got, "touch card:runner") {
		t.Errorf("no card was played: %q", got)
	}
	// Groups that nobody takes come again.
	seen := map[string]int{}
	last := ""
	for end := time.Now().Add(60 * time.Second); seen[last] < 2; b.Run() {
		if now := b.Screen().Focus.String(); now != last {
			last = now
			seen[now]++
		}
		if time.Now().After(end) {
			t.Fatalf("the focus was on %v", seen)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// Where tells whether a thing can be touched now.
func (b *bench) Where(spot table.Spot) bool {
	p, _ := b.Run()
	_, _, ok := p.Where(spot)
	return ok
}

// TestAGamepadIsBound: its first button says what its buttons do, the screen of keys becomes one of buttons, which are
// chosen and kept as keys are, and with the keyboard that one's keys are back.
func TestAGamepadIsBound(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.App.Key(desk.PadStart)
	b.Run()
	if b.Screen().Panel != scene.MenuPanel {
		t.Fatalf("Start opens panel %d, not the menu", b.Screen().Panel)
	}
	if hello := "A: choose · B: back · X: explain · Y: hint · Menu: menu"; !slices.Contains(b.Said, hello) {
		t.Errorf("said is %q", b.Said)
	}
	b.Press("button:settings", "button:keys")
	if keyOf(b, "log") != "View" || keyOf(b, "hint") != "Y" || keyOf(b, "turn.step") != "RB" ||
		keyOf(b, "recap") != "" {
		t.Errorf("the log has %q, the hint %q, turning %q, what happened %q", keyOf(b, "log"), keyOf(b, "hint"),
			keyOf(b, "turn.step"), keyOf(b, "recap"))
	}
	b.Press("button:key-recap")
	b.App.Key(desk.PadY)
	b.Run()
	if keyOf(b, "recap") != "Y" || keyOf(b, "hint") != "" {
		t.Errorf("what happened has %q, the hint %q", keyOf(b, "recap"), keyOf(b, "hint"))
	}
	b.App.Key(desk.PadB)
	b.App.Key(desk.PadB)
	b.App.Key(desk.PadSelect)
	b.Run()
	if b.Screen().Panel != scene.LogPanel {
		t.Errorf("after B twice and Select panel %d is open, not the log", b.Screen().Panel)
	}
	again := open(t, map[string]string{"keys": b.Kept("keys")})
	again.App.Key(desk.KeyF1)
	again.App.Key(desk.KeyF1)
	again.Run()
	if keyOf(again, "log") != "L" || keyOf(again, "recap") != "P" {
		t.Errorf("by keyboard the log has %q, what happened %q", keyOf(again, "log"), keyOf(again, "recap"))
	}
	again.App.Key(desk.PadDown)
	again.Run()
	if got := keyOf(again, "recap"); got != "Y" {
		t.Errorf("after a reload what happened has %q; stored is %q", got, b.Kept("keys"))
	}
}
