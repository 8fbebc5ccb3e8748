package furniture

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// Log is the end of the log.
type Log struct {
	Lines  []string // the newest last; as many are shown as fit
	Recent int      // how many of them are new to the person
}

// LogBox has the places of a log's sentences.
type LogBox struct {
	kit.Rect
	Rows  []LogRow // the newest first
	Plain bool     // no ground is drawn
}

// LogRow is the place of one sentence.
type LogRow struct {
	Rect   kit.Rect
	Text   string
	Recent bool
}

func (l *LogBox) style(w kit.Window) kit.Style {
	st := kit.Style{Face: kit.Body, Size: w.Px(15), Least: kit.MinText, Leading: 1.2, V: kit.Middle}
	if w.Portrait {
		st = kit.Style{Face: kit.Label, Size: w.Head(14), Leading: 1.1, V: kit.Middle}
	}
	if l.Plain {
		st.Shadow = 1
	}
	return st
}

// sign returns the width of the icon at the left and its gap; 0 in a narrow box on a phone.
func (l *LogBox) sign(w kit.Window) float64 {
	if w.Portrait && l.W < 180*w.S {
		return 0
	}
	return 17*math.Max(1, w.S) + 8
}

// SignOnly reports whether the box is too narrow for words. It then shows its icon, and still opens the log.
func (l *LogBox) SignOnly(w kit.Window) bool { return w.Portrait && l.W < 96*w.S }

// Fill places as many of the last sentences as fit completely, the newest at the bottom; that one is always shown. at
// aligns them in the box.
func (l *LogBox) Fill(w kit.Window, log Log, at kit.Align) {
	if l.Empty() || l.SignOnly(w) {
		return
	}
	st, box := l.style(w), l.InsetXY(0, 4)
	step, newest := st.Size*st.Leading, len(log.Lines)-1
	if w.Portrait {
		box = l.InsetXY(7, 5)
		if newest >= 0 && l.high(st, log.Lines[newest], box.W-l.sign(w)) > box.H {
			box = l.InsetXY(7, 2) // a third line is worth more than a margin
		}
	}
	_, box = box.CutLeft(l.sign(w))
	bottom := box.Bottom()
	for i := newest; i >= 0; i-- {
		h := l.high(st, log.Lines[i], box.W)
		if i == newest {
			h = math.Min(h, box.H)
		} else if bottom-h < box.Y-0.5 {
			break
		}
		r := kit.Rect{X: box.X, Y: bottom - h, W: box.W, H: h}
		l.Rows = append(l.Rows, LogRow{r, log.Lines[i], i >= len(log.Lines)-log.Recent})
		bottom -= h + step*0.2
	}
	room := (bottom + step*0.2 - box.Y) * (1 - float64(at)/2)
	for i := range l.Rows {
		l.Rows[i].Rect.Y -= room
	}
}

func (*LogBox) high(st kit.Style, text string, width float64) float64 {
	return float64(len(kit.Wrap(st.Face, st.Size, text, width))) * st.Size * st.Leading
}

// Draw paints the log, recent sentences in bright letters. label is that of its button, for when only the icon is
// shown.
func (l *LogBox) Draw(c *kit.Canvas, w kit.Window, label string) {
	alone := l.SignOnly(w)
	if l.Empty() || len(l.Rows) == 0 && !alone {
		return
	}
	if alone {
		sign := panel.Button{Icon: kit.IconLog, Label: label}
		sign.Draw(c, w, panel.ButtonPlace{Rect: l.Rect, Square: true, Worded: true}, false)
		return
	}
	r := l.Rect
	switch {
	case l.Plain:
	case w.Portrait:
		c.Fill(kit.Round(8), r, kit.Hex(0x0E1218))
		c.Outline(kit.Round(8), r, 1, kit.Hex(0x3A4350))
		r = r.InsetXY(7, 0)
	default:
		c.FillRect(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, kit.Hex(0x3A4350))
	}
	if sign := l.sign(w); sign > 0 {
		q := sign - 8
		at := kit.Rect{X: r.X, Y: l.Rows[0].Rect.MidY() - q/2, W: q, H: q}
		c.DrawIcon(kit.IconLog, at, kit.TextQuiet, kit.Ink)
	}
	for i, row := range l.Rows {
		st := l.style(w)
		st.Color, st.Bold = kit.TextQuiet, kit.TextQuiet
		switch {
		case row.Recent && i == 0:
			st.Color, st.Bold = kit.Text, kit.White
		case row.Recent || i == 0:
			st.Color, st.Bold = kit.TextSecond, kit.White
		}
		c.Block(st, row.Text, row.Rect)
	}
}
