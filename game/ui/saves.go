package ui

import (
	"onelongnight/game"
	"onelongnight/game/table"
)

// The keys of what is stored.
const (
	saveKey   = "save"
	brokenKey = "save-broken" // a save that could not be read, kept as it was
)

// saves keep the game that is played, and find it again.
type saves struct {
	*desk
	host   Host
	offers []Offer
	toasts *toasts
	text   string // the save a game can be continued from
	found  bool   // there is such a one,
	side   string // of this side
}

// store stores the session. Whoever plays is told if the host cannot.
func (s *saves) store() {
	text, err := s.session.Save()
	if err == nil {
		err = s.host.Store(saveKey, text)
	}
	if err != nil {
		s.toasts.warn("error.storage", err)
		return
	}
	s.text = text
}

// find looks for a game to continue. A save that cannot be read is set aside,
// unchanged, and said so.
func (s *saves) find() {
	s.found = false
	text, err := s.host.Load(saveKey)
	if err != nil {
		s.toasts.warn("error.storage", err)
		text = s.text
	}
	if text == "" {
		return
	}
	session, err := s.read(text)
	if err != nil {
		if s.host.Store(brokenKey, text) == nil {
			// Only now is it safe to let the next game overwrite it.
			s.toasts.warn("error.save", err)
		}
		return
	}
	if session.Result().Over {
		return
	}
	s.text, s.found = text, true
	s.side = session.Voice.Side(session.Viewer())
}

// read makes a session of any of the games offered out of a save.
func (s *saves) read(text string) (*table.Session, error) {
	var kinds []game.Kind
	voices := map[string]table.Speaker{}
	for _, o := range s.offers {
		kinds = append(kinds, o.Kind)
		voices[o.Kind.Name()] = o.Speak
	}
	return table.Resume(kinds, voices, text)
}

// offerOf is the offer of a session's game.
func (s *saves) offerOf(session *table.Session) Offer {
	for _, o := range s.offers {
		if o.Kind.Name() == session.Game.Kind().Name() {
			return o
		}
	}
	return s.offer.Offer
}
