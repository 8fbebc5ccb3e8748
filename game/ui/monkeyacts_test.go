//go:build !js

package ui_test

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"time"

	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
)

// act does one thing.
func (m *ape) act() {
	switch n := m.below(100); {
	case n < 22:
		m.tap()
	case n < 32:
		m.drag()
	case n < 42:
		m.key()
	case n < 65:
		m.press()
	case n < 75:
		if list := m.Screen().Commands; len(list) > 0 {
			m.command(list[m.below(len(list))].ID)
		}
	case n < 78:
		m.set()
	case n < 84:
		m.resize()
	case n < 87:
		m.reload()
	case n < 92:
		for range 8 { // otherwise no game gets far
			m.moves()
		}
	default:
		m.trouble()
	}
}

// event is what a pointer or key does now.
func (m *ape) event(e desk.Event) {
	e.When = time.Now()
	m.page.touch = append(m.page.touch, e)
}

// lift takes all fingers off the window.
func (m *ape) lift() {
	for _, finger := range []int{desk.Mouse, 1, 2, 9} {
		m.event(desk.Event{Kind: desk.PointerCancel, Pointer: finger})
	}
	m.frames(1)
}

// point is somewhere in the window, often where something is.
func (m *ape) point() (x, y float64) {
	if len(m.Buttons) > 0 && m.below(2) == 0 {
		b := m.Buttons[m.below(len(m.Buttons))]
		return b.X, b.Y
	}
	return float64(m.below(int(m.W)*4+1)) / 4, float64(m.below(int(m.H)*4+1)) / 4
}

func (m *ape) tap() {
	x, y := m.point()
	finger, kind := m.below(2), desk.PointerUp
	m.does("tap %g %g by %d", x, y, finger)
	m.event(desk.Event{Kind: desk.PointerDown, Pointer: finger, X: x, Y: y})
	switch m.below(6) {
	case 0:
		m.frames(m.below(8))
	case 1:
		kind = desk.PointerCancel
	case 2:
		m.event(desk.Event{Kind: desk.SecondButton, X: x, Y: y})
	}
	m.event(desk.Event{Kind: kind, Pointer: finger, X: x, Y: y})
	m.frames(1)
}

// drag draws a finger over the window, perhaps a second one too, while other things happen.
func (m *ape) drag() {
	x, y := m.point()
	toX, toY := m.point()
	finger, kind := m.below(3), desk.PointerUp
	m.does("drag %g %g to %g %g by %d", x, y, toX, toY, finger)
	m.event(desk.Event{Kind: desk.PointerDown, Pointer: finger, X: x, Y: y})
	const second = 9
	for part := 0.25; part <= 1; part += 0.25 {
		m.event(desk.Event{Kind: desk.PointerMove, Pointer: finger, X: x + (toX-x)*part, Y: y + (toY-y)*part})
		m.frames(m.below(3))
		otherX, otherY := m.point()
		other := desk.Event{Kind: []desk.EventKind{desk.PointerDown, desk.PointerMove, desk.PointerUp}[m.below(3)],
			Pointer: second, X: otherX, Y: otherY}
		switch m.below(12) {
		case 0:
			m.resize()
		case 1:
			m.key()
		case 2:
			m.press()
		case 3:
			m.event(desk.Event{Kind: desk.Wheel, X: otherX, Y: otherY, DX: otherX - x, DY: otherY - y})
		case 4:
			kind = desk.PointerCancel
		case 5, 6, 7:
			m.does("second finger %v", other)
			m.event(other)
		}
	}
	m.event(desk.Event{Kind: kind, Pointer: finger, X: toX, Y: toY})
	m.event(desk.Event{Kind: desk.PointerUp, Pointer: second})
	m.frames(1)
}

var monkeyKeys = strings.Fields("ArrowRight ArrowLeft ArrowDown ArrowUp Enter Enter Escape PageDown PageUp Home End " +
	"Delete Backspace Shift F1 Tab Dead ß F U H M L R T Z Y P S A D W ? + - . , / 1 9 PadA PadA PadB PadX PadY PadL " +
	"PadR PadZL PadZR PadSelect PadStart PadStickL PadStickR PadUp PadDown PadLeft PadRight PadLookUp PadLookDown " +
	"PadLookLeft PadLookRight")

