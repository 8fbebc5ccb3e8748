package think

import (
	"math"
	"math/bits"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// guessed holds the numbers of the yardstick, as they were before anything was found by play.
var guessed = measure{
	space: 1, goal: 0.5, object: 1.3, start: 1.6, fuel: 0.9, food: 0.6, ammo: 0.5,
	survivor: 0.8, skill: 0.15, contamination: 0.5, ready: 0.25, resting: 0.12, alone: 3,
	speed: 0.5, tow: 0.2, free: 0.3, cabin: 0.3, hold: 0.2, grown: 0.3, gun: 0.3, armour: 0.15,
	damage: 0.25, foe: 0.8, target: 1, automa: 1.5,
}

// JudgeAtFirst returns a seat's chance as Judge did before anything was found by play. It must stay as it is.
func (g Game) JudgeAtFirst(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*aurora.State), seat, &guessed)
}

// chance returns a seat's chance by a measure.
func (g Game) chance(s *aurora.State, seat game.Seat, m *measure) float64 {
	if chance, ok := g.decided(s, seat); ok {
		return chance
	}
	left := float64(aurora.LastRound - s.Round())
	if s.Phase <= aurora.PhaseRest {
		left += 0.6 // most of a round is still to come
	}
	heat := 2.2 + 0.8*left
	mine := g.strength(s, seat, left, m)
	sum := 0.0
	for i := range g.Seats() {
		if other := game.Seat(i); other == g.Automa() || s.Convoys[i].In {
			sum += math.Exp((g.strength(s, other, left, m) - mine) / heat)
		}
	}
	return 1 / sum
}

// strength returns about how many points a seat will have, leaving out what all seats have alike.
func (g Game) strength(s *aurora.State, seat game.Seat, left float64, m *measure) float64 {
	points := s.PointsOf(seat)
	if seat == g.Automa() {
		return g.automa(s, &points, left, m)
	}
	c := &s.Convoys[seat]
	sum := float64(points.Track) + float64(m.object*float64(c.Held)) + float64(points.Places) + float64(points.Crew)
	sum += float64(m.space * float64(c.Space))
	sum += float64(m.goal * float64(points.Goal))
	sum += float64(g.cargo(c, left, m)) + float64(g.crew(c, left, m)) + float64(g.cars(c, left, m))
	if g.Automa() != game.NoSeat {
		sum -= g.frailty(c, left)
	}
	return sum + float64(g.danger(s, seat, c, m))
}

// cargo returns what the resources aboard are worth.
func (g Game) cargo(c *aurora.Convoy, left float64, m *measure) float64 {
	soon := min(1, left)
	fuel := float64(c.Goods[aurora.Fuel])
	first := min(fuel, 1+left) // each drive needs one
	return float64(soon*float64(m.start*first+m.fuel*float64(fuel-first))) +
		float64(m.food*float64(c.Goods[aurora.Food]))*soon + float64(m.ammo*float64(c.Goods[aurora.Ammo]))
}

// crew returns what the survivors are worth: as points when the ship is reached, and for what they can still do.
func (g Game) crew(c *aurora.Convoy, left float64, m *measure) (sum float64) {
	for i := range c.Crew[:c.CrewN] {
		x := &c.Crew[i]
		skill := float64(g.Skill(x))
		sum += m.survivor + float64(left*float64(m.skill*skill)) - float64(m.contamination*float64(x.Contamination))
		switch x.Station {
		case aurora.InAction:
			sum += float64(m.ready * skill)
		case aurora.InRest:
			sum += float64(m.resting * skill)
		}
	}
	if c.CrewN == 1 {
		sum -= m.alone
	}
	return sum
}

// frailty returns, in points, how close a solo player's crew is to being lost: the Automa's cards contaminate and
// damage in every round.
func (g Game) frailty(c *aurora.Convoy, left float64) float64 {
	skill := 0
	for i := range c.Crew[:c.CrewN] {
		skill += g.Skill(&c.Crew[i])
	}
	const care = 12 // found by trying: with less more crews are lost, with more they stay at home
	return left * care / float64(max(1, skill))
}

// cars returns what the vehicles are worth.
func (g Game) cars(c *aurora.Convoy, left float64, m *measure) float64 {
	d := g.Data()
	truck := d.Of(c.Cars[0])
	sum := float64(left * float64(m.speed*float64(truck.Speed)))
	sum += float64(m.tow * float64(truck.Tow))
	free, cabin, hold := g.Room(c)
	sum += float64(m.free*float64(free)) + float64(m.cabin*float64(cabin)) + float64(m.hold*float64(hold))
	sum += float64(left * float64(m.speed*float64(ones(g.Intact(c, aurora.SpeedPlace)))))
	sum += float64(left * float64(m.grown*float64(ones(g.Intact(c, aurora.FoodPlace)))))
	for level := aurora.Gun1; level <= aurora.Gun4; level++ {
		sum += float64(m.gun * float64(ones(g.Intact(c, level))) * float64(level.Gun()))
	}
	sum += float64(m.armour * float64(ones(g.Intact(c, aurora.Armour))))
	return sum - float64(m.damage*float64(ones(c.Damage)))
}

// danger returns what targets on enemies promise, less what the enemies in the region threaten.
func (g Game) danger(s *aurora.State, seat game.Seat, c *aurora.Convoy, m *measure) (sum float64) {
	here := g.Route().Region[c.Space]
	for i := range s.Foes[:s.FoeN] {
		f := &s.Foes[i]
		if f.Region == here {
			sum -= m.foe
		}
		for _, who := range f.Targets[:f.Boxes] {
			if who == seat {
				sum += float64(m.target * float64(f.Damage) / float64(s.Defence(f)))
			}
		}
	}
	return sum
}

// automa returns about how many points the Automa will have.
func (g Game) automa(s *aurora.State, points *aurora.Points, left float64, m *measure) float64 {
	a := &s.Automa
	return float64(points.Track) + float64(points.Objects) + float64(m.space*float64(a.Space)) +
		float64(m.goal*float64(points.Goal)) + float64(m.fuel*float64(a.Goods[aurora.Fuel])) +
		float64(m.automa*left)
}

// measure holds the numbers of a judgement, each in points.
type measure struct {
	space                                                 float64 // an edge along the road
	goal                                                  float64 // a point for the goal (12.1), as it stands
	object                                                float64
	start                                                 float64 // a fuel that starts a drive
	fuel                                                  float64 // a fuel beyond these
	food                                                  float64
	ammo                                                  float64
	survivor, skill, contamination, ready, resting, alone float64 // of the crew; skill counts for each round to come
	speed                                                 float64 // for each round to come
	tow, free, cabin, hold                                float64
	grown                                                 float64 // a food place, for each round to come
	gun                                                   float64 // for each level
	armour                                                float64
	damage                                                float64
	foe                                                   float64 // an enemy in the region
	target                                                float64 // on an enemy about to fall
	automa                                                float64 // what the Automa gains in each round to come
}

// ones returns how many bits are set.
func ones(set uint64) int { return bits.OnesCount64(set) }
