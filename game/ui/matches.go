package ui

import (
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// matches begin games and take them up again.
type matches struct {
	*desk.Desk
	prefs    *preferences
	saves    *saves
	opponent stopper
	advice   questions
	warnings *warnings
	film     *film
	play     *play
	toasts   *toasts

	fairness *fairness
	curtain  *curtain

	deal  string    // the seed of the next game, "" for any
	begun time.Time // the game on the table, if it was begun in this sitting
	ended time.Time // and was seen to be over
}

// newMatches makes it.
func newMatches(d *desk.Desk, prefs *preferences, saves *saves, opponent stopper, advice questions, warnings *warnings, film *film, play *play, toasts *toasts, fairness *fairness, curtain *curtain) *matches {
	out := &matches{Desk: d, prefs: prefs, saves: saves, opponent: opponent, advice: advice, warnings: warnings, film: film, play: play, toasts: toasts, fairness: fairness, curtain: curtain}
	prefs.OnChange(out.chosen)
	return out
}

// Deal is the seed of the next game, "" for any.
func (m *matches) Deal() string { return m.deal }

// SetDeal has the next game dealt from a seed.
func (m *matches) SetDeal(seed string) { m.deal = seed }

// Minutes is how long the game on the table took, begun minutes counted; false if it was not begun in this sitting.
func (m *matches) Minutes() (n int, known bool) {
	if m.begun.IsZero() {
		return 0, false
	}
	if m.ended.IsZero() {
		m.ended = time.Now()
	}
	return int(m.ended.Sub(m.begun).Minutes()) + 1, true
}

// offerGame puts the first screen of a game that is offered on the table, set up
// as it is chosen.
func (m *matches) offerGame(o desk.Opened) {
	m.SetOffer(o)
	m.prefs.load()
	m.setUp()
	m.prefs.apply()
}

// setUp opens the game that is offered with the setup that is chosen for it,
// unless a game is on the table.
func (m *matches) setUp() {
	if m.Session() != nil {
		return
	}
	setup, _ := m.prefs.setup("")
	g, err := m.Offer().Kind.Open(setup)
	if err != nil {
		m.toasts.warn("error.input", err)
		return
	}
	m.SetOffer(m.Offer().Open(g))
}

// Start begins a new game for the person at a seat, the computer at all others.
func (m *matches) Start(viewer game.Seat) {
	m.StartWith(m.next(), func(*table.Session) {}, func(g game.Game) []table.Player { return table.Against(g, viewer, m.prefs.Player()) })
}

// startArranged begins a new game with the setup that is chosen, at the seat that follows from it.
func (m *matches) startArranged() {
	seed := m.next()
	setup, seat := m.prefs.setup(seed)
	g, err := m.Offer().Kind.Open(setup)
	if err != nil {
		m.toasts.warn("error.input", err)
		return
	}
	m.SetOffer(m.Offer().Open(g))
	m.StartWith(seed, func(*table.Session) {}, func(g game.Game) []table.Player { return m.prefs.Table(g, seat) })
}

// startShared begins a new game with people of this device at all seats.
func (m *matches) startShared() { m.StartWith(m.next(), func(*table.Session) {}, table.Together) }

// next is the seed of the next game, the one that was asked for or any.
func (m *matches) next() string {
	seed := m.deal
	if m.deal = ""; seed == "" {
		seed = m.NewSeed()
	}
	return seed
}

// StartWith begins a new game on a deal. It is played by the rules of now,
// whatever those of the game before were. What it is beside that is noted at
// once.
func (m *matches) StartWith(seed string, note func(*table.Session), players func(game.Game) []table.Player) {
	g, err := m.Offer().Kind.Open(m.Offer().Game.Setup())
	if err != nil {
		m.toasts.warn("error.input", err)
		return
	}
	s, err := table.Begin(g, m.Offer().Speak, players(g), seed)
	if err != nil {
		m.toasts.warn("error.input", err)
		return
	}
	note(s)
	m.Put(s, "")
}

// Put puts a session that was just begun on the table, to be kept under a key, "" for one of its own.
func (m *matches) Put(s *table.Session, key string) {
	_, before := m.saves.latest(m.Offer().Kind.Name())
	before = before && m.First()       // it stood there, to be continued
	m.SetOffer(m.Offer().Open(s.Game)) // what was drawn by lot is known now
	m.begin(s)
	m.begun = time.Now()
	m.saves.begin(key)
	var said []string
	if s.Seal() != "" {
		said = append(said, m.fairness.sealed())
	}
	if before {
		said = append(said, m.T("menu.kept"))
	}
	if len(said) > 0 {
		m.toasts.Say(strings.Join(said, " "), table.NoSpot)
	}
}

// again begins another game with everybody at the same seat, swap with the person at the next that one
// can have.
func (m *matches) again() {
	players := m.Session().Players()
	m.StartWith(m.next(), func(*table.Session) {}, func(game.Game) []table.Player { return players })
}

// from is a command for a game from the next seat, by the name of its side: "the other" is not told from another one.
func (m *matches) from(id, key string, do func()) desk.Command {
	return desk.NewCommand(scene.Command{ID: id, Label: m.T(key, "side", m.Offer().Voice.Side(m.beside()))}, do)
}

func (m *matches) swap() { m.Start(m.beside()) }

// beside is the next seat that a person can have.
func (m *matches) beside() game.Seat {
	seats, next := m.Seats(), m.Viewer()
	for range seats {
		if next = (next + 1) % game.Seat(len(seats)); !seats[next].Scripted {
			break
		}
	}
	return next
}

// match begins the next game on the same deal, from the next seat.
func (m *matches) match() {
	before, seat := m.Session(), m.beside()
	m.StartWith(before.Seed(), func(s *table.Session) { s.Follows(before) }, func(g game.Game) []table.Player { return table.Against(g, seat, m.prefs.Player()) })
}

// Resume continues the game that is kept under a key, or shows how it ended.
func (m *matches) Resume(key string) {
	s, err := m.saves.Enter(key)
	if err != nil {
		m.toasts.warn("error.resume", err)
		return
	}
	m.clear()
	m.offerGame(m.saves.offerOf(s).Open(s.Game))
	m.begin(s)
	m.saves.Entered(key)
	if err := s.Lost(); err != nil {
		m.toasts.warn("error.lost", err)
	}
}

// clear takes the game off the table. It is saved, and can be continued.
func (m *matches) clear() {
	m.opponent.Stop()
	m.advice.Drop()
	m.film.clear()
	m.Clear()
	m.saves.clear()
	m.begun, m.ended = time.Time{}, time.Time{}
}

// begin puts a session on the table. A message that is being shown stays.
func (m *matches) begin(s *table.Session) {
	m.clear()
	m.Begin(s)
	m.prefs.hire()
	m.warnings.forget()
	m.play.begin()
	m.film.rewind()
	m.prefs.apply()
	m.play.Judge()
	m.Open(m.Last())
	if s.Dealt() {
		m.play.Unheard() // nobody has heard how it begins
	}
	if m.Shared() && !s.Result().Over {
		m.curtain.Fall() // whoever has it in hand need not be whose cards these are
		return
	}
	m.play.announce()
}

// concede gives the game up for good.
func (m *matches) concede() {
	m.opponent.Stop()
	m.play.concede()
}

// Leave goes to the first screen of the game.
func (m *matches) Leave() {
	m.clear()
	m.saves.Passed()
	m.setUp()
	m.saves.find()
	m.Open(scene.TitlePanel)
}

// shelve goes to the first screen of all games.
func (m *matches) shelve() {
	m.clear()
	m.saves.Passed()
	m.saves.find()
	m.Open(scene.ShelfPanel)
}

// takeDown goes to the first screen of a game that lies on the shelf.
func (m *matches) takeDown(o desk.Offer) {
	m.clear()
	m.offerGame(o.Usual())
	m.Leave()
}

// chosen sets the game up anew if that was chosen.
func (m *matches) chosen(name string) {
	if m.prefs.arranges(name) {
		m.setUp()
	}
}
