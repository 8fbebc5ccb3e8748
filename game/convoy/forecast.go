package convoy

import (
	"slices"

	"convoy/game"
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
func (v *View) Forecast() Forecast {
	f := Forecast{}
	for side := range f.Low {
		f.Low[side] = v.Total(v.Active, game.Seat(side))
	}
	f.High = f.Low
	f.High[Moloch] += v.hiddenModules()
	return f
}

// hiddenModules is the most that strength modules out of the hidden hand can
// still add in the active city.
func (v *View) hiddenModules() int {
	if v.Who == Moloch || v.NoModules || v.Phase > MolochModules {
		return 0
	}
	slots := (v.In[v.Active] & robots &^ v.Loaded &^ v.Flagged[Netted]).Len()
	slots = min(slots, int(v.HandSize[Moloch]))
	var values []int
	for _, c := range append(v.Unseen(Moloch), v.KnownHand(Moloch)...) {
		if c.Kind() == StrengthModule {
			values = append(values, c.Strength())
		}
	}
	slices.Sort(values)
	n := 0
	for _, value := range values[max(0, len(values)-slots):] {
		n += value
	}
	return n
}

// After is the outcome if this side plays a move now and makes the choices
// that follow as suits the battle best. It is tried on a sample of the view:
// what is hidden stays so.
func (v *View) After(m game.Move) Forecast {
	rng := game.NewStream(game.Seed{})
	var s State
	v.Sample(&rng, &s)
	if s.Apply(m, nil) != nil {
		return v.Forecast()
	}
	f, _ := s.settle(v.Active, v.Who, choicesDeep)
	return f
}

// choicesDeep bounds the choices followed after a move: Clown asks most, for
// three units.
const choicesDeep = 4

// settle makes a side's open choices for the best margin in a city.
func (s *State) settle(c City, side game.Seat, deep int) (best Forecast, margin int) {
	var legal []game.Move
	if s.Depth > 0 && s.Turn() == side && deep > 0 && s.Active == c {
		legal = s.Legal(nil)
	}
	if len(legal) == 0 {
		v := s.ViewOf(side)
		v.Active = c
		best = v.Forecast()
		return best, best.Low[side] - best.Low[Other(side)]
	}
	for i, m := range legal {
		trial := *s
		if trial.Apply(m, nil) != nil {
			continue
		}
		f, n := trial.settle(c, side, deep-1)
		if act := ActOf(m); act.Verb == DoPick && f.Target == NoCard {
			f.Target = Card(act.A)
		}
		if i == 0 || n > margin {
			best, margin = f, n
		}
	}
	return best, margin
}