func (m *ape) key() {
	e := desk.Event{Kind: desk.KeyPress, Key: desk.Key(m.of(append(monkeyKeys, " ", "")...))}
	if e.Key.OfPad() {
		e.Pad = []desk.Pad{desk.Xbox, desk.PlayStation, desk.Nintendo}[m.below(3)]
	}
	if m.below(6) == 0 {
		e.Text = m.of("a", "ő", "rule", "\x00", "💥", " ", "\n", "4.7")
	}
	m.does("key %q, text %q", e.Key, e.Text)
	m.event(e)
	m.frames(1)
}

// press presses a button beside the canvas, mostly that of a move.
func (m *ape) press() {
	if len(m.Buttons) == 0 {
		return
	}
	id := m.Buttons[m.below(len(m.Buttons))].ID
	if moves := m.Moves(); len(moves) > 0 && m.below(2) == 0 {
		id = m.of(moves...)
	}
	m.does("press %s", id)
	m.App.Press(id)
	m.frames(1)
}

// set chooses a setting, wherever it is among them.
func (m *ape) set() {
	id := "set-" + m.of("speed-0", "speed-1", "speed-4", "text-100", "text-150", "text-200", "language-en",
		"language-fr", "language-hu", "language-pl", "thumb-left", "thumb-right", "contrast-high", "contrast-normal",
		"motion-calm", "motion-full", "colours-safe", "described-on", "scan-1", "scan-off", "background-off")
	m.command("menu")
	m.command("settings")
	m.command(id)
	if list := m.Screen().Commands; len(list) > 0 {
		m.command(list[m.below(len(list))].ID)
		m.command(id)
	}
	m.command("close")
	m.command("close")
}

func (m *ape) resize() {
	sizes := [][2]float64{{m.H, m.W}, {360, 640}, {1280, 720}, {1, 1}, {2560, 1440}, {320, 480}, {821, 462}, {414, 896},
		{1, 900}, {900, 1}, {200, 200}, {float64(1 + m.below(2560)), float64(1 + m.below(1440))}}
	size := sizes[m.below(len(sizes))]
	m.W, m.H, m.page.zoom = size[0], size[1], []float64{1, 1, 1, 2, 0.5}[m.below(5)]
	m.does("resize to %g by %g", m.W, m.H)
	m.frames(1)
}

// reload starts the program anew; a monkey that is not gentle has damaged what is stored. No game may be lost
// otherwise.
func (m *ape) reload() {
	m.does("reload")
	kept := m.KeptGames()
	names := slices.Sorted(maps.Keys(m.Stored))
	for range m.below(3) {
		if m.gentle {
			break
		}
		name := m.of(names...)
		key := strings.TrimSuffix(strings.TrimSuffix(name, ".a"), ".b")
		if m.below(2) == 0 {
			m.does("write %s", key)
			s := store.Open(m.page, nil)
			s.Store(key, m.page.damaged(s.Load(key)))
			continue
		}
		m.does("damage %s", name)
		m.Stored[name] = m.page.damaged(m.Stored[name])
	}
	m.App.Leave()
	m.start(m.of("", "", "", "new", "game-1", "game-x", "#replay="+m.of(append(m.page.given, "nonsense")...)))
	m.frames(2)
	now := m.KeptGames()
	for key, text := range kept {
		if m.gentle && now[key] == "" {
			m.t.Errorf("a reload lost %s: %q", key, text)
		}
	}
}

// trouble is what happens to a program from outside.
func (m *ape) trouble() {
	n := m.below(9)
	if m.gentle && n < 3 {
		n += 3
	}
	m.does("trouble %d", n)
	switch n {
	case 0:
		m.Full = []error{nil, nil, errors.New("the disk is full")}[m.below(3)]
	case 1:
		m.App.Owns(m.below(3) > 0)
	case 2:
		if names := slices.Sorted(maps.Keys(m.Stored)); len(names) > 0 {
			name := m.of(names...)
			m.App.Written(name, m.of(m.Stored[name], m.page.damaged(m.Stored[name])))
		}
	case 3:
		m.Contrasting, m.page.calm = !m.Contrasting, m.below(2) == 0
	case 4:
		m.App.Link("#replay=" + m.of(append(m.page.given, "nonsense", "")...))
	case 5:
		m.App.Search(m.of("", "a", "attack", "💥", "(", "\xff", strings.Repeat("long ", 200)))
	case 6:
		if len(m.Buttons) > 0 {
			m.App.Focus(m.Buttons[m.below(len(m.Buttons))].ID)
		}
	case 7:
		m.Texts = []map[string]string{allTexts(), allTexts(), nil}[m.below(3)]
		m.Lost = []error{nil, errors.New("offline")}[m.below(2)]
		m.App.Arrived()
	case 8:
		m.frames(5 + m.below(30))
	}
	m.frames(1)
}
