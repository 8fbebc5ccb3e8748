package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// tall is the height of a token for a width of 1.
const tall = 1.22

// columnRows places totals, units and free sockets of a city in its two rows.
func (f *Layout) columnRows(c *City, col *Column, mol, out kit.Rect) {
	col.Rows[Moloch], col.Rows[Outpost] = mol.InsetXY(f.Unit(5, 2), 0), out.InsetXY(f.Unit(5, 2), 2)
	if f.Portrait {
		col.Rows[Moloch], col.Rows[Outpost] = mol.InsetXY(0, -2), out
	}
	if col.Folded {
		col.Fold[Moloch] = mol.Centred(math.Min(mol.W-4, f.Unit(54, 44)), f.Unit(36, 30))
		col.Fold[Outpost] = out.Centred(math.Min(out.W-4, f.Unit(54, 44)), f.Unit(36, 30))
		return
	}
	if !col.Large {
		pair, rest := mol.CutTop(f.Unit(32, 24))
		half, gap := math.Min(f.Unit(44, 34), mol.W/2-8), f.Unit(24, 8)
		col.Totals[Moloch] = kit.Rect{X: pair.MidX() - gap/2 - half, Y: pair.Y, W: half, H: pair.H}
		col.Totals[Outpost] = kit.Rect{X: pair.MidX() + gap/2, Y: pair.Y, W: half, H: pair.H}
		rest.Y += 2
		rest.H -= 2
		f.placeRow(&c.Moloch, col, Moloch, rest.InsetXY(f.Unit(6, 3), 0), f.Unit(54, 44))
		f.placeRow(&c.Outpost, col, Outpost, out.InsetXY(f.Unit(8, 4), 0), f.Unit(54, 44))
		col.Rows[Moloch] = rest.InsetXY(f.Unit(4, 1), -2)
		return
	}
	f.plateAndRibbon(col, mol, out)
	left := col.Totals[Moloch].Right() + f.Unit(10, 6)
	space := func(r kit.Rect) kit.Rect {
		return kit.Rect{X: left, Y: r.Y, W: col.Rect.Right() - f.Unit(14, 8) - left, H: r.H}
	}
	f.placeRow(&c.Moloch, col, Moloch, space(mol), f.Unit(66, 44))
	f.placeRow(&c.Outpost, col, Outpost, space(out), f.Unit(64, 44))
	if col.Name.W > 0 && !f.Portrait {
		col.Name = kit.Rect{X: left, Y: col.Name.Y, W: col.Rect.Right() - f.Unit(14, 8) - left, H: col.Name.H}
	}
}

// plateAndRibbon places totals and forecasts of a large column at the left end of its rows: the forecast on the city's
// side, in portrait below the total.
func (f *Layout) plateAndRibbon(col *Column, mol, out kit.Rect) {
	w, h, ribbon := f.Unit(80, 54), f.Unit(76, 46), f.Unit(28, 22)
	x, top := col.Rect.X+f.Unit(10, 6), mol.Y+f.Unit(4, 0)
	bottom := out.Bottom() - f.Unit(5, 3) - h
	forecast := bottom - ribbon - f.Unit(2, 1)
	if f.Portrait {
		w, h, ribbon = 56*f.S, 46*f.S, 24*f.S
		x, top = col.Rect.X+6*f.S, mol.MidY()-(h+ribbon)/2
		bottom = out.MidY() - (h+ribbon)/2
		forecast = bottom + h
	}
	col.Totals[Moloch] = kit.Rect{X: x, Y: top, W: w, H: h}
	col.Forecasts[Moloch] = kit.Rect{X: x, Y: top + h, W: w, H: ribbon}
	col.Totals[Outpost] = kit.Rect{X: x, Y: bottom, W: w, H: h}
	col.Forecasts[Outpost] = kit.Rect{X: x, Y: forecast, W: w, H: ribbon}
}

// placeRow places one side's tokens and free sockets in box, no token wider than most. Spiders take no socket: they
// stand beside them, at seven tenths of the size.
func (f *Layout) placeRow(r *Row, col *Column, side Faction, box kit.Rect, most float64) {
	spiders := 0
	for i := range r.Units {
		if r.Units[i].Kind == Spiders {
			spiders++
		}
	}
	taken := len(r.Units) - spiders
	free := max(0, r.Positions-taken)
	sockets := taken + free
	if sockets+spiders == 0 {
		return
	}
	gap := f.Unit(8, 4)
	if all := float64(sockets + spiders); box.W < 230*math.Max(f.S, 1) || (box.W-gap*(all-1))/all < f.Unit(44, 0) {
		gap = f.Unit(5, 3)
	}
	below := f.Portrait && side == Moloch && spiders > 0 &&
		float64(sockets)*44+float64(spiders)*44+gap*float64(sockets+spiders-1) > box.W
	weight, count := float64(sockets)+0.7*float64(spiders), sockets+spiders
	if below {
		weight, count = float64(sockets), sockets
	}
	w := math.Min(most, (box.W-gap*float64(count-1))/weight)
	w = math.Min(w, (box.H-4)/tall)
	spread := gap
	if count > 1 && col.Large {
		spread = math.Min(f.Unit(16, 8), (box.W-w*weight)/float64(count-1))
	}
	total := w*weight + spread*float64(count-1)
	x := box.X
	if !col.Large {
		x = box.MidX() - total/2
	}
	y := box.MidY() - w*tall/2
	sw := math.Max(w*0.7, math.Min(w, f.leastUnit(w)))
	sx, sy := x+float64(sockets)*(w+spread), y+w*tall-sw*tall+f.Unit(4, 1)
	if below {
		sx, sy = box.Right()-float64(spiders)*(sw+gap)+gap, box.Bottom()+f.Unit(6, 4)
	}
	col.Units[side] = make([]kit.Rect, len(r.Units))
	for i := range r.Units {
		if r.Units[i].Kind == Spiders {
			col.Units[side][i] = kit.Rect{X: sx, Y: sy, W: sw, H: sw * tall}
			sx += sw + spread
			continue
		}
		col.Units[side][i] = kit.Rect{X: x, Y: y, W: w, H: w * tall}
		x += w + spread
	}
	for range free {
		col.Sockets[side] = append(col.Sockets[side], kit.Rect{X: x, Y: y, W: w, H: w * tall})
		x += w + spread
	}
}

// leastUnit is the width below which a spider's token is not shrunk: a finger must hit it in portrait.
func (f *Layout) leastUnit(w float64) float64 {
	if f.Portrait {
		return 44
	}
	return w * 0.7
}

// plates places the district plates on the road, in equal parts of the column.
func (f *Layout) plates(c *City, col *Column) {
	n := len(c.Districts)
	if n == 0 {
		return
	}
	part := col.Rect.W / float64(n)
	w, h := math.Min(f.Unit(44, 34), part-2), f.Unit(40, 30)
	if f.Portrait {
		w, h = f.Unit(40, 40), f.Unit(36, 36)
	}
	for i := range n {
		x := col.Rect.X + part*(float64(i)+0.5)
		col.Districts = append(col.Districts, kit.Rect{X: x - w/2, Y: f.Road.MidY() - h/2 - f.Unit(1, 1), W: w, H: h})
	}
}
