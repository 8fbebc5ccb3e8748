package ui

import (
	"onelongnight/game"
	"onelongnight/game/table"
)

// The keys of what is stored. Each game has a save of its own.
const (
	saveKey   = "save-"        // and the game's name
	brokenKey = "save-broken-" // a save that could not be read, kept as it was
	lastKey   = "last-game"    // the name of the game played last
	firstKey  = "save"         // where the save lay when there was one game only
)

// saves keep the games that are played, and find them again.
type saves struct {
	*desk
	host   Host
	offers []Offer
	toasts *toasts
	found  map[string]saved  // the games that can be continued, by their names
	kept   map[string]string // what was stored, where the host cannot tell
}

// saved is a game that can be continued.
type saved struct {
	text string
	side string // what the person plays
}

// store stores the session. Whoever plays is told if the host cannot.
func (s *saves) store() {
	name := s.session.Game.Kind().Name()
	text, err := s.session.Save()
	if err == nil {
		err = s.host.Store(saveKey+name, text)
	}
	if err == nil {
		err = s.host.Store(lastKey, name)
	}
	if err != nil {
		s.toasts.warn("error.storage", err)
		return
	}
	s.kept[name] = text
}

// find looks for games to continue. A save that cannot be read is set aside,
// unchanged, and said so.
func (s *saves) find() {
	clear(s.found)
	for i, o := range s.offers {
		name := o.Kind.Name()
		text, err := s.host.Load(saveKey + name)
		if err == nil && text == "" && i == 0 {
			text, err = s.host.Load(firstKey)
		}
		if err != nil {
			s.toasts.warn("error.storage", err)
			text = s.kept[name]
		}
		if text == "" {
			continue
		}
		session, err := s.read(text)
		if err != nil {
			if s.host.Store(brokenKey+name, text) == nil {
				// Only now is it safe to let the next game overwrite it.
				s.toasts.warn("error.save", err)
			}
			continue
		}
		if !session.Result().Over && session.Game.Kind().Name() == name {
			s.found[name] = saved{text, session.Voice.Side(session.Viewer())}
		}
	}
}

// last is the name of the game to go back to at once: the one played last, or
// the only one there is; "" for none.
func (s *saves) last() string {
	name, err := s.host.Load(lastKey)
	if _, ok := s.found[name]; ok && err == nil {
		return name
	}
	for name := range s.found {
		if len(s.found) == 1 {
			return name
		}
	}
	return ""
}

// of is the save of the game that is offered now.
func (s *saves) of() (saved, bool) {
	found, ok := s.found[s.offer.Kind.Name()]
	return found, ok
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
