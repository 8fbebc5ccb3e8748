package ui

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// firstGames is in how many games there are hints: who has played more has seen it all.
const firstGames = 5

// betweenHints is how many moves of anybody lie between two hints at least; after one before the first move, less.
const betweenHints, afterFirst = 3, 2

// firstHints tell somebody in their first games what matters, when it does for the first time, and once.
type firstHints struct {
	*desk.Desk
	prefs *preferences
	store *store.Store
	saves *saves
	coach *coach

	of *table.Session // in which something was said,
	at int            // after so many moves
}

// newFirstHints makes it.
func newFirstHints(d *desk.Desk, prefs *preferences, store *store.Store, saves *saves, coach *coach) *firstHints {
	return &firstHints{Desk: d, prefs: prefs, store: store, saves: saves, coach: coach}
}

// never has nothing told any more.
func (f *firstHints) never() {
	f.prefs.set("tips", "off")
	f.coach.hush()
}

// look says what fits the decision that the person is asked for.
func (f *firstHints) look() {
	hinter, knows := f.Offer().Game.(game.Hinter)
	tutor, speaks := f.Offer().Voice.(table.Tutor)
	if !knows || !speaks || !f.wanted() {
		return
	}
	view, legal := f.Session().View(), f.Session().LegalMoves()
	told := strings.Fields(f.store.Load(toldKey))
	for _, name := range hinter.Fitting(view, legal, f.Session().Since(), nil) {
		word := f.Offer().Kind.Name() + "/" + name
		if slices.Contains(told, word) {
			continue
		}
		f.of, f.at = f.Session(), f.Session().MoveCount()
		f.keep(append(told, word))
		text, of := tutor.FirstHint(view, legal, name)
		shut := f.Said("coach-shut", "coach.shut", true, f.coach.hush)
		f.coach.say(speech{title: f.T("first.title"), text: text, of: of, commands: []desk.Command{shut, f.Named("coach-never", f.never)}})
		return
	}
}

// keep stores what was told.
func (f *firstHints) keep(told []string) {
	if !f.saves.Shut() {
		slices.Sort(told)
		f.store.Store(toldKey, strings.Join(slices.Compact(told), " "))
	}
}

// wanted tells whether something may be said now.
func (f *firstHints) wanted() bool {
	if f.Session() == nil || !f.Session().MyTurn() || f.Shared() || f.coach.speech != nil || f.prefs.Value("tips") == "off" {
		return false
	}
	between := betweenHints
	if f.at == 0 {
		between = afterFirst
	}
	if chapter, _ := f.Session().Mission(); chapter != "" || f.of == f.Session() && f.Session().MoveCount() < f.at+between {
		return false
	}
	games := 0
	for _, one := range f.saves.scores() {
		games += one.played
	}
	return games < firstGames
}
