package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// words draws what is asked, what is read, what would happen, and what happened last.
func (d *drawing) words() {
	if d.m.Phase != nil {
		d.others()
		if !d.f.Portrait && !d.ruler() {
			d.forecast()
		}
		return
	}
	d.prompt()
	if d.f.Portrait {
		d.forecastKnob()
	} else {
		d.reader()
		f := d.f
		f.Log.Draw(d.Canvas, f.Window, "")
		d.forecast()
	}
	d.others()
}

func (d *drawing) prompt() {
	f, r := d.f, d.f.Prompt
	if f.Portrait {
		d.FillRect(kit.Rect{Y: r.Y - 2, W: f.W, H: r.H + 4}, kit.Ink.Fade(0.72))
	}
	d.m.Prompt.Draw(d.Canvas, f.Window, promptType(f.Window), r)
}

// promptType is the type of what is asked, which stands before the sky.
func promptType(w kit.Window) furniture.Type {
	if w.Portrait {
		return furniture.Type{Heading: w.Head(24), Body: w.Px(17), Shadow: 2}
	}
	return furniture.Type{Heading: w.Head(38), Body: w.Px(17), Shadow: 2}
}

// reader tells in words what a tile does.
func (d *drawing) reader() {
	f, rd := d.f, d.m.Reader
	if rd == nil || f.Reader.Empty() || f.Reader.H < 70*f.S {
		return
	}
	box := f.Reader
	pad := 12 * f.S
	size := f.Px(16)
	tile := math.Min(52*f.S, box.H/2-pad)
	inner := box.InsetXY(pad, pad*0.7)
	list := kit.Rect{X: inner.X + 2*tile + 12*f.S, Y: inner.Y, W: inner.W - 2*tile - 12*f.S, H: inner.H}
	need := size * 1.5
	for _, l := range rd.List {
		need += kit.TextHeight(kit.Body, size, l, list.W) + 3*f.S
	}
	need = math.Max(need, 2*tile)
	box.H = math.Min(box.H, need+2*pad)
	d.Panel(kit.Round(10), box, kit.PanelTop.Fade(0.94), kit.PanelBottom.Fade(0.94), kit.PanelEdge)
	art.Tile(d.Canvas, rd.Look, inner.X+tile, inner.Y+math.Min(tile, box.H/2)+4*f.S, tile)
	name, rest := list.CutTop(size * 1.5)
	d.Line(kit.Style{Face: kit.DisplayBold, Size: size * 1.25, Least: 12, Upper: true, Color: art.ColorsOf(rd.Look.Print.Army).Word, V: kit.Middle}, rd.Name, name)
	for _, l := range rd.List {
		high := kit.TextHeight(kit.Body, size, l, rest.W)
		if rest.Y+high > box.Bottom()-2 {
			break
		}
		d.Block(kit.Style{Face: kit.Body, Size: size, Color: kit.Text, Bold: kit.Gold}, l, rest)
		_, rest = rest.CutTop(high + 3*f.S)
	}
}

