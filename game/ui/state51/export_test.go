package state51

import (
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/state51/board"
)

// LaidOut is the model of a picture and its layout.
func LaidOut(p scene.Picture) (*board.Model, *board.Frame) {
	l := p.(*skin.Picture).Table.(*laid)
	return l.model, l.frame
}
