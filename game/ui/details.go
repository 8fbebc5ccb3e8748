package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/almanac"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/film"
)

// details shows what there is to be told of things.
type details struct {
	desk    *desk.Desk
	recap   *film.Recap
	almanac *almanac.Almanac
}

// show shows what there is to be told of a thing, over what is open now. It
// tells whether there is anything.
func (d *details) show(spot table.Spot) bool {
	if d.almanac.Touch(spot) {
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
