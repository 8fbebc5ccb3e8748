// Package foresee tells people what will follow from a position of The Convoy, as far as their side can know: how the
// battle would end, what a move or a plan leads to, how a battle can still be won, and why a unit counts what it
// counts. It uses only the rules; the computer players do not use it.
package foresee

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// Forecast is how the battle in the active city would end if nothing more were done.
type Forecast struct {
	Low [2]int
	// High is Low with the modules that Moloch may still attach from a hand that this view does not see.
	High   [2]int
	Target convoy.Card // the unit that a play was assumed to hit, or NoCard
	Ended  bool        // a card ends the battle at once, without a winner
}

// Sure returns who wins and whether that is sure, as nothing hidden can change it. The winner is NoSeat if nobody wins,
// or if it is not sure.
func Sure(s *convoy.Public, f Forecast) (winner game.Seat, sure bool) {
	if f.Ended {
		return game.NoSeat, true
	}
	low := s.WinnerOf(s.Active, f.Low[convoy.Moloch], f.Low[convoy.Outpost])
	if high := s.WinnerOf(s.Active, f.High[convoy.Moloch], f.High[convoy.Outpost]); low != high {
		return game.NoSeat, false
	}
	return low, true
}

// ForecastOf returns the forecast for the position as it is.
func ForecastOf(v *convoy.View) Forecast { return forecastIn(v, v.Active) }

// forecastIn returns both sides' totals in a city. Modules matter only where the battle is.
func forecastIn(v *convoy.View, c convoy.City) Forecast {
	f := Forecast{}
	for side := range f.Low {
		f.Low[side] = v.Total(c, game.Seat(side))
	}
	f.High = f.Low
	if c == v.Active {
		for _, m := range HiddenModules(v) {
			f.High[convoy.Moloch] += m.Strength()
		}
	}
	return f
}

// HiddenModules returns those strength modules that could still add most to the battle, from a hand that this view does
// not see.
func HiddenModules(v *convoy.View) []convoy.Card {
	if v.Who == convoy.Moloch || v.NoModules || v.Phase > convoy.MolochModules {
		return nil
	}
	slots := (v.In[v.Active] & convoy.Robots() &^ v.Loaded &^ v.Flagged[convoy.Netted]).Len()
	slots = min(slots, int(v.HandSize[convoy.Moloch]))
	var list []convoy.Card
	for _, c := range append(v.KnownHand(convoy.Moloch), v.Unseen(convoy.Moloch)...) {
		if c.Kind() == convoy.StrengthModule {
			list = append(list, c)
		}
	}
	slices.SortStableFunc(list, func(a, b convoy.Card) int { return b.Strength() - a.Strength() })
	return list[:min(len(list), slots)]
}

// Try returns both totals in a city after a move, and the position that it leads to as the mover sees it. Choices that
// follow are made to the mover's advantage in that city. It plays on a sample of the view, so what is hidden stays
// hidden.
func Try(v *convoy.View, m game.Move, c convoy.City) (Forecast, *convoy.View) {
	rng := game.NewStream(game.Seed{})
	var s convoy.State
	v.Sample(&rng, &s)
	var log game.Log
	if s.Apply(m, &log) != nil {
		return forecastIn(v, c), v
	}
	t := trial{city: c, active: v.Active, side: v.Who}
	f, _, end := t.settle(&s, choicesDeep)
	f.Ended = v.Phase < convoy.MolochModules && endsAtOnce(log.Events)
	then := end.ViewOf(v.Who)
	return f, &then
}

// endsAtOnce reports whether a battle went from an attack straight to its end, without module phases.
func endsAtOnce(events []game.Event) bool {
	for _, e := range events {
		if begun, ok := e.(convoy.PhaseBegan); ok {
			return begun.Phase == convoy.Resolution
		}
	}
	return false
}

// trial is a move that is tried: for which side and in which city it should help, and in which city the battle is,
// which must not end meanwhile.
type trial struct {
	city, active convoy.City
	side         game.Seat
}

// choicesDeep is how many choices are followed after a move. The Clown has most of them, for three units.
const choicesDeep = 4

// settle makes a side's open choices with the best margin in the city.
func (t *trial) settle(s *convoy.State, deep int) (best Forecast, margin int, end *convoy.State) {
	var legal []game.Move
	if s.Depth > 0 && s.Turn() == t.side && deep > 0 && s.Active == t.active {
		legal = s.Legal(nil)
	}
	if len(legal) == 0 {
		v := s.ViewOf(t.side)
		if t.city == t.active {
			v.Active = t.city // look at the battle that was decided
		}
		best = forecastIn(&v, t.city)
		return best, best.Low[t.side] - best.Low[convoy.Other(t.side)], s
	}
	for _, m := range legal {
		next := *s
		if next.Apply(m, nil) != nil {
			continue
		}
		f, n, last := t.settle(&next, deep-1)
		if act := convoy.ActOf(m); act.Verb == convoy.DoPick && f.Target == convoy.NoCard {
			f.Target = convoy.Card(act.A)
		}
		if end == nil || n > margin {
			best, margin, end = f, n, last
		}
	}
	return best, margin, end
}

// After returns the position, as this side sees it, after the first move of a plan and the choices that belong to it,
// or nil if the move is impossible. Like Try, it plays on a sample of the view.
func After(v *convoy.View, plan []game.Move) *convoy.View {
	then, _ := follow(v, plan, func(s *convoy.State) bool { return s.Depth == 0 })
	return then
}

// FirstOf returns the first move of a plan with the choices that belong to it.
func FirstOf(v *convoy.View, plan []game.Move) []game.Move {
	_, n := follow(v, plan, func(s *convoy.State) bool { return s.Depth == 0 })
	return plan[:max(n, min(1, len(plan)))]
}

// AfterPhase returns the position after that part of a plan that belongs to this phase, or nil if the plan does not end
// the phase.
func AfterPhase(v *convoy.View, plan []game.Move) *convoy.View {
	for i, m := range plan {
		if convoy.ActOf(m).Verb == convoy.DoDone {
			then, n := follow(v, plan[:i], func(*convoy.State) bool { return false })
			if n < i {
				return nil
			}
			return then
		}
	}
	return nil
}

// follow plays a plan on a sample of the view until the other side decides or enough returns true. It returns nil if
// not even the first move was possible, and how many moves it made.
func follow(v *convoy.View, plan []game.Move, enough func(*convoy.State) bool) (then *convoy.View, made int) {
	rng := game.NewStream(game.Seed{})
	var s convoy.State
	v.Sample(&rng, &s)
	for i, m := range plan {
		if i > 0 && (s.Turn() != v.Who || enough(&s)) {
			break
		}
		if s.Apply(m, nil) != nil { // another card was dealt than the plan expects
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
