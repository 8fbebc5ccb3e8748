package lab

import (
	"encoding/json"
	"fmt"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/mission"
	"onelongnight/game/mission/forge"
)

// Puzzles is where puzzles come from: games alone and of two to four, on both routes, in a round of which only one convoy
// can still do something. Exploration is at its end: no card is left that could come.
func Puzzles() *forge.Source {
	games := append(Setups(), open(`{"seats":1,"map":"alpha"}`, `{"seats":1,"map":"beta"}`,
		`{"seats":3,"map":"alpha"}`, `{"seats":4,"map":"beta"}`)...)
	return &forge.Source{Game: games[0], Games: games, Poses: poses, Aims: aims, Subjects: subjects, Longest: 9,
		Terms: mission.Terms{Bound: 40_000, Free: []string{"crew", "part", "bonus", "after", "pay", "drop", "damage",
			"repair", "contaminate", "clean", "lose", "attach", "replace", "detach", "stow", "lift", "oust"}}}
}

// What puzzles are made of: in which round they begin, how many survivors can still explore, and how many positions the
// search for what can be had may look at.
const (
	firstRound   = 2
	mostSearched = 15_000
	mostReady    = 3
	mostHeld     = 3
)

// poses leaves the seat to move alone: the others rest and have nothing, no enemy is there, and nothing comes into the
// slots. It gets objects by lot.
func poses(state game.State, rng *game.Stream) (list [][][]byte) {
	s := state.(*aurora.State)
	seat := s.Turn()
	if s.Round() < firstRound || s.Ask != aurora.AskExplore && s.Ask != aurora.AskDrive ||
		s.Ask == aurora.AskExplore && ready(&s.Convoys[seat]) > mostReady {
		return nil
	}
	var doc map[string]any
	if err := json.Unmarshal(s.Position(), &doc); err != nil {
		panic(err) // it was just written
	}
	strip(doc, "deck", "box", "discard", "loot", "enemies", "spoils")
	doc["results"] = map[string]any{"deck": []string{"r1", "r2", "r3", "r4"}}
	doc["slots"] = slots(s, rng)
	hand := pose(s, doc, seat, rng)
	own := doc["convoys"].(map[string]any)[game.SeatName(s.Game(), seat)].(map[string]any)
	own["objects"] = hand
	hurt(s, own, seat, rng)
	first := written(doc)
	g, state, err := s.Game().Kind().Load(first, game.SeedOf(""))
	if err != nil || g.Setup() == nil {
		return nil // what is aboard does not fit any more
	}
	list = append(list, [][]byte{first})
	// Once more where the ship lies as far off as one can get.
	if far, ok := furthest(state.(*aurora.State)); ok && s.Round() > 3 {
		if space := int(s.Convoys[seat].Space) + int(s.AuroraSpace()) - far; space > 0 && far != int(s.AuroraSpace()) {
			own["space"] = space
			list = append(list, [][]byte{written(doc)})
		}
	}
	return list
}

// written is a position as text.
func written(doc map[string]any) []byte {
	text, err := json.Marshal(doc)
	if err != nil {
		panic(err) // it was read before
	}
	return text
}

// furthest is the last space that the seat to move can reach without luck, false if nobody knows.
func furthest(s *aurora.State) (space int, ok bool) {
	seat := s.Turn()
	ok = search(s, func(s *aurora.State, _ bool) { space = max(space, int(s.Convoys[seat].Space)) })
	return space, ok
}

// hurt contaminates survivors and damages places by lot.
func hurt(s *aurora.State, own map[string]any, seat game.Seat, rng *game.Stream) {
	c, all := &s.Convoys[seat], rng.Below(4) == 0
	for i := range c.Crew[:c.CrewN] {
		m, skill := own["crew"].([]any)[i].(map[string]any), s.Game().Skill(&c.Crew[i])
		switch {
		case all: // nobody can stand any more
			m["contamination"] = int(c.Crew[i].Contamination) + skill - 1
		case skill > 1 && rng.Below(4) == 0:
			m["contamination"] = c.Crew[i].Contamination + 1
		}
	}
	cars := own["cars"].([]any)
	car := cars[rng.Below(len(cars))].(map[string]any)
	if car["damage"] == nil && rng.Below(2) == 0 {
		car["damage"] = []int{1 + rng.Below(len(s.Game().Data().Of(s.Game().Data().Card(car["card"].(string))).Places))}
	}
}

