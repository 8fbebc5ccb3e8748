package voice

import (
	"cmp"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/table"
)

// Answered implements table.Answerer: a battle would have cost the others more than the viewer's side, and after a tile
// of theirs it no longer would.
func (s *Speaker) Answered(steps []table.Step, viewer game.Seat) (a table.Answer, told bool) {
	before := steps[0].View(viewer).(*hex.View)
	if before.Phase != hex.PhaseAct {
		return a, false
	}
	a, cause := table.AnswerOf(steps, func(e game.Event) (cause hex.Tile, ends bool) {
		switch e.(type) {
		case hex.BattleBegan, hex.TurnBegan: // now the battle is fought
			return hex.NoTile, true
		}
		tile, by := hex.TilesOf(e)
		return cmp.Or(by, tile), false
	})
	after := steps[a.At].View(viewer).(*hex.View)
	theirs, mine := wouldCost(before)
	theirsNow, mineNow := wouldCost(after)
	if cause == hex.NoTile || theirs <= mine || theirsNow > mineNow {
		return a, false
	}
	a.Title = s.T("answer.title")
	a.Lines = append(a.Lines, s.T("answer.was"+inScore(before), "theirs", theirs, "mine", mine),
		s.T("answer.is"+inScore(before), "theirs", theirsNow, "mine", mineNow))
	a.Cause = []table.Spot{unitSpot(cause)}
	return a, true
}

// wouldCost returns what a battle fought now would cost the others and the view's side, see toll.
func wouldCost(v *hex.View) (theirs, mine int) {
	after, _ := foresee.Forecast(v)
	theirs, _, _ = toll(v, &v.Public, &after.Public, false)
	mine, _, _ = toll(v, &v.Public, &after.Public, true)
	return theirs, mine
}
