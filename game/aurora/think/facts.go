package think

import (
	"onelongnight/game"
	"onelongnight/game/aurora"
)

// The facts about a seat that a judgement goes by: first those of a convoy, then those of the Automa.
const (
	factFame = iota
	factHeld // objects
	factPlaces
	factCrewFame // points for survivors with abilities that give any
	factLead     // over the last convoy
	factSpace
	factClean // survivors without contamination
	factWhole // cards without damage
	factCars  // trucks, trailers and equipment
	factStart // fuel that starts one of the drives to come
	factFuel  // beyond that
	factFood
	factLoads // ammo for which there is a weapon
	factAmmo  // beyond that
	factCrew
	factSkill
	factContamination
	factReady // survivors in Action
	factReadySkill
	factRestingSkill
	factAlone // a crew of one
	factPair  // a crew of two
	factTruck // its printed speed
	factSpeed // speed places
	factTow
	factFree
	factCabin
	factHold
	factSpare // places with room for more cargo
	factGrown // food places
	factGuns
	factLevels // of weapons
	factArmour
	factDamage
	factRecycle
	factTracks
	factFoes    // enemies in the region
	factTargets // targets on enemies; one counts more, the closer the enemy is to its end
	factOrder   // place on the turn track
	factReach   // edges that can still be driven in this round
	factGoes    // 1 if it can still drive in this round
	factAbility // the first of several: one for each ability but the leader's
)

const (
	abilities  = int(aurora.WorthFame) - 1
	factAutoma = factAbility + abilities
)

// The facts about the Automa.
const (
	factItself = factAutoma + iota
	factItsSpace
	factItsLead
	factItsFame
	factItsHeld
	factItsCrew
	factItsSick
	factItsRows
	factItsFuel
	factItsAmmo
	factItsDamage
	factGoesItself
	factCount
)

// facts holds the values of all facts about a seat.
type facts [factCount]float64

// spareMost is the most places for more cargo that are counted.
const spareMost = 4

// seen sets x to the facts about a seat that is in the game.
func (g Game) seen(s *aurora.State, seat game.Seat, x *facts) {
	*x = facts{}
	points := s.PointsOf(seat)
	goes := s.Phase <= aurora.PhaseRest || s.Phase == aurora.PhaseMovement && g.waits(s, seat)
	if seat == g.Automa() {
		g.itself(s, &points, goes, x)
		return
	}
	c := &s.Convoys[seat]
	x[factFame], x[factHeld] = float64(points.Track), float64(points.Objects)
	x[factPlaces], x[factCrewFame] = float64(points.Places), float64(points.Crew)
	x[factLead], x[factSpace] = float64(points.Lead), float64(c.Space)
	g.aboard(s, c, goes, x)
	g.crewed(c, x)
	g.threats(s, seat, c, x)
	for i := range s.Order[:s.Sides] {
		if s.Order[i] == seat {
			x[factOrder] = float64(i)
		}
	}
	if goes {
		if reach := s.Reach(seat); reach > 0 {
			x[factReach], x[factGoes] = float64(reach), 1
		}
	}
}

// waits reports whether a seat still has its drive to come in this Movement phase, whose turns go from right to left on
// the turn track (9.1).
func (g Game) waits(s *aurora.State, seat game.Seat) bool {
	for i := range s.At {
		if s.Order[i] == seat {
			return true
		}
	}
	return s.Ask == aurora.AskDrive && s.TaskN == 0 && s.InTurn() == seat
}

