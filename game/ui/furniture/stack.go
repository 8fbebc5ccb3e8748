package furniture

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// actions splits the actions: the main one, the last if there are several and −1 if there is none, the other moves, and
// those that may be left out.
func (b *Buttons) actions() (main int, moves, spare []int) {
	main = -1
	for _, i := range b.in(SlotAction) {
		switch {
		case b.List[i].Style == panel.StyleMain:
			if main >= 0 {
				moves = append(moves, main)
			}
			main = i
		case b.List[i].Spare:
			spare = append(spare, i)
		default:
			moves = append(moves, i)
		}
	}
	return main, moves, spare
}

// homes are the buttons that may be left out by their homes, −1 where there is none.
func (b *Buttons) homes(spare []int) (at [HomeHint + 1]int) {
	for h := range at {
		at[h] = -1
	}
	for _, i := range spare {
		if h := b.List[i].Home; at[h] < 0 {
			at[h] = i
		}
	}
	if at[HomeUndo] < 0 { // what may be done again stands there, if nothing can be taken back
		at[HomeUndo], at[HomeRedo] = at[HomeRedo], -1
	}
	return at
}

// Stack puts the actions upon each other: the main one at the foot, those that may be left out above it, each at its
// home, and the other moves at the top, as wide as the box. Where that is too much, signs without words stand side by
// side.
func (b *Buttons) Stack(box kit.Rect) {
	main, moves, spare := b.actions()
	gap, high := b.Unit(10, 6), b.Unit(50, 44)
	if main >= 0 {
		b.Place[main].Rect, box = box.CutBottom(b.Unit(78, 50))
		box.H -= gap
	}
	rows := max(1, int((box.H+gap+1)/(high+gap)))
	line := func(fromBottom int) kit.Rect {
		return kit.Rect{X: box.X, Y: box.Bottom() - float64(fromBottom+1)*(high+gap) + gap, W: box.W, H: high}
	}
	pair := func() bool {
		for _, i := range spare {
			if !b.says(i, cell(line(0), 0, 2, gap)) {
				return false
			}
		}
		return true
	}
	free, at, taken := rows-len(moves), b.homes(spare), 0
	switch {
	case len(spare) == 0 && free >= 0:
	case free >= 2 && pair():
		for h, place := range [...][2]int{HomeRecap: {0, 0}, HomeHint: {1, 0}, HomeUndo: {0, 1}, HomeRedo: {1, 1}} {
			if h > 0 && at[h] >= 0 {
				b.Place[at[h]].Rect = cell(line(place[1]), place[0], 2, gap)
			}
		}
		taken = 2
	case free >= 1 && at[HomeUndo] < 0 && pair():
		for k, i := range []int{at[HomeRecap], at[HomeHint]} {
			if i >= 0 {
				b.Place[i].Rect = cell(line(0), k, 2, gap)
			}
		}
		taken = 1
	case free >= 1:
		b.signs(at, -1, line(0), gap)
		taken = 1
	case free == 0 && len(moves) == 1 && b.List[moves[0]].Icon != "":
		b.signs(at, moves[0], line(0), gap)
		return
	default:
		b.flow(append(moves, spare...), rows, line)
		return
	}
	for k, i := range moves {
		b.Place[i].Rect = line(k + taken)
	}
	for _, i := range spare {
		if b.List[i].Small {
			b.Place[i].Square = true
			b.Place[i].Rect.W = math.Min(b.Place[i].Rect.W, high)
		}
	}
}

// signs places what may be left out in one line of four signs, or of three where four are too small for fingers; a
// move without another place stands among them, −1 for none.
func (b *Buttons) signs(at [HomeHint + 1]int, move int, line kit.Rect, gap float64) {
	order := []int{at[HomeRecap], at[HomeUndo], at[HomeRedo], at[HomeHint]}
	if move >= 0 {
		order[2] = move
	}
	if cell(line, 0, 4, gap).W < 44 {
		left, middle := at[HomeRecap], at[HomeUndo]
		if move >= 0 {
			if middle = move; at[HomeUndo] >= 0 {
				left = at[HomeUndo]
			}
		}
		order = []int{left, middle, at[HomeHint]}
	}
	for k, i := range order {
		if i >= 0 {
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
			b.Place[i] = panel.ButtonPlace{Rect: at, Square: b.List[i].Icon != "" && at.W < 90, Worded: true}
		}
	}
}

// Line places the actions of portrait side by side: those with signs, then what is left for the log, the main
// action last. As many as may be are left out for the log to be read, which has no need of the line where it lies
// elsewhere. The last sign gets its label where that leaves room for the log. It returns the rest of the line,
// empty where moves with words take all of it.
func (b *Buttons) Line(box kit.Rect, elsewhere bool) (rest kit.Rect) {
	gap := 6 * b.S
	main, moves, spare := b.actions()
	if main >= 0 {
		b.Place[main].Rect, box = box.CutRight(124 * b.S)
		box.W -= gap
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
	back := main < 0 && len(wide) == 0 && len(icons) > 0 // the only way on or back has a word to it
	if back {
		least += labelled - square
	}
	room := int((box.W - least + 0.5) / (square + gap))
	at, kept := b.homes(spare), spare[:0:0]
	for _, h := range [...]Home{HomeHint, HomeUndo, HomeRecap, HomeRedo} {
		if at[h] >= 0 {
			kept = append(kept, at[h])
		}
	}
	icons = append(kept[:max(0, min(len(kept), room-len(icons)))], icons...)
	for k, i := range icons {
		w, last := square, k == len(icons)-1 && len(wide) == 0
		worded := math.Max(labelled, b.need(i, kit.MinText, box.H)/0.84+1)
		if last && !b.List[i].Small && (back || box.W-worded-gap >= 150*b.S) {
			w = worded
		}
		b.Place[i].Square, b.Place[i].Worded = w == square, true
		b.Place[i].Rect, box = box.CutLeft(w)
		box.X, box.W = box.X+gap, box.W-gap
	}
	for k, i := range wide {
		w := (box.W - gap*float64(len(wide)-k-1)) / float64(len(wide)-k)
		b.Place[i].Rect, box = box.CutLeft(w)
		box.X, box.W = box.X+gap, box.W-gap
	}
	if len(wide) > 0 || box.W < 44 {
		return kit.Rect{}
	}
	return box
}
