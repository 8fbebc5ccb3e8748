package board

import (
	"slices"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// FoeBox holds the places of an enemy's parts.
type FoeBox struct {
	kit.Rect
	Plate      bool // only name and damage, since another enemy is aimed at
	Name, Hits kit.Rect
	Boxes      []kit.Rect
}

// leastFoe is the minimum width of a large enemy on a small screen, leastPlate that of a plate.
const leastFoe, leastPlate = 100, 50

// stripHigh is how high the part of a result that counts is on a phone, leastBelow the minimum height of enemies whose
// pictures are visible below it.
const stripHigh, leastBelow = 28.0, 124.0

// foes returns the enemies side by side, with the result card to their left. On a small screen, if they would be too
// narrow to read, only those aimed at are large, and the others are plates beside them. On a phone what counts of the
// result lies above them; without room for that the card is shown only at the moment it is turned over.
func (f *Layout) foes(m *Model) layout.Node {
	gap, n := f.Unit(10, 4), len(m.Foes)
	f.Foes = make([]FoeBox, n)
	every, aimed := make([]int, n), m.aimed()
	for i := range every {
		every[i] = i
	}
	large := func(list []int) layout.Node {
		nodes := make([]layout.Node, len(list))
		for k, i := range list {
			nodes[k] = f.foe(&m.Foes[i], &f.Foes[i])
		}
		return layout.Row(gap, nodes...).At(kit.Middle).Grows()
	}
	ways := []layout.Node{large(every)}
	if f.Narrow {
		others := slices.DeleteFunc(every, func(i int) bool { return slices.Contains(aimed, i) })
		for columns := 1; columns <= len(others); columns++ {
			ways = append(ways, layout.Row(gap, large(aimed), f.plates(m, others, columns, gap)))
		}
	}
	all := layout.Either(ways...).Grows()
	list, result := []layout.Node{all}, layout.Leaf(&f.Result).Of(ResultSpot)
	if !f.Narrow || m.Result != nil && (m.Result.Now || !f.Portrait) { // in a large window its room is always kept
		list = []layout.Node{result.Copy().Fixed(min(f.Unit(180, 108), 0.29*f.W)), all}
	}
	row := layout.Row(gap, list...)
	if f.Portrait && m.Result != nil {
		strip := result.Copy().Fixed(stripHigh * f.S)
		row = layout.Either(layout.Column(4*f.S, strip, all.Between(leastBelow*f.S, 0)), row)
	}
	return row.To(&f.Main)
}

// plates returns enemies as plates in some columns, high enough to touch.
func (f *Layout) plates(m *Model, list []int, columns int, gap float64) layout.Node {
	const width = 84
	var lines []layout.Node
	for line := range slices.Chunk(list, columns) {
		var cells []layout.Node
		for _, i := range line {
			plate := layout.Leaf(&f.Foes[i].Rect).Of(m.Foes[i].Spot).Inside(func(kit.Rect) { f.Foes[i].Plate = true })
			cells = append(cells, plate.Between(leastPlate, width*max(f.S, 1)))
		}
		lines = append(lines, layout.Row(gap, cells...).Between(44, 0).Grows())
	}
	return layout.Column(min(gap, 4), lines...)
}

// aimed returns the enemies that must be readable: those with boxes to choose from, otherwise the one fired at, or the
// first that can be.
func (m *Model) aimed() (list []int) {
	for i := range m.Foes {
		if m.Foes[i].chooses() {
			list = append(list, i)
		}
	}
	if list != nil || len(m.Foes) == 0 {
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

// foe returns a large enemy: its picture, name, damage and target boxes.
func (f *Layout) foe(x *Foe, at *FoeBox) layout.Node {
	high, name, hits := f.Unit(48, 44), f.Unit(30, 19), f.Unit(24, 18)
	if f.Portrait {
		name, hits = 22*f.S, 18*f.S
	}
	if f.Narrow && !x.chooses() { // the boxes are only looked at
		high = max(28*f.S, 26)
	}
	if at.Boxes == nil {
		at.Boxes = make([]kit.Rect, len(x.Boxes))
	}
	boxes := layout.Cells(at.Boxes)
	for k := range boxes {
		if x.Boxes[k].Legal {
			boxes[k] = boxes[k].Of(x.Boxes[k].Spot)
		}
	}
	padX, least := f.Unit(9, 3), 0.0
	if f.Narrow {
		least = leastFoe
	}
	return layout.Column(0, layout.Leaf(nil).Grows(), layout.Leaf(&at.Name).Fixed(name), layout.Space(2),
		layout.Leaf(&at.Hits).Fixed(hits), layout.Space(3), layout.Equal(3, boxes...).Fixed(high)).
		Pad(padX, f.Unit(8, 4)).Between(least-2*padX, f.Unit(290, 250)-2*padX).To(&at.Rect).Of(x.Spot)
}

// pictureFoot returns how far down the picture of a large enemy reaches. On a phone, the name lies on its lower part.
func (f *Layout) pictureFoot(b *FoeBox) float64 {
	if f.Portrait {
		return b.Hits.Y
	}
	return b.Name.Y + b.Name.H*0.8
}

// chooses reports whether one of an enemy's boxes can be chosen.
func (x *Foe) chooses() bool {
	return slices.ContainsFunc(x.Boxes, func(b Box) bool { return b.Legal })
}
