package ui

import (
	"slices"
	"strconv"

	"onelongnight/game/ui/motion"
)

// recap is a part of the game that is shown again, a beat at a time; each
// stands still at its end until somebody goes on.
type recap struct {
	on    bool
	beats []motion.Beat
	page  int
}

// recapping tells whether the part shown again is open, or lies under what is.
func (a *App) recapping() bool {
	is := func(l look) bool { return l.panel == RecapPanel }
	return is(a.looked()) || slices.ContainsFunc(a.under, is)
}

// endRecap goes back to the present, and shows what has happened meanwhile.
func (a *App) endRecap() {
	a.recap.on = false
	a.film.reel.Clear()
	a.roll()
}

// canRecap tells whether the other side has done something that can be shown.
func (a *App) canRecap() bool {
	from, to := a.lastTurn()
	return to > from
}

// lastTurn is the part of the kept steps that the other side did last.
func (a *App) lastTurn() (from, to int) {
	first, steps := a.session.Steps()
	to = len(steps)
	for to > 0 && steps[to-1].Mine {
		to--
	}
	from = to
	for from > 0 && !steps[from-1].Mine {
		from--
	}
	return first + from, first + to
}

// again shows the steps from a number on to another once more. It tells
// whether there was anything to show.
func (a *App) again(from, to int) bool {
	first, steps := a.session.Steps()
	if from < first || from >= to {
		return false
	}
	a.cut()
	beats := a.offer.Skin.Beats(from, steps[from-first:to-first])
	if len(beats) == 0 {
		return false
	}
	a.over(RecapPanel)
	a.recap = recap{on: true, beats: beats}
	a.turn(0)
	return true
}

// line shows what a sentence of the log tells of.
func (a *App) line(step string) bool {
	n, err := strconv.Atoi(step)
	return err == nil && a.again(n, a.session.StepCount())
}

// turn goes on, or back, to a page of the recap; past its end it closes.
func (a *App) turn(page int) {
	if page >= len(a.recap.beats) {
		a.close()
		return
	}
	a.recap.page = max(page, 0)
	beat := a.recap.beats[a.recap.page]
	beat.Length = max(beat.Length, 1)
	a.film.reel.Clear()
	a.film.reel.Add(beat)
	a.stale = true
	a.hear(beat.First, beat.Last)
}

// recapCommands go through the pages.
func (a *App) recapCommands() []Command {
	list := []Command{{ID: "recap-on", Label: a.t("recap.on"), Sub: a.t("recap.page", "page", a.recap.page+1, "pages", len(a.recap.beats)), Main: true}}
	if a.recap.page > 0 {
		list = append(list, Command{ID: "recap-back", Label: a.t("recap.back")})
	}
	return append(list, Command{ID: "close", Label: a.t("menu.resume")})
}
