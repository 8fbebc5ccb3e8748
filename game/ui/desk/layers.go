package desk

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// OnSwitch calls do whenever another layer is on top.
func (d *Desk) OnSwitch(do func()) { d.switched = append(d.switched, do) }

// OnClose calls do after a layer was closed.
func (d *Desk) OnClose(do func()) { d.closed = append(d.closed, do) }

func (d *Desk) Top() Layer { return d.top }

// Panel returns the topmost panel.
func (d *Desk) Panel() scene.Panel { return d.top.Panel }

// Inspected returns the thing that is shown large, NoSpot for none.
func (d *Desk) Inspected() table.Spot { return d.top.Inspect }

// put replaces the top layer. Hand and field keep their scrolling.
func (d *Desk) put(l Layer) {
	l.At.Hand, l.At.Field = d.top.At.Hand, d.top.At.Field
	d.top = l
	d.Invalidate()
	for _, do := range d.switched {
		do()
	}
}

// Open opens a panel with nothing below it.
func (d *Desk) Open(panel scene.Panel) {
	d.under = nil
	d.put(Layer{Panel: panel, Task: d.decided})
}

// OpenOver opens a panel over the present one, which comes back when it is closed.
func (d *Desk) OpenOver(panel scene.Panel) { d.Push(Layer{Panel: panel}) }

// Push puts a layer on top. If the stack already has the same layer, the desk goes back to that one, so that nobody has
// to close the same thing twice.
func (d *Desk) Push(l Layer) {
	if d.top.same(l) {
		return
	}
	d.under = append(d.under, d.top)
	if i := slices.IndexFunc(d.under, l.same); i >= 0 {
		d.under = d.under[:i]
	}
	d.put(l)
}

// ShowDetails opens the details of a thing over what is open. It returns false if there are none.
func (d *Desk) ShowDetails(spot table.Spot) bool {
	l := Layer{Panel: d.offer.Skin.Opens(spot), About: spot}
	switch l.Panel {
	case scene.NoPanel:
		return false
	case scene.CardPanel:
		l = d.top
		l.Inspect, l.Focused, l.At.Card = spot, table.NoSpot, 0
	}
	d.Push(l)
	return true
}

// Write sets the words of the topmost panel.
func (d *Desk) Write(words []string) {
	d.top.Words = words
	d.Invalidate()
}

// SetTask sets the mission that the topmost panel is about.
func (d *Desk) SetTask(task *scene.Task) { d.top.Task = task }

// Closes reports whether Close would close anything.
func (d *Desk) Closes() bool { return len(d.under) > 0 || !d.stays() }

// Close closes the topmost layer.
func (d *Desk) Close() {
	switch n := len(d.under); {
	case n > 0:
		back := d.under[n-1]
		d.under = d.under[:n-1]
		d.put(back)
	case d.stays():
	default:
		d.Open(d.Last())
	}
	for _, do := range d.closed {
		do()
	}
}

// stays reports whether the topmost layer cannot be closed: nothing lies below it, and it has ways on of its own.
func (d *Desk) stays() bool {
	switch d.top.Panel {
	case scene.TitlePanel, scene.ShelfPanel, scene.EndPanel, scene.ElsewherePanel, scene.CurtainPanel:
		return true
	case scene.TaskPanel:
		return d.top.Task == d.decided
	}
	return false
}

// ForgetWords removes layers below the top that have words. It is called after the language has changed.
func (d *Desk) ForgetWords() {
	d.under = slices.DeleteFunc(d.under, func(l Layer) bool { return len(l.Words) > 0 })
}

// Holds reports whether a panel is open, on top or below.
func (d *Desk) Holds(panel scene.Panel) bool {
	is := func(l Layer) bool { return l.Panel == panel }
	return is(d.top) || slices.ContainsFunc(d.under, is)
}

// below returns the panel that comes back when the topmost is closed.
func (d *Desk) below() scene.Panel {
	if n := len(d.under); n > 0 {
		return d.under[n-1].Panel
	}
	return scene.NoPanel
}

// Covered reports whether something lies over the table, so that events on it have to wait.
func (d *Desk) Covered() bool {
	switch d.top.Panel {
	case scene.NoPanel, scene.RecapPanel, scene.HintPanel: // these show the table itself
		return d.top.Inspect != table.NoSpot
	}
	return true
}

// Bare reports whether nothing lies over the table.
func (d *Desk) Bare() bool { return d.top.Panel == scene.NoPanel && d.top.Inspect == table.NoSpot }

// First reports whether a first screen is open and topmost.
func (d *Desk) First() bool {
	return d.top.Panel == scene.TitlePanel || d.top.Panel == scene.ShelfPanel
}

// OnShelf reports whether the shelf is shown instead of a game.
func (d *Desk) OnShelf() bool {
	return d.top.Panel == scene.ShelfPanel || d.below() == scene.ShelfPanel
}

// Show implements shower: it writes what is open, and how it is being looked at.
func (d *Desk) Show(s *scene.Screen) {
	l := d.top
	s.Panel, s.Under, s.About, s.Words, s.Task, s.Inspect = l.Panel, d.below(), l.About, l.Words, l.Task, l.Inspect
	s.Focus, s.Scroll, s.Place = l.Focused, l.At, d.place
}
