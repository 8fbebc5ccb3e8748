package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/trace"
)

// details shows what there is to be told of things.
type details struct {
	desk   *desk.Desk
	recap  *play.Recap
	reader *help.Reader
}

// tell is show where a touch of the thing means nothing else.
func (d *details) tell(spot table.Spot) {
	if !d.show(spot) {
		d.untold(spot)
	}
}

// untold says why there is nothing to be told of a thing.
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

// show shows what there is to be told of a thing, over what is open now. It
// tells whether there is anything.
func (d *details) show(spot table.Spot) bool {
	if d.reader.Touch(spot) {
		return true
	}
	if d.desk.Session() == nil {
		return false
	}
	if spot.Kind == table.KindLine {
		return d.recap.ShowFrom(spot)
	}
	return d.desk.ShowDetails(spot)
}
