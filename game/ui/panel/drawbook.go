//go:build !js

package panel

import (
	"strings"

	"onelongnight/game/book"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// The backgrounds of a book: of chapters and of links below an entry, of the open entry, and of the search field.
var (
	chapterGround = kit.Hex(0x222C38)
	openGround    = kit.Hex(0x3A2C10)
	fieldGround   = kit.Hex(0x0A0E14)
)

func (a *Book) draw(d *drawing, p *Placed) {
	d.scrim(0.8)
	d.sheet(p, a.Title, "")
	d.buttons(p, false)
	if !p.Field.Empty() {
		a.drawField(d, p)
		a.drawRows(d, p)
	}
	if !p.View.Empty() {
		a.drawEntry(d, p)
	}
}

// drawField paints the search field. In a page, a real input field lies above the words.
func (a *Book) drawField(d *drawing, p *Placed) {
	d.Fill(kit.Round(8), p.Field, fieldGround)
	edge := kit.Hex(0x5A6878)
	if a.Focused {
		edge = kit.Gold
	}
	d.Outline(kit.Round(8), p.Field, 1.5, edge)
	size := p.book.size
	words := FieldWords(d.f.Window)
	sign := kit.Rect{X: p.Field.X + 12, Y: p.Field.Y, W: size * 1.2, H: p.Field.H}
	d.DrawIcon(kit.IconSearch, sign.Centred(size*1.2, size*1.2), kit.TextQuiet, kit.Ink)
	text, col := a.Query, kit.Text
	if text == "" {
		text, col = a.words("book.search"), kit.TextQuiet
	}
	d.Line(kit.Style{Face: kit.Body, Size: size, Least: kit.MinText, Color: col, V: kit.Middle}, text, words)
}

// drawRows paints the list.
func (a *Book) drawRows(d *drawing, p *Placed) {
	b, f := p.book, d.f
	if a.Query != "" && len(a.Hits) == 0 {
		d.Block(kit.Style{Face: kit.Body, Size: b.size, Color: kit.TextSecond}, a.words("book.none", "query", a.Query),
			p.List)
		return
	}
	d.PushClip(p.List)
	for _, row := range b.rows {
		r := row.rect.Offset(0, -b.listDown)
		if r.Bottom() < p.List.Y || r.Y > p.List.Bottom() {
			continue
		}
		title := kit.Style{Face: kit.LabelBold, Size: b.size, Least: kit.MinText, Color: kit.Text, V: kit.Middle}
		switch {
		case row.open && (row.deep || row.more != ""):
			d.Fill(kit.Round(7), r, openGround)
			d.Outline(kit.Round(7), r, 1.5, kit.Gold)
			title.Color = kit.Gold
		case !row.deep && row.more == "":
			d.Fill(kit.Round(7), r, chapterGround)
			title.Color = kit.NameText
			d.fold(r, b.size, row.open)
		default:
			title.Face, title.Color = kit.Label, kit.TextSecond
		}
		in := r.InsetXY(12, 3)
		if row.more == "" {
			d.Lines(title, row.lines, in)
			continue
		}
		head, rest := in.CutTop(in.H - f.Px(14)*1.35)
		d.Lines(title, row.lines, head)
		d.Line(kit.Style{Face: kit.Label, Size: f.Px(14), Color: kit.TextQuiet, V: kit.Middle}, row.more, rest)
	}
	d.Pop()
	d.ScrollBar(p.List, b.listDown, p.ListMost, kit.TextQuiet)
}

// fold draws the sign of a chapter, which shows whether its entries are listed.
func (d *drawing) fold(r kit.Rect, size float64, open bool) {
	h := size * 0.5
	if open {
		d.Figure("M0 1L6 7L12 1", 12, 8, kit.Rect{X: r.Right() - 12 - h*1.5, Y: r.MidY() - h/2, W: h * 1.5, H: h}, 2,
			kit.Gold)
		return
	}
	d.Figure("M1 0L7 6L1 12", 8, 12, kit.Rect{X: r.Right() - 12 - h, Y: r.MidY() - h*0.75, W: h, H: h * 1.5}, 2,
		kit.TextQuiet)
}

// drawEntry paints the entry being read.
func (a *Book) drawEntry(d *drawing, p *Placed) {
	b, f := p.book, d.f
	dy := -b.textDown
	d.PushClip(p.View)
	if !b.asked.Empty() {
		r := b.asked.Offset(0, dy)
		d.Fill(kit.Round(6), r, openGround)
		d.FillRect(kit.Rect{X: r.X, Y: r.Y, W: 3, H: r.H}, kit.Gold)
	}
	if a.Picture != nil {
		a.Picture.DrawImage(d.Canvas, f.Window, b.picture.Offset(0, dy))
	}
	d.Line(kit.Style{Face: kit.DisplayBold, Size: f.Px(30), Least: 18, Tracking: 0.8, Upper: true, Color: kit.Gold,
		V: kit.Middle}, a.Entry.Title, b.head.Offset(0, dy))
	if !b.fact.Empty() {
		d.Block(kit.Style{Face: kit.Body, Size: b.size, Color: kit.TextQuiet}, a.Facts, b.fact.Offset(0, dy))
	}
	for _, m := range b.marks {
		d.mark(m, b.size, dy)
	}
	d.prose(b.text, b.size, dy, p.View)
	for _, chip := range b.chips {
		r := chip.rect.Offset(0, dy)
		d.Fill(kit.Round(r.H/2), r, chapterGround)
		d.Outline(kit.Round(r.H/2), r, 1.2, kit.Brass)
		d.Line(kit.Style{Face: kit.LabelBold, Size: b.size, Least: kit.MinText, Tracking: 0.3, Color: kit.Gold,
			H: kit.Middle, V: kit.Middle}, chip.text, r.InsetXY(8, 0))
	}
	d.Pop()
	d.ScrollBar(p.View, b.textDown, p.Most, kit.TextQuiet)
}

// mark paints the mark before a paragraph, or a heading.
func (d *drawing) mark(m bookMark, size, dy float64) {
	r := m.rect.Offset(0, dy)
	switch {
	case m.head:
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Tracking: 0.8, Upper: true, Color: kit.TextQuiet,
			V: kit.Middle}, m.text, r)
		d.FillRect(kit.Rect{X: r.X, Y: r.Bottom(), W: r.W, H: 1}, kit.TextQuiet.Fade(0.35))
	case m.kind == book.Rule:
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: kit.Gold, V: kit.Middle}, m.text, r)
	case m.kind == book.Ruling:
		h := size * 0.55
		d.Figure("M1 0L7 6L1 12", 8, 12, kit.Rect{X: r.X + 1, Y: r.MidY() - h/2, W: h * 0.67, H: h}, 2, kit.LegalBright)
	default:
		d.Fill(kit.Round(size*0.14), kit.Rect{X: r.X + size*0.2, Y: r.MidY() - size*0.12, W: size * 0.28,
			H: size * 0.28}, kit.Gold)
	}
}

