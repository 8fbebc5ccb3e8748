package panel

import (
	"math"
	"strconv"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Timeline shows a whole game as a line on the table, with the curve of the winning chance above it and a mark at the
// moment shown.
type Timeline struct {
	Of    *scene.Timeline
	Room  kit.Rect // the timeline lies along its bottom,
	Strip kit.Rect // or in this strip below the table, if it is not empty
}

// TimelineStrip returns how high the strip below a table is, in CSS pixels.
func TimelineStrip(w kit.Window) float64 { return w.Unit(54, 50) }

func (t *Timeline) place(w kit.Window) kit.Rect {
	if !t.Strip.Empty() {
		return t.Strip.InsetXY(6, 3)
	}
	r, _ := t.Room.InsetXY(w.Unit(10, 6), 0).CutBottom(w.Unit(46, 44))
	return r.Offset(0, -w.Unit(8, 2))
}

// line returns the part of the timeline that stands for the time.
func (t *Timeline) line(r kit.Rect) kit.Rect { return r.InsetXY(14, 6) }

// hits adds the moments that can be touched: at most as many as fingers can tell apart.
func (t *Timeline) hits(r kit.Rect, hits *scene.Hits) {
	hits.Add(table.KindMoment.Spot(strconv.Itoa(t.Of.At)), r)
	line := t.line(r)
	cells := min(t.Of.Pages, int(line.W/3))
	for i := range cells {
		x0, x1 := line.X+line.W*float64(i)/float64(cells), line.X+line.W*float64(i+1)/float64(cells)
		if i == 0 {
			x0 = r.X
		}
		if i == cells-1 {
			x1 = r.Right()
		}
		page := int(math.Round(float64(i) / math.Max(float64(cells-1), 1) * float64(t.Of.Pages-1)))
		hits.Add(table.KindMoment.Spot(strconv.Itoa(page)), kit.Rect{X: x0, Y: r.Y, W: x1 - x0, H: r.H})
	}
}

func (t *Timeline) draw(d *drawing, r kit.Rect) {
	d.FillRect(t.Strip, kit.PanelBottom)
	d.Panel(kit.Round(10), r, kit.PanelTop, kit.PanelBottom, kit.PanelEdge)
	line := t.line(r)
	at := float64(t.Of.At) / math.Max(float64(t.Of.Pages-1), 1)
	x := line.X + line.W*at
	if n := len(t.Of.Curve); n > 0 {
		step, middle := line.W/float64(n), line.MidY()
		for i, chance := range t.Of.Curve {
			h := (chance - 0.5) * line.H
			bar, col := kit.Rect{X: line.X + step*float64(i), Y: middle - h, W: step + 0.3, H: math.Max(h, 1)},
				kit.LegalBright
			if h < 0 {
				bar.Y, bar.H, col = middle, math.Max(-h, 1), kit.RedNumber
			}
			if bar.X > x {
				col = col.Fade(0.45)
			}
			d.FillRect(bar, col.Fade(0.85))
		}
	}
	d.FillRect(kit.Rect{X: line.X, Y: line.MidY() - 1, W: line.W, H: 2}, kit.White.Fade(0.35))
	d.FillRect(kit.Rect{X: line.X, Y: line.MidY() - 1.5, W: line.W * at, H: 3}, kit.Gold)
	knob := kit.Rect{X: x - 9, Y: line.MidY() - 9, W: 18, H: 18}
	d.FillShape(kit.Round(9), knob, kit.Gold, kit.Gold)
	d.Outline(kit.Round(9), knob, 2, kit.Ink)
}
