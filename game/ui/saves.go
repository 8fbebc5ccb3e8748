package ui

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// saves keep the games that are played, and find them again.
type saves struct {
	*desk.Desk
	store  *store.Store
	guard  *guard
	offers []desk.Offer
	toasts *toasts
	list   []saved // all games that are kept, the one played last first
	broken []string
	now    string // the key of the game on the table
	last   string // the key of the game to go back to at once, "" for none
	first  *score // the game on the table was the first to be won so
	beaten *best  // the best that it has beaten, nil if it has not
	shut   bool   // another window has the games: nothing is written
	post   func(func())
	ended  []func() // are told that the game on the table has just ended
}

// newSaves makes it.
func newSaves(d *desk.Desk, store *store.Store, guard *guard, offers []desk.Offer, toasts *toasts, post func(func())) *saves {
	return &saves{Desk: d, store: store, guard: guard, offers: offers, toasts: toasts, post: post}
}

// saved is a game that is kept.
type saved struct {
	key string
	table.Summary
}

// brief tells whether it is a lesson or a puzzle, of which one at a time is kept.
func (s *saved) brief() bool {
	chapter, _ := s.Mission()
	return isBrief(mission.Chapter(chapter))
}

// isBrief tells whether missions of a chapter take a few minutes, so that those who leave one begin it anew.
func isBrief(c mission.Chapter) bool { return c == mission.Lesson || c == mission.Puzzle }

// OnEnd has do called whenever the game on the table has just ended.
func (s *saves) OnEnd(do func()) { s.ended = append(s.ended, do) }

// List are all games that are kept, the one played last first; it must not be changed.
func (s *saves) List() []saved { return s.list }

// Broken are the keys of what could not be read.
func (s *saves) Broken() []string { return s.broken }

// Now is the key of the game on the table.
func (s *saves) Now() string { return s.now }

// Text is what is kept under a key, "" for nothing.
func (s *saves) Text(key string) string { return s.store.Load(key) }

// Store is where everything is kept.
func (s *saves) Store() *store.Store { return s.store }

// Last is the key of the game to go back to at once, "" for none.
func (s *saves) Last() string { return s.last }

// Offers are the games that are offered; they must not be changed.
func (s *saves) Offers() []desk.Offer { return s.offers }

// Shut tells whether another window has the games: nothing is written.
func (s *saves) Shut() bool { return s.shut }

// SetShut says whether another window has them.
func (s *saves) SetShut(is bool) { s.shut = is }

// First is what the game on the table was the first to be won as, nil if it was not.
func (s *saves) First() *score { return s.first }

// Beaten is the best result that the game on the table has beaten, nil if it has not.
func (s *saves) Beaten() *best { return s.beaten }

// clear forgets the game on the table. It is kept.
func (s *saves) clear() { s.first, s.beaten = nil, nil }

// Trusts tells whether a game may be gone into without being asked for.
func (s *saves) Trusts(key string) bool { return s.guard.trusts(key) }

// Enter reads the game that is kept under a key, to go on with it.
func (s *saves) Enter(key string) (*table.Session, error) {
	s.guard.enter(key)
	session, err := s.read(s.store.Load(key))
	if err != nil {
		s.guard.passed()
	}
	return session, err
}

// Entered notes that the game under a key is on the table.
func (s *saves) Entered(key string) {
	s.now = key
	s.guard.until = time.Now().Add(calmTime)
}

// Passed notes that the program goes on, or ends, as it should.
func (s *saves) Passed() { s.guard.passed() }

// Look is called with every frame that is shown.
func (s *saves) Look(now time.Time) { s.guard.look(now) }

// Keep stores the session, after every move.
func (s *saves) Keep() {
	s.Save()
	s.guard.passed()
}

