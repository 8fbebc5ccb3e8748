package convoy

import "convoy/game"

// Turn is the side that decides now.
func (s *Public) Turn() game.Seat {
	if s.Depth > 0 {
		return s.top().Seat
	}
	return s.phaseSeat()
}

// Prompt is the kind of decision, in the words of the protocol.
func (s *Public) Prompt() string {
	if s.Depth == 0 {
		return phasePrompts[s.Phase]
	}
	f := s.top()
	if f.Op == OpEffect && f.Effect.Do == redeploy {
		return "redeploy"
	}
	return opPrompts[f.Op]
}

var phasePrompts = [...]string{MulliganMoloch: "mulligan", MulliganOutpost: "mulligan", DistrictPhase: "district",
	MolochAttack: "attack", OutpostAttack: "attack", MolochModules: "modules", OutpostModules: "modules", Resolution: "", Over: ""}

var opPrompts = [...]string{OpEffect: "target", OpWhere: "destination", OpPay: "cost", OpCouncil: "keep", OpReveal: "keep",
	OpWins: "order", OpRavageMore: "ravage", OpBattle: ""}

// offers collects moves, keeping only what refuse lets pass.
type offers struct {
	s   *State
	buf []game.Move
}

func (o *offers) try(verb Verb, a, b uint8) {
	act := Act{verb, a, b}
	if o.s.refuse(act) == legal {
		o.buf = append(o.buf, act.Move())
	}
}

// add appends a move that is known to be legal: what refuse would say follows
// from how the caller came by it, and a test compares the two at every state.
func (o *offers) add(verb Verb, a, b uint8) { o.buf = append(o.buf, Act{verb, a, b}.Move()) }

func (o *offers) addAll(verb Verb, units Set) {
	for units != 0 {
		o.add(verb, uint8(units.pop()), 0)
	}
}

// tryAll tries a verb with every unit of a set.
func (o *offers) tryAll(verb Verb, units Set) {
	for units != 0 {
		o.try(verb, uint8(units.pop()), 0)
	}
}

func (o *offers) tryNumbers(verb Verb, last uint8) {
	for n := uint8(1); n <= last; n++ {
		o.try(verb, n, 0)
	}
}

// Legal appends the legal moves in order of their numbers.
func (s *State) Legal(buf []game.Move) []game.Move {
	start := len(buf)
	o := offers{s, buf}
	switch {
	case s.Phase == Over:
	case s.Depth > 0:
		o.choices(s.top())
	case s.Phase <= MulliganOutpost:
		o.try(DoKeep, 0, 0)
		o.try(DoMulligan, 0, 0)
	case s.Phase == DistrictPhase:
		o.tryNumbers(DoDistrict, s.districts(s.Active))
	case s.Phase <= OutpostAttack:
		o.actions()
	default:
		o.modules()
	}
	sortMoves(o.buf[start:])
	return o.buf
}

// sortMoves is an insertion sort: lists are short and nearly in order.
func sortMoves(m []game.Move) {
	for i := 1; i < len(m); i++ {
		for j := i; j > 0 && m[j] < m[j-1]; j-- {
			m[j], m[j-1] = m[j-1], m[j]
		}
	}
}

func (o *offers) actions() {
	s := o.s
	side := s.phaseSeat()
	open := s.openTo(side)
	var asked, useful scopes // copies of an instant have one answer
	for _, c := range s.Hand[side].Cards() {
		switch among := cards[c].among(); {
		case c.IsUnit():
			o.plays(c, open)
		case c.Kind() != Instant:
		case !asked.has(among):
			before := len(o.buf)
			o.try(DoInstant, uint8(c), 0)
			asked.add(among)
			if len(o.buf) > before {
				useful.add(among)
			}
		case useful.has(among):
			o.add(DoInstant, uint8(c), 0)
		}
	}
	for rest := usable[side] & s.all(); rest != 0; {
		u := rest.pop()
		if !cards[u].OnceMove {
			o.try(DoUse, uint8(u), 0)
			continue
		}
		for next := s.Units[u].City.neighbours(); next != 0; {
			o.try(DoUse, uint8(u), uint8(next.pop()))
		}
	}
	if side == Outpost {
		o.try(DoSupport, 0, 0)
	}
	o.add(DoDone, 0, 0)
}

// openTo is the set of standing cities where a side has a free position.
func (s *State) openTo(side game.Seat) (open citySet) {
	for c := s.Active; c <= NewYork; c++ {
		if s.stands(c) && s.excess(c, side) < 0 {
			open |= setOf(c)
		}
	}
	return open
}

// plays offers a unit wherever there is a position, Spiders everywhere they
// need none.
func (o *offers) plays(c Card, open citySet) {
	for to := o.s.Active; to <= NewYork; to++ {
		if open.has(to) || c.IsSpiders() && o.s.refusePlay(c, to) == legal {
			o.add(DoPlay, uint8(c), uint8(to))
		}
	}
}

// scopes is a set of scopes.
type scopes uint32

func (s scopes) has(x Scope) bool { return s>>x&1 != 0 }
func (s *scopes) add(x Scope)     { *s |= 1 << x }

// usable are the units with an ability to use in their side's attack.
var usable = [2]Set{
	Moloch:  Clown.set() | Brain.set() | Ripper.set() | Hornet.set(),
	Outpost: Runner.set() | Nestugov.set(),
}

func (o *offers) modules() {
	s := o.s
	own := s.In[s.Active] & soldiers
	if s.Phase == MolochModules {
		own = s.In[s.Active] & robots
		for _, m := range s.Hand[Moloch].Cards() {
			if !m.IsModule() {
				continue
			}
			for rest := own; rest != 0; {
				o.try(DoAttach, uint8(m), uint8(rest.pop()))
			}
		}
	}
	o.tryAll(DoUse, own)
	o.try(DoDone, 0, 0)
}

func (o *offers) choices(f *Frame) {
	s := o.s
	switch f.Op {
	case OpEffect:
		units, modules := s.scope(*f)
		o.addAll(DoPick, units)
		o.addAll(DoPickModule, modules)
		if f.Effect.May {
			o.add(DoPickNone, 0, 0)
		}
	case OpWhere:
		o.tryNumbers(DoCity, uint8(NewYork))
	case OpPay, OpCouncil:
		for _, c := range s.Hand[f.Seat].Cards() {
			o.try(DoDiscard, uint8(c), 0)
		}
	case OpReveal:
		for _, c := range s.Revealed {
			o.try(DoMill, uint8(c), 0)
		}
	case OpWins:
		for _, u := range winUnits {
			o.try(DoFirst, uint8(u), 0)
		}
	case OpRavageMore:
		c, _ := s.ravageable()
		o.tryNumbers(DoDistrict, s.districts(c))
	}
}
