package foresee

import "onelongnight/game/hex"

// Account is how one hit of a phase comes about (7.3, 7.4): what one side of a unit does, what others add to it, and
// what armour stops. All numbers are wounds.
type Account struct {
	From, To      hex.Hex
	Melee, Ranged int // as printed, or as converted (7.6); 0 for none
	Gauss         bool
	Blast         bool // an explosion (7.5)
	Given         int  // by modules and HQs, below 0 where they weaken
	Stopped       int  // by armour
	Wounds        int  // what is left; 0 where armour stopped all of it
}

// Accounts are those of the phase that is fought, as decided so far, by hex of From: of all hits, and of those that
// armour stops.
func Accounts(v *hex.View) (list []Account) {
	if v.Phase != hex.PhaseBattle {
		return nil
	}
	s, w := v.State(), v.Works()
	if s.Fight.Stage == hex.Opening {
		s.Fight.Attack = s.Attackers(w, int(s.Fight.Phase))
	}
	for rest := s.Fight.Attack; rest != 0; {
		h := rest.Pop()
		if !s.Fight.Exploding.Has(h) {
			list = accounts(s, w, h, list)
			continue
		}
		for near := h.Around() & s.Taken() &^ s.Fight.Exploding; near != 0; {
			list = append(list, Account{From: h, To: near.Pop(), Blast: true, Wounds: 1})
		}
	}
	return list
}

// accounts appends those of one unit.
func accounts(s *hex.State, w *hex.Works, h hex.Hex, list []Account) []Account {
	foes := s.Targets(s.Owner(h))
	for d := range hex.Dir(hex.DirCount) {
		b := s.SideAttack(h, d)
		shot := b.Ranged > 0
		near := h.Next(d)
		for at := near; at != hex.NoHex && (at == near || shot || b.Gauss); at = at.Next(d) {
			if !foes.Has(at) {
				continue
			}
			a := Account{From: h, To: at}
			if at == near {
				a.Melee = int(b.Melee + b.Plain)
				if b.Melee > 0 {
					a.Given += max(int(w.Melee[h]), -int(b.Melee))
				}
			}
			if a.Gauss = b.Gauss; b.Gauss {
				a.Stopped += 1 - s.Through(at, d, 1)
			}
			if shot {
				shot = false
				a.Ranged = int(b.Ranged)
				more := max(int(w.Ranged[h]), -int(b.Ranged))
				a.Given += more
				a.Stopped += a.Ranged + more - s.Through(at, d, a.Ranged+more)
			}
			a.Wounds = a.Melee + a.Ranged + a.Given - a.Stopped
			if a.Gauss {
				a.Wounds++
			}
			spared := s.Cells[h].Tile.Is(hex.Headquarters) && s.Cells[at].Tile.Is(hex.Headquarters) // 7.4
			if !spared && !s.Fight.Exploding.Has(at) && (a.Wounds > 0 || a.Stopped > 0) {
				list = append(list, a)
			}
		}
	}
	return list
}
