package input

import (
	"time"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Needs are what input needs from others.
type Needs struct {
	View     Shown
	Book     Field
	Prefs    Preferences
	Keys     Keys
	Messages Sayer
	Hints    Hints
	Events   noted                 // nil if the host records none
	Commands func() []desk.Command // returns the available commands
	Do       func(Intent)          // carries out an intent at once
}

// Input handles everything that people touch and press.
type Input struct {
	Focus    *Focus
	Keyboard *Keyboard
	Pointer  SyntheticPointer

	turning  *Turning
	carrying *carrying
	peek     *peek
	panning  *panning
	scan     *switchScan
	queue    *queue
	recent   *recentButtons
	pointer  *pointer
}

// New returns the input for the game on a desk. Pieces are turned by turning.
func New(d *desk.Desk, turning *Turning, n Needs) *Input {
	i := &Input{Focus: newFocus(d, n.View, n.Commands), turning: turning}
	i.carrying = newCarrying(d, n.Prefs, n.View, n.Hints, n.Do, n.Messages)
	i.peek, i.panning = newPeek(d, n.View), newPanning(d, n.Prefs)
	g := newGestures(d, n.View, n.Book, n.Do, i.carrying, turning, i.Focus, i.peek,
		i.panning)
	i.scan = newSwitchScan(d, n.Prefs, i.Focus, n.View, n.Keys, n.Do)
	i.recent = &recentButtons{desk: d, view: n.View}
	i.pointer = newPointer(g, i.scan, i.recent)
	i.Keyboard = newKeyboard(d, n.Do, g, turning, i.Focus, n.Keys, i.scan, n.Book,
		i.panning)
	i.queue = newQueue(d, n.View, n.Events)
	i.Pointer = newSyntheticPointer(g, i.carrying, i.pointer)
	return i
}

// Update handles the events since the last frame; frame maps the window to the table. It reports whether there were
// any.
func (i *Input) Update(frame desk.Viewport) bool {
	i.recent.look(time.Now())
	i.queue.fetch(frame)
	there := !i.queue.empty() || i.pointer.isDown()
	i.pointer.hover()
	i.queue.take(i.handle)
	i.pointer.wait(time.Now())
	return there
}

// handle handles one event.
func (i *Input) handle(e happened) {
	if e.Kind == desk.KeyPress {
		i.Keyboard.handle(e.Event)
		return
	}
	i.pointer.handle(e)
}

// Advance lets time pass: scanning goes on, a dropped thing flies back, a pushed field glides.
func (i *Input) Advance(now time.Time, passed time.Duration) {
	i.scan.advance(now)
	i.carrying.flyBack(passed)
	i.panning.advance(now)
}

// Poll shows the tip of what the mouse has rested on long enough.
func (i *Input) Poll(now time.Time) { i.peek.look(now) }

// Resting reports whether nothing happens until somebody does something.
func (i *Input) Resting() bool {
	return i.queue.empty() && !i.pointer.isDown() && !i.pointer.hovers && !i.peek.pending() &&
		!i.scan.on() && !i.panning.gliding()
}

// Commands returns those that zoom the field, if there is one.
func (i *Input) Commands(at scene.Panel) []desk.Command { return i.panning.commands(at) }

// Carried returns the thing being dragged, and the one dropped last while its result is shown; nil for none.
func (i *Input) Carried(playing bool) (now, dropped *scene.Carried) {
	return i.carrying.shown(), i.carrying.left(playing)
}

// Show writes what is pointed at, dragged, turned and scanned.
func (i *Input) Show(s *scene.Screen) {
	s.Hover, s.Peek, s.Turn, s.Group = i.carrying.over, i.peek.shown, i.turning.turn, i.scan.shown
}
