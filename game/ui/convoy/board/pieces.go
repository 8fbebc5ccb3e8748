package board

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// pieces counts what stands in a row: units in sockets, free sockets, and spiders, which need no socket.
func (r *Row) pieces() (sockets, free, spiders int) {
	for i := range r.Units {
		if r.Units[i].Kind == Spiders {
			spiders++
		}
	}
	sockets = len(r.Units) - spiders
	return sockets, max(0, r.Positions-sockets), spiders
}

// begin makes room for the places of a city's units and free sockets.
func (col *Column) begin(c *City) {
	for side := Moloch; side <= Outpost; side++ {
		row := c.row(side)
		_, free, _ := row.pieces()
		col.Units[side], col.Sockets[side] = make([]kit.Rect, len(row.Units)), make([]kit.Rect, free)
	}
}

// units returns a side's tokens and free sockets: none wider than most and, if there is room, none narrower than least.
// Spiders, if wanted, stand beside them.
func (f *Layout) units(c *City, col *Column, side Faction, most, least float64, spiders bool) layout.Node {
	row := c.row(side)
	kids := make([]layout.Node, 0, len(row.Units)+len(col.Sockets[side]))
	for i := range row.Units {
		if row.Units[i].Kind != Spiders {
			kids = append(kids, f.unit(c, col, side, i).Between(least, least).Shares(1))
		}
	}
	for i := range col.Sockets[side] {
		kids = append(kids, layout.Leaf(&col.Sockets[side][i]).Between(least, least).Shares(1))
	}
	if spiders {
		kids = append(kids, f.spiders(c, col, side, least)...)
	}
	if !col.Large {
		return layout.Shaped(tall, most, f.Unit(5, 3), f.Unit(8, 4), kids...).At(kit.Middle)
	}
	return layout.Shaped(tall, most, f.Unit(5, 3), f.Unit(16, 8), kids...)
}

func (f *Layout) spiders(c *City, col *Column, side Faction, least float64) (list []layout.Node) {
	row := c.row(side)
	for i := range row.Units {
		if row.Units[i].Kind == Spiders {
			list = append(list, f.unit(c, col, side, i).Between(least, least).Shares(small))
		}
	}
	return list
}

// unit returns a token. In a narrow window only those of a large city can be touched; elsewhere the touch goes to the
// city, which is then shown large.
func (f *Layout) unit(c *City, col *Column, side Faction, i int) layout.Node {
	n := layout.Leaf(&col.Units[side][i])
	if f.Narrow && !col.Large {
		return n
	}
	return n.Of(unitSpot(c.row(side).Units[i].ID)).Touch(f.Least())
}

// fingers makes n something that is touched. In a narrow window it is so only if it has room for a finger, give or take
// spare; otherwise the touch goes to what lies below it.
func (f *Layout) fingers(n layout.Node, spot table.Spot, spare float64) layout.Node {
	least := f.Least()
	if !f.Narrow {
		return n.Of(spot).Touch(least)
	}
	return layout.Either(n.Copy().Of(spot).Touch(least).Between(least+spare, least+spare), n)
}

// plates returns the districts on the road, in equal parts of the column, each at most so wide.
func (f *Layout) plates(c *City, col *Column, wide, high float64) layout.Node {
	col.Districts = make([]kit.Rect, len(c.Districts))
	cells := layout.Cells(col.Districts)
	for i := range cells {
		cells[i] = f.fingers(cells[i].Pad(1, 0).Box(wide+2, 0, kit.Middle, kit.Start), districtSpot(c.N, i+1), -2)
	}
	return layout.Equal(0, cells...).Fixed(high)
}

// fold returns the count of a side's units in a destroyed city.
func (f *Layout) fold(col *Column, side Faction) layout.Node {
	return layout.Leaf(&col.Fold[side]).Pad(2, 0).Box(f.Unit(54, 44)+4, f.Unit(36, 30), kit.Middle, kit.Middle)
}

// total returns a side's total in a large city, with its forecast below or above it. In a narrow window both are
// touched as one, as the explanation of the total leads on to that of the forecast.
func (f *Layout) total(c *City, col *Column, side Faction, high, ribbon, gap float64, below bool) layout.Node {
	total, forecast := layout.Leaf(&col.Totals[side]).Fixed(high), layout.Leaf(&col.Forecasts[side]).Fixed(ribbon)
	spot, row := figureSpot("total", c.N, side), c.row(side)
	if row.Total != "" && !f.Narrow {
		total = total.Of(spot)
		if row.Forecast != "" {
			forecast = forecast.Of(figureSpot("forecast", c.N, side))
		}
	}
	list := []layout.Node{total, forecast}
	if !below {
		slices.Reverse(list)
	}
	both := layout.Column(gap, list...).At(kit.Middle)
	if row.Total != "" && f.Narrow {
		both = both.Of(spot)
	}
	return both
}
