package panel

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
)

// Shelf is the first screen of several games: side by side, or in a high window below each other.
type Shelf struct {
	Word   string // the name of the shelf
	Games  []ShelfGame
	Corner []Button
}

// ShelfGame is a game as it lies on the shelf.
type ShelfGame struct {
	Cover   Image // nil for none
	Title   string
	Tagline string
	Seats   string   // how many people can play
	Buttons []Button // the first one is the main way on
	Wide    bool     // it gets more room than the others
}

type shelfPlace struct{ all, title, tagline, seats kit.Rect }

// wordsPart is the part of a game's width that its words and buttons take in a high window.
const wordsPart = 0.62

// wide is the share of a wide game, relative to the others.
const wide = 1.45

// places divides the window among the games.
func (s *Shelf) places(w kit.Window) []shelfPlace {
	whole := 0.0
	share := func(g *ShelfGame) float64 {
		if g.Wide && len(s.Games) > 1 {
			return wide
		}
		return 1
	}
	for i := range s.Games {
		whole += share(&s.Games[i])
	}
	top := 0.0
	if w.Portrait {
		top = w.Unit(64, 56) // below the shelf's name and the corner
	}
	at := 0.0
	list := make([]shelfPlace, len(s.Games))
	for i := range s.Games {
		part := share(&s.Games[i]) / whole
		p := &list[i]
		if w.Portrait {
			p.all = kit.Rect{Y: top + at*(w.H-top), W: w.W, H: part * (w.H - top)}
		} else {
			p.all = kit.Rect{X: at * w.W, W: part * w.W, H: w.H}
		}
		at += part
	}
	return list
}

// place places each game's buttons at its foot, with the words above.
func (s *Shelf) place(w kit.Window) *Placed {
	p := &Placed{corner: s.Corner}
	p.Corner = corner(w, len(s.Corner))
	x := w.W - w.Unit(18, 8)
	if len(p.Corner) > 0 {
		x = p.Corner[0].X - 8
	}
	p.Title = kit.Rect{X: w.Unit(20, 10), Y: w.Unit(14, 8), W: x - w.Unit(20, 10), H: 44}
	for i, at := range s.places(w) {
		in := at.all.InsetXY(w.Unit(16, 10), 0)
		p.Cards = append(p.Cards, kit.Rect{X: in.X, W: in.W, Y: s.buttons(w, p, i, in)})
	}
	return p
}

// buttons places a game's buttons, the first one large: below each other, or side by side in a high window. It returns
// their top.
func (s *Shelf) buttons(w kit.Window, p *Placed, game int, in kit.Rect) (top float64) {
	list, gap := s.Games[game].Buttons, w.Unit(10, 6)
	p.buttons = append(p.buttons, list...)
	bottom := in.Bottom() - w.Unit(22, 10)
	if w.Portrait {
		in.W *= wordsPart // the cover's picture stands beside them
		h, wide := w.Unit(52, 48), (in.W-gap*float64(len(list)-1))/float64(max(1, len(list)))
		for n := range list {
			p.Buttons = append(p.Buttons,
				ButtonPlace{Rect: kit.Rect{X: in.X + float64(n)*(wide+gap), Y: bottom - h, W: wide, H: h}})
		}
		return bottom - h - gap
	}
	first, other := w.Unit(68, 52), w.Unit(46, 44)
	top = bottom - first - float64(len(list)-1)*(other+gap)
	for n, y := 0, top; n < len(list); n++ {
		h := other
		if n == 0 {
			h = first
		}
		p.Buttons = append(p.Buttons, ButtonPlace{Rect: kit.Rect{X: in.X, Y: y, W: in.W, H: h}})
		y += h + gap
	}
	return top - gap
}

// words places what is written above the buttons.
func (s *Shelf) words(w kit.Window, i int, at shelfPlace, bottom float64) shelfPlace {
	in := at.all.InsetXY(w.Unit(16, 10), 0)
	if w.Portrait {
		in.W *= wordsPart
	}
	size := s.titleSize(w, in.W)
	tag := kit.TextHeight(kit.Label, w.Px(17), s.Games[i].Tagline, in.W)
	if bottom-tag-size*1.1 < at.all.Y {
		tag = 0 // there is only room for the name
	}
	at.tagline = kit.Rect{X: in.X, Y: bottom - tag - 4, W: in.W, H: tag}
	at.title = kit.Rect{X: in.X, Y: at.tagline.Y - size*1.1, W: in.W, H: size * 1.1}
	if line := w.Px(16) * 1.4; at.title.Y-line > at.all.Y {
		at.seats = kit.Rect{X: in.X, Y: at.title.Y - line, W: in.W, H: line}
	}
	return at
}

