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

// actions stacks the action buttons: the main one at the bottom, the other moves above it, each as wide as the box, and
// those that may be left out at the top. Where that is too much they flow side by side, as signs without words if they
// have one.
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
	free := rows - len(moves)
	if free < 0 || free == 0 && len(spare) > 0 {
		f.flow(m, append(moves, spare...), rows, line)
		return
	}
	for k, i := range moves {
		f.Buttons[i].Rect = line(k)
	}
	per := int((box.W + gap) / (high + gap)) // signs alone
	switch {
	case len(spare) <= free:
		per = 1
	case len(spare) <= 2*free && f.worded(m, spare, (box.W-gap)/2):
		per = 2
	}
	spare = spare[:min(len(spare), per*free)]
	per = min(per, max(len(spare), 1))
	for k, i := range spare {
		f.Buttons[i] = cell(line(len(moves)+(len(spare)-1)/per-k/per), k%per, per, gap)
		f.Buttons[i].Square = m.Buttons[i].Small || !f.worded(m, spare, f.Buttons[i].Rect.W)
		if m.Buttons[i].Small {
			f.Buttons[i].Rect.W = math.Min(f.Buttons[i].Rect.W, high)
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
			spot.Square = m.Buttons[i].Icon != "" && spot.Rect.W < 90
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
		f.Buttons[main].Rect, box = box.CutRight(130 * f.S)
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
	square, labelled, least := 48*f.S, 104*f.S, 60.0
	if len(wide) > 0 {
		least = float64(len(wide)) * 90 * f.S
	}
	if len(m.Hand) == 0 && len(wide) == 0 {
		least = 0 // the log lies where the hand was
	}
	back := main < 0 && len(wide) == 0 && len(icons) > 0 // the only way on or back has a word to it
	if back {
		least += labelled - square
	}
	room := int((box.W - least) / (square + gap))
	icons = append(spare[:clampInt(room-len(icons), 0, len(spare))], icons...)
	for k, i := range icons {
		w := square
		if k == len(icons)-1 && len(wide) == 0 && !m.Buttons[i].Small && (back || box.W-labelled-gap >= 150*f.S) {
			w = labelled
		}
		f.Buttons[i].Square = w == square
		f.Buttons[i].Rect, box = box.CutLeft(w)
		box.X, box.W = box.X+gap, box.W-gap
	}
	for k, i := range wide {
		w := (box.W - gap*float64(len(wide)-k-1)) / float64(len(wide)-k)
		f.Buttons[i].Rect, box = box.CutLeft(w)
		box.X, box.W = box.X+gap, box.W-gap
	}
	switch {
	case len(m.Hand) == 0:
		f.Log = f.HandBox.Inset(8 * f.S)
	case len(wide) == 0 && box.W >= 60:
		f.Log = box
	}
}

func clampInt(v, low, high int) int { return max(low, min(high, v)) }
