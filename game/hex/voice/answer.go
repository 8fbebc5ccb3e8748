package voice

import (
	"cmp"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/table"
)

// Answered implements table.Answerer: a battle would have cost the others more than the viewer's side, and after a
// tile of theirs it would not.
func (s *Speaker) Answered(steps []table.Step, viewer game.Seat) (a table.Answer, told bool) {
	before := steps[0].View(viewer).(*hex.View)
	if before.Phase != hex.PhaseAct {
		return a, false
	}
	cause := hex.NoTile
	for i, step := range steps[1:] {
		e := step.Event
		if e.Type == hex.EvBattle || e.Type == hex.EvTurn {
			break // from here on it is fought
		}
		if cause == hex.NoTile {
			cause = hex.Tile(cmp.Or(e.Cause, e.Piece))
		}
		a.At = i + 1
		if step.Text != "" {
			a.Lines = append(a.Lines, step.Text)
		}
	}
	after := steps[a.At].View(viewer).(*hex.View)
	if cause == hex.NoTile {
		return a, false
	}
	was, is := foresee.BalanceOf(before), foresee.BalanceOf(after)
	if was.Theirs <= was.Mine || is.Theirs > is.Mine {
		return a, false
	}
	form := ""
	if before.Game().Mode() == hex.Score {
		form = ".score"
	}
	a.Title = s.T("answer.title")
	a.Lines = append(a.Lines, s.T("answer.was"+form, "theirs", was.Theirs, "mine", was.Mine),
		s.T("answer.is"+form, "theirs", is.Theirs, "mine", is.Mine))
	a.Cause = []table.Spot{unitSpot(cause)}
	return a, true
}