// forecast tells a battle phase by phase.
func (d *drawing) forecast() {
	o, f := d.m.Outcome, d.f
	if o == nil || f.Forecast.H < 80*f.S {
		return
	}
	box := f.Forecast
	pad, size := 12*f.S, f.Px(16)
	if f.Narrow {
		pad = 8
	}
	inner := box.InsetXY(pad, pad*0.6)
	high := f.Head(24)*1.3 + f.Head(40)*1.1
	gap := 8 * f.S
	gutter := size * 1.5
	for _, p := range o.Phases {
		for _, l := range p.Lines {
			high += kit.TextHeight(kit.Body, size, l, inner.W-gutter)
		}
		high += gap
	}
	for _, l := range o.Notes {
		high += kit.TextHeight(kit.Body, size, l, inner.W)
	}
	if o.Empty != "" {
		high += kit.TextHeight(kit.Body, size, o.Empty, inner.W) + gap
	}
	box.H = math.Min(box.H, high+pad*1.4)
	d.Panel(kit.Round(10), box, kit.PanelTop.Fade(0.94), kit.PanelBottom.Fade(0.94), kit.PanelEdge)
	var row kit.Rect
	row, inner = inner.CutTop(f.Head(24) * 1.3)
	d.Line(kit.Style{Face: kit.DisplayBold, Size: f.Head(24), Least: 13, Upper: true, Color: kit.NameText, V: kit.Middle}, o.Title, row)
	row, inner = inner.CutTop(f.Head(40) * 1.1)
	for i, at := range split(row, len(d.m.Sides)) {
		d.outcome(&d.m.Sides[i], at)
	}
	for _, l := range o.Notes {
		used := kit.TextHeight(kit.Body, size, l, inner.W)
		d.Block(kit.Style{Face: kit.Body, Size: size, Color: kit.TextSecond, Bold: kit.Text}, l, inner)
		_, inner = inner.CutTop(used)
	}
	if o.Empty != "" {
		if kit.TextHeight(kit.Body, size, o.Empty, inner.W) <= inner.H { // the points say it too
			d.Block(kit.Style{Face: kit.Body, Size: size, Color: kit.TextSecond}, o.Empty, inner)
		}
		return
	}
	for i, p := range o.Phases {
		need := 0.0
		for _, l := range p.Lines {
			need += kit.TextHeight(kit.Body, size, l, inner.W-gutter)
		}
		if inner.Y+gap/2+need > inner.Bottom() {
			d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: kit.TextQuiet, H: kit.Finish}, "…", kit.Rect{X: inner.X, Y: box.Bottom() - size*1.5, W: inner.W, H: size * 1.2})
			return
		}
		if i > 0 {
			d.FillRect(kit.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: 1}, kit.PanelEdge.Fade(0.8))
		}
		_, inner = inner.CutTop(gap / 2)
		num := kit.Rect{X: inner.X, Y: inner.Y - size*0.1, W: gutter, H: size * 1.4}
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: size * 1.45, Color: kit.Gold, V: kit.Middle}, strconv.Itoa(p.Phase), num)
		for _, l := range p.Lines {
			at := kit.Rect{X: inner.X + gutter, Y: inner.Y, W: inner.W - gutter, H: inner.H}
			used := kit.TextHeight(kit.Body, size, l, at.W)
			d.Block(kit.Style{Face: kit.Body, Size: size, Color: kit.Text, Bold: kit.NameText}, l, at)
			_, inner = inner.CutTop(used)
		}
		_, inner = inner.CutTop(gap / 2)
	}
}

// outcome is what a side has, and would have.
func (d *drawing) outcome(s *Side, r kit.Rect) {
	size := r.H * 0.62
	art.Emblem(d.Canvas, s.Army, kit.Rect{X: r.X, Y: r.MidY() - size/2, W: size, H: size})
	rest := kit.Rect{X: r.X + size + 5*d.f.S, Y: r.Y, W: r.W - size - 5*d.f.S, H: r.H}
	if s.After == s.Points {
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: r.H * 0.8, Least: 12, Color: kit.Text, V: kit.Middle}, strconv.Itoa(s.Points), rest)
		return
	}
	old := strconv.Itoa(s.Points)
	w := kit.Width(kit.DisplayBold, r.H*0.45, 0, old)
	if rest.W > w*3.4 {
		d.Line(kit.Style{Face: kit.DisplayBold, Size: r.H * 0.45, Color: kit.TextQuiet, V: kit.Middle}, old, rest)
		d.FillRect(kit.Rect{X: rest.X - 2, Y: rest.MidY(), W: w + 4, H: 2}, kit.Loss)
		_, rest = rest.CutLeft(w + 8*d.f.S)
	}
	col := kit.Loss
	if d.foe(s) != s.Counts {
		col = kit.Legal
	}
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: r.H * 0.9, Least: 12, Color: col, V: kit.Middle}, strconv.Itoa(s.After), rest)
}

// forecastKnob opens the forecast on a phone.
func (d *drawing) forecastKnob() {
	f := d.f
	if d.m.Outcome == nil || f.Forecast.Empty() {
		return
	}
	r := f.Forecast.Inset(5 * f.S)
	d.Fill(kit.Round(8), r, kit.Hex(0x2A1C12))
	d.Outline(kit.Round(8), r, 1.5, kit.Brass)
	d.DrawIcon(kit.IconBattle, r.Inset(r.W*0.22), kit.Gold, kit.Brass)
}

// others are the tiles that the other seats keep, face up.
func (d *drawing) others() {
	for i, box := range d.f.Others {
		o := &d.m.Others[i]
		for k, r := range split(box, len(o.Looks)) {
			art.Tile(d.Canvas, o.Looks[k], r.MidX(), r.MidY(), math.Min(r.W, r.H)/2*0.95)
		}
	}
}
