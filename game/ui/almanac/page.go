//go:build js

package almanac

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
)

// drawnBook is nothing in a page, which shows books itself.
type drawnBook struct{ desk *desk.Desk }

// drawsBooks tells that books of the host are drawn here.
const drawsBooks = false

func newDrawnBook(d *desk.Desk, _ host.Host, _ reading, _ *scene.Almanac) *drawnBook {
	return &drawnBook{d}
}

func (*drawnBook) open(string, []string) {}
func (*drawnBook) Arrived()              {}
func (*drawnBook) Seek() bool            { return false }
func (*drawnBook) touch(table.Spot) bool { return false }
func (*drawnBook) Search(string)         {}
func (*drawnBook) Typing() bool          { return false }
func (*drawnBook) Lists(float64) bool    { return false }
func (*drawnBook) Typed() string         { return "" }
func (d *drawnBook) commands() []desk.Command {
	return []desk.Command{d.desk.Shut()}
}
