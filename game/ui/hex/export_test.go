package hex

import (
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// LaidOut returns the model and the layouts from which a picture of the table was made.
func LaidOut(p scene.Picture) (*board.Model, *board.Layout, *panel.Layout) {
	q := p.(*skin.Picture)
	l := q.Table.(*tableLayout)
	return l.Model, l.Layout, q.Above
}

// Opened returns the panel that lies over a picture of the table, nil if there is none.
func Opened(p scene.Picture) panel.Panel { return p.(*skin.Picture).Open.Panel }
