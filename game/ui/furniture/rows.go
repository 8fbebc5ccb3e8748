package furniture

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// split divides a box into n parts side by side.
func split(box kit.Rect, n int) (list []kit.Rect) {
	for i := range n {
		list = append(list, cell(box, i, n, 0))
	}
	return list
}

// Rows puts the actions at the foot of a column: the main one lowest, over all its width, above it a line of signs,
// those that may be left out, each at its home, and the others in rows above them, as many in each as have room for
// their words; below all of them the film's. The places of the first two are kept where there is none of them. It
// returns the rest of the column.
func (b *Buttons) Rows(in kit.Rect) (rest kit.Rect) {
	gap, high, big := b.Unit(8, 5), b.Unit(48, 44), b.Unit(72, 48)
	if in = b.film(in, gap, high); len(b.in(SlotFilm)) > 0 {
		return in
	}
	main, more, optional := b.actions()
	foot, in := in.CutBottom(big)
	_, in = in.CutBottom(gap)
	if main >= 0 {
		b.Place[main].Rect = foot
	}
	if len(optional) > 0 {
		var line kit.Rect
		line, in = in.CutBottom(high)
		_, in = in.CutBottom(gap)
		b.signs(b.homes(optional), line, gap)
	}
	most := 3
	if b.Narrow || b.TextScale > 1.2 {
		most = 2
	}
	for len(more) > 0 {
		n := b.together(more, most, in.W, gap, high)
		var row kit.Rect
		row, in = in.CutBottom(high)
		_, in = in.CutBottom(gap)
		for k := range n {
			i, r := more[len(more)-n+k], cell(row, k, n, gap)
			b.Place[i] = panel.ButtonPlace{Rect: r, Square: b.List[i].Icon != "" && !b.says(i, r)}
		}
		more = more[:len(more)-n]
	}
	return in
}

// together is how many of the last of some buttons stand in one row, at the most so many: all with their words, or
// two of which those with a sign may do without.
func (b *Buttons) together(list []int, most int, width, gap, high float64) int {
	for n := min(most, len(list)); n > 1; n-- {
		fits := true
		for _, i := range list[len(list)-n:] {
			r := kit.Rect{W: (width+gap)/float64(n) - gap, H: high}
			fits = fits && (b.says(i, r) || n == 2 && b.List[i].Icon != "")
		}
		if fits {
			return n
		}
	}
	return 1
}

// film puts the buttons of a film at the foot of a column, the last of them widest, and above them the speeds. It
// returns the rest of the column.
func (b *Buttons) film(in kit.Rect, gap, high float64) (rest kit.Rect) {
	list, speeds := b.in(SlotFilm), b.in(SlotSpeed)
	if len(list) == 0 {
		return in
	}
	row, rest := in.CutBottom(high * 1.2)
	n := float64(len(list))
	each := (row.W - (n-1)*gap) / (n + 0.15)
	for k, i := range list {
		r := kit.Rect{X: row.X + float64(k)*(each+gap), Y: row.Y, W: each, H: row.H}
		if k == len(list)-1 {
			r.W = row.Right() - r.X
		}
		b.Place[i] = panel.ButtonPlace{Rect: r, Square: !b.says(i, r)}
	}
	_, rest = rest.CutBottom(gap)
	row, rest = rest.CutBottom(math.Max(high*0.92, 44))
	_, rest = rest.CutBottom(gap)
	wide := math.Min(row.W/float64(max(len(speeds), 1)), b.Unit(60, 44+gap))
	for k, i := range speeds {
		x := row.Right() - float64(len(speeds)-k)*wide + gap
		b.Place[i].Rect = kit.Rect{X: x, Y: row.Y, W: wide - gap, H: row.H}
	}
	return rest
}

// leastWords is the least width of a button with words beside others on a phone, at a scale of 1.
const leastWords = 112

// footRow is how high a row of Foot is, with the gap above it.
func footRow(w kit.Window) (high, gap float64) { return math.Max(48*w.S, 46), 6 * w.S }

// FootRow is how high the one row of Foot is that is always there, with the gap above it.
func FootRow(w kit.Window) float64 {
	high, gap := footRow(w)
	return high + gap
}

// Foot puts the actions in a row at the foot of portrait, or several: what only looks is square, and begins at the
// right end with mirrored, those first that may be left out, each at its home; the main one takes what is left. It
// returns what lies above.
func (b *Buttons) Foot(in kit.Rect, mirrored bool) (rest kit.Rect) {
	high, gap := footRow(b.Window)
	var main, more, square, optional []int
	for i := range b.List {
		switch button := &b.List[i]; {
		case button.Slot >= SlotField:
		case button.Spare:
			optional = append(optional, i)
		case button.Slot == SlotSpeed:
			square = append(square, i)
		case button.Style == panel.StyleMain:
			main = append(main, i)
		case button.Icon != "":
			square = append(square, i)
		default:
			more = append(more, i)
		}
	}
	if len(optional) > 0 {
		at := b.sharing(b.homes(optional))
		square = append([]int{at[HomeHint], at[HomeUndo], at[HomeRecap]}, square...)
	}
	row, in := in.CutBottom(high)
	_, in = in.CutBottom(gap)
	if beside := row.W - float64(len(square))*(high+gap); !b.sayAll(append(more, main...), beside, gap, high) {
		in = b.above(more, in, gap, high)
		more = nil
	}
	cut := kit.Rect.CutLeft
	if mirrored {
		cut = kit.Rect.CutRight
	}
	for _, i := range square {
		if row.W-high-gap < high*2 && len(main) > 0 {
			break // the main one needs the room
		}
		var r kit.Rect
		r, row = cut(row, high)
		if _, row = cut(row, gap); i >= 0 {
			b.Place[i] = panel.ButtonPlace{Rect: r, Square: b.List[i].Icon != ""}
		}
	}
	wide := append(more, main...)
	for k, i := range wide {
		b.Place[i].Rect = cell(row, k, len(wide), gap)
	}
	return in
}

// sayAll tells whether some buttons side by side have room for their words.
func (b *Buttons) sayAll(list []int, width, gap, high float64) bool {
	for k, i := range list {
		if !b.says(i, cell(kit.Rect{W: width, H: high}, k, len(list), gap)) {
			return false
		}
	}
	return true
}

// above puts buttons with words in rows of their own at the foot of a box, about as many in each. It returns what
// lies above them.
func (b *Buttons) above(list []int, in kit.Rect, gap, high float64) (rest kit.Rect) {
	per := max(1, int((in.W+gap)/(leastWords*b.S+gap)))
	for rows := (len(list) + per - 1) / per; rows > 0; rows-- {
		from := len(list) - len(list)/rows
		var row kit.Rect
		row, in = in.CutBottom(high)
		_, in = in.CutBottom(gap)
		for k, i := range list[from:] {
			b.Place[i].Rect = cell(row, k, len(list)-from, gap)
		}
		list = list[:from]
	}
	return in
}
