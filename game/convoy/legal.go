package convoy

import "onelongnight/game"

// Turn returns the side that decides now.
func (s *Public) Turn() game.Seat {
	if s.Depth > 0 {
		return s.top().Seat
	}
	return s.PhaseSeat()
}

// Prompt returns the kind of decision that is open, as the protocol names it.
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
	MolochAttack: "attack", OutpostAttack: "attack", MolochModules: "modules", OutpostModules: "modules",
	Resolution: "", Over: ""}

var opPrompts = [...]string{OpEffect: "target", OpWhere: "destination", OpPay: "cost", OpCouncil: "keep",
	OpReveal: "keep", OpWins: "order", OpRavageMore: "ravage", OpBattle: ""}

// offers collects moves, and leaves out those that refuse refuses.
type offers struct {
	s   *State
	buf []game.Move
}

func (o *offers) try(verb Verb, a, b uint8) {
	act := Act{Verb: verb, A: a, B: b}
	if o.s.refuse(act) == legal {
		o.buf = append(o.buf, act.Move())
	}
}

// add appends a move that is known to be legal, without asking refuse. A test compares the two in every state.
func (o *offers) add(verb Verb, a, b uint8) {
	o.buf = append(o.buf, Act{Verb: verb, A: a, B: b}.Move())
}

func (o *offers) addAll(verb Verb, units Set) {
	for units != 0 {
		o.add(verb, uint8(units.Pop()), 0)
	}
}

// tryAll tries a verb with each unit of a set.
func (o *offers) tryAll(verb Verb, units Set) {
	for units != 0 {
		o.try(verb, uint8(units.Pop()), 0)
	}
}

func (o *offers) tryNumbers(verb Verb, last uint8) {
	for n := uint8(1); n <= last; n++ {
		o.try(verb, n, 0)
	}
}

// Legal appends the legal moves, in the order of their numbers.
func (s *State) Legal(buf []game.Move) []game.Move {
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
	return o.buf
}

// sorted returns a hand sorted by card number, so that its moves are sorted too.
func (p *Pile) sorted() Pile {
	out := *p
	for i := 1; i < int(out.N); i++ {
		for j := i; j > 0 && out.C[j] < out.C[j-1]; j-- {
			out.C[j], out.C[j-1] = out.C[j-1], out.C[j]
		}
	}
	return out
}

func (o *offers) actions() {
	s := o.s
	side := s.PhaseSeat()
	if s.Actions < maxActions {
		hand := s.Hand[side].sorted()
		o.plays(&hand, side)
		o.instants(&hand, side)
		for rest := usable[side] & s.All(); rest != 0; {
			o.uses(rest.Pop(), side)
		}
		if side == Outpost && s.refuseSupport() == legal {
			o.add(DoSupport, 0, 0)
		}
	}
	o.add(DoDone, 0, 0)
}

// plays offers the units of a hand for every city with a free position, and Spiders wherever they need none.
func (o *offers) plays(hand *Pile, side game.Seat) {
	open := o.s.openTo(side, o.s.Active)
	for _, c := range hand.Cards() {
		if !c.IsUnit() {
			continue
		}
		for to := o.s.Active; to <= NewYork; to++ {
			if open.has(to) && !o.s.Towns[to].Destroyed || c.IsSpiders() && o.s.refusePlay(c, to) == legal {
				o.add(DoPlay, uint8(c), uint8(to))
			}
		}
	}
}

// instants offers the instants of a hand that would do something.
func (o *offers) instants(hand *Pile, side game.Seat) {
	if side == Outpost && o.s.NoInstants {
		return
	}
	var asked, useful scopes // so that copies of an instant are checked once
	for _, c := range hand.Cards() {
		if c < firstInstant {
			continue
		}
		among := instantScopes[c]
		if !asked.has(among) {
			asked.add(among)
			f := Task{Effect: must(nothing, among), Seat: side}
			if o.s.refuseTargets(&f) == legal {
				useful.add(among)
			}
		}
		if useful.has(among) {
			o.add(DoInstant, uint8(c), 0)
		}
	}
}

// uses offers a unit's ability, or its flight to each neighbouring city.
func (o *offers) uses(u Card, side game.Seat) {
	s := o.s
	if !cards[u].OnceMove {
		if s.refuseUse(u, Nowhere) == legal {
			o.add(DoUse, uint8(u), 0)
		}
		return
	}
	for next := s.Units[u].City.neighbours(); next != 0; {
		if to := next.pop(); s.refuseFlight(u, to) == legal {
			o.add(DoUse, uint8(u), uint8(to))
		}
	}
}

type scopes uint32

func (s scopes) has(x Scope) bool { return s>>x&1 != 0 }
func (s *scopes) add(x Scope)     { *s |= 1 << x }

// usable has, by side, the units whose ability can be used in that side's attack.
var usable = [2]Set{
	Moloch:  Clown.Set() | Brain.Set() | Ripper.Set() | Hornet.Set(),
	Outpost: Runner.Set() | Nestugov.Set(),
}

func (o *offers) modules() {
	s := o.s
	own := s.In[s.Active] & soldiers
	if s.Phase == MolochModules {
		own = s.In[s.Active] & robots
	}
	o.tryAll(DoUse, own&s.Loaded)
	if s.Phase == MolochModules {
		hand := s.Hand[Moloch].sorted()
		for _, m := range hand.Cards() {
			if m.IsModule() {
				for rest := own &^ s.Loaded; rest != 0; {
					o.add(DoAttach, uint8(m), uint8(rest.Pop()))
				}
			}
		}
	}
	o.add(DoDone, 0, 0)
}

func (o *offers) choices(f *Task) {
	s := o.s
	switch f.Op {
	case OpEffect:
		units, modules := s.scope(f)
		o.addAll(DoPick, units)
		o.addAll(DoPickModule, modules)
		if f.Effect.May {
			o.add(DoPickNone, 0, 0)
		}
	case OpWhere:
		o.tryNumbers(DoCity, uint8(NewYork))
	case OpPay, OpCouncil:
		hand := s.Hand[f.Seat].sorted()
		for _, c := range hand.Cards() {
			o.try(DoDiscard, uint8(c), 0)
		}
	case OpReveal:
		a, b := s.Revealed[0], s.Revealed[1]
		o.add(DoMill, uint8(min(a, b)), 0)
		o.add(DoMill, uint8(max(a, b)), 0)
	case OpWins:
		for _, u := range winUnits {
			o.try(DoFirst, uint8(u), 0)
		}
	case OpRavageMore:
		c, _ := s.ravageable()
		o.tryNumbers(DoDistrict, s.districts(c))
	}
}
