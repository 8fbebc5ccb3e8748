//go:build js

package help

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// DrawnBook is empty on a page, which shows books itself.
type DrawnBook struct{ desk *desk.Desk }

// drawsBooks says whether books are drawn on the canvas.
const drawsBooks = false

func newDrawnBook(d *desk.Desk, _ desk.Host, _ reading, _ *scene.OpenBook) *DrawnBook {
	return &DrawnBook{d}
}

func (*DrawnBook) open(string, []string) {}
func (*DrawnBook) Arrived()              {}
func (*DrawnBook) Seek() bool            { return false }
func (*DrawnBook) touch(table.Spot) bool { return false }
func (*DrawnBook) Search(string)         {}
func (*DrawnBook) Typing() bool          { return false }
func (*DrawnBook) Lists(float64) bool    { return false }
func (*DrawnBook) Typed() string         { return "" }
func (d *DrawnBook) commands() []desk.Command {
	return []desk.Command{d.desk.Shut()}
}
