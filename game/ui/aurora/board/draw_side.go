package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// side paints the prompt with the forecast, and the rivals.
func (d *drawing) side() {
	f, m := d.f, d.m
	if m.Loud == "" {
		d.plate(f.Panel, kit.Hex(0xD9A24A).Fade(0.8))
	} else {
		d.loud()
	}
	f.DrawAsked(d.Canvas)
	for i, r := range f.Choices {
		d.choice(&m.Choices[i], r)
	}
	if d.m.Action == nil && d.m.Playing == nil && d.m.Held == nil {
		f.Log.Draw(d.Canvas, f.Window, "")
	}
	d.points()
	for i, r := range f.Rivals {
		if !r.Empty() {
			d.rival(&m.Rivals[i], r)
		}
	}
	if m.Automa != nil && !f.Automa.Empty() {
		d.automa(m.Automa, f.Automa)
	}
}

// loud highlights the panel while it has important news, with a sign for them.
func (d *drawing) loud() {
	f := d.f
	q := kit.Round(f.Unit(11, 7))
	d.Halo(q, f.Panel, f.Unit(26, 14), art.Gold.Fade(0.7))
	d.FillShape(q, f.Panel, kit.Hex(0x3A2E14), art.PanelLo)
	d.Outline(q, f.Panel, 2.4, art.Gold)
	size := promptType(f.Window).Heading * 1.1
	art.Sign(d.Canvas, d.m.Loud, kit.Rect{X: f.Prompt.Right() - size, Y: f.Prompt.Y, W: size, H: size}, art.Gold)
}

func (d *drawing) choice(x *Choice, r kit.Rect) {
	f := d.f
	q := kit.Round(f.Unit(9, 7))
	top, bottom, edge, col := kit.Hex(0x22394A), kit.Hex(0x142633), kit.Hex(0x5B7988), art.Text
	switch {
	case x.Harm != "":
		top, bottom, edge, col = kit.Hex(0x43201F), kit.Hex(0x2A1214), art.Loss, art.Loss
	case x.Main:
		top, bottom, edge, col = kit.Hex(0x2F4517), kit.Hex(0x22340F), art.Bright, art.Text
	}
	said, tone, wide := x.Harm, col, 1.8
	if x.Loss != "" && x.Harm == "" {
		said, tone, edge = x.Loss, art.Loss, art.Loss
	}
	if x.Picked {
		edge, wide = art.Gold, 3
	}
	d.FillShape(q, r, top, bottom)
	d.Outline(q, r, wide, edge)
	size := min(r.H*0.5, f.Unit(24, 20))
	in := r.InsetXY(6, 2)
	if said != "" {
		var words kit.Rect
		words, in = in.CutBottom(min(f.Px(15)*1.2, in.H*0.48))
		d.Line(centred(label(f.Px(15), tone)), said, words)
		size = min(size, in.H*0.85)
	}
	switch {
	case x.trades():
		d.trade(x, in, size, col)
	case len(x.Effects) > 0:
		art.Effects(d.Canvas, x.Effects, in, size, false)
	case len(x.Tokens) > 0 && x.Label == "":
		art.Row(d.Canvas, x.Tokens, in, size*1.2, 4)
	default:
		st := centred(label(f.Px(17), col))
		if n := float64(len(x.Tokens)); n > 0 {
			wide := n * (size + 3)
			text := min(kit.Width(st.Face, st.Size, 0, x.Label), in.W-wide-4)
			x0 := in.MidX() - (text+wide)/2
			art.Row(d.Canvas, x.Tokens, kit.Rect{X: x0, Y: in.Y, W: wide, H: in.H}, size, 3)
			in = kit.Rect{X: x0 + wide, Y: in.Y, W: text + 6, H: in.H}
		}
		d.Line(st, x.Label, in)
	}
}

// trades reports whether an answer exchanges one thing for another.
func (x *Choice) trades() bool { return len(x.Tokens) > 0 && len(x.Effects) > 0 }

// trade paints what is given away, and what is got for it.
func (d *drawing) trade(x *Choice, in kit.Rect, size float64, col kit.Color) {
	st := label(d.f.Px(17), col)
	word := kit.Width(st.Face, st.Size, 0, x.Label) + 6
	goes, arrow, comes := float64(len(x.Tokens))*(size+3), size*0.9, art.EffectsWidth(x.Effects, size)
	at := math.Max(in.X, in.MidX()-(word+goes+arrow+comes+12)/2)
	d.Line(st, x.Label, kit.Rect{X: at, Y: in.Y, W: word, H: in.H})
	at += word
	art.Row(d.Canvas, x.Tokens, kit.Rect{X: at, Y: in.Y, W: goes, H: in.H}, size, 3)
	at += goes + 6
	art.Sign(d.Canvas, "arrow", kit.Rect{X: at, Y: in.MidY() - arrow*0.35, W: arrow * 0.7, H: arrow * 0.7}, art.Second)
	at += arrow
	art.Effects(d.Canvas, x.Effects, kit.Rect{X: at, Y: in.Y, W: in.Right() - at, H: in.H}, size, true)
}

