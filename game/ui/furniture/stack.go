package furniture

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// actions splits the actions: the main one, the last if there are several and −1 if there is none, the other moves, and
// those that may be left out.
func (b *Buttons) actions() (main int, moves, optional []int) {
	main = -1
	for _, i := range b.in(SlotAction) {
		switch {
		case b.List[i].Style == panel.StyleMain:
			if main >= 0 {
				moves = append(moves, main)
			}
			main = i
		case b.List[i].Spare:
			optional = append(optional, i)
		default:
			moves = append(moves, i)
		}
	}
	return main, moves, optional
}

// homes are the buttons that may be left out by their homes, −1 where there is none.
func (b *Buttons) homes(optional []int) (at [HomeHint + 1]int) {
	for h := range at {
		at[h] = -1
	}
	for _, i := range optional {
		if h := b.List[i].Home; at[h] < 0 {
			at[h] = i
		}
	}
	return at
}

// sharing lets what may be done again stand where the last move is taken back, if nothing can be.
func (b *Buttons) sharing(at [HomeHint + 1]int) [HomeHint + 1]int {
	if redo := at[HomeRedo]; redo >= 0 && (at[HomeUndo] < 0 || b.List[at[HomeUndo]].Disabled) {
		at[HomeUndo] = redo
	}
	at[HomeRedo] = -1
	return at
}

// Stack puts the actions upon each other: the main one at the foot, above it a line of signs, those that may be left
// out, each at its home, and the other moves at the top, as wide as the box. The places of the first two are kept
// where there is none of them. Where there is too little room for the other moves, they stand side by side, or beside
// the main one, or in the stead of the signs.
func (b *Buttons) Stack(box kit.Rect) {
	main, moves, optional := b.actions()
	gap, high := b.Unit(10, 6), b.Unit(50, 44)
	foot, box := box.CutBottom(b.Unit(78, 50))
	box.H -= gap
	rows := max(1, int((box.H+gap+1)/(high+gap)))
	line := func(fromBottom int) kit.Rect {
		return kit.Rect{X: box.X, Y: box.Bottom() - float64(fromBottom+1)*(high+gap) + gap, W: box.W, H: high}
	}
	above := func(fromBottom int) kit.Rect { return line(fromBottom + 1) }
	switch beside := b.shares(foot, moves, main, gap); {
	case len(optional) == 0:
		above = line
	case len(moves) <= rows-1, rows > 1 && len(moves) <= 2*(rows-1):
		b.signs(b.homes(optional), line(0), gap)
		rows--
	case rows == 1 && beside != nil:
		b.signs(b.homes(optional), line(0), gap)
		for k, i := range append(moves, main) {
			if i >= 0 {
				b.Place[i] = beside[k]
			}
		}
		return
	default:
		above = line
	}
	if main >= 0 {
		b.Place[main].Rect = foot
	}
	if len(moves) > rows {
		b.flow(moves, rows, above)
		return
	}
	for k, i := range moves {
		b.Place[i].Rect = above(k)
	}
}

// shares are the places of some moves beside the main one, −1 for none, which has the last of them; nil where there is
// too little room. A move with a sign needs no more than that takes.
func (b *Buttons) shares(foot kit.Rect, moves []int, main int, gap float64) []panel.ButtonPlace {
	const leastWide = 70.0 // of a button with words
	list, left, wide := make([]panel.ButtonPlace, len(moves)+1), foot, 0
	for k, i := range moves {
		if main >= 0 && b.List[i].Icon != "" {
			list[k].Square, list[k].Worded = true, true
			list[k].Rect, left = left.CutLeft(math.Max(44, foot.H))
			_, left = left.CutLeft(gap)
		} else {
			wide++
		}
	}
	if main >= 0 {
		wide++
	}
	if (left.W+gap)/float64(max(wide, 1))-gap < leastWide {
		return nil
	}
	n := 0
	for k := range list {
		if !list[k].Square && (k < len(moves) || main >= 0) {
			list[k].Rect, list[k].Brief = cell(left, n, wide, gap), true
			n++
		}
	}
	return list
}

