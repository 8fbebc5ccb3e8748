package convoy

import (
	"slices"

	"onelongnight/game"
)

// Forecast is how the battle in the active city would end if nothing more
// were done: the totals, by side.
type Forecast struct {
	Low [2]int
	// High differs from Low by the modules that Moloch may still attach out of
	// a hand that this view does not see.
	High   [2]int
	Target Card // the unit that a play was taken to hit, NoCard without one
}

// Sure tells whether nothing hidden can change the outcome, and who wins it:
// NoSeat if nobody does, or if it is not sure.
func (s *Public) Sure(f Forecast) (winner game.Seat, sure bool) {
	low := s.ahead(s.Active, f.Low[Moloch], f.Low[Outpost])
	if high := s.ahead(s.Active, f.High[Moloch], f.High[Outpost]); low != high {
		return game.NoSeat, false
	}
	return low, true
}

// Forecast is the outcome as things stand.
func (v *View) Forecast() Forecast { return v.forecastIn(v.Active) }

// forecastIn is what both sides would count in a city; modules matter only
// where the battle is.
func (v *View) forecastIn(c City) Forecast {
	f := Forecast{}
	for side := range f.Low {
		f.Low[side] = v.Total(c, game.Seat(side))
	}
	f.High = f.Low
	if c == v.Active {
		for _, m := range v.HiddenModules() {
			f.High[Moloch] += m.Strength()
		}
	}
	return f
}

// HiddenModules lists the strength modules that can still add most to the
// battle out of a hand that this view does not see.
func (v *View) HiddenModules() []Card {
	if v.Who == Moloch || v.NoModules || v.Phase > MolochModules {
		return nil
	}
	slots := (v.In[v.Active] & robots &^ v.Loaded &^ v.Flagged[Netted]).Len()
	slots = min(slots, int(v.HandSize[Moloch]))
	var list []Card
	for _, c := range append(v.KnownHand(Moloch), v.Unseen(Moloch)...) {
		if c.Kind() == StrengthModule {
			list = append(list, c)
		}
	}
	slices.SortStableFunc(list, func(a, b Card) int { return b.Strength() - a.Strength() })
	return list[:min(len(list), slots)]
}

// After is the outcome if this side plays a move now and makes the choices
// that follow as suits the battle best.
func (v *View) After(m game.Move) Forecast {
	f, _ := v.AfterIn(m, v.Active)
	return f
}

// AfterIn is what both sides would count in a city after a move and the choices
// that follow, made as suits the mover best there, and the position that this
// leads to as the mover sees it. It is tried on a sample of the view: what is
// hidden stays so.
func (v *View) AfterIn(m game.Move, c City) (Forecast, *View) {
	rng := game.NewStream(game.Seed{})
	var s State
	v.Sample(&rng, &s)
	if s.Apply(m, nil) != nil {
		return v.forecastIn(c), v
	}
	t := trial{city: c, active: v.Active, side: v.Who}
	f, _, end := t.settle(&s, choicesDeep)
	then := end.ViewOf(v.Who)
	return f, &then
}

// trial is a move that is tried out: where it is to help whom, and where the
// battle is that must not end meanwhile.
type trial struct {
	city, active City
	side         game.Seat
}

// choicesDeep bounds the choices followed after a move: Clown asks most, for
// three units.
const choicesDeep = 4

// settle makes a side's open choices for the best margin in the city.
func (t *trial) settle(s *State, deep int) (best Forecast, margin int, end *State) {
	var legal []game.Move
	if s.Depth > 0 && s.Turn() == t.side && deep > 0 && s.Active == t.active {
		legal = s.Legal(nil)
	}
	if len(legal) == 0 {
		v := s.ViewOf(t.side)
		if t.city == t.active {
			v.Active = t.city // the battle as it was decided
		}
		best = v.forecastIn(t.city)
		return best, best.Low[t.side] - best.Low[Other(t.side)], s
	}
	for _, m := range legal {
		next := *s
		if next.Apply(m, nil) != nil {
			continue
		}
		f, n, last := t.settle(&next, deep-1)
		if act := ActOf(m); act.Verb == DoPick && f.Target == NoCard {
			f.Target = Card(act.A)
		}
		if end == nil || n > margin {
			best, margin, end = f, n, last
		}
	}
	return best, margin, end
}

// Foresee is the position, as this side sees it, that the first move of a plan
// and the choices that belong to it lead to; nil if it cannot be made. Like
// AfterIn it is tried on a sample of the view.
func (v *View) Foresee(plan []game.Move) *View {
	then, _ := v.foresee(plan, func(s *State) bool { return s.Depth == 0 })
	return then
}

// FirstOf is the first move of a plan with the choices that belong to it.
func (v *View) FirstOf(plan []game.Move) []game.Move {
	_, n := v.foresee(plan, func(s *State) bool { return s.Depth == 0 })
	return plan[:max(n, min(1, len(plan)))]
}

// ForeseePhase is the position that a whole plan leads to, as far as it goes in this phase; nil if it does not end it.
func (v *View) ForeseePhase(plan []game.Move) *View {
	for i, m := range plan {
		if ActOf(m).Verb == DoDone {
			then, n := v.foresee(plan[:i], func(*State) bool { return false })
			if n < i {
				return nil
			}
			return then
		}
	}
	return nil
}

// foresee plays a plan on a sample of the view until somebody else decides or enough is done, and tells how many moves it
// could make; nil if not even the first.
func (v *View) foresee(plan []game.Move, enough func(*State) bool) (then *View, made int) {
	rng := game.NewStream(game.Seed{})
	var s State
	v.Sample(&rng, &s)
	for i, m := range plan {
		if i > 0 && (s.Turn() != v.Who || enough(&s)) {
			break
		}
		if s.Apply(m, nil) != nil { // what was dealt otherwise
			if i == 0 {
				return nil, 0
			}
			break
		}
		made++
	}
	view := s.ViewOf(v.Who)
	return &view, made
}
