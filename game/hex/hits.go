package hex

import "onelongnight/game"

// hit is what one side of one unit, or an instant, does to one unit (7.3).
type hit struct {
	From   Hex // NoHex: an instant
	Dir    Dir // the way from From to To
	To     Hex
	Wounds uint8
}

// maxHits bounds the hits of a phase: six from each of four HQs, two Armored
// Hunters and a Clown, four of a Gauss Cannon, no more than four from each other unit.
const maxHits = 96

// hits are the hits of a phase by hex of From, then of To.
type hits struct {
	n    int
	list [maxHits]hit
}

func (l *hits) all() []hit { return l.list[:l.n] }

// add keeps the order; hits of no wounds are none, and those on an exploding Clown vanish (7.5).
func (l *hits) add(x hit, exploding Hexes) {
	if x.Wounds == 0 || exploding.Has(x.To) {
		return
	}
	i := l.n
	for i > 0 && l.list[i-1].From == x.From && l.list[i-1].To > x.To {
		l.list[i] = l.list[i-1]
		i--
	}
	l.list[i] = x
	l.n++
}

// turned is an attack that a Quartermaster converts: 0 is none, else the
// direction and the kind that it is now (7.6).
type turned uint8

func turnedTo(d Dir, ranged bool) turned {
	t := turned(d)<<1 + 1
	if ranged {
		t += 32
	}
	return t
}

func (t turned) dir() Dir     { return Dir(t & 31 >> 1) }
func (t turned) ranged() bool { return t >= 32 }

// attacks finds all hits of the phase, as decided so far (7.3).
func (s *State) attacks(w *Works, l *hits) {
	l.n = 0
	f := &s.Fight
	for rest := f.Attack; rest != 0; {
		h := rest.Pop()
		if f.Exploding.Has(h) {
			s.explosion(h, l)
		} else {
			s.attack(w, h, l)
		}
	}
}

// explosion is a Clown's: one wound to everybody around (7.5).
func (s *State) explosion(h Hex, l *hits) {
	for rest := around[h] & s.Taken(); rest != 0; {
		n := rest.Pop()
		l.add(hit{h, toward[h][n], n, 1}, s.Fight.Exploding)
	}
}

// attack adds the hits of one unit, with all its sides (7.3).
func (s *State) attack(w *Works, h Hex, l *hits) {
	s.AttacksOf(w, h, func(d Dir, x Attack) { l.add(hit{h, d, x.To, uint8(x.Wounds)}, s.Fight.Exploding) })
}

// Attack is what one side of a unit does to one unit in its way. All numbers are wounds.
type Attack struct {
	To            Hex
	Melee, Ranged int // as printed, or as converted (7.6); 0 for none
	Gauss         bool
	Given         int // by modules and HQs, below 0 where they weaken
	Stopped       int // by armour
	Wounds        int // what is left; 0 where armour stopped all of it
}

// AttacksOf are those of a unit in the phase, as decided so far, side by side and from near to far (7.3, 7.4).
func (s *State) AttacksOf(w *Works, h Hex, each func(d Dir, x Attack)) {
	c := &s.Cells[h]
	face := c.Tile.Kind().Turned(c.Rot)
	foes := s.where(s.g.aims[s.Owner(h)])
	for d := range Dir(DirCount) {
		if b := face.sideAttack(d, s.Fight.Turned[h]); b != (sideAttack{}) {
			s.strike(w, h, d, b, foes, each)
		}
	}
}

// sideAttack is what one side attacks with: strengths by kind, as printed or as converted (7.6).
type sideAttack struct {
	Melee, Ranged uint8
	Gauss         bool
	Plain         uint8 // melee that was Gauss, and is never raised
}

// sideAttack returns what a side attacks with if the unit converts an attack, or none.
func (f *Face) sideAttack(d Dir, t turned) sideAttack {
	b := sideAttack{Melee: f.Melee[d], Ranged: f.Ranged[d], Gauss: f.Gauss>>d&1 != 0}
	if t != 0 && t.dir() == d {
		b.turn(t.ranged())
	}
	return b
}

// turn converts it (7.6).
func (b *sideAttack) turn(ranged bool) {
	switch {
	case ranged:
		b.Melee, b.Ranged = 0, b.Ranged+b.Melee
	case b.Gauss:
		b.Gauss, b.Plain = false, 1
	default:
		b.Melee, b.Ranged = b.Melee+b.Ranged, 0
	}
}

// strike is what one side of a unit hits.
func (s *State) strike(w *Works, h Hex, d Dir, b sideAttack, foes Hexes, each func(d Dir, x Attack)) {
	hq := s.Cells[h].Tile.Is(Headquarters)
	near := h.Next(d)
	shot := b.Ranged > 0
	for at := near; at != NoHex && (shot || b.Gauss || at == near); at = at.Next(d) {
		if !foes.Has(at) {
			continue
		}
		x := Attack{To: at, Gauss: b.Gauss}
		if at == near {
			x.Melee = int(b.Melee + b.Plain)
			if b.Melee > 0 {
				x.Given = max(int(w.Melee[h]), -int(b.Melee))
			}
		}
		if b.Gauss {
			x.Wounds++
			x.Stopped += s.stopped(at, d, 1)
		}
		if shot {
			shot = false // at the first enemy it stops
			more := max(int(w.Ranged[h]), -int(b.Ranged))
			x.Ranged = int(b.Ranged)
			x.Given += more
			x.Stopped += s.stopped(at, d, x.Ranged+more)
		}
		x.Wounds += x.Melee + x.Ranged + x.Given - x.Stopped
		if !hq || !s.Cells[at].Tile.Is(Headquarters) { // 7.4
			each(d, x)
		}
	}
}

// stopped returns what armor on the side towards the attacker stops of a shot.
func (s *State) stopped(at Hex, d Dir, strength int) int {
	c := &s.Cells[at]
	if strength > 0 && c.Tile.Kind().Turned(c.Rot).Armor>>d.Back()&1 != 0 {
		return 1
	}
	return 0
}

// instantHits are those of the instant in hand: Sniper, Grenade, Air Strike (5.5 to 5.7).
func (s *State) instantHits(l *hits) {
	l.n = 0
	switch kinds[s.Tile.Kind()].Action {
	case Sniper:
		l.add(hit{From: NoHex, To: s.At, Wounds: 1}, 0)
	case Grenade:
		l.add(hit{From: NoHex, To: s.At, Wounds: kinds[s.Cells[s.At].Tile.Kind()].HP}, 0)
	case AirStrike:
		for rest := (around[s.At] | s.At.Set()) & s.Taken(); rest != 0; {
			if h := rest.Pop(); !s.Cells[h].Tile.Is(Headquarters) {
				l.add(hit{From: NoHex, To: h, Wounds: 1}, 0)
			}
		}
	}
}

// current are the hits that are being dealt with.
func (s *State) current(w *Works, l *hits) {
	if s.Phase == PhaseBattle {
		s.attacks(w, l)
	} else {
		s.instantHits(l)
	}
}

func (s *State) by(x *hit) Tile {
	if x.From == NoHex {
		return s.Tile
	}
	return s.Cells[x.From].Tile
}

func (s *State) dealer(x *hit) game.Seat { return s.g.seat(s.by(x)) }
