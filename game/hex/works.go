package hex

import "onelongnight/game"

// Works is what is in effect on a board (6): who is netted, for whom each module works, and the sum of effects on each
// unit. It is worked out after every change of the board; in a battle, once per phase (6.7).
type Works struct {
	Netted                           Hexes
	Melee, Ranged, Initiative, Extra [HexCount]int8 // sums of the effects on each unit
	Convert                          Hexes          // units on which a Quartermaster works (7.6)
	Mobile                           Hexes          // mobile units, as printed or by a Transport (4.4)
	Stride                           Hexes          // working Recon Centers (4.3)
	Medics                           Hexes          // working Medics (7.8)
	Covers                           [HexCount]Hexes
	Serves                           [HexCount]game.Seat // the seat that a tile's effects work for (6.5)
}

// WorkOut works everything out: first nets, then takeovers, then the rest.
func (s *State) WorkOut(w *Works) {
	*w = Works{Netted: s.netted()}
	for h := range w.Serves {
		w.Serves[h] = game.NoSeat
	}
	taken := s.Taken()
	active := taken &^ w.Netted
	var givers Hexes
	for rest := taken; rest != 0; {
		h := rest.Pop()
		k := s.Cells[h].Tile.Kind()
		if kinds[k].Mobile {
			w.Mobile |= h.Set()
		}
		if len(kinds[k].Gifts) > 0 && active.Has(h) {
			givers |= h.Set()
		}
	}
	for rest := givers; rest != 0; {
		h := rest.Pop()
		if kinds[s.Cells[h].Tile.Kind()].Gifts[0].Effect == Takeover {
			s.takeOver(w, h)
			givers &^= h.Set()
		}
	}
	for givers != 0 {
		s.give(w, givers.Pop())
	}
}

// faced returns the hexes that a tile's connectors face.
func (s *State) faced(h Hex) (out Hexes) {
	c := &s.Cells[h]
	link := c.Tile.Kind().Turned(c.Rot).Link
	if link == 1<<DirCount-1 {
		return around[h]
	}
	for d := range Dir(DirCount) {
		if n := h.Next(d); link>>d&1 != 0 && n != NoHex {
			out |= n.Set()
		}
	}
	return out
}

// takeOver makes the enemy modules that a Scoper's connectors face work for its team (6.5).
func (s *State) takeOver(w *Works, h Hex) {
	seat := s.Owner(h)
	for rest := s.faced(h) & s.where(s.g.foes[seat]); rest != 0; {
		n := rest.Pop()
		if s.Cells[n].Tile.Is(Module) {
			w.Serves[n] = seat
		}
	}
}

// give adds the effects of one tile on others.
func (s *State) give(w *Works, h Hex) {
	seat := s.Owner(h)
	if w.Serves[h] != game.NoSeat {
		seat = w.Serves[h]
	} else {
		w.Serves[h] = seat
	}
	for _, gift := range kinds[s.Cells[h].Tile.Kind()].Gifts {
		on := s.where(s.g.team[seat]) &^ h.Set() // nothing works on itself (6.4)
		if gift.On == OnEnemy {
			on = s.where(s.g.foes[seat])
		}
		switch gift.Reach {
		case Linked:
			on &= s.faced(h)
		case Adjacent:
			on &= around[h]
		}
		switch gift.Effect {
		case Convert:
			w.Convert |= on
		case Mobility:
			w.Mobile |= on
		case Stride:
			w.Stride |= h.Set()
		case Medic:
			w.Medics |= h.Set()
			w.Covers[h] = on
		default:
			w.add(gift, on)
		}
	}
}

// add adds a countable effect to the units of a set.
func (w *Works) add(gift Gift, on Hexes) {
	sums := [...]*[HexCount]int8{MeleeBonus: &w.Melee, RangedBonus: &w.Ranged, InitiativeBonus: &w.Initiative,
		Extra: &w.Extra}
	for on != 0 {
		sums[gift.Effect][on.Pop()] += gift.Value
	}
}

// strides reports whether a Recon Center works for a unit, so that its step may be two hexes long (4.3). A Recon Center
// does not work for itself.
func (s *State) strides(w *Works, h Hex) bool {
	return w.Stride&s.where(s.g.team[s.Owner(h)])&^h.Set() != 0
}
