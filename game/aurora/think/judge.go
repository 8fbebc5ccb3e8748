package think

import (
	"math"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// found is what Judge goes by, guessed what the yardstick does.
var found, guessed measure

func init() {
	n, err := ReadNumbers(foundText)
	if err != nil {
		panic(err) // the file is ours, and a test reads it
	}
	found, guessed = n.measure(), Guessed.measure()
}

// odds make a chance of points ahead.
type odds struct {
	scale     float64 // so many points ahead at the end make e times the chance
	scaleLeft float64 // and so many more for each round to come
	even      float64 // so many points ahead of the Automa are none: its goods and vehicles are not counted
	evenLeft  float64 // and so many more for each round to come
}

// Between convoys what is not counted is the same for all. Alone the odds are fitted to journeys of the third and
// fourth level on both routes.
var (
	among = odds{scale: 2.2, scaleLeft: 0.8}
	alone = odds{scale: 3, scaleLeft: 2.9, even: 19, evenLeft: -3}
)

// odds are those of a game as a measure sees it.
func (g Game) odds(m *measure) *odds {
	if g.Automa() != game.NoSeat && m != &guessed {
		return &alone
	}
	return &among
}

// Judge estimates a seat's chance to win by the points, by where the convoys stand on the road, and by what each has to
// go on with. Of others' objects it knows the number only.
func (g Game) Judge(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*aurora.State), seat, &found)
}

// Glance is Judge as it was before anything was found by play.
func (g Game) Glance(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*aurora.State), seat, &guessed)
}

// chance is what a measure makes of a position for a seat.
func (g Game) chance(s *aurora.State, seat game.Seat, m *measure) float64 {
	if r := s.Result(); r.Over {
		return r.Worth(g.Seats(), seat)
	}
	if seat != g.Automa() && !s.Convoys[seat].In {
		return 0
	}
	left := float64(aurora.LastRound - s.Round())
	if s.Phase <= aurora.PhaseRest {
		left += 0.6 // most of a round is still to come
	}
	o := g.odds(m)
	heat := o.scale + float64(o.scaleLeft*left)
	mine := g.strength(s, seat, left, m)
	sum := 0.0
	for i := range g.Seats() {
		if other := game.Seat(i); other == g.Automa() || s.Convoys[i].In {
			sum += math.Exp((g.strength(s, other, left, m) - mine) / heat)
		}
	}
	return 1 / sum
}

// strength is what a seat may expect to score, as far as seats differ in it.
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

// cargo is what the resources aboard are worth.
func (g Game) cargo(c *aurora.Convoy, left float64, m *measure) float64 {
	soon := min(1, left)
	fuel := float64(c.Goods[aurora.Fuel])
	first := min(fuel, 1+left) // each drive needs one
	return float64(soon*float64(m.start*first+m.fuel*float64(fuel-first))) +
		float64(m.food*float64(c.Goods[aurora.Food]))*soon + float64(m.ammo*float64(c.Goods[aurora.Ammo]))
}

// crew is what the survivors are worth: as points where the ship is reached, and for what they can still do.
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

// frailty is how near the crew is to being lost, in points: alone nobody takes their place, and the Automa's cards
// contaminate and damage in every round.
func (g Game) frailty(c *aurora.Convoy, left float64) float64 {
	skill := 0
	for i := range c.Crew[:c.CrewN] {
		skill += g.Skill(&c.Crew[i])
	}
	const care = 12 // found by trying: less loses more crews, more stays at home
	return left * care / float64(max(1, skill))
}

// cars are what the vehicles are worth.
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

// danger is what enemies in the region threaten, and what targets on them promise.
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

// automa is what the Automa may expect.
func (g Game) automa(s *aurora.State, points *aurora.Points, left float64, m *measure) float64 {
	a := &s.Automa
	return float64(points.Track) + float64(points.Objects) + float64(m.space*float64(a.Space)) +
		float64(m.goal*float64(points.Goal)) + float64(m.fuel*float64(a.Goods[aurora.Fuel])) +
		float64(m.automa*left) + g.odds(m).even + float64(g.odds(m).evenLeft*left)
}
