package play

import "onelongnight/game/table"

// Whereabouts tell how far games are that are kept. The save has to be played
// for that, so that is done once for a save, and behind the guard.
type Whereabouts struct {
	saves *Saves
	key   string // what is known: of this save
	text  string
	said  string
}

// NewWhereabouts knows of no save yet.
func NewWhereabouts(saves *Saves) *Whereabouts {
	return &Whereabouts{saves: saves}
}

// Of returns where a kept game stands in a few words, "" where its game has none for
// that or it cannot be gone into.
func (w *Whereabouts) Of(s Game) string {
	text := w.saves.store.Load(s.Key)
	if s.Key == w.key && text == w.text {
		return w.said
	}
	w.key, w.text, w.said = s.Key, text, ""
	if !w.saves.guard.trusts(s.Key) {
		return ""
	}
	w.saves.guard.enter(s.Key)
	session, err := w.saves.Read(text)
	w.saves.guard.passed()
	if err != nil {
		return ""
	}
	w.said = Where(session)
	return w.said
}

// Where returns where a game stands in a few words, "" where it has none for that.
func Where(s *table.Session) string {
	return s.Voice.Whereabouts(s.View())
}