// aboard sets the facts about a convoy's vehicles and cargo. Goes says that it can still drive in this round.
func (g Game) aboard(s *aurora.State, c *aurora.Convoy, goes bool, x *facts) {
	d, n := g.Data(), g.Counts(c)
	truck := d.Of(c.Cars[0])
	x[factTruck], x[factTow] = float64(truck.Speed), float64(truck.Tow)
	for _, card := range c.Cars {
		if card != aurora.NoCard {
			x[factCars]++
			x[factTracks] += float64(flag(d.Of(card).Tracks))
		}
	}
	x[factWhole] = float64(c.IntactCards())
	x[factSpeed], x[factGrown] = float64(n[aurora.SpeedPlace]), float64(n[aurora.FoodPlace])
	x[factFree], x[factCabin], x[factHold] = float64(n[aurora.Free]), float64(n[aurora.Cabin]), float64(n[aurora.Hold])
	x[factArmour], x[factRecycle] = float64(n[aurora.Armour]), float64(n[aurora.Recycle])
	x[factDamage] = float64(ones(c.Damage))
	guns := uint8(0)
	for kind := aurora.Gun1; kind <= aurora.Gun4; kind++ {
		guns += n[kind]
		x[factLevels] += float64(int(n[kind]) * kind.Gun())
	}
	x[factGuns] = float64(guns)
	drives := uint8(aurora.LastRound - s.Round())
	if goes {
		drives++
	}
	food, fuel, ammo := c.Goods[aurora.Food], c.Goods[aurora.Fuel], c.Goods[aurora.Ammo]
	x[factStart] = float64(min(fuel, drives))
	x[factFuel] = float64(fuel - min(fuel, drives))
	x[factFood] = float64(food)
	x[factLoads] = float64(min(ammo, guns))
	x[factAmmo] = float64(ammo - min(ammo, guns))
	over := int(ammo) + max(0, int(c.CrewN)-int(n[aurora.Cabin])) + max(0, int(food+fuel)-int(n[aurora.Hold]))
	x[factSpare] = float64(min(max(0, int(n[aurora.Free])-over), spareMost))
}

// crewed sets the facts about a convoy's crew.
func (g Game) crewed(c *aurora.Convoy, x *facts) {
	d := g.Data()
	for i := range c.Crew[:c.CrewN] {
		m := &c.Crew[i]
		skill := float64(g.Skill(m))
		x[factSkill] += skill
		x[factContamination] += float64(m.Contamination)
		x[factClean] += float64(flag(m.Contamination == 0))
		switch m.Station {
		case aurora.InAction:
			x[factReady]++
			x[factReadySkill] += skill
		case aurora.InRest:
			x[factRestingSkill] += skill
		}
		if can := d.Of(m.Card).Skill.Can; can > aurora.TiresToRest {
			x[factAbility+int(can-aurora.Speeds)]++
		}
	}
	x[factCrew] = float64(c.CrewN)
	x[factAlone], x[factPair] = float64(flag(c.CrewN == 1)), float64(flag(c.CrewN == 2))
}

// threats sets the facts about enemies in the region, and about the seat's targets on any.
func (g Game) threats(s *aurora.State, seat game.Seat, c *aurora.Convoy, x *facts) {
	here := g.Route().Region[c.Space]
	for i := range s.Foes[:s.FoeN] {
		f := &s.Foes[i]
		if f.Region == here {
			x[factFoes]++
		}
		for _, who := range f.Targets[:f.Boxes] {
			if who == seat {
				x[factTargets] += float64(f.Damage) / float64(s.Defence(f))
			}
		}
	}
}

// itself sets the facts about the Automa.
func (g Game) itself(s *aurora.State, points *aurora.Points, goes bool, x *facts) {
	a := &s.Automa
	x[factItself], x[factItsSpace], x[factItsLead] = 1, float64(a.Space), float64(points.Lead)
	x[factItsFame], x[factItsHeld] = float64(points.Track), float64(points.Objects)
	x[factItsCrew], x[factItsSick] = float64(a.Survivors), float64(a.Contaminated)
	for _, damage := range a.Damage {
		x[factItsRows] += float64(flag(damage == 0))
		x[factItsDamage] += float64(ones(uint64(damage)))
	}
	x[factItsFuel], x[factItsAmmo] = float64(a.Goods[aurora.Fuel]), float64(a.Goods[aurora.Ammo])
	x[factGoesItself] = float64(flag(goes))
}
