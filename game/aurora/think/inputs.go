package think

import (
	"math"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/inputs"
)

// What a learned player sees of a position: the facts that the judgement goes by, each as a scale, and the cards by
// name. Nothing of it depends on what the seat could not know; the contract's tests prove that. All rivals are told by
// the same inputs, so that what is learned of one holds for three; the Automa has its facts among its own.

// seatInputs are those of a seat that are open to all.
type seatInputs struct {
	facts   [factCount]inputs.Block
	cars    inputs.Block    // cards of the convoy
	damaged inputs.Block    // of these, for each damaged place
	crew    [3]inputs.Block // survivors by station
	sick    inputs.Block    // survivors, for each contamination
	turn    inputs.Block    // it decides now
	out     inputs.Block
	behind  inputs.Block // edges to the ship, in twos
	nearing inputs.Block // edges to where the ship lies in the next round, in twos
}

// mostOf is how far the scales of facts go that are no small numbers.
var mostOf = map[int]int{factFame: 20, factHeld: 6, factPlaces: 8, factLead: 15, factSpace: aurora.LastSpaceEver,
	factSkill: 16, factReadySkill: 16, factRestingSkill: 12, factLevels: 14, factTargets: 8, factDamage: 14,
	factItsSpace: aurora.LastSpaceEver, factItsLead: 15, factItsFame: 20}

const (
	usualMost  = 8
	targetUnit = 4 // markers on enemies are told in quarters
)

var (
	layout      inputs.Layout
	own, rivals = seatsBlocks(), seatsBlocks()

	roundBlock  = layout.Block(0, aurora.LastRound)
	phaseBlock  = layout.Block(0, int(aurora.PhaseOver))
	seatsBlock  = layout.Block(1, game.MaxSeats)
	routeBlock  = layout.Block(0, 3)      // Beta, and alone
	gapBlock    = layout.Block(0, farGap) // see clock
	endBlock    = layout.Block(0, 0)      // this round is the last
	leadBlock   = layout.Block(-12, 12)   // points ahead of the best rival
	objectBlock = layout.Block(1, aurora.ObjectCount)
	secondBlock = layout.Block(1, aurora.ObjectCount) // more than one of a kind
	slotBlock   = layout.Block(1, aurora.CardCount)   // cards that can be explored
	hereBlock   = layout.Block(1, aurora.CardCount)   // enemies in the own region
	aheadBlock  = layout.Block(1, aurora.CardCount)   // enemies further on
)

func seatsBlocks() (b seatInputs) {
	l := &layout
	cards := func() inputs.Block { return l.Block(1, aurora.CardCount) }
	for i := range b.facts {
		most := mostOf[i]
		if most == 0 {
			most = usualMost
		}
		b.facts[i] = l.Block(0, most)
	}
	b.cars, b.damaged, b.sick = cards(), cards(), cards()
	for i := range b.crew {
		b.crew[i] = cards()
	}
	b.turn, b.out = l.Block(0, 0), l.Block(0, 0)
	b.behind, b.nearing = l.Block(0, aurora.LastSpaceEver/2), l.Block(0, aurora.LastSpaceEver/2)
	return b
}

// Nets implements game.Learner: one plays all seats.
func (Game) Nets() int { return 1 }

// Inputs implements game.Learner.
func (Game) Inputs() int { return layout.Len() }

// ActiveInputs implements game.Learner.
func (g Game) ActiveInputs(position game.State, seat game.Seat, buf []uint16) []uint16 {
	s := position.(*aurora.State)
	l := looker{List: buf, g: g, s: s}
	lead := math.Inf(-1)
	people := 0
	for i := range g.Seats() {
		other := game.Seat(i)
		b := &rivals
		if other == seat {
			b = &own
		} else {
			lead = max(lead, points(s, other))
		}
		l.seat(b, other)
		people += int(flag(other != g.Automa()))
	}
	l.Scale(&leadBlock, int(points(s, seat)-lead))
	l.known(seat)
	l.Mark(&roundBlock, s.Round())
	l.Mark(&phaseBlock, int(s.Phase))
	l.Mark(&seatsBlock, people)
	l.Mark(&routeBlock, int(flag(g.Beta())+2*flag(g.Automa() != game.NoSeat)))
	l.Scale(&gapBlock, int(math.Round(g.clock(s).gap*farGap)))
	l.MarkIf(s.Reached(), &endBlock, 0)
	return l.List
}

// points is what a seat would have if the game ended now.
func points(s *aurora.State, seat game.Seat) float64 {
	p := s.PointsOf(seat)
	return float64(p.Track) + float64(p.Objects) + float64(p.Places) + float64(p.Crew)
}

// looker lists inputs of a position.
type looker struct {
	inputs.List
	g Game
	s *aurora.State
}

// seat tells what all see of a seat.
func (l *looker) seat(b *seatInputs, seat game.Seat) {
	l.MarkIf(l.s.Asked == seat, &b.turn, 0)
	automa := seat == l.g.Automa()
	if !automa && !l.s.Convoys[seat].In {
		l.Mark(&b.out, 0)
		return
	}
	var f facts
	l.g.seen(l.s, seat, &f)
	f[factTargets] *= targetUnit
	for i, v := range f {
		if v != 0 {
			l.Scale(&b.facts[i], int(math.Round(v)))
		}
	}
	space := int(l.s.Automa.Space)
	if !automa {
		space = int(l.s.Convoys[seat].Space)
		l.convoy(b, &l.s.Convoys[seat])
	}
	l.Scale(&b.behind, (int(l.s.AuroraSpace())-space)/2)
	l.Scale(&b.nearing, (l.next()-space)/2)
}

// next is the space where the ship lies in the next round.
func (l *looker) next() int {
	r := l.g.Route()
	n := min(int(l.s.Number)+1, len(r.White)-1)
	if l.s.OnRed {
		return int(r.Red[n])
	}
	return int(r.White[n])
}

// convoy tells cards and crew.
func (l *looker) convoy(b *seatInputs, c *aurora.Convoy) {
	for i, card := range c.Cars {
		if card == aurora.NoCard {
			continue
		}
		l.Mark(&b.cars, int(card))
		const onCard = 1<<aurora.PlacesOnCard - 1
		for range ones(c.Damage >> (i * aurora.PlacesOnCard) & onCard) {
			l.Mark(&b.damaged, int(card))
		}
	}
	for i := range c.Crew[:c.CrewN] {
		m := &c.Crew[i]
		l.Mark(&b.crew[m.Station], int(m.Card))
		for range m.Contamination {
			l.Mark(&b.sick, int(m.Card))
		}
	}
}

// known tells what lies out, and the own objects.
func (l *looker) known(seat game.Seat) {
	for i, n := range l.s.Hands[seat] {
		l.MarkIf(n > 0, &objectBlock, i)
		l.MarkIf(n > 1, &secondBlock, i)
	}
	if l.s.Phase <= aurora.PhaseRest {
		for i := range l.s.Slots {
			l.Mark(&slotBlock, int(l.s.Slots[i].Card))
		}
	}
	here := l.g.Route().Region[l.s.Convoys[seat].Space]
	for i := range l.s.Foes[:l.s.FoeN] {
		switch f := &l.s.Foes[i]; {
		case f.Region == here:
			l.Mark(&hereBlock, int(f.Card))
		case f.Region > here:
			l.Mark(&aheadBlock, int(f.Card))
		}
	}
}
