package aurora

import "onelongnight/game"

// Rules is Last Aurora as it lies in its box.
type Rules struct{ then *Data }

var _ interface {
	game.Kind
	game.Versioned
} = Rules{}

// Data returns the cards of these rules: the latest, or those of an earlier version.
func (r Rules) Data() *Data {
	if r.then != nil {
		return r.then
	}
	return sheets.Latest()
}

// Name returns the game's name in the protocol and in saves.
func (Rules) Name() string { return "aurora" }

// Version returns the version of the rules and their data.
func (r Rules) Version() int {
	if r.then != nil {
		return r.then.Version
	}
	return sheets.Count()
}

// At returns the rules with the cards of an earlier version; false if there is no such version.
func (Rules) At(version int) (game.Kind, bool) {
	d := sheets.At(version)
	return Rules{d}, d != nil
}

// Game is the rules with a setup: how many play, on which route, with which version of the cards.
type Game struct {
	data    *Data
	route   *Route
	bonuses *[SlotCount + 1][bonusCount]list
	seats   []game.SeatInfo
	automa  game.Seat // game.NoSeat unless one person plays alone
	scale   int       // the number of seats that numbers are looked up by: 2 in a solo game
	beta    bool
	mine    bool
}

var _ interface {
	game.Game
	game.ResultTeller
	game.Knockout
} = (*Game)(nil)

// colours lists the names of the seats in order (1.1).
var colours = [game.MaxSeats]string{"red", "blue", "green", "yellow"}

// Of returns the game of these rules that g is or embeds; false if there is none.
func Of(g game.Game) (*Game, bool) { return game.Bare[*Game](g) }

// Bare implements [game.Bare].
func (g *Game) Bare() *Game { return g }

// Kind returns the rules that the game was opened with.
func (g *Game) Kind() game.Kind {
	if g.data == sheets.Latest() {
		return Rules{}
	}
	return Rules{g.data}
}

// Data returns the cards that are played with.
func (g *Game) Data() *Data { return g.data }

// Route returns the map that is played on.
func (g *Game) Route() *Route { return g.route }

// Beta reports whether the longer route is played, Mines whether mines are in the game.
func (g *Game) Beta() bool  { return g.beta }
func (g *Game) Mines() bool { return g.mine }

// Grade implements game.Graded: the routes are not equally hard.
func (g *Game) Grade() string {
	if g.beta {
		return "beta"
	}
	return "alpha"
}

// Automa returns the Automa's seat, game.NoSeat if there is none.
func (g *Game) Automa() game.Seat { return g.automa }

// Seats returns the seats in order: the colours, or red and the Automa in a solo game (1.1).
func (g *Game) Seats() []game.SeatInfo { return g.seats }

// Out reports whether a seat is out (3.6).
func (g *Game) Out(state game.State, seat game.Seat) bool {
	return seat != g.automa && !state.(*State).Convoys[seat].In
}

// Blank returns an empty state to copy or sample into.
func (g *Game) Blank() game.State { return &State{g: g} }

// with returns the game of a setup, which must be valid.
func with(d *Data, seats int, beta, mine bool) *Game {
	g := &Game{data: d, automa: game.NoSeat, scale: max(2, seats), beta: beta, mine: mine}
	which := int(flag(beta))
	g.route, g.bonuses = &d.Routes[which], &d.Bonuses[which]
	for i := range seats {
		g.seats = append(g.seats, game.SeatInfo{Name: colours[i], Side: uint8(i)})
	}
	if seats == 1 {
		g.automa = 1
		g.seats = append(g.seats, game.SeatInfo{Name: "automa", Side: 1, Scripted: true})
	}
	return g
}

// people returns how many seats are played by people.
func (g *Game) people() int {
	if g.automa != game.NoSeat {
		return 1
	}
	return len(g.seats)
}

// New sets up a game (5). Equal seeds give equal games.
func (g *Game) New(seed game.Seed) game.State {
	s := &State{g: g, rng: game.Rand{Seed: seed}}
	p := play{State: s}
	p.setUp()
	p.run()
	return s
}

// setUp sets up the game step by step (5).
func (p play) setUp() {
	p.placeBeacons()
	p.Number = 1
	p.stack(&Cards{}, &Hand{})
	p.layOut()
	for i := range p.g.people() {
		p.outfit(game.Seat(i))
	}
	p.Sides = uint8(len(p.g.seats))
	for i := range p.Order[:p.Sides] {
		p.Order[i] = game.Seat(i)
	}
	game.ShuffleBy(&p.rng, p.Order[:p.Sides])
	if p.g.automa != game.NoSeat {
		p.prepareAutoma()
	}
	p.Public.Round = 1
	p.beginRound()
}

