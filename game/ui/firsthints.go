package ui

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
)

// firstGames is in how many games there are hints: who has played more has seen it all.
const firstGames = 5

// betweenHints is how many moves of anybody lie between two hints at least; after one before the first move, less.
const betweenHints, afterFirst = 3, 2

// firstHints tell somebody in their first games what matters, when it does for the first time, and once.
type firstHints struct {
	*desk
	prefs   *preferences
	store   *store.Store
	saves   *saves
	coach   *coach
	curtain *curtain

	of *table.Session // in which something was said,
	at int            // after so many moves
}

// never has nothing told any more.
func (f *firstHints) never() {
	f.prefs.set("tips", "off")
	f.coach.hush()
}

// look says what fits the decision that the person is asked for.
func (f *firstHints) look() {
	hinter, knows := f.offer.Game.(game.Hinter)
	tutor, speaks := f.offer.Voice.(table.Tutor)
	if !knows || !speaks || !f.wanted() {
		return
	}
	view, legal := f.session.View(), f.session.LegalMoves()
	told := strings.Fields(f.store.Load(toldKey))
	for _, name := range hinter.Fitting(view, legal, f.session.Since(), nil) {
		word := f.offer.Kind.Name() + "/" + name
		if slices.Contains(told, word) {
			continue
		}
		f.of, f.at = f.session, f.session.MoveCount()
		f.keep(append(told, word))
		text, of := tutor.FirstHint(view, legal, name)
		shut := f.said("coach-shut", "coach.shut", true, f.coach.hush)
		f.coach.say(speech{title: f.t("first.title"), text: text, of: of, commands: []command{shut, f.named("coach-never", f.never)}})
		return
	}
}

// keep stores what was told.
func (f *firstHints) keep(told []string) {
	if !f.saves.shut {
		slices.Sort(told)
		f.store.Store(toldKey, strings.Join(slices.Compact(told), " "))
	}
}

// wanted tells whether something may be said now.
func (f *firstHints) wanted() bool {
	if f.session == nil || !f.session.MyTurn() || f.curtain.shared() || f.coach.speech != nil || f.prefs.chosen.value("tips") == "off" {
		return false
	}
	between := betweenHints
	if f.at == 0 {
		between = afterFirst
	}
	if chapter, _ := f.session.Mission(); chapter != "" || f.of == f.session && f.session.MoveCount() < f.at+between {
		return false
	}
	games := 0
	for _, one := range f.saves.scores() {
		games += one.played
	}
	return games < firstGames
}
