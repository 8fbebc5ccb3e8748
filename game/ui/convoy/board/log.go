package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// LogRow is where one sentence of the log box stands.
type LogRow struct {
	Rect   kit.Rect
	Text   string
	Recent bool
}

// logStyle is the type of the log box.
func (f *Frame) logStyle() kit.Style {
	if f.Portrait {
		return kit.Style{Face: kit.Label, Size: f.Head(14), Leading: 1.1, V: kit.Middle}
	}
	return kit.Style{Face: kit.Body, Size: f.Px(15), Leading: 1.2, V: kit.Middle}
}

// logIcon is the width of the sign at the left of the log box, with its gap; a narrow box on a phone has none.
func (f *Frame) logIcon() float64 {
	if f.Portrait && f.Log.W < 180*f.S {
		return 0
	}
	return 17*math.Max(1, f.S) + 8
}

// logSignOnly reports whether the log box is too narrow for words: it shows its sign, and still opens the list.
func (f *Frame) logSignOnly() bool {
	return f.Portrait && f.Log.W < 96*f.S
}

// widenLog lets the log of the command strip use what the hand leaves free beside it.
func (f *Frame) widenLog() {
	if f.Log.Empty() {
		return
	}
	free := f.HandBox.Right()
	if len(f.Hand) > 0 {
		free = f.Hand[0].Rect.X
	}
	if f.HandScrollMax == 0 {
		f.Log.W = clamp(free-f.Unit(28, 16)-f.Log.X, f.Log.W, f.Unit(430, 330))
	}
}

// fillLog places as many of the last sentences in the log box as fit whole, the newest at the bottom. The newest is there
// in any case.
func (f *Frame) fillLog(m *Model) {
	if f.Log.Empty() || f.logSignOnly() {
		return
	}
	st, box := f.logStyle(), f.Log.InsetXY(0, 4)
	step, newest := st.Size*st.Leading, len(m.Log)-1
	if f.Portrait {
		box = f.Log.InsetXY(7, 5)
		if newest >= 0 && float64(len(kit.Wrap(st.Face, st.Size, m.Log[newest], box.W-f.logIcon())))*step > box.H {
			box = f.Log.InsetXY(7, 2) // a third line is worth more than air
		}
	}
	_, box = box.CutLeft(f.logIcon())
	bottom := box.Bottom()
	for i := newest; i >= 0; i-- {
		h := float64(len(kit.Wrap(st.Face, st.Size, m.Log[i], box.W))) * step
		recent := i >= len(m.Log)-m.Recent
		if i == newest {
			h = math.Min(h, box.H)
		} else if bottom-h < box.Y-0.5 {
			break
		}
		f.LogRows = append(f.LogRows, LogRow{kit.Rect{X: box.X, Y: bottom - h, W: box.W, H: h}, m.Log[i], recent})
		bottom -= h + step*0.2
	}
	if f.Portrait {
		f.raiseLog(bottom+step*0.2-box.Y, len(m.Hand) == 0)
	}
}

// raiseLog moves the sentences up in a box that they leave a height of room in: to the middle, or to the top.
func (f *Frame) raiseLog(room float64, top bool) {
	if !top {
		room /= 2
	}
	for i := range f.LogRows {
		f.LogRows[i].Rect.Y -= room
	}
}

// logBox shows the last of what happened, the recent in bright letters; it opens the list.
func (d *drawing) logBox() {
	f := d.f
	r := f.Log
	if r.Empty() || len(f.LogRows) == 0 && !f.logSignOnly() {
		return
	}
	if f.logSignOnly() {
		sign := panel.Button{Icon: kit.IconLog}
		for i := range d.m.Buttons {
			if d.m.Buttons[i].ID == "log" {
				sign.Label = d.m.Buttons[i].Label
			}
		}
		sign.Draw(d.Canvas, f.Window, panel.ButtonPlace{Rect: r, Square: true, Worded: true}, false)
		return
	}
	if f.Portrait {
		d.Fill(kit.Round(8), r, kit.Hex(0x0E1218))
		d.Outline(kit.Round(8), r, 1, kit.Hex(0x3A4350))
		r = r.InsetXY(7, 0)
	} else {
		d.FillRect(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, kit.Hex(0x3A4350))
	}
	d.logSign(r)
	for i, row := range f.LogRows {
		st := f.logStyle()
		st.Color, st.Bold = kit.TextQuiet, kit.TextQuiet
		switch {
		case row.Recent && i == 0:
			st.Color, st.Bold = kit.Text, kit.White
		case row.Recent || i == 0:
			st.Color, st.Bold = kit.TextSecond, kit.White
		}
		d.Block(st, row.Text, row.Rect)
	}
}

// logSign paints the sign of the log.
func (d *drawing) logSign(r kit.Rect) {
	f := d.f
	if f.logIcon() == 0 {
		return
	}
	q := f.logIcon() - 8
	y := f.LogRows[0].Rect.MidY()
	d.DrawIcon(kit.IconLog, kit.Rect{X: r.X, Y: y - q/2, W: q, H: q}, kit.TextQuiet, kit.Ink)
}
