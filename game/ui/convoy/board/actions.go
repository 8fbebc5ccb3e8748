package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// sorted splits the action buttons: the main one, -1 if there is none, the other moves, and those that may be left out.
func sorted(m *Model) (main int, moves, spare []int) {
	main = -1
	for i, b := range m.Buttons {
		switch {
		case b.Slot != SlotAction:
		case b.Style == panel.StyleMain:
			main = i
		case b.Spare:
			spare = append(spare, i)
		default:
			moves = append(moves, i)
		}
	}
	return main, moves, spare
}

// Homes of the buttons that may be left out: each keeps its own when others come and go.
const (
	HomeRecap = iota + 1
	HomeUndo
	HomeRedo
	HomeHint
)

// homes are the buttons that may be left out by their homes, −1 where there is none.
func homes(m *Model, spare []int) (at [HomeHint + 1]int) {
	for h := range at {
		at[h] = -1
	}
	for _, i := range spare {
		if h := m.Buttons[i].Home; at[h] < 0 {
			at[h] = i
		}
	}
	if at[HomeUndo] < 0 { // what may be done again stands there, if nothing can be taken back
		at[HomeUndo], at[HomeRedo] = at[HomeRedo], -1
	}
	return at
}

// actions stacks the action buttons: the main one at the bottom, those that may be left out above it, each at its home,
// and the other moves at the top, as wide as the box. Where that is too much, signs without words stand side by side.
func (f *Frame) actions(m *Model, box kit.Rect) {
	main, moves, spare := sorted(m)
	gap, high := f.Unit(10, 6), f.Unit(50, 44)
	if main >= 0 {
		f.Buttons[main].Rect, box = box.CutBottom(f.Unit(78, 50))
		box.H -= gap
	}
	rows := max(1, int((box.H+gap+1)/(high+gap)))
	line := func(fromBottom int) kit.Rect {
		return kit.Rect{X: box.X, Y: box.Bottom() - float64(fromBottom+1)*(high+gap) + gap, W: box.W, H: high}
	}
	free, at, taken := rows-len(moves), homes(m, spare), 0
	switch {
	case len(spare) == 0 && free >= 0:
	case free >= 2 && f.worded(m, spare, (box.W-gap)/2):
		for h, place := range [...][2]int{HomeRecap: {0, 0}, HomeHint: {1, 0}, HomeUndo: {0, 1}, HomeRedo: {1, 1}} {
			if h > 0 && at[h] >= 0 {
				f.Buttons[at[h]] = cell(line(place[1]), place[0], 2, gap)
			}
		}
		taken = 2
	case free >= 1 && at[HomeUndo] < 0 && f.worded(m, spare, (box.W-gap)/2):
		for k, i := range []int{at[HomeRecap], at[HomeHint]} {
			if i >= 0 {
				f.Buttons[i] = cell(line(0), k, 2, gap)
			}
		}
		taken = 1
	case free >= 1:
		f.signs(at, -1, line(0), gap)
		taken = 1
	case free == 0 && len(moves) == 1 && m.Buttons[moves[0]].Icon != "":
		f.signs(at, moves[0], line(0), gap)
		return
	default:
		f.flow(m, append(moves, spare...), rows, line)
		return
	}
	for k, i := range moves {
		f.Buttons[i].Rect = line(k + taken)
	}
	for _, i := range spare {
		if m.Buttons[i].Small {
			f.Buttons[i].Square = true
			f.Buttons[i].Rect.W = math.Min(f.Buttons[i].Rect.W, high)
		}
	}
}

// signs places what may be left out in one line of four signs, or of three where four are too small for fingers; a move
// without another place stands among them, −1 for none.
func (f *Frame) signs(at [HomeHint + 1]int, move int, line kit.Rect, gap float64) {
	order := []int{at[HomeRecap], at[HomeUndo], at[HomeRedo], at[HomeHint]}
	if move >= 0 {
		order[2] = move
	}
	if cell(line, 0, 4, gap).Rect.W < 44 {
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
			f.Buttons[i] = cell(line, k, len(order), gap)
			f.Buttons[i].Square, f.Buttons[i].Worded = true, true
		}
	}
}

