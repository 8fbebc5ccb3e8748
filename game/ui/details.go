package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
)

// details shows the details of things.
type details struct {
	desk   *desk.Desk
	recap  *play.Recap
	reader *help.Reader
}

// tell shows the details of a thing if touching it means nothing else.
func (d *details) tell(spot table.Spot) {
	if !d.show(spot) {
		d.untold(spot)
	}
}

// untold says why a thing has no details.
func (d *details) untold(spot table.Spot) {
	switch {
	case spot.Kind == table.KindButton:
		d.desk.Ignored(trace.NotNow, spot)
	case d.desk.Session() == nil:
		d.desk.Ignored(trace.NoGame, spot)
	default:
		d.desk.Ignored(trace.Untold, spot)
	}
}

// show opens the details of a thing over what is open. It returns false if there are none.
func (d *details) show(spot table.Spot) bool {
	if d.reader.Touch(spot) {
		return true
	}
	if d.desk.Session() == nil {
		return false
	}
	if spot.Kind == table.KindLine {
		return d.recap.ShowFrom(spot, d.desk.Panel() == scene.AnalysisPanel)
	}
	return d.desk.ShowDetails(spot)
}
