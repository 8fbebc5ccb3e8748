package lab

import (
	"encoding/json"
	"slices"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/lab"
)

// What puzzles are made of: in which rounds they begin, and from which on the ship may lie as far off as one gets; how
// many survivors can still explore, and how many objects are held at most.
const (
	firstRound = 2
	shipRound  = 4
	mostReady  = 3
	mostHeld   = 3
)

// puzzlePositions leaves the seat to move alone: the others rest and have nothing, no enemy is there, and nothing comes
// into the slots. It gets objects by lot.
func puzzlePositions(state game.State, rng *game.Stream) (list [][][]byte) {
	s := state.(*aurora.State)
	seat := s.Turn()
	if s.Round() < firstRound || s.Ask != aurora.AskExplore && s.Ask != aurora.AskDrive ||
		s.Ask == aurora.AskExplore && ready(&s.Convoys[seat]) > mostReady {
		return nil
	}
	doc := lab.Document(s)
	strip(doc, "deck", "box", "discard", "loot", "enemies", "spoils")
	doc["results"] = map[string]any{"deck": []string{"r1", "r2", "r3", "r4"}}
	doc["slots"] = slots(s, rng)
	strand(s, doc, seat)
	own := doc["convoys"].(map[string]any)[game.SeatName(s.Game(), seat)].(map[string]any)
	own["objects"] = deal(s.Game().Data(), doc, rng)
	hurt(s, own, seat, rng)
	first := lab.Encode(doc)
	_, state, err := s.Game().Kind().Load(first, game.SeedOf(""))
	if err != nil {
		return nil // what is aboard does not fit any more
	}
	list = append(list, [][]byte{first})
	far, ok := furthest(state.(*aurora.State))
	if space := int(s.Convoys[seat].Space) + int(s.AuroraSpace()) - far; ok && s.Round() >= shipRound && space > 0 &&
		far != int(s.AuroraSpace()) {
		own["space"] = space
		list = append(list, [][]byte{lab.Encode(doc)})
	}
	return list
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
		d := s.Game().Data()
		car["damage"] = []int{1 + rng.Below(len(d.Of(d.Card(car["card"].(string))).Places))}
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

// deal deals the objects anew, and says which the seat to move has.
func deal(d *aurora.Data, doc map[string]any, rng *game.Stream) (hand []string) {
	var all []string
	for o := aurora.NoObject + 1; int(o) < len(d.Copies); o++ {
		if o != aurora.Mine {
			all = slices.Concat(all, slices.Repeat([]string{o.String()}, int(d.Copies[o])))
		}
	}
	game.Shuffle(rng, all)
	n := 1 + rng.Below(mostHeld)
	doc["objects"] = map[string]any{"deck": all[n:]}
	return all[:n]
}

// strand takes from the other sides what they could still do before the seat to move is done.
func strand(s *aurora.State, doc map[string]any, seat game.Seat) {
	for _, other := range s.Order[:s.Sides] {
		switch name := game.SeatName(s.Game(), other); other {
		case seat:
		case s.Game().Automa():
			strip(doc["automa"], "food", "pile", "held")
		default:
			c := doc["convoys"].(map[string]any)[name].(map[string]any)
			strip(c, "objects", "food")
			if s.Ask != aurora.AskExplore {
				continue // those before it have moved
			}
			strip(c, "fuel")
			for _, m := range c["crew"].([]any) {
				m.(map[string]any)["zone"] = aurora.InRest.String()
			}
		}
	}
}

// strip takes entries out of an object.
func strip(object any, entries ...string) {
	for _, entry := range entries {
		delete(object.(map[string]any), entry)
	}
}
