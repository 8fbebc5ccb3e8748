package ui

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// panels are what lies open over the table, one over the other.
type panels struct {
	*desk
	under    []layer // what lies under the open panel, the nearest last
	switched func()  // another layer is on top
	closed   func()  // a layer was closed
}

// layer is one of them.
type layer struct {
	panel          scene.Panel
	words          []string
	about, inspect table.Spot
	focused        table.Spot // where the keyboard was
	task           *scene.Task
	at             scene.Scroll
}

// top is the layer that is open now.
func (p *panels) top() layer {
	c := &p.screen
	return layer{c.Panel, c.Words, c.About, c.Inspect, c.Focus, c.Task, c.Scroll}
}

// put puts a layer in the stead of what is open now; the hand stays as it is
// scrolled.
func (p *panels) put(l layer) {
	c := &p.screen
	l.at.Hand = c.Scroll.Hand
	c.Panel, c.Words, c.About, c.Inspect, c.Focus, c.Task, c.Scroll = l.panel, l.words, l.about, l.inspect, l.focused, l.task, l.at
	c.Under = scene.NoPanel
	if n := len(p.under); n > 0 {
		c.Under = p.under[n-1].panel
	}
	p.stale = true
	p.switched()
}

// open opens a panel, and nothing under it.
func (p *panels) open(panel scene.Panel) {
	p.under = nil
	p.put(layer{panel: panel, task: p.decided})
}

// openOver opens a panel that the one now open comes back from.
func (p *panels) openOver(panel scene.Panel) { p.push(layer{panel: panel}) }

// push puts a layer over what is open now. One that lies in the stack already
// is gone back to: nobody has to close the same thing twice.
func (p *panels) push(l layer) {
	if p.top().same(l) {
		return
	}
	p.under = append(p.under, p.top())
	if i := slices.IndexFunc(p.under, l.same); i >= 0 {
		p.under = p.under[:i]
	}
	p.put(l)
}

// same tells whether two layers tell of the same thing.
func (l layer) same(m layer) bool {
	return l.panel == m.panel && l.about == m.about && l.inspect.Same() == m.inspect.Same()
}

// showDetails shows what there is to be told of a thing, over what is open now. It
// tells whether there is anything.
func (p *panels) showDetails(spot table.Spot) bool {
	l := layer{panel: p.offer.Skin.Opens(spot), about: spot}
	switch l.panel {
	case scene.NoPanel:
		return false
	case scene.CardPanel:
		l = p.top()
		l.inspect, l.focused, l.at.Card = spot, table.NoSpot, 0
	}
	p.push(l)
	return true
}

// write puts words on the open panel.
func (p *panels) write(words []string) { p.screen.Words, p.stale = words, true }

// close closes what lies on top.
func (p *panels) close() {
	switch n := len(p.under); {
	case n > 0:
		back := p.under[n-1]
		p.under = p.under[:n-1]
		p.put(back)
	case p.first() || p.screen.Panel == scene.EndPanel || p.screen.Panel == scene.ElsewherePanel || p.screen.Panel == scene.CurtainPanel:
	case p.screen.Panel == scene.TaskPanel && p.screen.Task == p.decided:
	default:
		p.open(p.last())
	}
	p.closed()
}

// holds tells whether a panel is open, or lies under what is.
func (p *panels) holds(panel scene.Panel) bool {
	is := func(l layer) bool { return l.panel == panel }
	return is(p.top()) || slices.ContainsFunc(p.under, is)
}
