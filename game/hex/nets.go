package hex

import "onelongnight/game"

// netted returns the units held by nets (6.2, 6.3).
func (s *State) netted() Hexes {
	var holds [HexCount]Hexes // the units that each net would hold
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
		open &^= netted // a netted unit's net does not work
		free := open &^ held(&holds, open)
		if free == 0 {
			free = circles(&holds, open)
		}
		for rest := free; rest != 0; {
			netted |= holds[rest.Pop()] &^ free
		}
		open &^= free // their nets on each other cancel out
	}
	return netted
}

// held returns the units held by the nets of a set.
func held(holds *[HexCount]Hexes, from Hexes) (out Hexes) {
	for from != 0 {
		out |= holds[from.Pop()]
	}
	return out
}

// circles returns the units in rings of nets that nothing outside would break: those from which every unit they lead to
// leads back.
func circles(holds *[HexCount]Hexes, open Hexes) (free Hexes) {
	var reach [HexCount]Hexes // through one net or more, inside open
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
	// From u, a path leads back to every v that has a path to u (6.3).
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

// Owner returns the seat whose unit is on a hex, which must be occupied.
func (s *State) Owner(h Hex) game.Seat { return s.g.seat(s.Cells[h].Tile) }
