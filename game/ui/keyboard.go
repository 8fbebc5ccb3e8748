package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// keyboard is the keys: what each does is said by bindings, unless it is
// waited for there, or by one-switch scanning.
type keyboard struct {
	*desk.Desk
	prefs    *preferences
	gestures *gestures
	intent   *intent
	commands *commandList
	turning  *turning
	focus    *focus
	film     *film
	bindings *bindings
	scan     *switchScan
	almanac  *almanac
	does     map[string]func() // what is done, by the actions' names
}

// lineScroll is how far an arrow scrolls a page of text, in CSS pixels.
const lineScroll = 60

// bind says what each action is.
func (k *keyboard) bind() {
	byID := func(ids ...string) func() { return func() { k.command(ids...) } }
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
		"undo":      byID("undo", "locked"),
		"redo":      byID("redo"),
		"recap":     byID("recap"),
		"hint":      byID("hint"),
		"log":       byID("log"),
		"pause":     k.pause,
		"step":      byID("step", "recap-on"),
		"faster":    k.commands.faster,
		"mute":      func() { k.commands.mute().Do() },
		"help":      k.help,
	}
}

// command gives the first of some commands that can be given.
func (k *keyboard) command(ids ...string) {
	for _, id := range ids {
		if one := k.commands.find(table.KindButton.Spot(id)); one != nil {
			k.commands.carryOut(one)
			return
		}
	}
}

// pause lets what is shown stand, or run on.
func (k *keyboard) pause() { k.command("pause", "run") }

// update takes the keys that went down.
func (k *keyboard) update() {
	for _, key := range inpututil.AppendJustPressedKeys(nil) {
		k.press(key)
	}
	if k.almanac.drawn.typing() {
		k.write(string(ebiten.AppendInputChars(nil)))
	}
}

// types tells whether a key writes something, and takes back what was written
// last if it is for that.
func (k *keyboard) types(key ebiten.Key) bool {
	if !k.almanac.drawn.typing() {
		return false
	}
	if query := []rune(k.almanac.drawn.typed()); key == ebiten.KeyBackspace && len(query) > 0 {
		k.almanac.drawn.search(string(query[:len(query)-1]))
	}
	name := stored(key)
	return key == ebiten.KeySpace || key == ebiten.KeyBackspace || len([]rune(name)) == 1
}

// write writes something into the field that has the focus.
func (k *keyboard) write(text string) {
	if text != "" {
		k.almanac.drawn.search(k.almanac.drawn.typed() + text)
	}
}

// press does what a key does.
func (k *keyboard) press(key ebiten.Key) {
	if k.bindings.assignAwaited(key) || k.scan.key(key) || k.types(key) {
		return
	}
	if do := k.does[k.bindings.actionOf(key)]; do != nil {
		do()
	}
}

// move moves the focus where an arrow points. What lies open over the table has
// its commands to the sides, and what can be looked into above and below.
func (k *keyboard) move(dx, dy int) {
	switch {
	case k.Bare() && k.Session() != nil:
		k.focus.move(dx, dy)
	case dx != 0:
		k.step(k.focus.touchable(), dx)
	default:
		k.step(k.focus.readable(), dy)
	}
}

// step moves the focus; a page without things to point at scrolls.
func (k *keyboard) step(ring []table.Spot, by int) {
	if !k.focus.step(ring, by) {
		k.gestures.scroll(k.Scrolled(), 0, float64(by)*lineScroll)
	}
}

// page scrolls by half a window.
func (k *keyboard) page(by float64) {
	_, h := k.Size()
	k.gestures.scroll(k.Scrolled(), 0, by*h/2)
}

// enter touches what has the focus, or takes the turn that is tried; without either it stops what is shown, or lets it run on.
func (k *keyboard) enter() {
	spot := k.Focused()
	if spot == table.NoSpot && k.Bare() {
		spot = k.turning.turn
	}
	if spot == table.NoSpot {
		k.pause()
		return
	}
	if k.almanac.drawn.typing() {
		k.almanac.touch(spot)
		return
	}
	k.intent.touch(spot)
	if spot == k.Focused() {
		k.focus.follow()
	}
}

// help opens the game's book at what is looked at. Without a book, or in it, it
// shows the keys.
func (k *keyboard) help() {
	switch {
	case k.Holds(scene.CurtainPanel): // nothing of the table is told now
	case k.Panel() == scene.AlmanacPanel:
		k.OpenOver(scene.KeysPanel)
	case k.almanac.guide() != nil:
		k.film.skip()
		k.almanac.open(k.almanac.about())
	case k.First():
		k.OpenOver(scene.KeysPanel)
	case k.Session() != nil:
		k.film.skip()
		k.Open(scene.KeysPanel)
	}
}
