package hex

import "onelongnight/game"

// hit is what one side of a unit, or an instant, does to one unit (7.3).
type hit struct {
	From   Hex // NoHex for an instant
	Dir    Dir // the direction from From to To
	To     Hex
	Wounds uint8
}

// maxHits limits the hits of a phase: six from each of four HQs, two Armored Hunters and a Clown, four from a Gauss
// Cannon, at most four from each other unit.
const maxHits = 96

// hits holds the hits of a phase, ordered by From, then by To.
type hits struct {
	n    int
	list [maxHits]hit
}

func (l *hits) all() []hit { return l.list[:l.n] }

// add inserts a hit in order. It ignores hits without wounds, and those on an exploding Clown (7.5).
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

// conversion is an attack converted by a Quartermaster: 0 for none, otherwise the direction and the new kind (7.6).
type conversion uint8

func conversionTo(d Dir, ranged bool) conversion {
	t := conversion(d)<<1 + 1
	if ranged {
		t += 32
	}
	return t
}

func (t conversion) dir() Dir     { return Dir(t & 31 >> 1) }
func (t conversion) ranged() bool { return t >= 32 }

// attacks finds all hits of the phase, after the choices so far (7.3).
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

// explosion adds a Clown's hits: one wound to every neighbour (7.5).
func (s *State) explosion(h Hex, l *hits) {
	for rest := around[h] & s.Taken(); rest != 0; {
		n := rest.Pop()
		l.add(hit{h, toward[h][n], n, 1}, s.Fight.Exploding)
	}
}

// attack adds the hits of all sides of one unit (7.3).
func (s *State) attack(w *Works, h Hex, l *hits) {
	s.AttacksOf(w, h, func(d Dir, x Attack) { l.add(hit{h, d, x.To, uint8(x.Wounds)}, s.Fight.Exploding) })
}

// Attack is what one side of a unit does to one unit in its way. All numbers are wounds.
type Attack struct {
	To            Hex
	Melee, Ranged int // as printed, or as converted (7.6); 0 for none
	Gauss         bool
	Given         int // from modules and HQs; below 0 if they weaken
	Stopped       int // by armour
	Wounds        int // what remains; 0 if armour stopped everything
}

// AttacksOf calls each for the attacks of a unit in the phase, after the choices so far, side by side and from near to
// far (7.3, 7.4).
func (s *State) AttacksOf(w *Works, h Hex, each func(d Dir, x Attack)) {
	c := &s.Cells[h]
	face := c.Tile.Kind().Turned(c.Rot)
	foes := s.where(s.g.aims[s.Owner(h)])
	for d := range Dir(DirCount) {
		if b := face.sideAttack(d, s.Fight.Conversions[h]); b != (sideAttack{}) {
			s.strike(w, h, d, b, foes, each)
		}
	}
}

// sideAttack has the strengths of a side's attacks by kind, as printed or as converted (7.6).
type sideAttack struct {
	Melee, Ranged uint8
	Gauss         bool
	Plain         uint8 // melee that was Gauss, and so is never raised
}

// sideAttack returns a side's attacks, after the conversion t, if it is of this side.
func (f *Face) sideAttack(d Dir, t conversion) sideAttack {
	b := sideAttack{Melee: f.Melee[d], Ranged: f.Ranged[d], Gauss: f.Gauss>>d&1 != 0}
	if t != 0 && t.dir() == d {
		b.convert(t.ranged())
	}
	return b
}

// convert makes melee ranged, or the other way (7.6).
func (b *sideAttack) convert(ranged bool) {
	switch {
	case ranged:
		b.Melee, b.Ranged = 0, b.Ranged+b.Melee
	case b.Gauss:
		b.Gauss, b.Plain = false, 1
	default:
		b.Melee, b.Ranged = b.Melee+b.Ranged, 0
	}
}

// strike finds what one side of a unit hits.
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
			shot = false // it stops at the first enemy
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

// stopped returns how much of a shot the armour on the side facing it stops.
func (s *State) stopped(at Hex, d Dir, strength int) int {
	c := &s.Cells[at]
	if strength > 0 && c.Tile.Kind().Turned(c.Rot).Armor>>d.Back()&1 != 0 {
		return 1
	}
	return 0
}

// instantHits adds the hits of the instant being played: Sniper, Grenade, Air Strike (5.5 to 5.7).
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

// current finds the hits of the phase, or of the instant, that is being dealt with.
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