func (s *Shelf) titleSize(w kit.Window, width float64) float64 {
	return math.Max(24, math.Min(w.Head(52), width*0.17))
}

// draw paints the games, the name of the shelf and the corner.
func (s *Shelf) draw(d *drawing, p *Placed) {
	w := d.f.Window
	d.FillRect(w.Rect(), kit.Ink)
	places := s.places(w)
	for i := range s.Games {
		g, at := &s.Games[i], s.words(w, i, places[i], p.Cards[i].Y)
		d.PushClip(at.all)
		if g.Cover != nil {
			g.Cover.DrawImage(d.Canvas, w, at.all)
		} else {
			d.FillV(at.all, kit.Hex(0x2A3440), kit.Hex(0x10151D))
		}
		fade := at.all.H * 0.25
		d.FillV(kit.Rect{X: at.all.X, Y: at.title.Y - fade, W: at.all.W, H: at.all.Bottom() - at.title.Y + fade},
			kit.Hex(0x07080B).Fade(0), kit.Hex(0x07080B).Fade(0.92))
		d.Pop()
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: s.titleSize(w, at.title.W), Least: 18, Upper: true,
			Color: kit.NameText, V: kit.Middle, Shadow: 3}, g.Title, at.title)
		if !at.tagline.Empty() {
			d.Block(kit.Style{Face: kit.Label, Size: w.Px(17), Color: kit.Text, Shadow: 1}, g.Tagline, at.tagline)
		}
		if !at.seats.Empty() {
			d.Line(kit.Style{Face: kit.LabelBold, Size: w.Px(16), Color: kit.TextSecond, V: kit.Middle, Shadow: 1},
				g.Seats, at.seats)
		}
		if i > 0 {
			s.edge(d, at.all)
		}
	}
	s.name(d, p.Title)
	for i, b := range p.buttons {
		b.drawBig(d.Canvas, w, p.Buttons[i])
	}
	for i, b := range s.Corner {
		b.Draw(d.Canvas, w, p.cornerSign(i), false)
	}
}

// name paints the name of the shelf, in two lines if the corner leaves too little room for one.
func (s *Shelf) name(d *drawing, r kit.Rect) {
	st := kit.Style{Face: kit.DisplayBold, Size: d.f.Px(28), Least: leastName, Upper: true, Leading: 1, Color: kit.Text,
		V: kit.Middle, Shadow: 2}
	if kit.Width(st.Face, leastName, 0, strings.ToUpper(s.Word)) <= r.W {
		d.Line(st, s.Word, r)
		return
	}
	d.Block(st, s.Word, r)
}

// leastName is the smallest text size of that name.
const leastName = 16

// edge separates a game from the one before it by a glowing crack.
func (s *Shelf) edge(d *drawing, all kit.Rect) {
	line := kit.Rect{X: all.X - 1.5, Y: all.Y, W: 3, H: all.H}
	if d.f.Portrait {
		line = kit.Rect{X: all.X, Y: all.Y - 1.5, W: all.W, H: 3}
	}
	d.Glow(line.Inset(-14), kit.Hex(0xFFBE50).Fade(0.25))
	type crack struct{ high bool }
	box := line.InsetXY(-crackWide, 0)
	if d.f.Portrait {
		box = line.InsetXY(0, -crackWide)
	}
	d.Art(crack{d.f.Portrait}, box, func(p *kit.Painter) {
		path := new(kit.Path)
		long, cross := box.H, box.W/2
		if d.f.Portrait {
			long, cross = box.W, box.H/2
		}
		for i := 0; i <= crackTurns; i++ {
			along, aside := long*float64(i)/crackTurns,
				cross+cross*0.7*float64(1-2*(i&1))*math.Abs(math.Sin(float64(i)*1.7+0.4))
			x, y := aside, along
			if d.f.Portrait {
				x, y = along, aside
			}
			if i == 0 {
				path.MoveTo(x, y)
			} else {
				path.LineTo(x, y)
			}
		}
		p.Stroke(path, 9, kit.Solid(kit.Hex(0xFFBE50).Fade(0.22)))
		p.Stroke(path, 3, kit.Solid(kit.Hex(0xFFE9C2)))
	})
}

// crackWide is how far the line between two games swings sideways, in CSS pixels; crackTurns is how often it turns.
const (
	crackWide  = 14
	crackTurns = 6
)
