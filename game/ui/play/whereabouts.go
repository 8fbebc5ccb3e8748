package play

import "onelongnight/game/table"

// Whereabouts tells how far saved games are. The save must be replayed for that, so it is done once for each save, and
// behind the guard.
type Whereabouts struct {
	saves *Saves
	key   string // the save that the words below are about
	text  string
	said  string
}

// NewWhereabouts knows of no save yet.
func NewWhereabouts(saves *Saves) *Whereabouts {
	return &Whereabouts{saves: saves}
}

// Of says in a few words how far a saved game is, "" if its game cannot say or may not be opened automatically.
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

// Where says in a few words how far a game is, "" if the game cannot say.
func Where(s *table.Session) string {
	return s.Voice.Whereabouts(s.View())
}
