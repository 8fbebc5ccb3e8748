package panel

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
)

// End is the last screen.
type End struct {
	Backdrop Backdrop // nil for none; it is left out if there is no room
	Light    kit.Color
	Title    string
	Across   []kit.Stop // the colours of the title from left to right
	Body     string
	Chart    *Chart   // nil for none; it gives way where there is no room
	Facts    []string // "label: **value**, more" becomes a tile, another text a line below them
	Buttons  []Button
}

func (e *End) scrolled() float64 { return 0 }

func (e *End) says() (title, body string) {
	return e.Title, PlainText(strings.Join(append(append([]string{e.Body}, e.drawn()...), e.Facts...), "\n"))
}

// place places the last screen: the big title, why the game ended, the facts as tiles, and the buttons (on a phone, the
// main one above two columns of the others). If all that is too high, the title shrinks first.
func (e *End) place(w kit.Window) *Placed {
	p := &Placed{buttons: e.Buttons, Buttons: make([]ButtonPlace, len(e.Buttons))}
	h := e.heights(w)
	if e.Chart != nil {
		h.fitChart()
	}
	h.fit()
	p.bodySize = h.size
	p.Rect = centre(w, h.width, math.Min(h.sum(), w.H-12))
	at := p.Rect.Inset(h.pad)
	p.Title, at = at.CutTop(h.word)
	if w.Portrait { // the title fills the line, so what follows stays clear of it
		p.Title.H -= 8
	}
	p.Body, at = at.CutTop(h.body)
	if h.chart > 0 {
		p.View, at = at.CutTop(h.chart)
		p.View.H -= h.gap
	}
	for _, t := range h.tiles {
		p.Labels = append(p.Labels, t.Offset(at.X, at.Y))
	}
	at.Y += h.tilesH + 8
	at.H = math.Max(0, h.note-8)
	p.Label = at
	top := p.Rect.Bottom() - h.pad - h.feetH
	signs := e.signs(w, h.inner())
	for i, r := range h.feet {
		sign := i >= len(h.feet)-signs
		p.Buttons[i] = ButtonPlace{Rect: r.Offset(at.X, top), Square: sign, Worded: sign}
	}
	e.level(w, p.Buttons[:len(p.Buttons)-signs])
	return p
}

// level gives the buttons below the main one letters of one size.
func (e *End) level(w kit.Window, places []ButtonPlace) {
	size := math.Inf(1)
	for i := 1; i < len(places); i++ {
		size = math.Min(size, e.Buttons[i].Fits(w, places[i].Rect))
	}
	for i := 1; i < len(places); i++ {
		places[i].Letters = size
	}
}

// drawn returns the facts that the picture shows in place of a chart.
func (e *End) drawn() []string {
	if e.Chart == nil || e.Chart.Picture == nil {
		return nil
	}
	return e.Chart.Facts
}

// noteSize returns the text size of the lines below the tiles.
func noteSize(w kit.Window) float64 {
	if w.Portrait {
		return w.Px(14)
	}
	return w.Px(16)
}

// words returns the facts that are shown in tiles, with or without the chart beside them, and the lines below the
// tiles.
func (e *End) words(chart bool) (facts []fact, notes string) {
	facts, plain := split(e.Facts)
	if !chart && e.Chart != nil {
		told, _ := split(e.Chart.Facts)
		facts = append(told, facts...)
	}
	return facts, strings.Join(plain, "\n")
}