// ready is how many of a crew can act.
func ready(c *aurora.Convoy) (n int) {
	for _, m := range c.Crew[:c.CrewN] {
		if m.Station == aurora.InAction {
			n++
		}
	}
	return n
}

// slots are those of a position without enemies; in an empty one may be somebody who is met.
func slots(s *aurora.State, rng *game.Stream) (list []any) {
	var doc struct{ Slots []map[string]any }
	if err := json.Unmarshal(s.Position(), &doc); err != nil {
		panic(err) // it was just written
	}
	d, met := s.Game().Data(), false
	for i := range s.Slots[1:] {
		met = met || s.Slots[i+1].Card == d.Card(giver)
	}
	for i, slot := range doc.Slots {
		c := s.Slots[i+1].Card
		if c != aurora.NoCard && d.Of(c).Kind == aurora.Enemy {
			slot = map[string]any{}
		}
		if len(slot) == 0 && !met && i > 0 && rng.Below(3) == 0 {
			slot, met = map[string]any{"card": giver, "tokens": []string{"food", "ammo"}}, true
		}
		list = append(list, slot)
	}
	return list
}

// giver is the card that gives most fame.
const giver = "travellers"

// pose takes from the other sides what they could still do, and deals the objects: up to three for the seat to move.
func pose(s *aurora.State, doc map[string]any, seat game.Seat, rng *game.Stream) (hand []string) {
	var all []string
	for o, n := range s.Game().Data().Copies {
		for range n {
			if o != int(aurora.NoObject) && o != int(aurora.Mine) {
				all = append(all, aurora.Object(o).String())
			}
		}
	}
	game.Shuffle(rng, all)
	n := 1 + rng.Below(mostHeld)
	hand = all[:n]
	doc["objects"] = map[string]any{"deck": all[n:]}
	for _, other := range s.Order[:s.Sides] {
		switch name := game.SeatName(s.Game(), other); other {
		case seat:
		case s.Game().Automa():
			strip(doc["automa"], "food", "pile", "held")
		default:
			c := doc["convoys"].(map[string]any)[name].(map[string]any)
			strip(c, "objects", "food")
			if s.Ask != aurora.AskExplore {
				continue
			}
			strip(c, "fuel")
			for _, m := range c["crew"].([]any) {
				m.(map[string]any)["zone"] = aurora.InRest.String()
			}
		}
	}
	return hand
}

// strip takes entries out of an object.
func strip(object any, entries ...string) {
	for _, entry := range entries {
		delete(object.(map[string]any), entry)
	}
}

// best is the most that can be had, and of what comes with it.
type best struct{ n, with int }

// more keeps the better of two.
func (b *best) more(n, with int) {
	if n > b.n || n == b.n && with > b.with {
		*b = best{n, with}
	}
}

