package convoy

import (
	"math"

	"convoy/game"
)

// Judge is a rule of thumb for the chance of a side to win, from the numbers
// a player looks at first: the battle at hand, the race of the decks, the
// districts left, who stands where. It reads the hands only by their size.
func (Rules) Judge(s game.State, seat game.Seat) float64 {
	lead := s.(*State).molochLead()
	if seat == Outpost {
		lead = -lead
	}
	return 1 / (1 + math.Exp(-lead/6))
}

// The weights of the rule of thumb, in cards.
const (
	cardWorth     = 0.95 // a card in hand
	districtWorth = 1.6  // a district less to fight for
	deckWorth     = 0.45 // a card in Moloch's deck
	unitWorth     = 0.5  // a unit that goes on standing, beside its strength
	pointWorth    = 0.42 // a point of strength that goes on standing
	yorkWorth     = 0.5  // a robot in New York, more towards the end
	decided       = 60   // the game
)

// molochLead is Moloch's advantage in cards.
func (s *State) molochLead() float64 {
	if s.Phase == Over {
		if s.Winner == Moloch {
			return decided
		}
		return -decided
	}
	lead := cardWorth * float64(int(s.Hand[Moloch].N)-int(s.Hand[Outpost].N))
	left := s.StandingDistricts()
	lead += deckWorth*float64(s.Deck[Moloch].N) - districtWorth*float64(left)
	for c := s.Active; c <= NewYork; c++ {
		lead += s.cityLead(c, left)
	}
	if s.Fight != 0 {
		lead += s.battleLead()
	}
	return lead
}

// cityLead is what the units of a city are worth in the battles to come.
func (s *State) cityLead(c City, left int) float64 {
	if !s.stands(c) {
		return 0
	}
	lasting := 1.0
	if c == s.Active {
		// What stands in the active city fights on as long as it stands.
		lasting = 0.45 * float64(s.standingCount(c)-1)
	}
	lead := 0.0
	for rest := s.In[c]; rest != 0; {
		u := rest.pop()
		worth := lasting * (unitWorth + pointWorth*float64(s.Strength(u)))
		if buildings.Has(u) {
			worth = lasting * 0.8
		}
		if u.Side() == Outpost {
			lead -= worth
			continue
		}
		if c == NewYork {
			worth += yorkWorth * (1 + 10/float64(left+2))
		}
		lead += worth
	}
	return lead
}

func (s *State) standingCount(c City) int {
	n := 0
	for set := s.standing(c); set != 0; set &= set - 1 {
		n++
	}
	return n
}

// battleLead is what the battle at hand is worth: the stake, by the chance to
// win it. The side that acts later has answers, as far as its hand and its
// free positions reach.
func (s *State) battleLead() float64 {
	margin := float64(s.Total(s.Active, Moloch) - s.Total(s.Active, Outpost))
	if s.ableIn(Stormtrooper, s.Active) {
		margin += 0.5
	}
	spread := 1.2
	switch s.Phase {
	case MolochAttack:
		free := min(-s.excess(s.Active, Outpost), int(s.Hand[Outpost].N)/2)
		margin -= 1.1 * float64(max(free, 0))
		spread = 2.2
	case OutpostAttack:
		if !s.NoModules && s.In[s.Active]&robots&^s.Loaded != 0 {
			margin += 0.12 * float64(s.Hand[Moloch].N)
		}
		spread = 1.0
	case MolochModules, OutpostModules:
		spread = 0.4
	}
	chance := 1 / (1 + math.Exp(-margin/spread))
	molochGain := districtWorth + s.benefitWorth(Moloch)
	outpostGain := 1.0 + s.benefitWorth(Outpost)
	return chance*molochGain - (1-chance)*outpostGain
}

// benefitWorth is what the fought district brings a side, in cards.
func (s *State) benefitWorth(side game.Seat) float64 {
	switch s.Active.BenefitOf(int(s.Fight)) {
	case Draw:
		return cardWorth
	case Kill:
		if s.In[s.Active]&^soldiersOf(side) != 0 {
			return 1
		}
	case Send:
		return 0.4
	}
	return 0
}

// soldiersOf are the units that a side's kill passes by: its own.
func soldiersOf(side game.Seat) Set {
	if side == Moloch {
		return molochUnits | buildings
	}
	return outpostUnits
}
