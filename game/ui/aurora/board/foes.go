package board

import (
	"math"
	"slices"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// foes lays the enemies out side by side. On a small screen on which all would be too narrow to be read, the one that
// is aimed at is large, and the others are plates beside it.
func (f *Layout) foes(m *Model, box kit.Rect) {
	if m.Result != nil {
		f.Result, box = box.CutLeft(math.Min(f.Unit(180, 108), box.W*0.3))
		_, box = box.CutLeft(f.Unit(10, 4))
	}
	n := len(m.Foes)
	if n == 0 {
		return
	}
	gap := f.Unit(10, 4)
	f.Foes = make([]FoeBox, n)
	large, plates := m.aimed(), []int(nil)
	const least = 100 // to be read
	if !f.Narrow || (box.W+gap)/float64(n)-gap >= least {
		large = nil
	}
	for i := range n {
		if large != nil && !slices.Contains(large, i) {
			plates = append(plates, i)
		}
	}
	if large == nil {
		large = make([]int, n)
		for i := range large {
			large[i] = i
		}
	}
	if len(plates) > 0 {
		box = f.plates(plates, box, gap)
	}
	k := float64(len(large))
	wide := math.Min(f.Unit(290, 250), (box.W+gap)/k-gap)
	x := box.X + (box.W-k*(wide+gap)+gap)/2
	for _, i := range large {
		f.Foes[i] = f.foe(&m.Foes[i], kit.Rect{X: x, Y: box.Y, W: wide, H: box.H})
		x += wide + gap
	}
}

// plates lays some enemies out as plates at the right of a box, high enough to be touched, and returns what is left.
func (f *Layout) plates(list []int, box kit.Rect, gap float64) kit.Rect {
	const least, width = 44, 84
	rows := max(1, int((box.H+gap)/(least+gap)))
	columns := (len(list) + rows - 1) / rows
	rows = (len(list) + columns - 1) / columns
	wide := math.Min(width*math.Max(f.S, 1), (box.W*0.6+gap)/float64(columns)-gap)
	all, rest := box.CutRight(float64(columns) * (wide + gap))
	for k, i := range list {
		line := layout.Cell(kit.Rect{Y: 0, W: all.H}, k/columns, rows, gap) // from above
		f.Foes[i] = FoeBox{Plate: true, Rect: kit.Rect{X: all.X + gap + float64(k%columns)*(wide+gap),
			Y: all.Y + line.X, W: wide, H: line.W}}
	}
	return rest
}

// aimed are the enemies that are to be read: those of which a box is to be chosen, else the one that is fired at, or
// the first that can be.
func (m *Model) aimed() (list []int) {
	for i := range m.Foes {
		if m.Foes[i].chooses() {
			list = append(list, i)
		}
	}
	if list != nil {
		return list
	}
	for _, is := range [...]func(x *Foe) bool{
		func(x *Foe) bool { return x.Aimed },
		func(x *Foe) bool { return x.Picked || x.Hovered },
		func(x *Foe) bool { return x.Legal },
	} {
		if i := slices.IndexFunc(m.Foes, func(x Foe) bool { return is(&x) }); i >= 0 {
			return []int{i}
		}
	}
	return []int{0}
}

// foe lays out one that is large.
func (f *Layout) foe(x *Foe, box kit.Rect) FoeBox {
	r := FoeBox{Rect: box}
	in := r.Rect.InsetXY(f.Unit(9, 3), f.Unit(8, 4))
	high, name, hits := f.Unit(48, 44), f.Unit(30, 19), f.Unit(24, 18)
	if f.Portrait {
		name, hits = 22*f.S, 18*f.S
	}
	if f.Narrow && !x.chooses() { // the boxes are only looked at
		high = math.Max(28*f.S, 26)
	}
	line, in := in.CutBottom(high)
	for k := range x.Boxes {
		r.Boxes = append(r.Boxes, layout.Cell(line, k, len(x.Boxes), 3))
	}
	_, in = in.CutBottom(3)
	r.Hits, in = in.CutBottom(hits)
	_, in = in.CutBottom(2)
	r.Name, in = in.CutBottom(name)
	r.Picture = in
	if f.Portrait { // the name stands on the foot of the picture
		r.Picture.H = r.Hits.Y - r.Picture.Y
	} else {
		r.Picture.H += r.Name.H * 0.8
	}
	return r
}

// chooses tells whether a box of an enemy can be chosen.
func (x *Foe) chooses() bool {
	return slices.ContainsFunc(x.Boxes, func(b Box) bool { return b.Legal })
}
