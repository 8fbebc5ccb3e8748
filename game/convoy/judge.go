package convoy

import (
	"math"

	"onelongnight/game"
)

// Judge is a rule of thumb for the chance of a side to win, from the numbers
// a player looks at first: the battle at hand, the race of the decks, the
// districts left, who stands where. It reads the hands only by their size.
func (Rules) Judge(s game.State, seat game.Seat) float64 {
	lead := s.(*State).molochLead(&worth[seat])
	if seat == Outpost {
		lead = -lead
	}
	return 1 / (1 + math.Exp(-lead/6))
}

// weights are what things are worth to a side that judges, in cards.
type weights struct {
	card     float64 // a card in hand
	district float64 // a district less to fight for
	deck     float64 // a card in Moloch's deck
	unit     float64 // a unit that goes on standing, beside its strength,
	point    float64 // a point of that strength,
	building float64 // and a building
	york     float64 // a robot in New York, more towards the end
}

// worth is a guess for Moloch. The Outpost's was found by climbing from the
// same guess in games against it: on 400 fresh deals it then won 15 games as the
// Outpost instead of 3.
var worth = [2]weights{
	Moloch:  {card: 0.95, district: 1.6, deck: 0.45, unit: 0.5, point: 0.42, building: 0.8, york: 0.5},
	Outpost: {card: 0.72, district: 1.7, deck: 0.94, unit: 0.33, point: 0.18, building: 0.92, york: 0.47},
}

// decided is the lead of a side that has won, in cards.
const decided = 60

// molochLead is Moloch's advantage in cards.
func (s *State) molochLead(w *weights) float64 {
	if s.Phase == Over {
		if s.Winner == Moloch {
			return decided
		}
		return -decided
	}
	lead := w.card * float64(int(s.Hand[Moloch].N)-int(s.Hand[Outpost].N))
	left := s.StandingDistricts()
	lead += w.deck*float64(s.Deck[Moloch].N) - w.district*float64(left)
	for c := s.Active; c <= NewYork; c++ {
		lead += s.cityLead(w, c, left)
	}
	if s.Fight != 0 {
		lead += s.battleLead(w)
	}
	return lead
}

// cityLead is what the units of a city are worth in the battles to come.
func (s *State) cityLead(w *weights, c City, left int) float64 {
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
		value := lasting * (w.unit + w.point*float64(s.Strength(u)))
		if buildings.Has(u) {
			value = lasting * w.building
		}
		if u.Side() == Outpost {
			lead -= value
			continue
		}
		if c == NewYork {
			value += w.york * (1 + 10/float64(left+2))
		}
		lead += value
	}
	return lead
}

func (s *Public) standingCount(c City) int {
	n := 0
	for set := s.standing(c); set != 0; set &= set - 1 {
		n++
	}
	return n
}

// battleLead is what the battle at hand is worth: the stake, by the chance to
// win it. The side that acts later has answers, as far as its hand and its
// free positions reach.
func (s *State) battleLead(w *weights) float64 {
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
	molochGain := w.district + s.benefitWorth(w, Moloch)
	outpostGain := 1.0 + s.benefitWorth(w, Outpost)
	return chance*molochGain - (1-chance)*outpostGain
}

// benefitWorth is what the fought district brings a side, in cards.
func (s *State) benefitWorth(w *weights, side game.Seat) float64 {
	switch s.Active.BenefitOf(int(s.Fight)) {
	case Draw:
		return w.card
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
