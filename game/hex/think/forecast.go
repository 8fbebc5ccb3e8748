package think

import (
	"onelongnight/game"
	"onelongnight/game/hex"
)

// Forecast sets into to s with the board and the points as a battle fought now would leave them (7), whoever's turn it
// is. Piles and turns stay, and nothing follows from fallen HQs. Questions are answered by Answer. The events go to
// log, which may be nil.
func Forecast(s, into *hex.State, log *game.Log) {
	*into = *s
	t := into.Try(log)
	t.Battle()
	Answer(&t, into)
	into.Ask = hex.NoPrompt
}

// Answer answers the questions of a battle, or about an instant, in a trial of s until none is left, by simple rules: a
// Clown explodes if that wounds more enemies than friends, nobody converts, and Medics save what is worth most.
func Answer(t *hex.Trial, s *hex.State) {
	for {
		switch s.Ask {
		case hex.AskExplode:
			verb := hex.DoAttack
			if wouldExplode(s) {
				verb = hex.DoExplode
			}
			t.Do(hex.Act{Verb: verb, A: uint8(s.Tile)}.Move())
		case hex.AskConvert:
			t.Do(hex.Act{Verb: hex.DoAttack, A: uint8(s.Tile)}.Move())
		case hex.AskMedic:
			var room [16]hex.Cure
			t.Absorb(bestAbsorption(s, t.Cures(room[:0])))
		default:
			return
		}
	}
}

// wouldExplode reports whether the Clown that is asked would wound more enemies than friends. The Clown itself counts
// as a friend, and an HQ counts twice.
func wouldExplode(s *hex.State) bool {
	seat := s.Owner(s.At)
	gain := -1
	for rest := s.At.Around() & s.Taken(); rest != 0; {
		h := rest.Pop()
		n := 1
		if s.Cells[h].Tile.Is(hex.Headquarters) {
			n = 2
		}
		if s.Game().Friends(seat, s.Owner(h)) {
			n = -n
		}
		gain += n
	}
	return gain > 0
}

// bestAbsorption returns the index of the best absorption: the least valuable Medic takes the most costly hit.
func bestAbsorption(s *hex.State, options []hex.Cure) (best int) {
	most := float32(-1000)
	for i, c := range options {
		unit := &s.Cells[c.Unit]
		d := unit.Tile.Kind().Data()
		cost := float32(c.Wounds)
		if d.Class != hex.Headquarters {
			cost = 0.1 * cost
			if unit.Wounds+c.Wounds >= d.HP {
				cost += first.worth[unit.Tile.Kind()]
			}
		}
		if cost -= first.worth[s.Cells[c.Medic].Tile.Kind()]; cost > most {
			best, most = i, cost
		}
	}
	return best
}
