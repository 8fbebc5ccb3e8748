package ui

import "onelongnight/game/table"

// reader shows what there is to be told of things.
type reader struct {
	*desk
	panels *panels
	recap  *recap
}

// tell shows what there is to be told of a thing, over what is open now. It
// tells whether there is anything.
func (r *reader) tell(spot table.Spot) bool {
	if r.session == nil {
		return false
	}
	if spot.Kind == table.KindLine {
		return r.recap.showFrom(spot)
	}
	return r.panels.tell(spot)
}
