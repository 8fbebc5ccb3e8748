package ui

import (
	"slices"
	"strings"
)

// look is what lies open over the table, kept while something else lies over
// it.
type look struct {
	panel          Panel
	words          []string
	about, inspect string
	focus          string // where the keyboard was
	at             Scrolled
}

// looked is what is open now.
func (a *App) looked() look {
	c := &a.chrome
	return look{c.Panel, c.Words, c.About, c.Inspect, c.Focus, c.At}
}

// lookAt opens a look instead of what is open now; the hand stays as it is
// scrolled.
func (a *App) lookAt(l look) {
	c := &a.chrome
	l.at.Hand = c.At.Hand
	c.Panel, c.Words, c.About, c.Inspect, c.Focus, c.At = l.panel, l.words, l.about, l.inspect, l.focus, l.at
	c.Under = NoPanel
	if n := len(a.under); n > 0 {
		c.Under = a.under[n-1].panel
	}
	a.stale = true
	if a.recap.on && !a.recapping() {
		a.endRecap()
	}
}

// open opens a panel, and nothing under it.
func (a *App) open(p Panel) {
	a.under = nil
	a.lookAt(look{panel: p})
}

// over opens a panel that the one now open comes back from.
func (a *App) over(p Panel) { a.stack(look{panel: p}) }

// stack opens a look over what is open now. One that lies in the stack already
// is gone back to: nobody has to close the same thing twice.
func (a *App) stack(l look) {
	if a.looked().same(l) {
		return
	}
	a.under = append(a.under, a.looked())
	if i := slices.IndexFunc(a.under, l.same); i >= 0 {
		a.under = a.under[:i]
	}
	a.lookAt(l)
}

// same tells whether two looks are at the same thing.
func (l look) same(m look) bool {
	return l.panel == m.panel && l.about == m.about && bare(l.inspect) == bare(m.inspect)
}

// bare is a spot without what tells it from others of the same thing.
func bare(spot string) string {
	spot, _, _ = strings.Cut(spot, "@")
	return spot
}

// see shows what there is to be told of a thing, over what is open now. It
// tells whether there is anything.
func (a *App) see(spot string) bool {
	if a.session == nil {
		return false
	}
	if step, ok := strings.CutPrefix(spot, "line:"); ok {
		return a.line(step)
	}
	l := look{panel: a.offer.Skin.Opens(spot), about: spot}
	switch l.panel {
	case NoPanel:
		return false
	case CardPanel:
		l = a.looked()
		l.inspect, l.focus, l.at.Card = spot, "", 0
	}
	a.stack(l)
	return true
}

// close closes what lies on top.
func (a *App) close() {
	switch n := len(a.under); {
	case n > 0:
		back := a.under[n-1]
		a.under = a.under[:n-1]
		a.lookAt(back)
	case a.chrome.Panel == TitlePanel || a.chrome.Panel == EndPanel:
	case a.session != nil && a.session.Result().Over:
		a.open(EndPanel)
	default:
		a.open(NoPanel)
	}
	if p := a.chrome.Panel; p != HintPanel && p != AnalysisPanel {
		a.unask()
	}
}

// covered tells whether something lies over the table, so that what happens on
// it waits.
func (a *App) covered() bool {
	return a.chrome.Panel != NoPanel && a.chrome.Panel != RecapPanel || a.chrome.Inspect != ""
}
