package hex

// Account is how one hit of a phase comes about (7.3, 7.4): what one side of a unit does, what others add to it, and what
// armour stops. All numbers are wounds.
type Account struct {
	From, To      Hex
	Melee, Ranged int // as printed, or as converted (7.6); 0 for none
	Gauss         bool
	Blast         bool // an explosion (7.5)
	Given         int  // by modules and HQs, below 0 where they weaken
	Stopped       int  // by armour
	Wounds        int  // what is left; 0 where armour stopped all of it
}

// Accounts are those of the phase that is fought, as decided so far, by hex of From: of all hits, and of those that armour stops.
func (v *View) Accounts() (list []Account) {
	if v.Phase != PhaseBattle {
		return nil
	}
	s := v.state()
	var w Works
	s.judge(&w)
	if s.Fight.Stage == Opening {
		s.Fight.Attack = s.attackers(&w, int(s.Fight.Phase))
	}
	for rest := s.Fight.Attack; rest != 0; {
		h := rest.pop()
		if !s.Fight.Exploding.Has(h) {
			list = s.accounts(&w, h, list)
			continue
		}
		for near := around[h] & s.taken() &^ s.Fight.Exploding; near != 0; {
			list = append(list, Account{From: h, To: near.pop(), Blast: true, Wounds: 1})
		}
	}
	return list
}

// accounts appends those of one unit.
func (s *State) accounts(w *Works, h Hex, list []Account) []Account {
	face := s.Cells[h].Tile.Kind().Turned(s.Cells[h].Rot)
	foes := s.where(s.g.aims[s.seatAt(h)])
	for d := range Dir(DirCount) {
		b := blow{melee: face.Melee[d], ranged: face.Ranged[d], gauss: face.Gauss>>d&1 != 0}
		if t := s.Fight.Turned[h]; t != 0 && t.dir() == d {
			b.turn(t.ranged())
		}
		shot := b.ranged > 0
		near := h.Next(d)
		for at := near; at != NoHex && (at == near || shot || b.gauss); at = at.Next(d) {
			if !foes.Has(at) {
				continue
			}
			a := Account{From: h, To: at}
			if at == near {
				a.Melee = int(b.melee + b.plain)
				if b.melee > 0 {
					a.Given += max(int(w.Melee[h]), -int(b.melee))
				}
			}
			if a.Gauss = b.gauss; b.gauss {
				a.Stopped += 1 - s.through(at, d, 1)
			}
			if shot {
				shot = false
				a.Ranged = int(b.ranged)
				more := max(int(w.Ranged[h]), -int(b.ranged))
				a.Given += more
				a.Stopped += a.Ranged + more - s.through(at, d, a.Ranged+more)
			}
			a.Wounds = a.Melee + a.Ranged + a.Given - a.Stopped
			if a.Gauss {
				a.Wounds++
			}
			spared := s.Cells[h].Tile.Is(Headquarters) && s.Cells[at].Tile.Is(Headquarters) // 7.4
			if !spared && !s.Fight.Exploding.Has(at) && (a.Wounds > 0 || a.Stopped > 0) {
				list = append(list, a)
			}
		}
	}
	return list
}
