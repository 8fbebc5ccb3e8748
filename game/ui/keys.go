package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// keys are the keyboard: arrows to the sides go through the things that can be
// touched, up and down through those that can be looked into, Enter or Space
// touches, Escape goes back, I tells about a thing, Q and E turn a piece.
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
	bound    map[ebiten.Key]func()
}

// lineScroll is how far an arrow scrolls a page of text, in CSS pixels.
const lineScroll = 60

// bind says what each key does.
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
	k.bound = map[ebiten.Key]func(){
		ebiten.KeyRight:    func() { k.step(k.focus.touchable(), 1) },
		ebiten.KeyLeft:     func() { k.step(k.focus.touchable(), -1) },
		ebiten.KeyDown:     func() { k.step(k.focus.readable(), 1) },
		ebiten.KeyUp:       func() { k.step(k.focus.readable(), -1) },
		ebiten.KeyPageDown: func() { k.page(1) },
		ebiten.KeyPageUp:   func() { k.page(-1) },
		ebiten.KeyEnter:    k.enter, ebiten.KeySpace: k.enter, ebiten.KeyNumpadEnter: k.enter,
		ebiten.KeyEscape: k.intent.back,
		ebiten.KeyI:      k.gestures.explain,
		ebiten.KeyQ:      func() { k.turning.by(-1) },
		ebiten.KeyE:      func() { k.turning.by(1) },
		ebiten.KeyU:      command("undo", "locked"),
		ebiten.KeyR:      command("redo"),
		ebiten.KeyP:      command("recap"),
		ebiten.KeyH:      command("hint"),
		ebiten.KeyL:      command("log"),
		ebiten.KeyM:      k.prefs.mute,
		ebiten.KeySlash:  k.help, ebiten.KeyF1: k.help,
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
	if do := k.bound[key]; do != nil {
		do()
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
	if spot != table.NoSpot {
		k.intent.touch(spot)
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
