package aurora

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// mainStyle is that of the move that most people want.
const mainStyle = panel.StyleMain

// end is the last screen: who won and why, and the points of all by source.
func (b *builder) end() *panel.End {
	end := b.End()
	end.Backdrop = night{}
	var facts []string
	for i := range b.game.Seats() {
		seat := game.Seat(i)
		p := b.View.PointsOf(seat)
		facts = append(facts, b.T("end.points", "side", b.voice.Side(seat), "n", p.Total(), "list", b.sources(p)))
	}
	end.Facts = append(facts, end.Facts...)
	return end
}

// sources say what points are made of.
func (b *builder) sources(p rules.Points) string {
	var list []string
	for i, n := range [...]int{p.Lead, p.Track, p.Objects, p.Places, p.Crew, p.Goal} {
		if n != 0 {
			list = append(list, b.T("points."+sourceNames[i], "n", n))
		}
	}
	return strings.Join(list, ", ")
}

// sourceNames are the sources of points.
var sourceNames = [...]string{"lead", "track", "objects", "places", "crew", "goal"}

// night is the picture behind the first and the last screen.
type night struct{}

// DrawBackdrop implements panel.Backdrop.
func (night) DrawBackdrop(c *kit.Canvas, w kit.Window, name kit.Rect, _ float64) {
	art.Landscape(c, w.Rect(), name)
}

// Title has the night behind it.
func (b *builder) Title(t *panel.Title) {
	t.Backdrop = night{}
	t.Across = []kit.Stop{{At: 0, Color: kit.Hex(0xEFFFF8)}, {At: 0.55, Color: kit.Hex(0x9BF0D0)},
		{At: 1, Color: kit.Hex(0x62B4FF)}}
}
