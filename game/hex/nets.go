package hex

import "onelongnight/game"

// netted returns the set of units that a net holds (6.2, 6.3).
func (s *State) netted() Hexes {
	var holds [HexCount]Hexes // whom each unit with a net would hold
	var open Hexes
	for seat := range s.g.seats {
		foes := s.where(s.g.nets[seat])
		for rest := s.Of[seat]; rest != 0; {
			h := rest.Pop()
			c := &s.Cells[h]
			net := c.Tile.Kind().Turned(c.Rot).Net
			if net == 0 {
				continue
			}
			open |= h.Set()
			for d := range Dir(DirCount) {
				if n := h.Next(d); net>>d&1 != 0 && n != NoHex && foes.Has(n) {
					holds[h] |= n.Set()
				}
			}
		}
	}
	var netted Hexes
	for open != 0 {
		open &^= netted // a netted net is dead
		free := open &^ held(&holds, open)
		if free == 0 {
			free = circles(&holds, open)
		}
		for rest := free; rest != 0; {
			netted |= holds[rest.Pop()] &^ free
		}
		open &^= free // their nets on each other are void
	}
	return netted
}

// held is whom the units of a set hold.
func held(holds *[HexCount]Hexes, from Hexes) (out Hexes) {
	for from != 0 {
		out |= holds[from.Pop()]
	}
	return out
}

// circles returns the units of open that can be reached back from every unit of
// open that they lead to: rings of nets with nothing outside that would break them.
func circles(holds *[HexCount]Hexes, open Hexes) (free Hexes) {
	var reach [HexCount]Hexes // over one net or more, inside open
	for rest := open; rest != 0; {
		u := rest.Pop()
		reach[u] = holds[u] & open
		for {
			wider := reach[u] | held(holds, reach[u])&open
			if wider == reach[u] {
				break
			}
			reach[u] = wider
		}
	}
	// From u a path leads back to every v from which a path leads to u (6.3).
	for rest := open; rest != 0; {
		u := rest.Pop()
		back := true
		for others := open; others != 0; {
			v := others.Pop()
			back = back && (!reach[v].Has(u) || reach[u].Has(v))
		}
		if back {
			free |= u.Set()
		}
	}
	return free
}

// Owner is whose unit stands on a hex that is taken.
func (s *State) Owner(h Hex) game.Seat { return s.g.seat(s.Cells[h].Tile) }
