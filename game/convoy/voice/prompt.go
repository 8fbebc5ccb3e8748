package voice

import (
	"cmp"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/table"
)

// Aim says what the view's side plays for.
func (v *Voice) Aim(view game.View) string { return v.T("aim." + sideKey(view.Seat())) }

// Prompt says what the view's side is asked, or whom it waits for. **Bold** marks what matters.
func (v *Voice) Prompt(view game.View) (heading string, body []string) {
	s := view.(*convoy.View)
	switch turn := s.Turn(); {
	case s.Phase == convoy.Over:
		return v.T("prompt.over"), nil
	case turn != s.Who:
		return v.T("prompt.wait." + sideKey(turn)), []string{v.T("prompt.wait.body")}
	}
	if f := s.Asked(); f != nil {
		return v.choice(s, f)
	}
	city := v.City(s.Active)
	switch s.Phase {
	case convoy.MulliganMoloch, convoy.MulliganOutpost:
		return v.T("prompt.mulligan"), []string{v.T("prompt.mulligan.body")}
	case convoy.DistrictPhase:
		return v.T("prompt.district"), []string{v.T("prompt.district.body", "battle", int(s.Battle), "city", city)}
	case convoy.MolochModules, convoy.OutpostModules:
		return v.T("prompt.modules"), []string{v.T("prompt.modules.body."+sideKey(s.Who), "city", city)}
	}
	body = []string{v.T("prompt.attack.body." + sideKey(s.Who))}
	if s.NoInstants && s.Who == convoy.Outpost {
		body = append(body, v.T("prompt.attack.barred"))
	}
	return v.T("prompt.attack"), body
}

func (v *Voice) choice(s *convoy.View, f *convoy.Task) (heading string, body []string) {
	city := v.City(s.Active)
	switch s.Prompt() {
	case "cost":
		cause := v.Card(f.Cause)
		if f.Cause == convoy.NoCard {
			cause = v.T("prompt.cost.support", "city", city)
		}
		return v.T("prompt.cost"), []string{v.T("prompt.cost.body", "n", int(f.Left), "cause", cause)}
	case "destination":
		key := "prompt.destination.body"
		if f.Effect.Do.String() == "shove" {
			key = "prompt.destination.shove"
		}
		return v.T("prompt.destination"), []string{v.T(key, "unit", v.Card(f.Unit))}
	case "ravage":
		body = []string{v.T("prompt.ravage.body", "city", v.City(s.RavageCity()))}
		if s.Active.Printed().ApplyRavaged {
			body = append(body, v.T("prompt.ravage.benefit"))
		}
		if s.CanRavage(convoy.Bomb) {
			body = append(body, v.T("prompt.ravage.bomb"))
		}
		return v.T("prompt.ravage"), body
	case "order":
		return v.T("prompt.order"), []string{v.T("prompt.order.body")}
	case "keep":
		if f.Op == convoy.OpReveal {
			return v.T("prompt.reveal"), []string{v.T("prompt.reveal.body")}
		}
		return v.T("prompt.keep"), []string{v.T("prompt.keep.body")}
	case "redeploy":
		next := v.City(f.City + 1)
		return v.T("prompt.redeploy", "city", v.City(f.City)), []string{v.T("prompt.redeploy.body", "next", next)}
	}
	key := "prompt.target." + f.Effect.Do.String()
	body = []string{v.T(key+".body", "cause", v.cause(f), "city", v.City(f.City))}
	if f.Effect.May {
		body = append(body, v.T("prompt.target.optional"))
	}
	return v.T(key), body
}

// cause names the card or rule that a choice comes from.
func (v *Voice) cause(f *convoy.Task) string {
	switch {
	case f.Cause != convoy.NoCard:
		return v.Card(f.Cause)
	case f.Effect.Do.String() == "expel":
		return v.T("cause.room")
	}
	return v.T("cause.benefit")
}

// Whereabouts returns the city and the number of the battle, or "" before the first one.
func (v *Voice) Whereabouts(view game.View) string {
	s := view.(*convoy.View)
	if s.Battle == 0 || s.Active == convoy.Nowhere {
		return ""
	}
	return v.T("where", "city", v.City(s.Active), "n", s.Battle)
}

// Banner returns the number of the phase, 1 to 6, or 0 before the battles, and its name.
func (v *Voice) Banner(view game.View) (number int, words string) {
	s := view.(*convoy.View)
	number = map[convoy.Phase]int{convoy.DistrictPhase: 2, convoy.MolochAttack: 3, convoy.OutpostAttack: 4,
		convoy.MolochModules: 5, convoy.OutpostModules: 5, convoy.Resolution: 6}[s.Phase]
	return number, v.T("phase." + s.Phase.String())
}

// Answered implements table.Answerer. It tells of a move by which the other side took the lead in the battle from the
// viewer, from the Outpost's attack on.
func (v *Voice) Answered(steps []table.Step, viewer game.Seat) (a table.Answer, told bool) {
	before := steps[0].View(viewer).(*convoy.View)
	if before.Fight == 0 || before.Phase < convoy.OutpostAttack || before.Phase >= convoy.Resolution {
		return a, false
	}
	a, cause := table.AnswerOf(steps, func(e game.Event) (cause convoy.Card, ends bool) {
		about := convoy.AboutOf(e)
		return cmp.Or(about.By, about.Card), game.Is[convoy.PhaseBegan](e) || game.Is[convoy.BattleDecided](e)
	})
	after := steps[a.At].View(viewer).(*convoy.View)
	was, is := foresee.ForecastOf(before), foresee.ForecastOf(after)
	lost := before.Leader(before.Active) == viewer && after.Leader(after.Active) != viewer
	if cause == convoy.NoCard || !lost {
		return a, false
	}
	a.Title = v.T("answer.title")
	a.Lines = append(a.Lines, v.T("answer.was", totals(was)...), v.T("answer.is", totals(is)...))
	if winner, sure := foresee.Sure(&after.Public, is); sure {
		a.Lines = append(a.Lines, v.T("forecast."+leaders[winner]))
	}
	a.Cause = []table.Spot{CardSpot(cause)}
	return a, true
}

// totals returns a forecast's totals by side, as far as they can be seen.
func totals(f foresee.Forecast) []any {
	return []any{"moloch", f.Low[convoy.Moloch], "outpost", f.Low[convoy.Outpost]}
}

// leaders are the last part of the keys that tell who would win.
var leaders = map[game.Seat]string{convoy.Moloch: "moloch", convoy.Outpost: "outpost", game.NoSeat: "none"}
