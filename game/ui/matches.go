package ui

import (
	"crypto/rand"
	"encoding/hex"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// matches begin games and take them up again.
type matches struct {
	*desk
	prefs    *preferences
	saves    *saves
	opponent *opponent
	advice   *advice
	warnings *warnings
	panels   *panels
	film     *film
	play     *play
	toasts   *toasts
}

// offerGame puts the first screen of a game that is offered on the table.
func (m *matches) offerGame(o Offer) {
	m.offer = o
	m.prefs.load()
	m.prefs.apply()
}

// start begins a new game for a side.
func (m *matches) start(viewer game.Seat) {
	m.begin(table.Begin(m.offer.Game, m.offer.Voice, viewer, newSeed()))
	m.saves.store()
}

// again begins another game for the same side, swap for the one after it.
func (m *matches) again() { m.start(m.viewer()) }
func (m *matches) swap()  { m.start((m.viewer() + 1) % game.Seat(len(m.seats()))) }

// resume continues the saved game.
func (m *matches) resume() {
	s, err := m.saves.read(m.saves.text)
	if err != nil {
		m.toasts.warn("error.save", err)
		return
	}
	if o := m.saves.offerOf(s); o.Game.Name() != m.offer.Game.Name() {
		m.offerGame(o)
	}
	m.begin(s)
}

// begin puts a session on the table.
func (m *matches) begin(s *table.Session) {
	m.opponent.stop()
	m.advice.drop()
	m.session, m.saves.found = s, false
	m.warnings.forget()
	m.play.told = len(s.Lines())
	m.film.rewind()
	m.screen, m.panels.under = scene.Screen{Since: m.play.told}, nil
	m.prefs.apply()
	if s.Result().Over {
		m.screen.Panel = scene.EndPanel
	}
	m.play.announceTurn()
}

// concede gives the game up for good.
func (m *matches) concede() {
	m.opponent.stop()
	m.play.concede()
}

// leave goes to the first screen.
func (m *matches) leave() {
	m.saves.find()
	m.panels.open(scene.TitlePanel)
}

// newSeed is a fresh seed that people can read aloud.
func newSeed() string {
	var b [5]byte
	rand.Read(b[:]) // never fails, by its documentation
	return hex.EncodeToString(b[:])
}