// Save stores it, though nobody has moved.
func (s *saves) Save() {
	text, err := s.Session().Save(time.Now())
	if err != nil {
		s.toasts.warn("error.storage", err)
		return
	}
	if s.shut {
		return
	}
	if s.Decided() != nil { // a lesson or a puzzle that is done with
		s.store.Delete(s.now)
		return
	}
	before, _ := table.ReadSummary(s.store.Load(s.now))
	s.store.Store(s.now, text)
	s.store.Store(lastKey, s.now)
	if after, err := table.ReadSummary(text); err == nil && before.Outcome == table.UnderWay && after.Outcome != table.UnderWay {
		if game.Solo(s.Session().Game.Seats()) {
			s.scoreSolo(after)
		} else {
			s.score(after)
		}
		for _, told := range s.ended {
			told()
		}
	}
}

// begin keeps the session that was begun under a key, "" for one of its own.
func (s *saves) begin(key string) {
	if key == "" {
		key = gamePrefix + s.NewSeed()
	}
	s.now = key
	s.Save()
}

// find looks for the games that are kept. What cannot be read is set aside,
// unchanged, and said so.
func (s *saves) find() {
	s.setAside()
	s.adopt()
	s.list, s.broken = nil, nil
	for _, key := range s.store.Keys(gamePrefix) {
		summary, err := table.ReadSummary(s.store.Load(key))
		if isNewer(err) {
			s.broken = append(s.broken, key) // a later program will know it
			continue
		}
		if err != nil {
			s.breaks(key, err)
			continue
		}
		if _, here := s.offered(summary.Kind); here { // else it waits for a program that has the game
			s.list = append(s.list, saved{key, summary})
		}
	}
	slices.SortStableFunc(s.list, func(a, b saved) int { return b.At.Compare(a.At) })
	s.broken = append(append(s.broken, s.store.Keys(brokenPrefix)...), s.store.Keys(formerBroken)...)
	for _, d := range s.store.Damaged() { // a later program's
		s.broken = append(s.broken, d.Key)
	}
	s.last = s.lastPlayed()
}

// isNewer tells whether a later program wrote what could not be read.
func isNewer(err error) bool {
	var load *game.LoadError
	return errors.As(err, &load) && load.Code == "newer"
}

// setAside keeps what the store found damaged where nothing overwrites it.
func (s *saves) setAside() {
	for _, d := range slices.Clone(s.store.Damaged()) {
		if d.Newer {
			continue // a later program will know it
		}
		s.store.SetAside(d, brokenPrefix+strings.ReplaceAll(d.Slot, ".", "-"))
		key := "error.save"
		if d.Replaced {
			key = "error.generation"
		}
		s.toasts.warn(key, &game.LoadError{Code: "save", Text: "its checksum is wrong"})
	}
}

// breaks sets a text aside that is whole and yet no saved game that can be read
// here, and says so.
func (s *saves) breaks(key string, why error) {
	s.store.Store(brokenPrefix+key, s.store.Load(key))
	s.store.Delete(key)
	s.toasts.warn("error.save", why)
}

// adopt takes over what earlier versions stored. The new key follows from what
// is adopted, so that nothing is there twice if this is cut off in the middle.
func (s *saves) adopt() {
	last := s.store.Load(lastKey)
	for _, key := range append(s.store.Keys(formerPrefix), formerKey) {
		text := s.store.Load(key)
		if text == "" || strings.HasPrefix(key, formerBroken) || !s.guard.trusts(key) {
			continue
		}
		s.guard.enter(key)
		session, err := s.read(text)
		s.guard.passed()
		if err != nil {
			s.breaks(key, err)
			continue
		}
		anew, err := session.Save(time.Now())
		if err != nil {
			s.breaks(key, err)
			continue
		}
		adopted := gamePrefix + store.Checksum(key, text)
		if s.store.Load(adopted) == "" {
			s.store.Store(adopted, anew)
		}
		s.store.Delete(key)
		if last == session.Game.Kind().Name() {
			s.store.Store(lastKey, adopted)
		}
	}
}

// lastPlayed is the key of the game to go back to at once: the one played last,
// or the only one under way; "" for none.
func (s *saves) lastPlayed() string {
	last := s.store.Load(lastKey)
	var open []string
	for _, g := range s.list {
		if g.Outcome == table.UnderWay {
			if g.key == last {
				return last
			}
			open = append(open, g.key)
		}
	}
	if len(open) == 1 {
		return open[0]
	}
	return ""
}

