package hex

import (
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// LaidOut is what a picture of the table is made of.
func LaidOut(p scene.Picture) (*board.Model, *board.Layout, *panel.Layout) {
	q := p.(*skin.Picture)
	l := q.Table.(*tableLayout)
	return l.model, l.layout, q.Above
}

// Opened is the panel that lies over a picture of the table, nil for none.
func Opened(p scene.Picture) panel.Panel { return p.(*skin.Picture).Open.Panel }
