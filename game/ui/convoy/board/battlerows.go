package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// head returns the title, with the height title, and to its right the phase, with the width chip and the height high.
func (p *BattleLayout) head(b *Battle, title, chip, high, s float64) layout.Node {
	row := layout.Row(6*s, layout.Leaf(&p.Title).Box(0, title, kit.Start, kit.Start).Grows(),
		layout.Column(0, layout.Space(3*s), layout.Leaf(&p.Phase).Fixed(high)).Fixed(chip))
	if !b.Closes {
		return row
	}
	return layout.Row(0, layout.Leaf(&p.Close).Of(table.KindButton.Spot("close")).Fixed(closeSize), row.Grows())
}

// closeSize is the size of the button that closes a replay, in CSS pixels.
const closeSize = 44

// headHigh returns the height of the head: the greater of two, or what that button needs.
func (b *Battle) headHigh(title, chip float64) float64 {
	high := math.Max(title, chip)
	if b.Closes {
		high = math.Max(high, closeSize)
	}
	return high
}

// stamp returns the stamp across the foot of the city, with the width wide and at most the height high.
func (p *BattleLayout) stamp(wide, high, s float64) layout.Node {
	return layout.Column(0, layout.Leaf(nil).Grows(),
		layout.Leaf(&p.Stamp).Box(wide, 0, kit.Middle, kit.Start).Between(0, high), layout.Space(8*s))
}

// fought returns the city. It is factor times as wide as its room is high, but at most most: its roofs may reach behind
// what is above it.
func (f *Layout) fought(p *BattleLayout, most, factor float64) layout.Node {
	const flat = 0.78 // its height for a width of 1
	return layout.Leaf(&p.City).Inside(func(r kit.Rect) {
		wide := math.Min(most, r.H*factor)
		p.City = kit.Rect{X: r.MidX() - wide/2, Y: r.Bottom() - wide*flat, W: wide, H: wide * flat}
	})
}

// tokenSizes are the widths that tokens may have in the scene, in lengths of the design. There are few of them, as a
// token is baked anew for each.
var tokenSizes = [...]float64{92, 76, 62, 50, 38, 30}

// stand returns a side's row of units: tokens of at most the height high in a row of the width width, with bars of the
// height bar on the side towards the city and a space of below between these and the city. The units are far enough
// apart for the longest bar to name what lies behind its sum, if there is room. A row without units takes next to no
// height.
func (f *Layout) stand(b *Battle, p *BattleLayout, side Faction, width, high, bar, below float64) layout.Node {
	s, list := f.S, b.Tallies[side]
	p.Tokens[side], p.Terms[side] = make([]kit.Rect, len(list)), make([]kit.Rect, len(list))
	pitch, long := math.Min(150*s, width/float64(max(1, len(list)))), 122*s
	size := tokenSizes[len(tokenSizes)-1] * s
	for i := len(tokenSizes) - 1; i >= 0; i-- {
		if w := tokenSizes[i] * s; w*tall <= high+0.5 && w*1.12 <= pitch {
			size = w
		}
	}
	for i := range list {
		if y := &list[i]; y.Named != "" {
			value, words := f.termWidths(y, y.Named, bar)
			long = math.Max(long, value+words+12)
		}
	}
	pitch = math.Min(math.Max(math.Min(pitch, size*1.64), long+2*s), width/float64(max(1, len(list))))
	gap := 4 * s
	if side == Moloch {
		gap = 3*s + high*0.06 // below the badge
	}
	cells := make([]layout.Node, len(list))
	for i := range cells {
		wide := math.Min(pitch-2*s, long)
		if y := &list[i]; y.Value != "" && y.Terms == "" && y.Named == "" {
			wide = math.Min(wide, size) // a number alone
		}
		token := layout.Stack(layout.Leaf(&p.Tokens[side][i]).Box(size, size*tall, kit.Middle, kit.Middle)).Fixed(high)
		term := layout.Leaf(&p.Terms[side][i]).Box(wide, 0, kit.Middle, kit.Start).Fixed(bar)
		parts := []layout.Node{token, layout.Space(gap), term}
		if side == Outpost {
			parts[0], parts[2] = term, token
		}
		cells[i] = layout.Column(0, parts...).Of(unitSpot(list[i].Unit.ID)).Touch(44).Fixed(pitch)
	}
	all := high + gap + bar
	if len(list) == 0 {
		return layout.Space((all + below) * 0.2)
	}
	row := layout.Row(0, cells...).At(kit.Middle).Fixed(all)
	if side == Moloch {
		return layout.Column(0, row, layout.Space(below))
	}
	return layout.Column(0, layout.Space(below), row)
}
