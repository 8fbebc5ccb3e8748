package foresee

import "onelongnight/game/hex"

// Account explains one hit of a phase (7.3, 7.4): what a side of a unit does, what others add to it, and what armour
// stops.
type Account struct {
	From hex.Hex
	hex.Attack
	Blast bool // an explosion (7.5)
}

// Accounts returns the accounts of all hits of the phase being fought, after the choices so far, in the order of From.
// It includes those that armour stops.
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
			s.AttacksOf(w, h, func(_ hex.Dir, x hex.Attack) {
				if !s.Fight.Exploding.Has(x.To) && x.Wounds+x.Stopped > 0 {
					list = append(list, Account{From: h, Attack: x})
				}
			})
			continue
		}
		for near := h.Around() & s.Taken() &^ s.Fight.Exploding; near != 0; {
			list = append(list, Account{From: h, Attack: hex.Attack{To: near.Pop(), Wounds: 1}, Blast: true})
		}
	}
	return list
}
