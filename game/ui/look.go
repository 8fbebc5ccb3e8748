package ui

import "strings"

// look is what lies open over the table, kept while something else lies over
// it.
type look struct {
	panel          Panel
	words          []string
	about, inspect string
	at             Scrolled
}

// looked is what is open now.
func (a *App) looked() look {
	c := &a.chrome
	return look{c.Panel, c.Words, c.About, c.Inspect, c.At}
}

// lookAt opens a look instead of what is open now; the hand stays as it is
// scrolled.
func (a *App) lookAt(l look) {
	c := &a.chrome
	l.at.Hand = c.At.Hand
	c.Panel, c.Words, c.About, c.Inspect, c.At = l.panel, l.words, l.about, l.inspect, l.at
	c.Under = NoPanel
	if n := len(a.under); n > 0 {
		c.Under = a.under[n-1].panel
	}
	c.Focus, a.stale = "", true
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

func (a *App) stack(l look) {
	a.under = append(a.under, a.looked())
	a.lookAt(l)
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
	now, l := a.looked(), look{panel: a.offer.Skin.Opens(spot), about: spot}
	switch l.panel {
	case NoPanel:
		return false
	case CardPanel:
		l = now
		l.inspect, l.at.Card = spot, 0
	}
	if l.panel != now.panel || l.about != now.about || l.inspect != now.inspect {
		a.stack(l)
	}
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
