package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// words paints the prompt, the reader, the forecast, and the latest events.
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
		d.f.DrawSaid(d.Canvas)
		d.forecast()
	}
	d.others()
}

func (d *drawing) prompt() {
	if f, r := d.f, d.f.Prompt; f.Portrait {
		d.FillRect(kit.Rect{Y: r.Y - 2, W: f.W, H: r.H + 4}, kit.Ink.Fade(0.72))
	}
	d.f.DrawAsked(d.Canvas)
}

// promptType returns the text sizes of the prompt, which is drawn in front of the sky.
func promptType(w kit.Window) furniture.Type {
	if w.Portrait {
		return furniture.Type{Heading: w.Head(24), Body: w.Px(17), Shadow: 2}
	}
	return furniture.Type{Heading: w.Head(38), Body: w.Px(17), Shadow: 2}
}

// reader describes a tile in words.
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
	head := kit.Style{Face: kit.DisplayBold, Size: size * 1.25, Least: 14, Upper: true,
		Color: art.ColorsOf(rd.Tile.Print.Army).Word, V: kit.Middle}
	names := kit.NameLines(head, rd.Name, list.W, 2)
	need := size * 1.5 * float64(len(names))
	for _, l := range rd.List {
		need += kit.TextHeight(kit.Body, size, l, list.W) + 3*f.S
	}
	need = math.Max(need, 2*tile)
	box.H = math.Min(box.H, need+2*pad)
	d.Panel(kit.Round(10), box, kit.PanelTop.Fade(0.94), kit.PanelBottom.Fade(0.94), kit.PanelEdge)
	art.Tile(d.Canvas, rd.Tile, inner.X+tile, inner.Y+math.Min(tile, box.H/2)+4*f.S, tile)
	rest := list
	for _, name := range names {
		var line kit.Rect
		line, rest = rest.CutTop(size * 1.5)
		d.Line(head, name, line)
	}
	for _, l := range rd.List {
		high := kit.TextHeight(kit.Body, size, l, rest.W)
		if rest.Y+high > box.Bottom()-2 {
			break
		}
		d.Block(kit.Style{Face: kit.Body, Size: size, Color: kit.Text, Bold: kit.Gold}, l, rest)
		_, rest = rest.CutTop(high + 3*f.S)
	}
}

// others paints the tiles that other seats keep face up.
func (d *drawing) others() {
	for i, tiles := range d.f.Others {
		if !d.f.Keepers[i].Empty() {
			d.Line(kit.Style{Face: kit.Label, Size: d.f.keeperText(), Least: kit.MinText,
				Color: kit.TextSecond, H: kit.Middle, V: kit.Middle}, d.m.Others[i].Name, d.f.Keepers[i])
		}
		for k, r := range tiles {
			art.Tile(d.Canvas, d.m.Others[i].Tiles[k], r.MidX(), r.MidY(), math.Min(r.W, r.H)/2*0.95)
		}
	}
}