// signs places what may be left out in one line of four signs, or of three where four are too small for fingers.
func (b *Buttons) signs(at [HomeHint + 1]int, line kit.Rect, gap float64) {
	order := []Home{HomeRecap, HomeUndo, HomeRedo, HomeHint}
	if cell(line, 0, len(order), gap).W < 44 {
		at, order = b.sharing(at), []Home{HomeRecap, HomeUndo, HomeHint}
	}
	for k, h := range order {
		if i := at[h]; i >= 0 {
			b.Place[i] = panel.ButtonPlace{Rect: cell(line, k, len(order), gap), Square: true, Worded: true}
		}
	}
}

// flow places buttons side by side in so many rows, those with a sign as squares, and leaves out what may be.
func (b *Buttons) flow(list []int, rows int, line func(fromBottom int) kit.Rect) {
	gap := b.Unit(10, 6)
	var placed [][]int
	x, width := 0.0, line(0).W
	for _, i := range list {
		w := 44.0
		if b.List[i].Icon == "" {
			w = 76
		}
		if len(placed) == 0 || x+w > width {
			if len(placed) == rows && b.List[i].Spare {
				continue
			}
			placed, x = append(placed, nil), 0
		}
		last := &placed[len(placed)-1]
		*last = append(*last, i)
		x += w + gap
	}
	for r, row := range placed {
		for k, i := range row {
			at := cell(line(len(placed)-1-r), k, len(row), gap)
			b.Place[i] = panel.ButtonPlace{Rect: at, Square: b.List[i].Icon != "" && len(row) > 1, Worded: true}
		}
	}
}

// Line places the actions of portrait side by side: first those that may be left out, each at its home, then the moves
// with signs, then what is left for the log, the main action last. As many as may be are left out for the log to be
// read, which has no need of the line where it lies elsewhere. It returns the rest of the line, empty where moves with
// words take all of it.
func (b *Buttons) Line(box kit.Rect, elsewhere bool) (rest kit.Rect) {
	gap := 6 * b.S
	main, moves, optional := b.actions()
	var last kit.Rect
	last, box = box.CutRight(124 * b.S)
	box.W -= gap
	if main >= 0 {
		b.Place[main].Rect = last
	}
	var wide, icons []int
	for _, i := range moves {
		if b.List[i].Icon == "" {
			wide = append(wide, i)
		} else {
			icons = append(icons, i)
		}
	}
	square, labelled, least := 48*b.S, 104*b.S, 48*b.S
	if len(wide) > 0 {
		least = float64(len(wide)) * 90 * b.S
	} else if elsewhere {
		least = 0
	}
	if main < 0 { // its place is theirs
		box.W = last.Right() - box.X
	}
	room := int((box.W - least + 0.5) / (square + gap))
	at := b.sharing(b.homes(optional))
	signs := []Home{HomeHint, HomeUndo, HomeRecap}
	for _, h := range signs[:max(0, min(len(signs), room-len(icons)))] {
		var r kit.Rect
		r, box = box.CutLeft(square)
		_, box = box.CutLeft(gap)
		if i := at[h]; i >= 0 {
			b.Place[i] = panel.ButtonPlace{Rect: r, Square: true, Worded: true}
		}
	}
	for k, i := range icons {
		w := square
		if main < 0 && len(wide) == 0 && k == len(icons)-1 { // the only way on or back has a word to it
			w = math.Min(math.Max(labelled, b.need(i, kit.MinText, box.H)/0.84+1), box.W)
		}
		b.Place[i].Square, b.Place[i].Worded = w == square, true
		b.Place[i].Rect, box = box.CutLeft(w)
		_, box = box.CutLeft(gap)
	}
	for k, i := range wide {
		b.Place[i].Rect = cell(box, k, len(wide), gap)
	}
	if len(wide) > 0 || box.W < 44 {
		return kit.Rect{}
	}
	return box
}