// latest is the game of a kind that is under way and was played last, no lesson and no puzzle.
func (s *saves) latest(kind string) (saved, bool) {
	for _, g := range s.list {
		if g.Kind == kind && g.Outcome == table.UnderWay && !g.brief() {
			return g, true
		}
	}
	return saved{}, false
}

// mission is the game under way that is a mission of a kind of game.
func (s *saves) mission(kind, chapter, name string) (saved, bool) {
	for _, g := range s.list {
		if c, n := g.Mission(); g.Kind == kind && g.Outcome == table.UnderWay && c == chapter && n == name {
			return g, true
		}
	}
	return saved{}, false
}

// lastKind is the kind of the game to go back to at once, "" for none.
func (s *saves) lastKind() string {
	g, _ := s.of(s.last)
	return g.Kind
}

// of is the kept game under a key.
func (s *saves) of(key string) (saved, bool) {
	for _, g := range s.list {
		if g.key == key {
			return g, true
		}
	}
	return saved{}, false
}

// forget deletes a game that is kept.
func (s *saves) forget(key string) {
	s.store.Delete(key)
	s.find()
}

// read makes a session of any of the games offered out of a save.
func (s *saves) read(text string) (*table.Session, error) {
	kinds, voices := s.speakers()
	return table.Resume(kinds, voices, text)
}

// speakers are the games that are offered, and their words.
func (s *saves) speakers() (kinds []game.Kind, voices map[string]table.Speaker) {
	voices = map[string]table.Speaker{}
	for _, o := range s.offers {
		kinds = append(kinds, o.Kind)
		voices[o.Kind.Name()] = o.Speak
	}
	return kinds, voices
}

// offerOf is the offer of a session's game.
func (s *saves) offerOf(session *table.Session) desk.Offer {
	o, _ := s.offered(session.Game.Kind().Name())
	return o
}

// offered is the offer of that name.
func (s *saves) offered(kind string) (desk.Offer, bool) {
	for _, o := range s.offers {
		if o.Kind.Name() == kind {
			return o, true
		}
	}
	return s.Offer().Offer, false
}

// scores are how the person has fared.
func (s *saves) scores() []score { return readScores(s.store.Load(scoresKey)) }

// score counts a game that has just ended, if there was a computer player of
// some level in it.
func (s *saves) score(g table.Summary) {
	level := g.Opponent()
	if chapter, _ := g.Mission(); level == "" || chapter != "" || g.Practice() {
		return
	}
	one, before := score{g.Kind, g.Seat, level, 1, 0}, s.scores()
	if g.Outcome == table.Won {
		one.won = 1
		if !slices.ContainsFunc(before, func(b score) bool {
			return b.won > 0 && b.kind == one.kind && b.seat == one.seat && b.level == one.level
		}) {
			s.first = &one
		}
	}
	s.store.Store(scoresKey, writeScores(addScore(before, one)))
}

// bests are how the person has fared in games for one side.
func (s *saves) bests() []best { return readBests(s.store.Load(bestsKey)) }

// bestOf is how, in games like a session's, from the seat that it is seen from; false if none was finished.
func (s *saves) bestOf(session *table.Session) (best, bool) {
	of := best{kind: session.Game.Kind().Name(), seat: session.Game.Seats()[session.Viewer()].Name,
		grade: cmp.Or(game.GradeOf(session.Game), noGrade)}
	list := s.bests()
	if i := slices.IndexFunc(list, of.same); i >= 0 {
		return list[i], true
	}
	return of, false
}

// scoreSolo counts a game for one side that has just ended.
func (s *saves) scoreSolo(g table.Summary) {
	if chapter, _ := g.Mission(); chapter != "" || g.Practice() {
		return
	}
	before, known := s.bestOf(s.Session())
	r := s.Session().Result()
	now, points := before, int(r.Score[s.Session().Viewer()])
	now.played++
	if g.Outcome == table.Won {
		now.won++
	}
	if !known || points > before.points {
		now.points = points
	}
	if known && points > before.points {
		s.beaten = &before
	}
	list := slices.DeleteFunc(s.bests(), now.same)
	s.store.Store(bestsKey, writeBests(append(list, now)))
}
