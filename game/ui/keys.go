package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// keys are the keyboard: what each does is said by bindings, unless it is
// waited for there, or by one-switch scanning.
type keys struct {
	*desk
	prefs    *preferences
	gestures *gestures
	intent   *intent
	commands *commands
	turning  *turning
	focus    *focus
	film     *film
	panels   *panels
	bindings *bindings
	scan     *scan
	does     map[string]func() // what is done, by the deeds' names
}

// lineScroll is how far an arrow scrolls a page of text, in CSS pixels.
const lineScroll = 60

// bind says what each deed is.
func (k *keys) bind() {
	command := func(ids ...string) func() {
		return func() {
			for _, id := range ids {
				if k.commands.carryOut(table.KindButton.Spot(id)) {
					return
				}
			}
		}
	}
	k.does = map[string]func(){
		"next":      func() { k.move(1, 0) },
		"before":    func() { k.move(-1, 0) },
		"down":      func() { k.move(0, 1) },
		"up":        func() { k.move(0, -1) },
		"page.down": func() { k.page(1) },
		"page.up":   func() { k.page(-1) },
		"enter":     k.enter,
		"back":      k.intent.back,
		"explain":   k.gestures.explain,
		"turn":      func() { k.turning.by(1) },
		"turn.back": func() { k.turning.by(-1) },
		"undo":      command("undo", "locked"),
		"redo":      command("redo"),
		"recap":     command("recap"),
		"hint":      command("hint"),
		"log":       command("log"),
		"mute":      func() { k.commands.mute().do() },
		"help":      k.help,
	}
}

// update takes the keys that went down.
func (k *keys) update() {
	for _, key := range inpututil.AppendJustPressedKeys(nil) {
		k.press(key)
	}
}

// press does what a key does.
func (k *keys) press(key ebiten.Key) {
	if k.bindings.take(key) || k.scan.key(key) {
		return
	}
	if do := k.does[k.bindings.doing(key)]; do != nil {
		do()
	}
}

// move moves the focus where an arrow points. What lies open over the table has
// its commands to the sides, and what can be looked into above and below.
func (k *keys) move(dx, dy int) {
	switch {
	case k.bare() && k.session != nil:
		k.focus.move(dx, dy)
	case dx != 0:
		k.step(k.focus.touchable(), dx)
	default:
		k.step(k.focus.readable(), dy)
	}
}

// step moves the focus; a page without things to point at scrolls.
func (k *keys) step(ring []table.Spot, by int) {
	if !k.focus.step(ring, by) {
		k.gestures.scroll(k.screen.Scroll, 0, float64(by)*lineScroll)
	}
}

// page scrolls by half a window.
func (k *keys) page(by float64) {
	k.gestures.scroll(k.screen.Scroll, 0, by*k.height/2)
}

// enter touches what has the focus, or takes the turn that is tried.
func (k *keys) enter() {
	spot := k.screen.Focus
	if spot == table.NoSpot && k.bare() {
		spot = k.screen.Turn
	}
	if spot == table.NoSpot {
		return
	}
	k.intent.touch(spot)
	if spot == k.screen.Focus {
		k.focus.follow()
	}
}

// help shows the keys, over the table or a first screen.
func (k *keys) help() {
	switch {
	case k.first():
		k.panels.openOver(scene.KeysPanel)
	case k.session != nil:
		k.film.skip()
		k.panels.open(scene.KeysPanel)
	}
}
