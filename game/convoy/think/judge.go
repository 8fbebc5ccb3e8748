package think

import (
	"math"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// Judge estimates a side's chance to win by a rule of thumb, from what a player looks at first: the present battle, the
// race of the decks, the districts that are left, and who stands where. It only looks at the size of hands.
func (Rules) Judge(s game.State, seat game.Seat) float64 {
	lead := molochLead(s.(*convoy.State), &worth[seat])
	if seat == convoy.Outpost {
		lead = -lead
	}
	return 1 / (1 + math.Exp(-lead/6))
}

// The sets of units that judgements go by.
var (
	soldiers, buildings, robots = convoy.Soldiers(), convoy.Buildings(), convoy.Robots()
	molochUnits, outpostUnits   = convoy.UnitsOf(convoy.Moloch), convoy.UnitsOf(convoy.Outpost)
)

// weights are what things are worth to the side that judges, in cards.
type weights struct {
	card     float64 // a card in hand
	district float64 // a district less that is to be fought for
	deck     float64 // a card in Moloch's deck
	unit     float64 // a unit that goes on standing, besides its strength
	point    float64 // a point of such a unit's strength
	building float64 // a building
	york     float64 // a robot in New York, worth more towards the end
}

// worth has a guess for Moloch. That for the Outpost was found by climbing from the same guess, in games against it: in
// 400 new deals it then won 15 games as the Outpost instead of 3.
var worth = [2]weights{
	convoy.Moloch:  {card: 0.95, district: 1.6, deck: 0.45, unit: 0.5, point: 0.42, building: 0.8, york: 0.5},
	convoy.Outpost: {card: 0.72, district: 1.7, deck: 0.94, unit: 0.33, point: 0.18, building: 0.92, york: 0.47},
}

// decided is the lead of a side that has won, in cards.
const decided = 60

// molochLead returns how far Moloch is ahead, in cards.
func molochLead(s *convoy.State, w *weights) float64 {
	if s.Phase == convoy.Over {
		if s.Winner == convoy.Moloch {
			return decided
		}
		return -decided
	}
	lead := w.card * float64(int(s.Hand[convoy.Moloch].N)-int(s.Hand[convoy.Outpost].N))
	left := s.StandingDistricts()
	lead += w.deck*float64(s.Deck[convoy.Moloch].N) - w.district*float64(left)
	for c := s.Active; c <= convoy.NewYork; c++ {
		lead += cityLead(s, w, c, left)
	}
	if s.Fight != 0 {
		lead += battleLead(s, w)
	}
	return lead
}

// cityLead returns what the units of a city are worth in the battles to come.
func cityLead(s *convoy.State, w *weights, c convoy.City, left int) float64 {
	if !s.Stands(c) {
		return 0
	}
	lasting := 1.0
	if c == s.Active {
		// A unit in the active city fights on as long as the city stands.
		lasting = 0.45 * float64(s.StandingIn(c)-1)
	}
	lead := 0.0
	for rest := s.In[c]; rest != 0; {
		u := rest.Pop()
		value := lasting * (w.unit + w.point*float64(s.Strength(u)))
		if buildings.Has(u) {
			value = lasting * w.building
		}
		if u.Side() == convoy.Outpost {
			lead -= value
			continue
		}
		if c == convoy.NewYork {
			value += w.york * (1 + 10/float64(left+2))
		}
		lead += value
	}
	return lead
}

// battleLead returns what the present battle is worth: the stake times the chance to win it. The side that acts later
// can answer, as far as its hand and its free positions allow.
func battleLead(s *convoy.State, w *weights) float64 {
	margin := float64(s.Total(s.Active, convoy.Moloch) - s.Total(s.Active, convoy.Outpost))
	if s.AbleIn(convoy.Stormtrooper, s.Active) {
		margin += 0.5
	}
	spread := 1.2
	switch s.Phase {
	case convoy.MolochAttack:
		free := min(-s.Excess(s.Active, convoy.Outpost), int(s.Hand[convoy.Outpost].N)/2)
		margin -= 1.1 * float64(max(free, 0))
		spread = 2.2
	case convoy.OutpostAttack:
		if !s.NoModules && s.In[s.Active]&robots&^s.Loaded != 0 {
			margin += 0.12 * float64(s.Hand[convoy.Moloch].N)
		}
		spread = 1.0
	case convoy.MolochModules, convoy.OutpostModules:
		spread = 0.4
	}
	chance := 1 / (1 + math.Exp(-margin/spread))
	molochGain := w.district + benefitWorth(s, w, convoy.Moloch)
	outpostGain := 1.0 + benefitWorth(s, w, convoy.Outpost)
	return chance*molochGain - (1-chance)*outpostGain
}

// benefitWorth returns what the fought district brings a side, in cards.
func benefitWorth(s *convoy.State, w *weights, side game.Seat) float64 {
	switch s.Active.BenefitOf(int(s.Fight)) {
	case convoy.Draw:
		return w.card
	case convoy.Kill:
		if s.In[s.Active]&^soldiersOf(side) != 0 {
			return 1
		}
	case convoy.Send:
		return 0.4
	}
	return 0
}

// soldiersOf returns the units that a side's kill cannot hit: its own, and buildings.
func soldiersOf(side game.Seat) convoy.Set {
	if side == convoy.Moloch {
		return molochUnits | buildings
	}
	return outpostUnits
}
