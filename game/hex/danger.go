package hex

import (
	"cmp"
	"slices"

	"onelongnight/game"
)

// Danger is the worst that a tile of an enemy could do to a side at once: a unit by where it is put and how it is turned, an
// instant by what it is used on.
type Danger struct {
	Seat   game.Seat // whose tile it is
	Tile   Tile      // the lowest of its kind
	Held   bool      // it lies face up in hand; else
	Copies int       // so many of its kind are unseen,
	Pile   int       // among so many tiles, of which
	Draws  int       // so many are drawn in the next turn
	At     Hex       // where a unit is put, NoHex for an instant
	Rot    uint8     // and how it is turned
	Now    bool      // it begins a battle
	Loss   int       // points that the side loses in a battle, if it begins none beyond those that one would cost as it is
	Fallen []Tile    // units that the side loses, likewise
}

// Chance is how likely it is to be there in the next turn, 0..1.
func (d *Danger) Chance() float64 {
	if d.Held {
		return 1
	}
	none := 1.0
	for i := range d.Draws {
		none *= float64(max(d.Pile-d.Copies-i, 0)) / float64(d.Pile-i)
	}
	return 1 - none
}

// Dangers are those of the tiles that the enemies hold or have still to draw, in a view between battles, the worst first. Those
// that would change nothing for the worse are left out. Nothing is known of the order of the piles (11.4).
func (v *View) Dangers() (list []Danger) {
	if v.Phase == PhaseHQ || v.Phase == PhaseBattle || v.Phase == PhaseOver {
		return nil
	}
	t := threats{v: v}
	v.state().Forecast(&t.base, nil)
	t.harm = t.lost(&t.base)
	for i, army := range v.g.armies {
		seat := game.Seat(i)
		if v.Friends(v.Who, seat) || v.out(seat) {
			continue
		}
		t.seat, t.turn = seat, v.nextTurn(seat)
		last := Kind(KindCount)
		held := v.Hand[seat].set()
		army.each(v.Unseen[seat]|held, func(tile Tile) {
			if k := tile.Kind(); k != last { // copies lie together
				last = k
				if d, ok := t.worst(tile, held); ok {
					list = append(list, d)
				}
			}
		})
	}
	slices.SortStableFunc(list, func(a, b Danger) int {
		return cmp.Or(b.Loss-a.Loss, cmp.Compare(worthAll(b.Fallen), worthAll(a.Fallen)), cmp.Compare(b.Chance(), a.Chance()))
	})
	return list
}

// nextTurn is the next turn of a seat after the one that is on.
func (v *View) nextTurn(seat game.Seat) int {
	n := int(v.Turn) + 1
	for v.g.turnOf(n) != seat {
		n++
	}
	return n
}

// worthAll is what some tiles are worth together.
func worthAll(list []Tile) (sum float32) {
	for _, t := range list {
		sum += first.worth[t.Kind()]
	}
	return sum
}

// threats looks for the worst that one tile could do.
type threats struct {
	v    *View
	base State // after a battle as it would be fought now,
	harm int   // and what that costs
	seat game.Seat
	turn int
	tile Tile
	best Danger
}

// lost are the points that the side loses until a position, or in mode score those that the others win.
func (t *threats) lost(after *State) (sum int) {
	for i := range t.v.g.seats {
		seat := game.Seat(i)
		change := int(after.Points[i]) - int(t.v.Points[i])
		switch friend := t.v.Friends(t.v.Who, seat); {
		case t.v.g.mode != Score && friend:
			sum -= change
		case t.v.g.mode == Score && !friend:
			sum += change
		}
	}
	return sum
}

// worst is the worst that the tiles of a kind could do; false if that is nothing.
func (t *threats) worst(tile Tile, held Tiles) (Danger, bool) {
	t.tile, t.best = tile, Danger{}
	s := *t.v.state()
	s.Phase, s.Ask, s.Asked, s.Public.Turn, s.Played = PhaseAct, AskAct, t.seat, uint16(t.turn), 0
	s.Tile, s.At, s.From, s.Mobile, s.Fight = NoTile, 0, 0, false, Fight{}
	s.Hand[t.seat] = Pile{}
	s.Hand[t.seat].push(tile)
	for h := range s.Cells {
		s.Cells[h].Moved = false
	}
	t.play(&s)
	d := t.best
	if d.Loss <= 0 && len(d.Fallen) == 0 {
		return d, false
	}
	d.Seat, d.Tile = t.seat, tile
	t.v.g.armies[t.seat].each(held|t.v.Unseen[t.seat], func(other Tile) {
		if other.Kind() == tile.Kind() {
			d.Held = d.Held || held.Has(other)
			if t.v.Unseen[t.seat].Has(other) {
				d.Copies++
			}
		}
	})
	t.v.g.armies[t.seat].each(t.v.Unseen[t.seat], func(Tile) { d.Pile++ })
	d.Draws = t.v.g.full(t.turn)
	if t.v.Asked != t.seat { // what is held stays
		d.Draws = max(d.Draws-int(t.v.Hand[t.seat].N), 0)
	}
	d.Draws = min(d.Draws, d.Pile)
	return d, true
}

// play tries everything that the tile can be used for, and what is asked on the way.
func (t *threats) play(s *State) {
	for _, m := range s.Legal(nil) {
		act := ActOf(m)
		if s.Ask == AskAct && (act.Verb != DoPlace && act.Verb != DoPlay || Tile(act.A) != t.tile) {
			continue
		}
		next := *s
		p := play{State: &next, only: true}
		p.do(m, act)
		p.answer()
		switch next.Ask {
		case NoPrompt, AskAct:
			t.judge(&next)
		case AskDestination:
			t.pushed(&next)
		default:
			t.play(&next)
		}
	}
}

// pushed tries where a pushed unit can go: its owner chooses what is best for them.
func (t *threats) pushed(s *State) {
	var mildest Danger
	for i, m := range s.Legal(nil) {
		next := *s
		p := play{State: &next, only: true}
		p.do(m, ActOf(m))
		if d := t.outcome(&next); i == 0 || worse(&mildest, &d) {
			mildest = d
		}
	}
	if worse(&mildest, &t.best) {
		t.best = mildest
	}
}

// judge keeps what has come about if it is worse than all before.
func (t *threats) judge(s *State) {
	if d := t.outcome(s); worse(&d, &t.best) {
		t.best = d
	}
}

// worse compares two dangers by points, then by what falls.
func worse(a, b *Danger) bool {
	return cmp.Or(a.Loss-b.Loss, cmp.Compare(worthAll(a.Fallen), worthAll(b.Fallen))) > 0
}

// outcome is what the tile has done when it has been played.
func (t *threats) outcome(s *State) Danger {
	d := Danger{At: s.find(t.tile)}
	if d.At != NoHex {
		d.Rot = s.Cells[d.At].Rot
	}
	after, before := s, &t.v.Public
	if d.Now = s.Ask == NoPrompt; d.Now {
		d.Loss = t.lost(s)
	} else {
		after, before = new(State), &t.base.Public
		s.Forecast(after, nil)
		d.Loss = t.lost(after) - t.harm
	}
	for rest := before.where(t.v.g.team[t.v.Who]); rest != 0; {
		if tile := before.Cells[rest.pop()].Tile; after.find(tile) == NoHex {
			d.Fallen = append(d.Fallen, tile)
		}
	}
	return d
}
