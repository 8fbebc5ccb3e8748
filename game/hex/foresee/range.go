package foresee

import (
	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// Range holds the fewest and the most points that every seat can be left with by a battle fought now, whatever is
// chosen in it.
type Range struct {
	Least, Most [game.MaxSeats]int
	Whole       bool // all choices were tried; otherwise the range may be wider
}

// mostWays is the most battles that RangeOf looks at.
const mostWays = 96

// RangeOf tries all answers to the questions of a battle fought now (7.5, 7.6, 7.8), or of what is left of the present
// one.
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

// ranging is a Range being found.
type ranging struct {
	Range
	left  int // battles that may still be looked at
	begun bool
}

// follow tries every answer to a question, or notes how the battle ended.
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
