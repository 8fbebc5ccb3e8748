package foresee

import (
	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// Range is between what points every seat could be left with by a battle fought now, whatever is chosen in it.
type Range struct {
	Least, Most [game.MaxSeats]int
	Whole       bool // every way to choose was tried; else there may be more
}

// mostWays is how many battles a Range looks at.
const mostWays = 96

// RangeOf tries the answers to the questions of a battle fought now (7.5, 7.6, 7.8), or of what is left of the one that
// is on.
func RangeOf(v *hex.View) Range {
	r := ranging{left: mostWays}
	r.Whole = true
	s := v.State()
	t := s.Try(nil)
	if s.Phase != hex.PhaseBattle {
		t.Battle()
	}
	r.follow(&t, s)
	return r.Range
}

// ranging is a Range that is being found.
type ranging struct {
	Range
	left  int // battles that may still be looked at
	begun bool
}

// follow goes all ways from a question, or notes how the battle ended.
func (r *ranging) follow(t *hex.Trial, s *hex.State) {
	asks := s.Ask == hex.AskExplode || s.Ask == hex.AskConvert || s.Ask == hex.AskMedic
	if asks && r.left > 1 {
		moves := s.Legal(nil)
		for i, m := range moves {
			if i > 0 {
				r.left--
			}
			next := *s
			then := next.Try(nil)
			then.Do(m)
			if r.follow(&then, &next); r.left <= 1 && i < len(moves)-1 {
				r.Whole = false
				return
			}
		}
		return
	}
	if asks {
		r.Whole = false
		think.Answer(t, s)
	}
	for i, n := range s.Points {
		n := int(n)
		if !r.begun || n < r.Least[i] {
			r.Least[i] = n
		}
		if !r.begun || n > r.Most[i] {
			r.Most[i] = n
		}
	}
	r.begun = true
}