// cell is the i-th of n equal parts of a line.
func cell(line kit.Rect, i, n int, gap float64) panel.ButtonPlace {
	w := (line.W - gap*float64(n-1)) / float64(n)
	return panel.ButtonPlace{Rect: kit.Rect{X: line.X + float64(i)*(w+gap), Y: line.Y, W: w, H: line.H}}
}

// worded reports whether buttons of a width have room for sign and label.
func (f *Frame) worded(m *Model, list []int, w float64) bool {
	for _, i := range list {
		if kit.Width(kit.LabelBold, math.Max(MinText, f.Px(20)*0.8), 0.6, upper(m.Buttons[i].Label))+34+w*0.16 > w {
			return false
		}
	}
	return true
}

// flow places buttons side by side in so many rows, those with a sign as squares, and leaves out what may be.
func (f *Frame) flow(m *Model, list []int, rows int, line func(fromBottom int) kit.Rect) {
	gap := f.Unit(10, 6)
	var placed [][]int
	x, width := 0.0, line(0).W
	for _, i := range list {
		w := 44.0
		if m.Buttons[i].Icon == "" {
			w = 76
		}
		if len(placed) == 0 || x+w > width {
			if len(placed) == rows && m.Buttons[i].Spare {
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
			spot := cell(line(len(placed)-1-r), k, len(row), gap)
			spot.Square, spot.Worded = m.Buttons[i].Icon != "" && spot.Rect.W < 90, true
			f.Buttons[i] = spot
		}
	}
}

// actionBar places the actions of portrait in one line: those with icons, the log in between, the main action last. As many
// as may be are left out for the log to be read. The last icon gets its label where that leaves room for the log.
func (f *Frame) actionBar(m *Model, box kit.Rect) {
	gap := 6 * f.S
	main, moves, spare := sorted(m)
	if main >= 0 {
		f.Buttons[main].Rect, box = box.CutRight(124 * f.S)
		box.W -= gap
	}
	var wide, icons []int
	for _, i := range moves {
		if m.Buttons[i].Icon == "" {
			wide = append(wide, i)
		} else {
			icons = append(icons, i)
		}
	}
	square, labelled, least := 48*f.S, 104*f.S, 48*f.S
	if len(wide) > 0 {
		least = float64(len(wide)) * 90 * f.S
	}
	if m.Again || len(m.Hand) == 0 && len(wide) == 0 {
		least = 0 // the log lies where the hand was
	}
	back := main < 0 && len(wide) == 0 && len(icons) > 0 // the only way on or back has a word to it
	if back {
		least += labelled - square
	}
	room := int((box.W - least + 0.5) / (square + gap))
	at, kept := homes(m, spare), spare[:0:0]
	for _, h := range [...]int{HomeHint, HomeUndo, HomeRecap, HomeRedo} {
		if at[h] >= 0 {
			kept = append(kept, at[h])
		}
	}
	spare = kept
	icons = append(spare[:clampInt(room-len(icons), 0, len(spare))], icons...)
	for k, i := range icons {
		w := square
		if k == len(icons)-1 && len(wide) == 0 && !m.Buttons[i].Small && (back || box.W-labelled-gap >= 150*f.S) {
			w = labelled
		}
		f.Buttons[i].Square, f.Buttons[i].Worded = w == square, true
		f.Buttons[i].Rect, box = box.CutLeft(w)
		box.X, box.W = box.X+gap, box.W-gap
	}
	for k, i := range wide {
		w := (box.W - gap*float64(len(wide)-k-1)) / float64(len(wide)-k)
		f.Buttons[i].Rect, box = box.CutLeft(w)
		box.X, box.W = box.X+gap, box.W-gap
	}
	switch {
	case m.Again:
	case len(m.Hand) == 0:
		f.Log = f.HandBox.Inset(8 * f.S)
	case len(wide) == 0 && box.W >= 44:
		f.Log = box
	}
}

func clampInt(v, low, high int) int { return max(low, min(high, v)) }
