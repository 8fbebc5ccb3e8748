package aurora

import "onelongnight/game"

// Rules is Last Aurora as it lies in its box.
type Rules struct{ then *Data }

var _ interface {
	game.Kind
	game.Versioned
} = Rules{}

// Data is the cards of these rules: today's, or that of an earlier version.
func (r Rules) Data() *Data {
	if r.then != nil {
		return r.then
	}
	return sheets.Latest()
}

// Name is the game's name in protocol and saves.
func (Rules) Name() string { return "aurora" }

// Version is that of rules and data.
func (r Rules) Version() int {
	if r.then != nil {
		return r.then.Version
	}
	return sheets.Count()
}

// At is the rules with the cards of an earlier version.
func (Rules) At(version int) (game.Kind, bool) {
	d := sheets.At(version)
	return Rules{d}, d != nil
}

// Game is the rules with a setup: how many play, which route, with the cards of one version.
type Game struct {
	data    *Data
	route   *Route
	bonuses *[SlotCount + 1][bonusCount]list
	seats   []game.SeatInfo
	automa  game.Seat // game.NoSeat if people play
	scale   int       // of how many seats the numbers are: two alone
	beta    bool
	mine    bool
}

var _ interface {
	game.Game
	game.ResultTeller
	game.Knockout
} = (*Game)(nil)

// colours are the seats in their order (1.1).
var colours = [game.MaxSeats]string{"red", "blue", "green", "yellow"}

// Of is the game of these rules that g is or has embedded; false if it is of others.
func Of(g game.Game) (*Game, bool) { return game.Bare[*Game](g) }

// Bare implements [game.Bare].
func (g *Game) Bare() *Game { return g }

// Kind is the game as it lies in its box.
func (g *Game) Kind() game.Kind {
	if g.data == sheets.Latest() {
		return Rules{}
	}
	return Rules{g.data}
}

// Data is the cards that are played with.
func (g *Game) Data() *Data { return g.data }

// Route is the map.
func (g *Game) Route() *Route { return g.route }

// Beta tells whether it is the longer route; Mines whether they are played with.
func (g *Game) Beta() bool  { return g.beta }
func (g *Game) Mines() bool { return g.mine }

// Grade implements game.Graded: the routes are not equally hard.
func (g *Game) Grade() string {
	if g.beta {
		return "beta"
	}
	return "alpha"
}

// Automa is the seat that rules play, game.NoSeat if there is none.
func (g *Game) Automa() game.Seat { return g.automa }

// Seats are the colours in their order, red and the Automa where one plays alone (1.1).
func (g *Game) Seats() []game.SeatInfo { return g.seats }

// Out tells whether a seat is out (3.6).
func (g *Game) Out(state game.State, seat game.Seat) bool {
	return seat != g.automa && !state.(*State).Convoys[seat].In
}

// Blank is an empty state to copy or sample into.
func (g *Game) Blank() game.State { return &State{g: g} }

// with is the game of a setup that is sound.
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

// people is how many seats people have.
func (g *Game) people() int {
	if g.automa != game.NoSeat {
		return 1
	}
	return len(g.seats)
}

// New sets the game up (5). Equal seeds give equal games.
func (g *Game) New(seed game.Seed) game.State {
	s := &State{g: g, rng: game.Rand{Seed: seed}}
	p := play{State: s}
	p.setUp()
	p.run()
	return s
}

// setUp is the set-up (5), in its order.
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

// stack stacks all that is drawn from, but for cards and objects that are somewhere already.
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

// buildDeck stacks the cards of the three periods (5.2).
func (p play) buildDeck(seen *Cards) {
	d := p.g.data
	for period := 3; period >= 1; period-- {
		var stay, extra Pile
		for rest := d.periods[period]; !rest.Empty(); {
			switch c := rest.Pop(); {
			case seen.Has(c):
			case d.extra.Has(c):
				extra.push(c)
			default:
				stay.push(c)
			}
		}
		game.ShuffleBy(&p.rng, extra.C[:extra.N])
		for range min(extra.N, d.Extras[p.g.scale][period]) {
			stay.push(extra.pop())
		}
		for extra.N > 0 {
			p.Box.Add(extra.pop())
		}
		game.ShuffleBy(&p.rng, stay.C[:stay.N])
		for _, c := range stay.Cards() {
			p.Deck.push(c)
		}
	}
}

// stackLoot stacks the tiers of loot (5.3).
func (p play) stackLoot(seen *Cards) {
	for tier := uint8(3); tier >= 1; tier-- {
		var cards Pile
		for rest := p.g.data.loot; !rest.Empty(); {
			if c := rest.Pop(); p.g.data.of[c].Tier == tier && !seen.Has(c) {
				cards.push(c)
			}
		}
		game.ShuffleBy(&p.rng, cards.C[:cards.N])
		for _, c := range cards.Cards() {
			p.Loot.push(c)
		}
	}
}

// outfit gives a seat what it begins with (5.5).
func (p play) outfit(seat game.Seat) {
	c, start := &p.Convoys[seat], p.g.data.leaders[seat]
	c.In = true
	c.Crew[0].Card, c.Crew[1].Card = start[0], start[1]
	c.CrewN = 2
	c.Cars[0], c.Cars[2] = start[2], start[3]
	c.Goods = p.g.data.Start
	c.Goods[SurvivorToken] = 0 // the crew counts them
}

// prepareAutoma gives the Automa what it begins with (15.1, 15.2).
func (p play) prepareAutoma() {
	a, d := &p.Automa, p.g.data
	a.Marker = 1
	a.Damage[0] = 1<<Wide - 2
	a.Goods = d.AutomaStart
	a.Survivors = a.Goods[SurvivorToken]
	a.Goods[SurvivorToken] = 0
	p.stackActions()
}

// stackActions shuffles the cards of the Automa.
func (p play) stackActions() {
	for card := uint8(1); card <= ActionCount; card++ {
		p.Actions.push(card)
	}
	game.ShuffleBy(&p.rng, p.Actions.C[:p.Actions.N])
}

// BonusOf are the effects of a bonus of a slot, none if there is no such bonus.
func (g *Game) BonusOf(slot uint8, b Bonus) []Effect { return g.data.lists[g.bonuses[slot][b]] }
