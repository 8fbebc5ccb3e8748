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
	kept   map[string]string // what was stored last, where the host cannot tell
	last   string            // the name of the one to go back to at once, "" for none
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
		s.kept[name] = text
		err = s.host.Store(saveKey+name, text)
	}
	if err == nil {
		err = s.host.Store(lastKey, name)
	}
	if err != nil {
		s.toasts.warn("error.storage", err)
	}
}

// find looks for games to continue. A save that cannot be read is set aside,
// unchanged, and said so.
func (s *saves) find() {
	clear(s.found)
	for name, from := range s.stored() {
		session, err := s.read(from.text)
		if err != nil {
			s.setAside(name, from, err)
			continue
		}
		if !session.Result().Over && session.Game.Kind().Name() == name {
			s.found[name] = saved{from.text, session.Voice.Side(session.Viewer())}
		}
	}
	s.last = s.lastPlayed()
}

// source is a save and the key it lies under.
type source struct{ key, text string }

// stored reads the saves of all games, by their names. What the host cannot
// tell is as it was stored last. A save from when there was one game only is
// that of the game it holds, if that has none since.
func (s *saves) stored() map[string]source {
	list := map[string]source{}
	for _, o := range s.offers {
		name := o.Kind.Name()
		text, err := s.host.Load(saveKey + name)
		if err != nil {
			s.toasts.warn("error.storage", err)
		}
		if text == "" {
			text = s.kept[name]
		}
		if text != "" {
			list[name] = source{saveKey + name, text}
		}
	}
	if text, err := s.host.Load(firstKey); err == nil && text != "" {
		name := s.offers[0].Kind.Name()
		if session, err := s.read(text); err == nil {
			name = session.Game.Kind().Name()
		}
		if _, since := list[name]; !since {
			list[name] = source{firstKey, text}
		}
	}
	return list
}

// setAside keeps a save that cannot be read where nothing overwrites it, and
// says so, once: then it no longer lies in the way of the next game.
func (s *saves) setAside(name string, from source, why error) {
	if s.host.Store(brokenKey+name, from.text) == nil {
		s.toasts.warn("error.save", why)
		_ = s.host.Store(from.key, "") // if that fails it is said again, no more
	}
}

// lastPlayed is the name of the game to go back to at once: the one played
// last, or the only one there is; "" for none.
func (s *saves) lastPlayed() string {
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
