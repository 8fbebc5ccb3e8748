package voice

import (
	"cmp"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/table"
)

// Answered implements table.Answerer: after the Outpost's attack began, a move of the other side took the lead in the
// battle from the viewer.
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

// totals returns a forecast's totals by side, as far as they are visible.
func totals(f foresee.Forecast) []any {
	return []any{"moloch", f.Low[convoy.Moloch], "outpost", f.Low[convoy.Outpost]}
}

// leaders are the endings of keys that tell who would win.
var leaders = map[game.Seat]string{convoy.Moloch: "moloch", convoy.Outpost: "outpost", game.NoSeat: "none"}