// aims asks for the most that can be had for certain in the round.
func aims(state game.State) (list []string) {
	s := state.(*aurora.State)
	seat, ship := s.Turn(), int(s.AuroraSpace())
	var space, spare, points, fame, crew, far, famed best
	unhurt := 0
	if !search(s, func(s *aurora.State, lost bool) {
		c := &s.Convoys[seat]
		here, fuel := int(c.Space), int(c.Goods[aurora.Fuel])
		space.more(here, fuel)
		if !lost {
			spare.more(here, fuel)
			unhurt = max(unhurt, s.PointsOf(seat).Total())
		}
		points.more(s.PointsOf(seat).Total(), 0)
		fame.more(int(c.Fame), here)
		crew.more(int(c.CrewN), here)
		if here >= ship {
			far.more(int(c.CrewN), fuel)
			famed.more(int(c.Fame), 0)
		}
	}) {
		return nil
	}
	c := &s.Convoys[seat]
	add := func(format string, args ...any) {
		list = append(list, fmt.Sprintf(format, args...)+fmt.Sprintf(" by round %d", s.Round()))
	}
	switch {
	case space.n >= ship && int(c.Space) < ship:
		add("reach")
		if far.n > int(c.CrewN) {
			add("reach, crew %d", far.n)
		}
		if famed.n > max(0, int(c.Fame)) {
			add("reach, fame %d", famed.n)
		}
	case space.n > int(c.Space):
		add("space %d", space.n)
		if space.with > 0 {
			add("space %d, fuel %d", space.n, space.with)
		}
	}
	if spare.n > int(c.Space) && spare.n < space.n {
		add("whole, space %d", spare.n)
	}
	if fame.n > max(0, int(c.Fame)) {
		add("fame %d", fame.n)
		if fame.with > int(c.Space) {
			add("fame %d, space %d", fame.n, fame.with)
		}
	}
	if crew.n > int(c.CrewN) && crew.with > int(c.Space) {
		add("crew %d, space %d", crew.n, crew.with)
	}
	if points.n > s.PointsOf(seat).Total() {
		add("points %d", points.n)
		if unhurt < points.n && unhurt > s.PointsOf(seat).Total() {
			add("whole, points %d", unhurt)
		}
	}
	return list
}

// search looks at all positions that the seat to move can come to in the round without luck; false if there are too many
// of them.
func search(start *aurora.State, see func(s *aurora.State, lost bool)) bool {
	seat := start.Turn()
	aim, err := think.Game{Game: start.Game()}.Aim("win", seat, start)
	if err != nil {
		return false
	}
	key := aim.(game.Provable).Key
	seen := map[string]bool{}
	var look func(s *aurora.State, lost bool)
	look = func(s *aurora.State, lost bool) {
		k := string(append(key(s, nil), map[bool]byte{true: 1}[lost]))
		if seen[k] || len(seen) > mostSearched || s.Round() > start.Round() || s.Result().Over {
			return
		}
		seen[k] = true
		see(s, lost)
		if s.Turn() != seat {
			return
		}
		for _, m := range s.Legal(nil) {
			next := s.Game().Blank().(*aurora.State)
			next.CopyFrom(s)
			log := game.Log{}
			if next.Apply(m, &log) != nil {
				continue
			}
			gone := lost
			for i := range log.Events {
				gone = gone || log.Events[i].Type == aurora.EvLose && log.Events[i].Seat == seat
			}
			if !game.Reveals(log.Events) {
				look(next, gone)
			} else if next.Round() == start.Round() && !next.Result().Over {
				see(next, gone)
			}
		}
	}
	look(start, false)
	return len(seen) <= mostSearched
}

// subjects are the aim's conditions, the route, and the cards, objects and ways of the solution.
func subjects(state game.State, aim string, line []game.Move) (list []string) {
	s := state.(*aurora.State)
	g := s.Game()
	goal, _ := think.GoalOf(aim)
	var what []string
	for _, c := range goal.Conditions {
		what = append(what, c.What)
	}
	list = append(list, strings.Join(what, " "), fmt.Sprintf("%s of %d", g.Setup(), len(g.Seats())))
	for _, m := range line {
		switch act := aurora.ActOf(m); act.Verb {
		case aurora.VerbExplore, aurora.VerbObject, aurora.VerbMedic, aurora.VerbJackal, aurora.VerbFeed,
			aurora.VerbPass, aurora.VerbBonus, aurora.VerbBoost:
			list = append(list, g.MoveText(m))
		case aurora.VerbDrive:
			for i := range g.Route().Ways {
				if act.B>>i&1 != 0 {
					list = append(list, g.Route().Ways[i].ID)
				}
			}
		}
	}
	return list
}
