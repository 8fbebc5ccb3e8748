package board

import (
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// tall is the height of a token divided by its width, and small the size of spiders relative to other robots.
const tall, small = 1.22, 0.7

// The heights of what a city of a wide window has, from the top down: Moloch's row, with the pair of totals above its
// units; that pair alone; the road; the name; the Outpost's row.
func (f *Layout) highRow() float64    { return f.Unit(34, 24) + f.Unit(80, 54) }
func (f *Layout) pairHeight() float64 { return f.Unit(32, 24) }
func (f *Layout) roadHeight() float64 { return f.Unit(26, 18) }
func (f *Layout) nameHeight() float64 { return f.Unit(30, 22) }
func (f *Layout) lowRow() float64     { return f.Unit(96, 60) }

func (f *Layout) belowRoad() float64 { return f.Unit(2, 4) + f.nameHeight() + f.lowRow() }

// cityWide returns a city of a wide window: its skyline, the plates of its districts and its name, and over these both
// rows of its pieces.
func (f *Layout) cityWide(m *Model, i int) layout.Node {
	c, col := &m.Cities[i], &f.Columns[i]
	col.Shown, col.Large = true, c.Active || f.Narrow && i == looked(m)
	col.Folded = c.Destroyed && !col.Large
	edge, above, ring := f.Unit(16, 3)-2, 0.0, f.Unit(5, 2)
	name := f.name(c, col, f.nameHeight())
	var pieces layout.Node
	switch {
	case col.Large:
		col.begin(c)
		pieces = f.largePieces(c, col, edge)
		name = layout.Row(0, layout.Space(f.Unit(100, 66)), name.Grows(), layout.Space(f.Unit(14, 8)))
	case col.Folded:
		pieces = layout.Column(0, layout.Space(edge), f.fold(col, Moloch).Fixed(f.highRow()), layout.Leaf(nil).Grows(),
			f.fold(col, Outpost).Fixed(f.lowRow()))
	default:
		col.begin(c)
		above, ring, pieces = f.pairHeight(), f.Unit(4, 1), f.smallPieces(c, col, edge)
	}
	sky := layout.Column(0, layout.Space(edge+f.highRow()-f.Unit(30, 8)), layout.Leaf(&col.Skyline).Grows(),
		layout.Space(f.belowRoad()+f.roadHeight()))
	high := f.Unit(40, 30) // of the plates, which reach out over the road
	plates := f.plates(c, col, f.Unit(44, 34), high).Pad(0, (f.roadHeight()-high)/2)
	ground := layout.Column(0, layout.Space(edge+above),
		layout.Leaf(&col.Rows[Moloch]).Pad(ring, 0).Fixed(f.highRow()-above), layout.Leaf(nil).Grows(), plates,
		layout.Space(f.Unit(1, 1)+f.Unit(2, 4)), name.Fixed(f.nameHeight()),
		layout.Leaf(&col.Rows[Outpost]).Pad(f.Unit(5, 2), 2).Fixed(f.lowRow()-4))
	return layout.Stack(sky, ground, pieces).Of(citySpot(c.N)).To(&col.Rect)
}

// largePieces returns both rows of a large city in a wide window, to the right of the totals. Each total has its
// forecast on the side towards the road.
func (f *Layout) largePieces(c *City, col *Column, edge float64) layout.Node {
	high, ribbon := f.Unit(76, 46), f.Unit(28, 22)
	plates := layout.Column(0, layout.Space(edge+f.Unit(4, 0)), f.total(c, col, Moloch, high, ribbon, 0, true),
		layout.Leaf(nil).Grows(), f.total(c, col, Outpost, high, ribbon, f.Unit(2, 1), false),
		layout.Space(f.Unit(5, 3)))
	rows := layout.Column(0, layout.Space(edge),
		f.units(c, col, Moloch, f.Unit(66, 44), 0, true).Pad(0, 2).Fixed(f.highRow()-4), layout.Leaf(nil).Grows(),
		f.units(c, col, Outpost, f.Unit(64, 44), 0, true).Pad(0, 2).Fixed(f.lowRow()-4))
	return layout.Row(0, layout.Space(f.Unit(10, 6)), plates.Fixed(f.Unit(80, 54)), layout.Space(f.Unit(10, 6)),
		rows.Grows(), layout.Space(f.Unit(14, 8)))
}

// smallPieces returns both rows of a city that is not large, below the pair of its totals.
func (f *Layout) smallPieces(c *City, col *Column, edge float64) layout.Node {
	gap := f.Unit(24, 8) / 2
	half := func(side Faction, at kit.Align) layout.Node {
		total := layout.Leaf(&col.Totals[side]).Pad(gap, 0).Box(f.Unit(44, 34)+2*gap, 0, at, kit.Start)
		if c.row(side).Total == "" {
			return total
		}
		return f.fingers(total, figureSpot("total", c.N, side), -2*gap)
	}
	pair := layout.Equal(0, half(Moloch, kit.Finish), half(Outpost, kit.Start))
	return layout.Column(0, layout.Space(edge), pair.Fixed(f.pairHeight()), layout.Space(2),
		f.units(c, col, Moloch, f.Unit(54, 44), 0, true).Pad(f.Unit(6, 3), 2).Fixed(f.highRow()-f.pairHeight()-6),
		layout.Leaf(nil).Grows(),
		f.units(c, col, Outpost, f.Unit(54, 44), 0, true).Pad(f.Unit(8, 4), 2).Fixed(f.lowRow()-4))
}
