package foresee

import (
	"cmp"
	"slices"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// Danger is the worst that one tile of an enemy could do to a side, with the place and rotation of a unit or the target
// of an instant.
type Danger struct {
	Seat   game.Seat // whose tile it is
	Tile   hex.Tile  // the lowest copy of its kind
	Held   bool      // it is face up in hand
	Copies int       // how many of its copies are unseen
	Pile   int       // how many tiles of its army are unseen
	Draws  int       // how many of these are drawn in the next turn
	At     hex.Hex   // where the unit is placed, hex.NoHex for an instant
	Rot    uint8     // the rotation in which the unit is placed
	Now    bool      // playing it begins a battle
	// Loss is the points that the side loses in that battle; if the tile begins none, the points that a battle would
	// cost beyond those it would cost already.
	Loss   int
	Fallen []hex.Tile // units that the side loses, counted like Loss
}

// Chance returns the probability that the tile is in hand in the next turn, 0..1.
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

// Dangers returns the dangers from tiles that the enemies hold or have yet to draw, worst first, in a view between
// battles. It leaves out those that would make nothing worse. The order of the piles is unknown (11.4).
func Dangers(v *hex.View) (list []Danger) {
	if v.Phase == hex.PhaseHQ || v.Phase == hex.PhaseBattle || v.Phase == hex.PhaseOver {
		return nil
	}
	t := threats{v: v}
	think.Forecast(v.State(), &t.base, nil)
	t.harm = t.lost(&t.base)
	for i := range v.Game().Seats() {
		seat := game.Seat(i)
		if v.Friends(v.Who, seat) || v.Dead(seat) {
			continue
		}
		t.seat, t.turn = seat, nextTurn(v, seat)
		last := hex.Kind(hex.KindCount)
		held := v.Hand[seat].Set()
		v.ArmyOf(seat).Each(v.Unseen[seat]|held, func(tile hex.Tile) {
			if k := tile.Kind(); k != last { // copies have consecutive numbers
				last = k
				if d, ok := t.worst(tile, held); ok {
					list = append(list, d)
				}
			}
		})
	}
	slices.SortStableFunc(list, func(a, b Danger) int {
		return cmp.Or(b.Loss-a.Loss, cmp.Compare(worthAll(b.Fallen), worthAll(a.Fallen)),
			cmp.Compare(b.Chance(), a.Chance()))
	})
	return list
}

// nextTurn returns the number of a seat's next turn after the present one.
func nextTurn(v *hex.View, seat game.Seat) int {
	n := int(v.Turn) + 1
	for v.Game().TurnOf(n) != seat {
		n++
	}
	return n
}

// worthAll returns the total worth of some tiles.
func worthAll(list []hex.Tile) (sum float32) {
	for _, t := range list {
		sum += think.Worth(t.Kind())
	}
	return sum
}

// threats looks for the worst that one tile could do.
type threats struct {
	v    *hex.View
	base hex.State // the position after a battle fought now
	harm int       // the points that such a battle costs
	seat game.Seat
	turn int
	tile hex.Tile
	best Danger
}

// lost returns the points that the side has lost in a position or, in mode score, that the others have won.
func (t *threats) lost(after *hex.State) (sum int) {
	for i := range t.v.Game().Seats() {
		seat := game.Seat(i)
		change := int(after.Points[i]) - int(t.v.Points[i])
		switch friend := t.v.Friends(t.v.Who, seat); {
		case t.v.Game().Mode() != hex.Score && friend:
			sum -= change
		case t.v.Game().Mode() == hex.Score && !friend:
			sum += change
		}
	}
	return sum
}

// worst returns the worst that the tiles of a kind could do; false if that is nothing.
func (t *threats) worst(tile hex.Tile, held hex.Tiles) (Danger, bool) {
	t.tile, t.best = tile, Danger{}
	s := *t.v.State()
	s.Phase, s.Ask, s.Asked, s.Public.Turn, s.Played = hex.PhaseAct, hex.AskAct, t.seat, uint16(t.turn), 0
	s.Tile, s.At, s.From, s.Mobile, s.Fight = hex.NoTile, 0, 0, false, hex.Fight{}
	s.Hand[t.seat] = hex.Pile{N: 1}
	s.Hand[t.seat].T[0] = tile
	for h := range s.Cells {
		s.Cells[h].Moved = false
	}
	t.play(&s)
	d := t.best
	if d.Loss <= 0 && len(d.Fallen) == 0 {
		return d, false
	}
	d.Seat, d.Tile = t.seat, tile
	army, unseen := t.v.ArmyOf(t.seat), t.v.Unseen[t.seat]
	army.Each(held|unseen, func(other hex.Tile) {
		if other.Kind() == tile.Kind() {
			d.Held = d.Held || held.Has(other)
			if unseen.Has(other) {
				d.Copies++
			}
		}
	})
	army.Each(unseen, func(hex.Tile) { d.Pile++ })
	d.Draws = t.v.Game().HandSize(t.turn)
	if t.v.Asked != t.seat { // tiles in hand stay there
		d.Draws = max(d.Draws-int(t.v.Hand[t.seat].N), 0)
	}
	d.Draws = min(d.Draws, d.Pile)
	return d, true
}

// play tries everything that the tile can be used for, and all answers on the way.
func (t *threats) play(s *hex.State) {
	for _, m := range s.Legal(nil) {
		act := hex.ActOf(m)
		if s.Ask == hex.AskAct && (act.Verb != hex.DoPlace && act.Verb != hex.DoPlay || hex.Tile(act.A) != t.tile) {
			continue
		}
		next := *s
		trial := next.Try(nil)
		trial.Do(m)
		think.Answer(&trial, &next)
		switch next.Ask {
		case hex.NoPrompt, hex.AskAct:
			t.judge(&next)
		case hex.AskDestination:
			t.pushed(&next)
		default:
			t.play(&next)
		}
	}
}

// pushed tries the places for a pushed unit; its owner chooses the one that is best for them.
func (t *threats) pushed(s *hex.State) {
	var mildest Danger
	for i, m := range s.Legal(nil) {
		next := *s
		trial := next.Try(nil)
		trial.Do(m)
		if d := t.outcome(&next); i == 0 || worse(&mildest, &d) {
			mildest = d
		}
	}
	if worse(&mildest, &t.best) {
		t.best = mildest
	}
}

// judge keeps what a position has come to if that is worse than everything before.
func (t *threats) judge(s *hex.State) {
	if d := t.outcome(s); worse(&d, &t.best) {
		t.best = d
	}
}

// worse compares two dangers by points, then by what falls.
func worse(a, b *Danger) bool {
	return cmp.Or(a.Loss-b.Loss, cmp.Compare(worthAll(a.Fallen), worthAll(b.Fallen))) > 0
}

// outcome returns what the tile has done once it has been played.
func (t *threats) outcome(s *hex.State) Danger {
	d := Danger{At: s.Find(t.tile)}
	if d.At != hex.NoHex {
		d.Rot = s.Cells[d.At].Rot
	}
	after, before := s, &t.v.Public
	if d.Now = s.Ask == hex.NoPrompt; d.Now {
		d.Loss = t.lost(s)
	} else {
		after, before = new(hex.State), &t.base.Public
		think.Forecast(s, after, nil)
		d.Loss = t.lost(after) - t.harm
	}
	var own hex.Hexes
	for i := range before.Of {
		if t.v.Friends(t.v.Who, game.Seat(i)) {
			own |= before.Of[i]
		}
	}
	for own != 0 {
		if tile := before.Cells[own.Pop()].Tile; after.Find(tile) == hex.NoHex {
			d.Fallen = append(d.Fallen, tile)
		}
	}
	return d
}
