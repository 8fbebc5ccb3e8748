package hex

import "onelongnight/game"

// Range is between what points every seat could be left with by a battle fought now, whatever is chosen in it.
type Range struct {
	Least, Most [game.MaxSeats]int
	Whole       bool // every way to choose was tried; else there may be more
}

// mostWays is how many battles a Range looks at.
const mostWays = 96

// Range tries the answers to the questions of a battle fought now (7.5, 7.6, 7.8), or of what is left of the one that is on.
func (v *View) Range() Range {
	r := ranging{left: mostWays}
	r.Whole = true
	p := play{State: v.state(), only: true}
	if p.Phase != PhaseBattle {
		if p.Public.Turn == 0 {
			p.Public.Turn = 1 // somebody has to be asked first
		}
		p.battle(ByTile)
	}
	r.follow(&p)
	return r.Range
}

// ranging is a Range that is being found.
type ranging struct {
	Range
	left  int // battles that may still be looked at
	begun bool
}

// follow goes all ways from a question, or notes how the battle ended.
func (r *ranging) follow(p *play) {
	asks := p.Ask == AskExplode || p.Ask == AskConvert || p.Ask == AskMedic
	if asks && r.left > 1 {
		moves := p.Legal(nil)
		for i, m := range moves {
			if i > 0 {
				r.left--
			}
			next := *p.State
			q := play{State: &next, only: true}
			q.do(m, ActOf(m))
			if r.follow(&q); r.left <= 1 && i < len(moves)-1 {
				r.Whole = false
				return
			}
		}
		return
	}
	if asks {
		r.Whole = false
		p.answer()
	}
	for i, n := range p.Points {
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
