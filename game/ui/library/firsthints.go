package library

import (
	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/settings"
)

// firstGames is the number of games with hints for beginners. After that, a player has seen everything.
const firstGames = 5

// betweenHints is the least number of moves by anybody between two hints, unless one is urgent; afterFirst is that
// after a hint before the first move.
const betweenHints, afterFirst = 3, 2

// FirstHints tell a beginner what matters, once, the first time it does.
type FirstHints struct {
	desk  *desk.Desk
	prefs *settings.Preferences
	saves *play.Saves
	told  told
	coach *Coach

	of *table.Session // the session in which something was said,
	at int            // and the number of moves then
}

// NewFirstHints tells by a coach, and keeps what it has told.
func NewFirstHints(n *play.Needs, coach *Coach) *FirstHints {
	return &FirstHints{desk: n.Desk, prefs: n.Prefs, saves: n.Saves, told: told{n.Store, n.Saves}, coach: coach}
}

// never stops all hints.
func (f *FirstHints) never() {
	f.prefs.Set("tips", "off")
	f.coach.Hush()
}

// Poll shows the hint that fits the person's present decision.
func (f *FirstHints) Poll() {
	hinter, knows := f.desk.Offer().Game.(game.Hinter)
	if !knows || !f.wanted() {
		return
	}
	presser, presses := f.desk.Offer().Game.(game.UrgentHinter)
	soon := f.soon()
	if soon && !presses {
		return
	}
	view, legal := f.desk.Session().View(), f.desk.Session().LegalMoves()
	for _, name := range hinter.Fitting(view, legal, f.desk.Session().Since(), nil) {
		word := f.desk.Offer().Kind.Name() + "/" + name
		if f.told.has(word) || soon && !presser.Urgent(name) {
			continue
		}
		f.of, f.at = f.desk.Session(), f.desk.Session().MoveCount()
		f.told.add(word)
		text, of := f.desk.Offer().Voice.FirstHint(view, legal, name)
		shut := f.desk.Said("coach-shut", "coach.shut", true, f.coach.Hush)
		f.coach.say(speech{title: f.desk.T("first.title"), text: text, of: of, first: true,
			commands: []desk.Command{shut, f.desk.Named("coach-never", f.never)}})
		return
	}
}

// wanted reports whether a hint may be shown now.
func (f *FirstHints) wanted() bool {
	if f.desk.Session() == nil || !f.desk.Session().MyTurn() || f.desk.Shared() || f.coach.speech != nil ||
		f.prefs.Value("tips") == "off" {
		return false
	}
	if s := f.desk.Session(); len(s.Selected()) > 0 || len(s.Gathered()) > 0 {
		return false // it would lie over what is being chosen
	}
	if chapter, _ := f.desk.Session().Mission(); chapter != "" {
		return false
	}
	games := 0
	for _, one := range f.saves.Scores() {
		games += one.Played
	}
	return games < firstGames
}

// soon reports whether the last hint was only a few moves ago.
func (f *FirstHints) soon() bool {
	between := betweenHints
	if f.at == 0 {
		between = afterFirst
	}
	return f.of == f.desk.Session() && f.desk.Session().MoveCount() < f.at+between
}
