package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// details shows what there is to be told of things.
type details struct {
	*desk.Desk
	recap   *recap
	almanac *almanac
}

// show shows what there is to be told of a thing, over what is open now. It
// tells whether there is anything.
func (d *details) show(spot table.Spot) bool {
	if d.almanac.touch(spot) {
		return true
	}
	if d.Session() == nil {
		return false
	}
	if spot.Kind == table.KindLine {
		return d.recap.showFrom(spot)
	}
	return d.ShowDetails(spot)
}