// foot places the buttons in a width, from the origin, and returns their height: all alike in rows, or in a narrow
// window the first one above two columns, in which one whose label is too long for a half has a row to itself.
func (e *End) foot(w kit.Window, width float64) (list []kit.Rect, height float64) {
	if !w.Portrait {
		probe := &Placed{buttons: e.Buttons, Buttons: make([]ButtonPlace, len(e.Buttons))}
		height = boundless - probe.foot(w, kit.Rect{W: width, H: boundless}).H
		for _, b := range probe.Buttons {
			list = append(list, b.Rect.Offset(0, height-boundless))
		}
		return list, height
	}
	gap, high := 8*w.S, w.Unit(52, 46)
	half := (width - gap) / 2
	n := len(e.Buttons) - e.signs(w, width) // how many stand in two columns
	whole := func(i int) bool {
		r := kit.Rect{W: half, H: high}
		return i == 0 || i == n || e.Buttons[i].cut(w, r)
	}
	for i, beside := 0, false; i < n; i++ { // beside: the one before takes the left half of a row
		r := kit.Rect{Y: height, W: width, H: high}
		switch {
		case beside:
			r.X, r.W, beside = half+gap, half, false
		case !whole(i) && i+1 < n && !whole(i+1):
			r.W, beside = half, true
		}
		list = append(list, r)
		if !beside {
			height += high + gap
		}
	}
	if wide := (width+gap)/float64(len(e.Buttons)-n) - gap; n < len(e.Buttons) {
		for i := range len(e.Buttons) - n {
			list = append(list, kit.Rect{X: float64(i) * (wide + gap), Y: height, W: wide, H: high})
		}
		height += high + gap
	}
	return list, height - gap
}

// signs returns how many of the last buttons, which look back at the game, stand as icons with one word each in one row
// of a narrow window: all of them, or 0 if one has no icon or no room.
func (e *End) signs(w kit.Window, width float64) (n int) {
	for i := len(e.Buttons) - 1; i > 0 && e.Buttons[i].Style == StyleQuiet; i-- {
		n++
	}
	wide := width/float64(max(n, 1)) - 8*w.S
	for _, b := range e.Buttons[len(e.Buttons)-n:] {
		if !w.Portrait || b.Sign == "" || b.Short == "" ||
			kit.Width(kit.LabelBold, kit.MinText, 0, b.Short)*0.8 > wide-4 {
			return 0
		}
	}
	return n
}

// draw paints how the game ended, in front of the skin's picture.
func (e *End) draw(d *drawing, p *Placed) {
	f := d.f
	if e.Backdrop != nil {
		e.Backdrop.DrawBackdrop(d.Canvas, f.Window, p.Title, d.clock)
	}
	band := kit.Rect{Y: p.Rect.Y - 10, W: f.W, H: p.Rect.H + 20}
	d.Glow(kit.Rect{X: f.W/2 - f.W*0.6, Y: band.MidY() - band.H*1.1, W: f.W * 1.2, H: band.H * 2.2}, e.Light.Fade(0.45))
	if f.Portrait { // the words reach from edge to edge; the picture is seen behind the title
		top, rest := band.CutTop(p.Title.Bottom() - band.Y)
		d.FillV(top, kit.Ink.Fade(0), kit.Ink.Fade(0.55))
		d.FillRect(rest, kit.Ink.Fade(0.55))
	} else {
		d.FillH(kit.Rect{X: 0, Y: band.Y, W: f.W / 2, H: band.H}, kit.Ink.Fade(0), kit.Ink.Fade(0.8))
		d.FillH(kit.Rect{X: f.W / 2, Y: band.Y, W: f.W / 2, H: band.H}, kit.Ink.Fade(0.8), kit.Ink.Fade(0))
	}
	d.FillRect(kit.Rect{X: 0, Y: band.Y, W: f.W, H: 2}, e.Light.Fade(0.7))
	d.FillRect(kit.Rect{X: 0, Y: band.Bottom() - 2, W: f.W, H: 2}, e.Light.Fade(0.7))
	size := p.Title.H * 1.02
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Least: 30, Tracking: size * 0.03, Upper: true,
		Color: kit.White, Across: e.Across, H: kit.Middle, V: kit.Middle, Shadow: 4 * math.Max(0.5, f.S)},
		e.Title, p.Title)
	facts, notes := e.words(!p.View.Empty())
	d.Block(kit.Style{Face: kit.Body, Size: p.bodySize, Least: kit.MinText, Color: kit.Text, Bold: kit.Gold,
		H: kit.Middle}, e.Body, p.Body)
	d.Block(kit.Style{Face: kit.Body, Size: noteSize(f.Window), Least: kit.MinText, Color: kit.TextSecond,
		Bold: kit.Gold, H: kit.Middle}, notes, p.Label)
	if !p.View.Empty() {
		d.chart(e.Chart, p.View)
	}
	for i, r := range p.Labels {
		if inRows(p.Labels) {
			d.factRow(&facts[i], r)
		} else {
			d.fact(facts[i], r)
		}
	}
	d.buttons(p, false)
}