// bookHits adds what can be touched in a book.
func (f *Layout) bookHits(p *Placed) {
	b := p.book
	if b == nil {
		return
	}
	add := func(spot table.Spot, r, view kit.Rect) {
		if in := r.Intersect(view); in.H >= min(r.H, f.Least())*0.6 {
			f.hits.Add(spot, in)
		}
	}
	for _, row := range b.rows {
		add(row.spot, row.rect.Offset(0, -b.listDown), p.List)
	}
	for _, piece := range b.text {
		if piece.look.link != table.NoSpot {
			add(piece.look.link, piece.rect.Offset(0, -b.textDown), p.View)
		}
	}
	for _, chip := range b.chips {
		add(chip.spot, chip.rect.Offset(0, -b.textDown), p.View)
	}
	f.hits.Add(scene.SearchField, p.Field)
}

// row returns the place of a row of the list, in view or not; false if there is none.
func (b *bookPlace) row(spot table.Spot) (kit.Rect, bool) {
	for _, row := range b.rows {
		if row.spot == spot {
			return row.rect.Offset(0, -b.listDown), true
		}
	}
	return kit.Rect{}, false
}

// find returns the place of something in the entry, in view or not, including the rule that the book was opened at;
// false if there is none.
func (b *bookPlace) find(spot table.Spot) (kit.Rect, bool) {
	for _, chip := range b.chips {
		if chip.spot == spot {
			return chip.rect.Offset(0, -b.textDown), true
		}
	}
	for _, piece := range b.text {
		if piece.look.link != table.NoSpot && piece.look.link == spot {
			return piece.rect.Offset(0, -b.textDown), true
		}
	}
	if spot == scene.AskedRule && !b.asked.Empty() {
		return b.asked.Offset(0, -b.textDown), true
	}
	return kit.Rect{}, false
}

// book adds what can be touched in a book.
func (s *sights) book(p *Placed) {
	if p == nil || p.book == nil {
		return
	}
	add := func(spot table.Spot, label string) { s.add(spot, strings.TrimSpace(label)) }
	if !p.Field.Empty() {
		add(scene.SearchField, s.t("book.search"))
	}
	for _, row := range p.book.rows {
		add(row.spot, row.text)
	}
	last := table.NoSpot
	for _, piece := range p.book.text {
		if link := piece.look.link; link != table.NoSpot && link != last {
			add(link, piece.look.text)
			last = link
		}
	}
	for _, chip := range p.book.chips {
		add(chip.spot, chip.text)
	}
}