// stack shuffles everything that is drawn from, leaving out cards and objects that are somewhere already.
func (p play) stack(seen *Cards, held *Hand) {
	for r := uint8(1); r <= ResultCount; r++ {
		p.Results.push(r)
	}
	game.ShuffleBy(&p.rng, p.Results.C[:p.Results.N])
	p.buildDeck(seen)
	for o := NoObject + 1; o < objectCount; o++ {
		if o != Mine || p.g.mine {
			for range p.g.data.Copies[o] - held[o] {
				p.Objects.push(uint8(o))
			}
		}
	}
	game.ShuffleBy(&p.rng, p.Objects.C[:p.Objects.N])
	p.stackLoot(seen)
}

// layOut fills the slots for the first time (5.4).
func (p play) layOut() {
	for i, id := range [...]string{"rusty-1", "rusty-2"} {
		p.Slots[i+1].Card = p.g.data.byID[id]
	}
	for range SlotCount - 2 {
		p.reveal()
	}
}

// placeBeacons lays the beacon markers (5.1).
func (p play) placeBeacons() {
	var markers [16]Beacon
	n := copy(markers[:], p.g.data.Beacons)
	game.ShuffleBy(&p.rng, markers[:n])
	for space, has := range p.g.route.Beacon {
		if has && n > 0 {
			n--
			p.Beacons[space] = markers[n]
		}
	}
}

// buildDeck builds the exploration deck from the cards of the three periods (5.2).
func (p play) buildDeck(seen *Cards) {
	d := p.g.data
	for period := 3; period >= 1; period-- {
		var stay, extra Pile
		for rest := d.periods[period]; !rest.Empty(); {
			switch c := rest.Pop(); {
			case seen.Has(c):
			case d.extra.Has(c):
				extra.Push(c)
			default:
				stay.Push(c)
			}
		}
		game.ShuffleBy(&p.rng, extra.C[:extra.N])
		for range min(extra.N, d.Extras[p.g.scale][period]) {
			stay.Push(extra.Pop())
		}
		for extra.N > 0 {
			p.Box.Add(extra.Pop())
		}
		game.ShuffleBy(&p.rng, stay.C[:stay.N])
		for _, c := range stay.Cards() {
			p.Deck.Push(c)
		}
	}
}

// stackLoot builds the loot deck from the three tiers (5.3).
func (p play) stackLoot(seen *Cards) {
	for tier := uint8(3); tier >= 1; tier-- {
		var cards Pile
		for rest := p.g.data.loot; !rest.Empty(); {
			if c := rest.Pop(); p.g.data.of[c].Tier == tier && !seen.Has(c) {
				cards.Push(c)
			}
		}
		game.ShuffleBy(&p.rng, cards.C[:cards.N])
		for _, c := range cards.Cards() {
			p.Loot.Push(c)
		}
	}
}

// outfit gives a seat what it starts with (5.5).
func (p play) outfit(seat game.Seat) {
	c, start := &p.Convoys[seat], p.g.data.leaders[seat]
	c.In = true
	c.Crew[0].Card, c.Crew[1].Card = start[0], start[1]
	c.CrewN = 2
	c.Cars[0], c.Cars[2] = start[2], start[3]
	c.Goods = p.g.data.Start
	c.Goods[SurvivorToken] = 0 // CrewN counts survivors
}

// prepareAutoma gives the Automa what it starts with (15.1, 15.2), on Beta more than on Alpha.
func (p play) prepareAutoma() {
	a := &p.Automa
	a.Marker = 1
	a.Damage[0] = 1<<Wide - 2
	if a.Goods = p.g.route.Automa; a.Goods == (Tokens{}) {
		a.Goods = p.g.data.AutomaStart
	}
	a.Fame = p.g.route.Fame
	a.Survivors = a.Goods[SurvivorToken]
	a.Goods[SurvivorToken] = 0
	p.stackActions()
}

// stackActions shuffles the Automa's action cards.
func (p play) stackActions() {
	for card := uint8(1); card <= ActionCount; card++ {
		p.Actions.push(card)
	}
	game.ShuffleBy(&p.rng, p.Actions.C[:p.Actions.N])
}

// BonusOf returns the effects of a bonus of a slot, none if the slot has no such bonus.
func (g *Game) BonusOf(slot uint8, b Bonus) []Effect { return g.data.lists[g.bonuses[slot][b]] }