// rival paints another seat as a row.
func (d *drawing) rival(x *Rival, r kit.Rect) {
	f := d.f
	edge := art.Seat(x.Seat).Fade(0.75)
	if x.Active {
		edge = art.Gold
	}
	d.plate(r, edge)
	in := r.InsetXY(f.Unit(10, 5), 0)
	if f.Portrait && !x.Out {
		d.rivalBrief(x, in)
		return
	}
	q := min(f.Unit(20, 15), r.H*0.6)
	art.Emblem(d.Canvas, x.Seat, kit.Rect{X: in.X, Y: in.MidY() - q/2, W: q, H: q})
	at := in.X + q + f.Unit(10, 4)
	if x.Out {
		art.Sign(d.Canvas, "skull", kit.Rect{X: at, Y: in.MidY() - q/2, W: q, H: q}, art.Loss)
		return
	}
	if !f.Narrow {
		at = d.tinyCars(x.Cars, at, in)
	}
	at = d.sign(at, in, "fame", kit.Minus(x.Fame), q*0.85, art.Text) + f.Unit(8, 4)
	at = d.sign(at, in, "survivor", x.Crew, q*0.85, art.Text) + f.Unit(8, 4)
	for _, s := range x.Stock {
		if at+q*1.8 > in.Right() {
			break
		}
		at = d.sign(at, in, s.Token, itoa(s.N), q*0.85, art.Text) + f.Unit(8, 4)
	}
}

// rivalBrief paints the essentials of a rival, for a phone: its points, and below them what it can drive and shoot
// with.
func (d *drawing) rivalBrief(x *Rival, in kit.Rect) {
	s := d.f.S
	head, foot := in.CutTop(in.H * 0.52)
	q := 15 * s
	art.Emblem(d.Canvas, x.Seat, kit.Rect{X: head.X, Y: head.MidY() - q/2, W: q, H: q})
	d.score(head.X+q+5*s, head, x.Score, 18*s)
	for i, one := range x.Stock[1:] {
		at := layout.Cell(foot, i, len(x.Stock)-1, 0)
		d.sign(at.X, at, one.Token, itoa(one.N), 13*s, art.Text)
	}
}

// tinyCars paints a rival's cars as blocks, with a dot for each damaged place, and returns the x of their end.
func (d *drawing) tinyCars(list []int, x float64, in kit.Rect) float64 {
	w, h := 17.0*d.f.S, 13.0*d.f.S
	for i := len(list) - 1; i >= 0; i-- {
		r := kit.Rect{X: x, Y: in.MidY() - h/2, W: w, H: h}
		d.Fill(kit.Round(2), r, kit.Hex(0x2E5566))
		for k := range min(list[i], 3) {
			d.Circle(r.X+4*d.f.S+float64(k)*4.5*d.f.S, r.MidY(), 1.9*d.f.S, art.Loss)
		}
		x += w + 2
	}
	return x + d.f.Unit(10, 4)
}

// automaBoard returns the places of the Automa's board and of the letters of its rows, and the rest beside it.
func (f *Layout) automaBoard() (letters, grid, rest kit.Rect) {
	if f.Portrait {
		grid, rest = f.Automa.InsetXY(8*f.S, 4*f.S).CutRight(96 * f.S)
		return letters, grid, rest
	}
	in := f.Automa.Inset(f.Unit(10, 5))
	grid, rest = in.CutRight(6*in.H/4*0.84 + f.Unit(20, 14))
	letters, grid = grid.CutLeft(f.Unit(18, 14))
	return letters, grid, rest
}

// Hull returns the place of a cell of the Automa's board.
func (f *Layout) Hull(row, i int) kit.Rect {
	_, grid, _ := f.automaBoard()
	high := grid.H / 4
	return layout.Cell(kit.Rect{X: grid.X, Y: grid.Y + float64(row)*high, W: grid.W, H: high}, i, 6, 0)
}

// HullSpot returns the spot of a cell of the Automa's board.
func HullSpot(row, i int) table.Spot { return table.KindPart.Spot("hull-" + itoa(row*6+i)) }

