package play

import (
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// Saves saves the games that are played, and finds them again.
type Saves struct {
	results
	news
	desk   *desk.Desk
	store  *store.Store
	guard  *guard
	offers []desk.Offer
	toasts *Toasts
	list   []Game // all saved games, the one played last first
	broken []string
	now    string // key of the game on the table
	last   string // key of the game to go back to at once, "" for none
	shut   bool   // another window has the games, so nothing may be written
}

// newSaves returns the games in a store, of the offered kinds. Call Find to look for them.
func newSaves(d *desk.Desk, texts *store.Store, offers []desk.Offer, toasts *Toasts) *Saves {
	out := &Saves{desk: d, results: results{desk: d, store: texts}, store: texts, guard: newGuard(texts),
		offers: offers, toasts: toasts}
	d.OnClear(out.clear)
	// Only one window at a time has the shelf's games; everything else in the store is shared by all windows.
	texts.Share(func(key string) bool { return !strings.HasPrefix(key, desk.GamePrefix) })
	return out
}

// Game is a saved game.
type Game struct {
	Key string
	table.Summary
}

// brief reports whether it is a lesson or puzzle. Only one of those is kept at a time.
func (s *Game) brief() bool {
	chapter, _ := s.Mission()
	return IsBrief(mission.Chapter(chapter))
}

// IsBrief reports whether missions of a chapter take only minutes, so that somebody who leaves one starts it again.
func IsBrief(c mission.Chapter) bool { return c == mission.Lesson || c == mission.Puzzle }

// List returns all saved games, the one played last first. Do not modify it.
func (s *Saves) List() []Game { return s.list }

// Broken returns the keys of what could not be read.
func (s *Saves) Broken() []string { return s.broken }

func (s *Saves) Now() string { return s.now }

// Text returns the text under a key, "" if there is none.
func (s *Saves) Text(key string) string { return s.store.Load(key) }

func (s *Saves) Store() *store.Store { return s.store }

// Last returns the key of the game to go back to at once, "" for none.
func (s *Saves) Last() string { return s.last }

// Offers returns the games on offer. Do not modify them.
func (s *Saves) Offers() []desk.Offer { return s.offers }

// Shut reports whether another window has the games, so that nothing may be written.
func (s *Saves) Shut() bool { return s.shut }

// SetShut sets what Shut returns.
func (s *Saves) SetShut(is bool) { s.shut = is }

// Trusts reports whether a game may be opened automatically, see guard.
func (s *Saves) Trusts(key string) bool { return s.guard.trusts(key) }

// Enter reads the saved game under a key, to go on with it.
func (s *Saves) Enter(key string) (*table.Session, error) {
	s.guard.enter(key)
	session, err := s.Read(s.store.Load(key))
	if err != nil {
		s.guard.passed()
	}
	return session, err
}

// Entered is called when the game under a key is on the table.
func (s *Saves) Entered(key string) {
	s.now = key
	s.guard.until = time.Now().Add(calmTime)
}

// Passed is called when a move was made or the program ends normally, see guard.
func (s *Saves) Passed() { s.guard.passed() }

func (s *Saves) Poll(now time.Time) { s.guard.look(now) }

// Keep saves the session after a move.
func (s *Saves) Keep() {
	s.Save()
	s.guard.passed()
}

// Save saves the session when nobody has moved.
func (s *Saves) Save() {
	text, err := s.desk.Session().Save(time.Now())
	if err != nil {
		s.toasts.Warn("error.storage", err)
		return
	}
	if s.shut {
		return
	}
	if s.desk.Decided() != nil { // a lesson or puzzle that is finished
		s.store.Delete(s.now)
		return
	}
	before, _ := table.ReadSummary(s.store.Load(s.now))
	// The game first: if the program is killed between the two writes, nothing is lost, see lastPlayed.
	s.store.Store(s.now, text)
	s.store.Store(desk.LastKey, s.now)
	if IsShared(s.now) {
		return
	}
	for _, told := range s.saved {
		told()
	}
	if after, err := table.ReadSummary(text); err == nil && before.Outcome == table.UnderWay &&
		after.Outcome != table.UnderWay {
		if game.Solo(s.desk.Session().Game.Seats()) {
			s.scoreSolo(after)
		} else {
			s.score(after)
		}
		for _, told := range s.ended {
			told()
		}
	}
}

// IsShared reports whether a key is of somebody else's game, which counts nowhere here.
func IsShared(key string) bool { return strings.HasPrefix(key, desk.SharedPrefix) }

// Begin saves the session under a key, "" for a new one. A game of somebody else's that is saved already stays as it
// is.
func (s *Saves) Begin(key string) {
	if key == "" {
		key = desk.GamePrefix + s.desk.NewSeed()
	}
	s.now = key
	if IsShared(key) && s.store.Load(key) != "" {
		return
	}
	s.Save()
}

// lastPlayed returns the key of the game to go back to at once: the one played last, or the only one in progress; ""
// for none.
func (s *Saves) lastPlayed() string {
	last := s.store.Load(desk.LastKey)
	var open []string
	for _, g := range s.list {
		if g.Outcome == table.UnderWay {
			if g.Key == last {
				return last
			}
			open = append(open, g.Key)
		}
	}
	if len(open) == 1 {
		return open[0]
	}
	return ""
}

// Latest returns the game of a kind in progress that was played last; lessons and puzzles do not count.
func (s *Saves) Latest(kind string) (Game, bool) {
	for _, g := range s.list {
		if g.Kind == kind && g.Outcome == table.UnderWay && !g.brief() {
			return g, true
		}
	}
	return Game{}, false
}

// Mission returns the game in progress that is a certain mission.
func (s *Saves) Mission(kind, chapter, name string) (Game, bool) {
	for _, g := range s.list {
		if c, n := g.Mission(); g.Kind == kind && g.Outcome == table.UnderWay && c == chapter && n == name {
			return g, true
		}
	}
	return Game{}, false
}

// LastKind returns the kind of the game to go back to at once, "" for none.
func (s *Saves) LastKind() string {
	g, _ := s.Of(s.last)
	return g.Kind
}

// Of returns the saved game under a key.
func (s *Saves) Of(key string) (Game, bool) {
	for _, g := range s.list {
		if g.Key == key {
			return g, true
		}
	}
	return Game{}, false
}

// Learn takes in what another window has stored.
func (s *Saves) Learn(slot, text string) {
	if key := s.store.Learn(slot, text); key != "" {
		for _, told := range s.learned {
			told(key)
		}
	}
}

// Read makes a session from a save of any game on offer.
func (s *Saves) Read(text string) (*table.Session, error) {
	kinds, voices := s.Speakers()
	return table.Resume(kinds, voices, text)
}

// Speakers returns the kinds of the games on offer, and their voices by name.
func (s *Saves) Speakers() (kinds []game.Kind, voices map[string]table.Speaker) {
	voices = map[string]table.Speaker{}
	for _, o := range s.offers {
		kinds = append(kinds, o.Kind)
		voices[o.Kind.Name()] = o.Speak
	}
	return kinds, voices
}

// OfferOf returns the offer of a session's game.
func (s *Saves) OfferOf(session *table.Session) desk.Offer {
	o, _ := s.Offered(session.Game.Kind().Name())
	return o
}

// Offered returns the offer of the kind with that name.
func (s *Saves) Offered(kind string) (desk.Offer, bool) {
	for _, o := range s.offers {
		if o.Kind.Name() == kind {
			return o, true
		}
	}
	return s.desk.Offer().Offer, false
}
