package think

import (
	"strconv"

	"onelongnight/game"
	"onelongnight/game/hex"
)

// solve is the only aim there is: to win, be it the puzzle that a position sets, or the game (10.3, 8).
const solve = "solve"

// aim is a game.Provable.
type aim struct{ seat game.Seat }

// Aim reads the text of an aim, which must be "solve".
func (g Game) Aim(text string, seat game.Seat, _ game.State) (game.Aim, error) {
	switch {
	case text != solve:
		wrong := "the aim " + strconv.Quote(text) + " is none: it must be " + strconv.Quote(solve)
		return nil, &game.LoadError{Code: "aim", Text: wrong}
	case int(seat) >= len(g.Seats()):
		return nil, &game.LoadError{Code: "aim", Text: "the aim is of no seat"}
	}
	return aim{seat}, nil
}

// Count implements game.Aim: only the end of the game decides.
func (a aim) Count(t game.Tally, events []game.Event, after game.State) game.Tally {
	t.Luck = t.Luck || game.Reveals(events...)
	if r := after.Result(); r.Over {
		t.Verdict = game.Failed
		if r.Won(a.seat) {
			t.Verdict = game.Reached
		}
	}
	return t
}

// WorstCase implements game.Provable. Nothing is hidden but the order of the piles, and a move to which that matters is
// luck (see Count).
func (aim) WorstCase(view game.View, into game.State) bool {
	rng := game.NewStream(game.Seed{})
	view.Sample(&rng, into)
	return true
}

// Key implements game.Provable. It leaves out the order in which tiles came into a hand, and what was discarded.
func (aim) Key(state game.State, buf []byte) []byte {
	s := state.(*hex.State)
	buf = append(buf, byte(s.Phase), byte(s.Ask), byte(s.Asked), byte(s.Public.Turn), byte(s.Public.Turn>>8),
		byte(s.Tile), byte(s.At), byte(s.From), s.Played, packedFlags(s.Mobile, s.Last > 0, s.Overtime > 0))
	for rest := s.Taken(); rest != 0; {
		h := rest.Pop()
		c := &s.Cells[h]
		buf = append(buf, byte(h), byte(c.Tile), c.Rot, c.Wounds, c.Spent, packedFlags(c.Moved, c.Converted))
	}
	buf = append(buf, 0xFF)
	for i := range s.Game().Seats() {
		buf = append(buf, s.Points[i])
		for set, n := s.Hand[i].Set(), 0; n < hex.ArmyTiles; n, set = n+8, set>>8 {
			buf = append(buf, byte(set))
		}
	}
	if s.Phase == hex.PhaseBattle || s.Ask > hex.AskAct {
		f := &s.Fight
		buf = append(buf, byte(f.Start), byte(f.Stage), byte(f.Phase))
		for _, h := range [...]hex.Hexes{f.Attack, f.Explode, f.Exploding, f.Convert, f.Spent} {
			buf = append(buf, byte(h), byte(h>>8), byte(h>>16))
		}
		for _, t := range f.Conversions {
			buf = append(buf, byte(t))
		}
		for _, w := range f.Absorbed {
			for n := range 8 {
				buf = append(buf, byte(w>>(8*n)))
			}
		}
	}
	return buf
}

// packedFlags packs up to eight answers into a byte, the first into bit 0.
func packedFlags(list ...bool) (b byte) {
	for i, on := range list {
		if on {
			b |= 1 << i
		}
	}
	return b
}
