package ui

import "onelongnight/game/table"

// whereabouts tell how far games are that are kept. The save has to be played
// for that, so that is done once for a save, and behind the guard.
type whereabouts struct {
	saves *saves
	key   string // what is known: of this save
	text  string
	said  string
}

// newWhereabouts makes it.
func newWhereabouts(saves *saves) *whereabouts {
	return &whereabouts{saves: saves}
}

// of is where a kept game stands in a few words, "" where its game has none for
// that or it cannot be gone into.
func (w *whereabouts) of(s saved) string {
	text := w.saves.store.Load(s.key)
	if s.key == w.key && text == w.text {
		return w.said
	}
	w.key, w.text, w.said = s.key, text, ""
	if !w.saves.guard.trusts(s.key) {
		return ""
	}
	w.saves.guard.enter(s.key)
	session, err := w.saves.read(text)
	w.saves.guard.passed()
	if err != nil {
		return ""
	}
	if voice, ok := session.Voice.(table.Locator); ok {
		w.said = voice.Whereabouts(session.View())
	}
	return w.said
}
