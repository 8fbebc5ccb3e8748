package lab

import (
	"encoding/json"
	"slices"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/lab"
)

// Puzzles begin in firstRound or later, and from shipRound on may have the ship exactly as far away as one can get. At
// most mostReady survivors can still explore, and at most mostHeld objects are held.
const (
	firstRound = 2
	shipRound  = 4
	mostReady  = 3
	mostHeld   = 3
)

// puzzlePositions returns variants of a position in which only the seat to move can still do something: the others rest
// and have nothing, there are no enemies, and no card comes into the slots. The seat gets random objects and damage.
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
		return nil // what is aboard no longer fits
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

// furthest returns the last space that the seat to move can reach without luck; false if there is too much to search.
func furthest(s *aurora.State) (space int, ok bool) {
	seat := s.Turn()
	ok = search(s, func(s *aurora.State, _ bool) { space = max(space, int(s.Convoys[seat].Space)) })
	return space, ok
}

// hurt contaminates some survivors and damages a place, at random.
func hurt(s *aurora.State, own map[string]any, seat game.Seat, rng *game.Stream) {
	c, all := &s.Convoys[seat], rng.Below(4) == 0
	for i := range c.Crew[:c.CrewN] {
		m, skill := own["crew"].([]any)[i].(map[string]any), s.Game().Skill(&c.Crew[i])
		switch {
		case all: // nobody can bear another token
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

// ready returns how many of a crew are in Action.
func ready(c *aurora.Convoy) (n int) {
	for _, m := range c.Crew[:c.CrewN] {
		if m.Station == aurora.InAction {
			n++
		}
	}
	return n
}

// slots returns the slots of a position without its enemies. The Travellers may come into an empty one.
func slots(s *aurora.State, rng *game.Stream) (list []any) {
	var doc struct{ Slots []map[string]any }
	if err := json.Unmarshal(s.Position(), &doc); err != nil {
		panic(err) // cannot happen: it was just written
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

// giver is the card that gives the most fame.
const giver = "travellers"

// deal deals the objects anew, and returns those of the seat to move.
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

// strand takes from the other sides whatever they could still do in the round.
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
				continue // in Movement those before it have driven, and the others may still
			}
			strip(c, "fuel")
			for _, m := range c["crew"].([]any) {
				m.(map[string]any)["zone"] = aurora.InRest.String()
			}
		}
	}
}

// strip removes entries from a JSON object.
func strip(object any, entries ...string) {
	for _, entry := range entries {
		delete(object.(map[string]any), entry)
	}
}
