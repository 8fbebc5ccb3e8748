package input

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/trace"
)

// Keyboard handles keys. What they do is up to the bindings, which may be waiting for a key, and to one-switch
// scanning.
type Keyboard struct {
	desk     *desk.Desk
	gestures *gestures
	do       func(Intent)
	turning  *Turning
	focus    *Focus
	keys     Keys
	scan     *switchScan
	field    Field
	panning  *panning
	does     map[string]func() // by name of the action
}

func newKeyboard(d *desk.Desk, do func(Intent), gestures *gestures, turning *Turning, focus *Focus, keys Keys,
	scan *switchScan, field Field, panning *panning) *Keyboard {
	out := &Keyboard{desk: d, do: do, gestures: gestures, turning: turning, focus: focus, keys: keys, scan: scan,
		field: field, panning: panning}
	out.bind()
	return out
}

// lineScroll is how far an arrow scrolls a page of text, in CSS pixels.
const lineScroll = 60

// bind defines every action.
func (k *Keyboard) bind() {
	byID := func(ids ...string) func() { return func() { k.command(ids...) } }
	k.does = map[string]func(){
		"next":      func() { k.move(1, 0) },
		"before":    func() { k.move(-1, 0) },
		"down":      func() { k.move(0, 1) },
		"up":        func() { k.move(0, -1) },
		"page.down": func() { k.page(1) },
		"page.up":   func() { k.page(-1) },
		"enter":     k.enter,
		"back":      func() { k.do(Intent{Kind: Back}) },
		"menu":      byID("menu", "close"),
		"explain":   k.gestures.explain,
		"turn":      func() { k.turn(1) },
		"turn.back": func() { k.turn(-1) },
		"turn.step": k.turnOr(1, "step", "recap-on"),
		"turn.undo": k.turnOr(-1, "undo", "locked"),
		"undo":      byID("undo", "locked"),
		"redo":      byID("redo"),
		"recap":     byID("recap"),
		"hint":      byID("hint"),
		"log":       byID("log"),
		"pause":     k.pause,
		"step":      byID("step", "recap-on"),
		"faster":    func() { k.do(Intent{Kind: Faster}) },
		"mute":      func() { k.do(Intent{Kind: Mute}) },
		"help":      func() { k.do(Intent{Kind: Help}) },
		"zoom.in":   func() { k.panning.zoom(1) },
		"zoom.out":  func() { k.panning.zoom(-1) },
		"zoom.home": k.panning.home,
		"pan.right": func() { k.pan(1, 0) },
		"pan.left":  func() { k.pan(-1, 0) },
		"pan.down":  func() { k.pan(0, 1) },
		"pan.up":    func() { k.pan(0, -1) },
	}
}

// command gives the first available of some commands.
func (k *Keyboard) command(ids ...string) { k.do(Intent{Kind: Give, IDs: ids}) }

// turn tries the next direction of a piece; −1 the one before.
func (k *Keyboard) turn(by int) {
	if !k.turning.by(by) {
		k.desk.Ignored(trace.NoTurn, table.NoSpot)
	}
}

// turnOr tries the next direction of a piece; if there is none to turn, it gives the first available of some commands.
func (k *Keyboard) turnOr(by int, ids ...string) func() {
	return func() {
		if !k.turning.by(by) {
			k.command(ids...)
		}
	}
}

// pan moves the field; a page over it scrolls.
func (k *Keyboard) pan(dx, dy int) {
	if k.desk.Covered() {
		k.gestures.scrollOn(k.gestures.hoverX, float64(dx)*lineScroll, float64(dy)*lineScroll)
		return
	}
	k.panning.step(float64(dx), float64(dy))
}

// pause stops the film, or lets it run on.
func (k *Keyboard) pause() { k.command("pause", "run") }

// handle handles a key that went down. Its text goes to the field that was active before the key had any effect.
func (k *Keyboard) handle(e desk.Event) {
	typing := k.field.Typing()
	if e.Key != "" {
		k.Press(e.Key, e.Pad)
	}
	if typing {
		k.write(e.Text)
	}
}

// types reports whether a key types something. Backspace removes the last letter.
func (k *Keyboard) types(key desk.Key) bool {
	if !k.field.Typing() {
		return false
	}
	if query := []rune(k.field.Typed()); key == desk.KeyBackspace && len(query) > 0 {
		k.field.Search(string(query[:len(query)-1]))
	}
	return key == desk.KeySpace || key == desk.KeyBackspace || key.Sign()
}

// write adds text to the active field.
func (k *Keyboard) write(text string) {
	if text != "" {
		k.field.Search(k.field.Typed() + text)
	}
}

// Press does what a key of the keyboard does, or a button of a gamepad of some make.
func (k *Keyboard) Press(key desk.Key, pad desk.Pad) {
	k.keys.Hold(pad)
	if k.keys.AssignAwaited(key) || k.scan.key(key) || k.types(key) {
		return
	}
	do := k.does[k.keys.ActionOf(key)]
	if do == nil {
		k.desk.IgnoredName(trace.NoAction, string(key))
		return
	}
	do()
}

// move moves the focus in the direction of an arrow. With a panel open, left and right visit its commands, up and down
// what can be looked into.
func (k *Keyboard) move(dx, dy int) {
	switch {
	case k.desk.Bare() && k.desk.Session() != nil:
		k.focus.move(dx, dy)
	case dx != 0:
		k.step(k.focus.touchable(), dx)
	default:
		k.step(k.focus.readable(), dy)
	}
}

// step moves the focus; a page with nothing to focus scrolls, and one that cannot scroll further offers its commands.
func (k *Keyboard) step(ring []table.Spot, by int) {
	g := k.gestures
	if !k.focus.step(ring, by) && !g.scroll(k.desk.Scrolled(), g.hoverX, 0, float64(by)*lineScroll) &&
		!k.focus.step(k.focus.commandSpots(), by) {
		k.desk.Ignored(trace.AtEnd, table.NoSpot)
	}
}

// page scrolls by half a window.
func (k *Keyboard) page(by float64) {
	_, h := k.desk.Size()
	k.gestures.scrollOn(k.gestures.hoverX, 0, by*h/2)
}

// enter touches what has the focus, or confirms the direction being tried or what is proposed; if there is none of
// these it stops the film, or lets it run on.
func (k *Keyboard) enter() {
	spot := k.desk.Focused()
	if spot == table.NoSpot && k.desk.Bare() {
		if spot = k.turning.Turn(); spot == table.NoSpot {
			spot = k.desk.Proposed()
		}
	}
	if spot == table.NoSpot {
		k.pause()
		return
	}
	if k.field.Typing() {
		k.do(Intent{Kind: Enter, Spot: spot})
		return
	}
	k.do(Intent{Kind: Touch, Spot: spot})
	if spot == k.desk.Focused() {
		k.focus.follow()
	}
}
