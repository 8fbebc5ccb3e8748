package desk_test

import (
	"testing"

	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// TestLayers: what is opened over something comes back to it, and nobody has to close the same thing twice.
func TestLayers(t *testing.T) {
	d := uitest.NewBench(cards.Kind{}, voice.NewCards, nil).Desk
	switched, closed := 0, 0
	d.OnSwitch(func() { switched++ })
	d.OnClose(func() { closed++ })
	d.Open(scene.MenuPanel)
	d.OpenOver(scene.SettingsPanel)
	d.SetFocus(table.KindButton.Spot("set-speed-2"))
	d.OpenOver(scene.KeysPanel)
	if d.Focused() != table.NoSpot {
		t.Errorf("what is opened anew has %v in focus", d.Focused())
	}
	d.OpenOver(scene.SettingsPanel)
	if !d.Holds(scene.MenuPanel) || d.Holds(scene.KeysPanel) {
		t.Error("what lies in the stack already is not gone back to")
	}
	var shown scene.Screen
	d.Show(&shown)
	if shown.Panel != scene.SettingsPanel || shown.Under != scene.MenuPanel {
		t.Errorf("panel %v over %v is shown", shown.Panel, shown.Under)
	}
	d.Close()
	d.Close()
	if !d.Bare() || switched != 6 || closed != 2 {
		t.Errorf("panel %v is left after %d changes, of which %d closed something", d.Panel(), switched, closed)
	}
}

// TestANewGameIsBare: nothing of the game before lies over it, and subscribers who keep something of that game are
// told.
func TestANewGameIsBare(t *testing.T) {
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	begun, cleared := 0, 0
	b.OnBegin(func() { begun++ })
	b.OnClear(func() { cleared++ })
	b.Desk.Open(scene.TitlePanel)
	if err := b.Deal(); err != nil {
		t.Fatal(err)
	}
	if !b.Bare() || b.Session() == nil || b.Last() != scene.NoPanel {
		t.Errorf("panel %v lies over it", b.Panel())
	}
	b.Decide(&scene.Task{})
	if b.Last() != scene.TaskPanel {
		t.Error("a mission that is decided does not tell of it")
	}
	b.Clear()
	if b.Session() != nil || b.Decided() != nil || begun != 1 || cleared != 1 {
		t.Errorf("%d games were told to begin, %d to be cleared away", begun, cleared)
	}
}

// TestASmallWindowIsFitted: a table has a minimum size; in a smaller window it is drawn smaller.
func TestASmallWindowIsFitted(t *testing.T) {
	d := desk.New(nil)
	d.Painted()
	d.Resize(desk.Viewport{Scale: 1, Zoom: 1}, 180, 300)
	if w, h := d.Size(); w < 360 || h < 600 || d.Viewport().Fit != 0.5 {
		t.Errorf("it is laid out for %g by %g, drawn at %g", w, h, d.Viewport().Fit)
	}
	if stale, _ := d.Pending(); !stale {
		t.Error("another size asks for no other layout")
	}
}

// TestAStripOfAWindowIsNoEndlessTable: however low or narrow a window is, the table's layout is small enough to be
// painted within a frame.
func TestAStripOfAWindowIsNoEndlessTable(t *testing.T) {
	d := uitest.NewBench(cards.Kind{}, voice.NewCards, nil).Desk
	for _, window := range [][2]float64{{900, 1}, {1, 900}, {2560, 1}, {1, 1}, {0, 0}, {3840, 40}, {5120, 1440}} {
		d.Resize(desk.Viewport{Scale: 1, Zoom: 1}, window[0], window[1])
		if w, h := d.Size(); max(w, h) > 10_000 {
			t.Errorf("in a window of %v the table is laid out for %g by %g", window, w, h)
		}
	}
}