// automa paints the Automa of a solo game: what it has, and its board.
func (d *drawing) automa(x *Automa, r kit.Rect) {
	f := d.f
	edge := art.Seat("automa").Fade(0.75)
	if x.Active {
		edge = art.Gold
	}
	d.plate(r, edge)
	if f.Portrait {
		d.automaRow(x, r)
		return
	}
	letters, grid, in := f.automaBoard()
	side := grid.H / 4
	head, in := in.CutTop(f.Unit(30, 20))
	q := f.Unit(26, 17)
	art.Emblem(d.Canvas, "automa", kit.Rect{X: head.X, Y: head.MidY() - q/2, W: q, H: q})
	points, after := x.Score, f.Unit(14, 8)
	st := number(f.Head(22), art.Text)
	st.Upper, st.Squeeze = true, 0.7
	score := f.scoreWidth(points, f.Unit(20, 16)) + after
	if !fits(&st, x.Name, head.W-q-12-score) { // the number alone is enough
		points.Word = ""
		score = f.scoreWidth(points, f.Unit(20, 16)) + after
	}
	d.Line(st, x.Name, kit.Rect{X: head.X + q + 8, Y: head.Y, W: head.W - q - 12 - score, H: head.H})
	d.score(head.Right()-score, head, points, f.Unit(20, 16))
	var note kit.Rect
	if !f.Narrow {
		note, in = in.CutBottom(f.Px(15) * 1.3)
		st := label(f.Px(15), art.Second)
		st.Squeeze = 0.75
		note.W -= f.Unit(12, 8) // room for the letters of the rows
		d.Line(st, x.Note, note)
	}
	for i, s := range x.Stock {
		at := layout.Cell(in, i%4, 4, 0)
		at.H = in.H / 2
		at.Y += float64(i/4) * at.H
		d.sign(at.X, at, s.Token, itoa(s.N), min(f.Unit(19, 13), at.H*0.8), art.Text)
	}
	for row := range x.Rows {
		y := grid.Y + float64(row)*side
		d.Line(label(f.Px(15), art.Quiet), string(rune('A'+row)), kit.Rect{X: letters.X, Y: y, W: letters.W, H: side})
		d.hullRow(x, row, kit.Rect{X: grid.X, Y: y, W: grid.W, H: side})
	}
	at := layout.Cell(grid, x.Marker, 6, 0)
	d.Outline(kit.Round(4), at.InsetXY(-1, -1), 2, art.Gold)
}

func (d *drawing) hullRow(x *Automa, row int, r kit.Rect) {
	for i, hull := range x.Rows[row] {
		at := layout.Cell(r, i, 6, 0).Inset(1.5)
		top, edge := kit.Hex(0x33505E), kit.Hex(0x6F93A2)
		if hull.Torn {
			top, edge = kit.Hex(0x081824), kit.Hex(0x5FA9C4)
		} else if hull.Kind != "" {
			top, edge = kit.Hex(0x3A1410), art.Loss
		}
		d.Fill(kit.Round(4), at, top)
		d.Outline(kit.Round(4), at, 1.2, edge)
		q := min(at.W, at.H) * 0.62
		switch {
		case hull.Torn:
			art.Sign(d.Canvas, "damage", at.Centred(q, q), art.Loss)
		case hull.Kind == "speed":
			art.Sign(d.Canvas, "speed", at.Centred(q, q), art.Gold)
		case gunLevel(hull.Kind) != "":
			d.Line(centred(number(d.f.Fit(18, at.H), kit.Hex(0xFFE9E2))), gunLevel(hull.Kind), at)
		}
	}
}

// gunLevel returns the level of a gun, "" for other places.
func gunLevel(kind string) string {
	if len(kind) == 4 && kind[:3] == "gun" {
		return kind[3:]
	}
	return ""
}

func (d *drawing) automaRow(x *Automa, r kit.Rect) {
	s := d.f.S
	_, board, in := d.f.automaBoard()
	q := 20 * s
	art.Emblem(d.Canvas, "automa", kit.Rect{X: in.X, Y: in.MidY() - q/2, W: q, H: q})
	at := d.score(in.X+q+6*s, in, x.Score, 20*s) + 9*s
	for _, one := range x.Stock {
		if one.Token == "contam" || one.Token == "fame" || at+26*s > in.Right() {
			continue
		}
		at = d.sign(at, in, one.Token, itoa(one.N), 14*s, art.Text) + 6*s
	}
	for row := range x.Rows {
		for i, hull := range x.Rows[row] {
			c := d.f.Hull(row, i).Inset(0.8)
			col := kit.Hex(0x6F93A2)
			switch {
			case hull.Torn:
				col = art.Loss
			case hull.Kind != "":
				col = art.Gold
			}
			d.Fill(kit.Round(2), c, col)
		}
	}
	mark := layout.Cell(board, x.Marker, 6, 0)
	d.Outline(kit.Round(3), mark.InsetXY(-1, -2), 1.6, art.Text)
}

// buttons paints the commands and the moves.
func (d *drawing) buttons() { d.f.Buttons.Draw(d.Canvas, false) }
