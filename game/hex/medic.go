package hex

import (
	"slices"
	"sync"

	"onelongnight/game"
)

// Medics must absorb (7.8): a Medic takes one whole hit and is removed. Who is asked, and whether anybody is, depends
// on what the answers could lead to, so healing searches them.

// absorption is one answer: a Medic and the number of the hit it takes.
type absorption struct {
	medic Hex
	hit   uint8
}

// healing has the hits of a phase or an instant, and the Medics that work.
type healing struct {
	s    *State
	w    *Works
	hits hits
	done Fight // which hits are absorbed, and by whom
}

// absorptions appends the possible pairs of Medic and hit (7.8) for one seat's units, or for all with NoSeat; of equal
// hits, only the one from the lowest hex (11.3).
func (x *healing) absorptions(seat game.Seat, buf []absorption) []absorption {
	usable := x.w.Medics &^ x.done.Spent
	for i, h := range x.hits.all() {
		if !x.done.absorbed(i) {
			usable &^= h.To.Set()
		}
	}
	if usable == 0 {
		return buf
	}
	for i := range x.hits.all() {
		h := &x.hits.list[i]
		if x.done.absorbed(i) || seat != game.NoSeat && x.s.Owner(h.To) != seat {
			continue
		}
		for rest := x.payers(h.To, usable); rest != 0; {
			c := absorption{rest.Pop(), uint8(i)}
			if !slices.ContainsFunc(buf, func(b absorption) bool {
				return b.medic == c.medic && x.alike(int(b.hit), i)
			}) {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// alike reports whether it makes no difference which of two hits is absorbed (11.3).
func (x *healing) alike(i, j int) bool {
	a, b := &x.hits.list[i], &x.hits.list[j]
	return a.To == b.To && a.Wounds == b.Wounds &&
		(x.s.g.mode != Score || !x.s.Cells[a.To].Tile.Is(Headquarters) || x.s.dealer(a) == x.s.dealer(b))
}

// payers returns the Medics that can take a hit on a unit: the far ends of the chain that covers it, or all of a ring
// (7.8).
func (x *healing) payers(unit Hex, usable Hexes) (out Hexes) {
	team := x.s.g.team[x.s.Owner(unit)]
	var walk Hexes
	for grew := unit.Set(); grew != 0; {
		var more Hexes
		for rest := usable &^ walk; rest != 0; {
			m := rest.Pop()
			if team.has(x.w.Serves[m]) && x.w.Covers[m]&grew != 0 {
				more |= m.Set()
			}
		}
		walk |= more
		grew = more
	}
	if walk&(walk-1) == 0 {
		return walk
	}
	var reach [HexCount]Hexes
	for rest := walk; rest != 0; {
		m := rest.Pop()
		for grew := m.Set(); grew != 0; {
			var more Hexes
			for others := walk &^ reach[m]; others != 0; {
				if o := others.Pop(); x.w.Covers[o]&grew != 0 {
					more |= o.Set()
				}
			}
			reach[m] |= more
			grew = more
		}
	}
	for rest := walk; rest != 0; {
		m := rest.Pop()
		ends := true
		for led := reach[m]; ends && led != 0; {
			ends = reach[led.Pop()].Has(m)
		}
		if ends {
			out |= m.Set()
		}
	}
	return out
}

// asked returns the first seat in asking order that has a choice, with its answers in the order of their moves.
func (x *healing) asked(buf []absorption) (game.Seat, []absorption) {
	for i := range x.s.g.seats {
		seat := x.s.inAskingOrder(i)
		if buf = x.absorptions(seat, buf[:0]); len(buf) > 0 {
			slices.SortFunc(buf, func(a, b absorption) int { return int(x.move(a)) - int(x.move(b)) })
			return seat, buf
		}
	}
	return game.NoSeat, buf[:0]
}

func (x *healing) move(c absorption) game.Move {
	h := &x.hits.list[c.hit]
	return Act{Verb: DoAbsorb, A: uint8(x.s.Cells[c.medic].Tile), B: uint8(x.s.Cells[h.To].Tile),
		C: uint8(x.s.by(h))}.Move()
}

// outcome is how a phase can end, as far as answers matter (11.3): for each hex its wounds in two bits, 3 meaning
// removed; for each seat what its HQ loses or, in mode score, what the seat wins.
type outcome struct {
	board  uint64
	points [game.MaxSeats]int16
}

// outcomes appends everything that answers from here on can lead to.
func (x *healing) outcomes(list []outcome) []outcome {
	var room [16]absorption
	_, options := x.asked(room[:0])
	if len(options) == 0 {
		return append(list, x.outcome())
	}
	before := x.done
	for _, c := range options {
		x.done.absorb(int(c.hit), c.medic)
		list = x.outcomes(list)
		x.done = before
	}
	return list
}

func (x *healing) outcome() (o outcome) {
	o.board = spread(x.done.Spent) * 3
	for i, h := range x.hits.all() {
		if x.done.absorbed(i) {
			continue
		}
		c := &x.s.Cells[h.To]
		if c.Tile.Is(Headquarters) {
			x.s.score(&o.points, &x.hits.list[i])
			continue
		}
		at := 2 * uint(h.To)
		wounds := o.board>>at&3 + uint64(h.Wounds)
		if o.board>>at&3 == 3 || wounds+uint64(c.Wounds) >= uint64(kinds[c.Tile.Kind()].HP) {
			wounds = 3
		}
		o.board = o.board&^(3<<at) | wounds<<at
	}
	for i := range o.points {
		if x.s.g.mode != Score {
			o.points[i] = max(o.points[i], -int16(x.s.Points[i]))
		}
	}
	return o
}

// spread moves bit n of a set to bit 2n.
func spread(h Hexes) (out uint64) {
	for h != 0 {
		out |= 1 << (2 * h.Pop())
	}
	return out
}

// score adds what a hit on an HQ costs it or, in mode score, gains the attacker (9.2: nothing for one's own HQ).
func (s *State) score(points *[game.MaxSeats]int16, h *hit) {
	victim := s.Owner(h.To)
	switch dealer := s.dealer(h); {
	case s.g.mode != Score:
		points[victim] -= int16(h.Wounds)
	case dealer != victim:
		points[dealer] += int16(h.Wounds)
	}
}

// outcomeBuffers are buffers for the outcomes of two answers.
type outcomeBuffers struct{ first, other []outcome }

var outcomePool = sync.Pool{New: func() any { return new(outcomeBuffers) }}

// matters reports whether the answers lead to different outcomes (11.3).
func (x *healing) matters(options []absorption) bool {
	v := outcomePool.Get().(*outcomeBuffers)
	defer outcomePool.Put(v)
	v.first = x.after(options[0], v.first[:0])
	for _, c := range options[1:] {
		v.other = x.after(c, v.other[:0])
		if !slices.Equal(v.first, v.other) {
			return true
		}
	}
	return false
}

// after lists the outcomes that an answer leaves open, sorted and without duplicates.
func (x *healing) after(c absorption, list []outcome) []outcome {
	before := x.done
	x.done.absorb(int(c.hit), c.medic)
	list = x.outcomes(list)
	x.done = before
	slices.SortFunc(list, outcome.compare)
	return slices.Compact(list)
}

func (o outcome) compare(p outcome) int {
	switch {
	case o.board < p.board:
		return -1
	case o.board > p.board:
		return 1
	}
	return slices.Compare(o.points[:], p.points[:])
}

// heal lets Medics absorb until somebody has to decide; done means that nobody does. Answers that need no question are
// logged.
func (p *play) heal() (done bool) {
	w := p.now()
	if w.Medics == 0 {
		return true
	}
	x := healing{s: p.State, w: w}
	p.current(w, &x.hits)
	for {
		x.done = p.Fight
		var room [16]absorption
		seat, options := x.asked(room[:0])
		if len(options) == 0 {
			return true
		}
		if len(options) > 1 && x.matters(options) {
			p.ask(AskMedic, seat)
			return false
		}
		p.absorb(&x, options[0])
	}
}

// absorb lets a Medic take a hit.
func (p *play) absorb(x *healing, c absorption) {
	h := &x.hits.list[c.hit]
	game.Add(p.log, Absorbed{Medic: p.Cells[c.medic].Tile, Unit: p.Cells[h.To].Tile, By: p.by(h),
		Wounds: int(h.Wounds)})
	p.Fight.absorb(int(c.hit), c.medic)
}
