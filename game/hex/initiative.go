package hex

// slots returns the initiative slots of a unit that are not spent: bit p of unspent is set for a slot that is at p now,
// and at has that slot's number (7.2). Slots are numbered by printed initiative, highest first.
func (s *State) slots(w *Works, h Hex) (unspent uint32, at [16]uint8) {
	c := &s.Cells[h]
	printed := kinds[c.Tile.Kind()].Initiative
	low := 127
	set := func(slot, p int) {
		if c.Spent>>slot&1 == 0 && (unspent>>p&1 == 0 || uint8(slot) < at[p]) {
			unspent |= 1 << p
			at[p] = uint8(slot)
		}
	}
	for i, p := range printed {
		now := max(0, int(p)+int(w.Initiative[h]))
		low = min(low, now)
		set(i, now)
	}
	if len(printed) == 0 {
		return 0, at
	}
	for j := 1; j <= int(w.Extra[h]) && low-j >= 0 && j <= maxExtra; j++ {
		set(1+j, low-j)
	}
	return unspent, at
}

// maxExtra is the most extra attacks a unit can have: one from a Motherboard and one from the Outpost's HQ. Their slots
// are 2 and 3.
const maxExtra = 2

// highest returns the first phase of a battle: the highest slot of any unit, netted or not (7.1).
func (s *State) highest(w *Works) int {
	var all uint32
	for rest := s.Taken(); rest != 0; {
		unspent, _ := s.slots(w, rest.Pop())
		all |= unspent
	}
	for p := 15; p > 0; p-- {
		if all>>p&1 != 0 {
			return p
		}
	}
	return 0
}

// Attackers finds the units that attack in a phase, and spends their slots.
func (s *State) Attackers(w *Works, phase int) (attack Hexes) {
	for rest := s.Taken() &^ w.Netted; rest != 0; {
		h := rest.Pop()
		if unspent, at := s.slots(w, h); unspent>>phase&1 != 0 {
			s.Cells[h].Spent |= 1 << at[phase]
			attack |= h.Set()
		}
	}
	return attack
}
