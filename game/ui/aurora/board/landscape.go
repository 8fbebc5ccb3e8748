package board

import (
	"math"
	"slices"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// landscape lays out a window that is wider than high.
func (f *Layout) landscape(m *Model) {
	edge, gap := f.Unit(16, 6), f.Unit(8, 4)
	f.Top = kit.Rect{W: f.W, H: f.Unit(48, 44)}
	bar := f.Buttons.Bar(f.Unit(48, 44), layout.Leaf(nil), true).Pad(f.Unit(4, 0), 0)
	bar.Solve(f.Top)
	f.Road = kit.Rect{Y: f.Top.Bottom(), W: f.W, H: f.Unit(100, 56)}
	f.Horizon = f.Road.Y + f.Road.H*0.77
	column := SideWidth(f.Window)
	side := kit.Rect{X: f.W - edge - column, Y: f.Road.Bottom() + f.Unit(10, 3), W: column}
	side.H = f.H - f.Unit(12, 5) - side.Y
	left := kit.Rect{X: edge, Y: side.Y, W: side.X - edge - f.Unit(20, 6), H: f.H - side.Y}
	if m.View == Route {
		f.Map = kit.Rect{Y: f.Road.Bottom(), W: side.X - gap, H: f.H - f.Road.Bottom()}
	}
	_, side = side.CutTop(m.Badge)
	f.sideColumn(m, side, gap)
	if m.View == Route {
		f.route(m, f.Map)
		return
	}
	focus := m.Choosy && f.Narrow
	if m.View == Cards {
		f.Main, left = left.CutTop(left.H * 0.58)
		f.salvage(m, f.Main)
		f.convoy(m, kit.Rect{X: left.X, Y: left.Y, W: left.W, H: left.H - f.Unit(4, 1)}, !f.Narrow)
		return
	}
	if !focus {
		f.Main, left = left.CutTop(left.H * 0.374)
		if m.View == Combat {
			f.foes(m, f.Main)
		} else {
			f.slots(m, f.Main, f.Unit(10, 4), f.Unit(36, 26))
		}
		_, left = left.CutTop(f.Unit(4, 2))
	}
	if focus && m.View == Combat && !m.crewActs() { // one sees whom one fires at
		f.Main, left = left.CutTop(left.H * 0.4)
		f.foes(m, f.Main)
	} else {
		var crew kit.Rect
		crew, left = left.CutTop(math.Max(f.Unit(122, 84), 84))
		f.crewAcross(m, crew, gap)
	}
	if !focus {
		f.Notes, _ = kit.Rect{X: left.X, Y: left.Y + f.Unit(8, 2), W: left.W, H: left.H}.CutLeft(left.W * 0.24)
		if len(m.Cars) >= 4 || f.Narrow {
			f.Notes = kit.Rect{}
		}
	}
	f.convoy(m, kit.Rect{X: left.X, Y: left.Y, W: left.W, H: left.H - f.Unit(4, 1)}, !f.Narrow)
}

// crewActs tells whether something of the crew or the objects can be touched.
func (m *Model) crewActs() bool {
	return slices.ContainsFunc(m.Crew, func(x Member) bool { return x.State.Legal }) ||
		slices.ContainsFunc(m.Objects, func(x Thing) bool { return x.State.Legal })
}

// slots lays the five slots out, below each a plate of some height.
func (f *Layout) slots(m *Model, box kit.Rect, gap, plate float64) {
	for i := range m.Slots {
		r := layout.Cell(box, i, len(m.Slots), gap)
		foot, card := r.CutBottom(plate)
		_, card = card.CutBottom(f.Unit(4, 2))
		f.Slots, f.Plates = append(f.Slots, card), append(f.Plates, foot)
	}
}

// salvage lays out cards to choose from.
func (f *Layout) salvage(m *Model, box kit.Rect) {
	f.Salvage = layout.Spread(box, len(m.Salvage), f.Unit(110, 70), 0.66, f.Unit(8, 4))
}

// crewAcross lays out the crew by zones, what is aboard, and the objects.
func (f *Layout) crewAcross(m *Model, box kit.Rect, gap float64) {
	var counts [3]int
	for i := range m.Crew {
		counts[m.Crew[i].Station]++
	}
	inside := f.Unit(6, 3)
	head := f.Unit(23, 17)
	wide := (box.H - head - inside) / 1.42
	if f.Narrow {
		wide = math.Max(wide, 48)
	}
	stock := f.Unit(150, 96)
	zones := 0
	for _, n := range counts {
		if n > 0 {
			zones++
		}
	}
	cells := len(m.Crew) + len(m.Objects)
	frames := float64(zones)*(2*inside+gap) + stock + gap
	if len(m.Objects) > 0 {
		frames += 2*inside + gap
	}
	shown := math.Min(wide, (box.W-frames)/math.Max(1, float64(cells)))
	x := box.X
	place := func(n int, least float64) (frame kit.Rect, list []kit.Rect) {
		frame = kit.Rect{X: x, Y: box.Y, W: math.Max(float64(n)*shown+2*inside, least), H: box.H}
		for i := range n {
			list = append(list, kit.Rect{X: x + inside + float64(i)*shown, Y: box.Y + head, W: math.Min(wide, shown-2),
				H: box.H - head - inside})
		}
		x += frame.W + gap
		return frame, list
	}
	f.Crew = make([]kit.Rect, len(m.Crew))
	for z, n := range counts {
		if n == 0 {
			continue
		}
		frame, list := place(n, 0)
		f.Zones[z] = frame
		for i := range m.Crew {
			if m.Crew[i].Station == z {
				f.Crew[i], list = list[0], list[1:]
			}
		}
	}
	f.Aboard = kit.Rect{X: x, Y: box.Y, W: stock, H: box.H}
	x += stock + gap
	if len(m.Objects) > 0 {
		f.Things, f.Objects = place(len(m.Objects), f.Unit(96, 60))
	} else if rest := box.Right() - f.Aboard.X; rest < f.Unit(330, 200) {
		f.Aboard.W = rest
	}
}

// sideColumn is what is asked and forecast, the rivals, and the actions.
func (f *Layout) sideColumn(m *Model, box kit.Rect, gap float64) {
	var rest kit.Rect
	foot := layout.Column(6*f.S, layout.Leaf(&rest).Grows(), f.Buttons.Foot(false))
	foot.Solve(box)
	f.Deck = rest.Bottom()
	inside := f.Unit(16, 7)
	if m.View == Route && len(m.Objects) > 0 {
		var row kit.Rect
		high := f.Unit(96, 62)
		row, rest = rest.CutBottom(high)
		_, rest = rest.CutBottom(gap)
		f.Objects = layout.Spread(row, len(m.Objects), f.Unit(64, 46), 0.7, gap)
		f.Things = row
	}
	switch {
	case m.Automa != nil && rest.H > f.Unit(300, 190):
		f.Automa, rest = rest.CutBottom(f.Unit(146, 92))
		_, rest = rest.CutBottom(gap)
	case len(m.Rivals) > 0:
		high := f.Unit(45, 30)
		if f.Narrow && len(m.Rivals) > 1 {
			high = 26
		}
		for i := len(m.Rivals) - 1; i >= 0; i-- {
			var row kit.Rect
			row, rest = rest.CutBottom(high)
			_, rest = rest.CutBottom(f.Unit(4, 2))
			f.Rivals = append(f.Rivals, row)
		}
		for i, j := 0, len(f.Rivals)-1; i < j; i, j = i+1, j-1 {
			f.Rivals[i], f.Rivals[j] = f.Rivals[j], f.Rivals[i]
		}
	}
	f.Panel = rest
	in := rest.InsetXY(inside, f.Unit(10, 5))
	high := m.Prompt.Height(f.promptType(), in.W)
	for i := range m.Others {
		high = math.Max(high, m.Others[i].Height(f.promptType(), in.W))
	}
	high = math.Min(high+f.Unit(4, 2), in.H*0.62)
	f.Prompt, in = in.CutTop(high)
	_, in = in.CutTop(f.Unit(4, 2))
	in = f.choices(m, in, f.Unit(46, 44), f.Unit(6, 4))
	in = f.layPoints(m, in)
	f.Room = in.InsetXY(0, f.Unit(6, 3))
	if f.Room.H > f.Unit(60, 50) {
		f.Log = furniture.LogBox{Rect: f.Room, Plain: true}
		f.Log.Fill(f.Window, m.Log, kit.Start)
	}
}

// promptType is how large the words of the prompt are.
func (f *Layout) promptType() furniture.Type {
	switch {
	case f.Portrait:
		return furniture.Type{Heading: f.Head(19), Body: f.Px(15)}
	case f.Narrow:
		return furniture.Type{Heading: f.Head(22), Body: f.Px(15)}
	}
	return furniture.Type{Heading: f.Head(30), Body: f.Px(17)}
}

// SideWidth is how wide the column beside the field is.
func SideWidth(w kit.Window) float64 { return w.Unit(380, 250) }
