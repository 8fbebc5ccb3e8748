package library

import (
	"strconv"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// Matches begin games and resume them.
type Matches struct {
	desk     *desk.Desk
	host     desk.Host
	prefs    *settings.Preferences
	saves    *play.Saves
	opponent play.Stopper
	play     *play.Play
	curtain  *play.Curtain
	fairness *Fairness
	toasts   *play.Toasts

	deal  string    // the seed of the next game, "" for a random one
	begun time.Time // when the game on the table was begun, if in this sitting
	ended time.Time // when it was seen to be over
}

// NewMatches begins nothing yet.
func NewMatches(n *play.Needs, opponent play.Stopper, player *play.Play, curtain *play.Curtain,
	fairness *Fairness) *Matches {
	out := &Matches{desk: n.Desk, host: n.Host, prefs: n.Prefs, saves: n.Saves, opponent: opponent, play: player,
		curtain: curtain, fairness: fairness, toasts: n.Toasts}
	n.Prefs.OnChange(out.chosen)
	return out
}

// Deal returns the seed of the next game, "" for a random one.
func (m *Matches) Deal() string { return m.deal }

// SetDeal sets the seed of the next game.
func (m *Matches) SetDeal(seed string) { m.deal = seed }

// Minutes returns how long the game on the table took, rounded up; false if it was not begun in this sitting.
func (m *Matches) Minutes() (n int, known bool) {
	if m.begun.IsZero() {
		return 0, false
	}
	if m.ended.IsZero() {
		m.ended = time.Now()
	}
	return int(m.ended.Sub(m.begun).Minutes()) + 1, true
}

// OfferGame puts the first screen of a game on the table, with the chosen setup.
func (m *Matches) OfferGame(o desk.Opened) {
	m.desk.SetOffer(o)
	m.prefs.Load()
	m.setUp()
	m.prefs.Apply()
}

// setUp opens the game on offer with the chosen setup, unless a game is on the table.
func (m *Matches) setUp() {
	if m.desk.Session() != nil {
		return
	}
	setup, _ := m.prefs.Setup("")
	g, err := m.desk.Offer().Kind.Open(setup)
	if err != nil {
		m.toasts.Warn("error.input", err)
		return
	}
	m.desk.SetOffer(m.desk.Offer().Open(g))
}

// Start begins a new game with the person at a seat and the computer at all others.
func (m *Matches) Start(viewer game.Seat) {
	m.StartWith(m.next(), func(*table.Session) {}, func(g game.Game) []table.Player {
		return table.Against(g, viewer,
			m.prefs.Player())
	})
}

// startArranged begins a new game with the chosen setup, at the seat that follows from it.
func (m *Matches) startArranged() {
	seed := m.next()
	setup, seat := m.prefs.Setup(seed)
	g, err := m.desk.Offer().Kind.Open(setup)
	if err != nil {
		m.toasts.Warn("error.input", err)
		return
	}
	m.desk.SetOffer(m.desk.Offer().Open(g))
	m.StartWith(seed, func(*table.Session) {}, func(g game.Game) []table.Player { return m.prefs.Table(g, seat) })
}

// together says that so many people play at one device.
func together(d *desk.Desk, n int) string { return d.T("menu.shared." + strconv.Itoa(n)) }

// Shared returns the command for a new game with people of this device at all seats. It says how many they are, as that
// depends on the chosen setup.
func (m *Matches) Shared() desk.Command {
	return desk.NewCommand(scene.Command{ID: "shared", Label: together(m.desk, m.desk.Chairs())}, func() {
		m.StartWith(m.next(), func(*table.Session) {}, table.Together)
	})
}

// next returns the seed of the next game.
func (m *Matches) next() string {
	seed := m.deal
	if m.deal = ""; seed == "" {
		seed = m.desk.NewSeed()
	}
	return seed
}

// StartWith begins a new game on a deal, by today's rules whatever those of the game before. note may add notes to the
// session before it is saved.
func (m *Matches) StartWith(seed string, note func(*table.Session), players func(game.Game) []table.Player) {
	m.StartOf(m.desk.Offer().Game.Setup(), seed, note, players)
}

// StartOf is StartWith for a setup, nil for the usual one.
func (m *Matches) StartOf(setup []byte, seed string, note func(*table.Session),
	players func(game.Game) []table.Player) {
	g, err := m.desk.Offer().Kind.Open(setup)
	if err != nil {
		m.toasts.Warn("error.input", err)
		return
	}
	s, err := table.Begin(g, m.desk.Offer().Speak, players(g), seed)
	if err != nil {
		m.toasts.Warn("error.input", err)
		return
	}
	note(s)
	m.Put(s, "")
}

// Put puts a new session on the table and saves it under a key, "" for a new one.
func (m *Matches) Put(s *table.Session, key string) {
	_, before := m.saves.Latest(m.desk.Offer().Kind.Name())
	before = before && m.desk.First() // it was there to be continued
	m.begin(s)
	m.begun = time.Now()
	m.saves.Begin(key)
	var said []string
	if s.Seal() != "" {
		said = append(said, m.fairness.sealed())
	}
	if before {
		said = append(said, m.desk.T("menu.kept"))
	}
	if len(said) > 0 {
		m.toasts.Say(strings.Join(said, " "), table.NoSpot)
	}
}

// Again begins another game with everybody at the same seat; with swap, the person moves to the next seat for people.
func (m *Matches) Again() {
	players := m.desk.Session().Players()
	m.StartWith(m.next(), func(*table.Session) {}, func(game.Game) []table.Player { return players })
}

// From returns a command for a game from the next seat, named after its side: "the other side" would not say which.
func (m *Matches) From(id, key string, do func()) desk.Command {
	return desk.NewCommand(scene.Command{ID: id, Label: m.desk.T(key, "side", m.desk.Offer().Voice.Side(m.beside()))},
		do)
}

func (m *Matches) swap() { m.Start(m.beside()) }

// beside returns the next seat for people.
func (m *Matches) beside() game.Seat {
	seats, next := m.desk.Seats(), m.desk.Viewer()
	for range seats {
		if next = (next + 1) % game.Seat(len(seats)); !seats[next].Scripted {
			break
		}
	}
	return next
}

// Match begins the next game on the same deal, from the next seat.
func (m *Matches) Match() {
	before, seat := m.desk.Session(), m.beside()
	m.StartWith(before.Seed(), func(s *table.Session) { s.Follows(before) },
		func(g game.Game) []table.Player { return table.Against(g, seat, m.prefs.Player()) })
}

// Resume continues the game saved under a key, or shows how it ended.
func (m *Matches) Resume(key string) {
	s, err := m.saves.Enter(key)
	if err != nil {
		m.toasts.Warn("error.resume", err)
		return
	}
	m.clear()
	m.OfferGame(m.saves.OfferOf(s).Open(s.Game))
	m.begin(s)
	m.saves.Entered(key)
	if err := s.Lost(); err != nil {
		m.toasts.Warn("error.lost", err)
	}
}

// clear takes the game off the table. It is saved, and can be continued.
func (m *Matches) clear() {
	m.desk.Clear()
	m.begun, m.ended = time.Time{}, time.Time{}
}

// begin puts a session on the table. A message that is showing stays.
func (m *Matches) begin(s *table.Session) {
	m.clear()
	m.desk.SetOffer(m.desk.Offer().Open(s.Game)) // what was drawn or chosen for it is known now
	m.desk.Begin(s)
	m.prefs.Hire()
	m.prefs.Apply()
	m.play.Judge()
	m.desk.Open(m.desk.Last())
	if s.Dealt() {
		m.play.Unheard() // the beginning has not been announced
	}
	if m.desk.Shared() && !s.Result().Over {
		m.curtain.Fall() // whoever holds the device may not be the owner of these cards
		return
	}
	m.play.Announce()
}

// askConcede asks whether to give the game up. Several people are told who would, and that it ends for all of them.
func (m *Matches) askConcede() {
	m.desk.Open(scene.ConcedePanel)
	if m.desk.Shared() {
		side := m.desk.Offer().Voice.Side(m.desk.Viewer())
		m.desk.Write([]string{m.desk.T("menu.concede.shared", "side", side)})
	}
}

// concede gives the game up for good.
func (m *Matches) concede() {
	m.opponent.Stop()
	m.play.Concede()
}

// Leave goes to the game's first screen.
func (m *Matches) Leave() {
	m.clear()
	m.saves.Passed()
	m.setUp()
	m.saves.Find()
	m.desk.Open(scene.TitlePanel)
}

// shelve goes to the first screen of all games.
func (m *Matches) shelve() {
	m.clear()
	m.saves.Passed()
	m.saves.Find()
	m.desk.Open(scene.ShelfPanel)
}

// takeDown goes to the first screen of a game from the shelf.
func (m *Matches) takeDown(o desk.Offer) {
	m.clear()
	m.OfferGame(o.Usual())
	m.Leave()
}

// chosen sets the game up again if the setting that changed is part of the setup.
func (m *Matches) chosen(name string) {
	if m.prefs.Arranges(name) {
		m.setUp()
	}
}
