package panel

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Pile shows the cards of a pile, a hand or a deck in groups.
type Pile struct {
	Title   string
	Body    string
	Groups  []Group
	Buttons []Button
	Ratio   float64 // width by height of a face, 0 for a playing card's
	Scroll  float64 // 0..Placed.Most
}

// Group is a group of a pile's cards under a title, "" for none.
type Group struct {
	Title string
	Cards []Card
}

func (pile *Pile) scrolled() float64 { return pile.Scroll }

func (pile *Pile) says() (title, body string) { return pile.Title, PlainText(pile.Body) }

// face returns the size of a card in a pile. It is as in the hand, since a touch shows the card large.
func (pile *Pile) face(w kit.Window) (wide, high float64) {
	wide, high = portraitW*w.S, portraitH*w.S
	if !w.Portrait {
		high = w.Unit(150, 124)
		wide = high * pileW / pileH
	}
	if pile.Ratio > 0 {
		wide = high * pile.Ratio
	}
	return wide, high
}

func pileGap(w kit.Window) float64 { return w.Unit(10, 6) }

// place places a pile: title, body, groups of small faces that scroll, buttons.
func (pile *Pile) place(w kit.Window) *Placed {
	p := &Placed{}
	pad, gap := w.Unit(20, 10), pileGap(w)
	wide, _ := pile.face(w)
	most, longest := math.Floor((w.W-24-2*pad+gap)/(wide+gap)), 1.0
	for _, g := range pile.Groups {
		longest = math.Max(longest, float64(len(g.Cards)))
	}
	per := math.Min(longest, math.Min(most, 9))
	width := math.Min(w.W-24-2*pad, math.Max(per*(wide+gap)-gap+10, w.Unit(620, 440)))
	grid := pile.groups(w, &Placed{}, kit.Rect{W: width})
	height := math.Min(w.H-16, rim(w, width, pile.Body, pile.Buttons)+grid+2*pad)
	p.Rect = kit.Rect{X: w.W/2 - width/2 - pad, Y: w.H/2 - height/2, W: width + 2*pad, H: height}
	inner := p.foot(w, p.head(w, p.Rect.Inset(pad), pile.Body, pile.Buttons))
	p.View = inner.InsetXY(-6, 0)
	p.Most = overflow(grid, inner.H)
	inner.Y -= clamp(pile.Scroll, 0, p.Most)
	pile.groups(w, p, inner)
	return p
}

// groups places the groups from the top of box and returns their height.
func (pile *Pile) groups(w kit.Window, p *Placed, box kit.Rect) float64 {
	wide, high := pile.face(w)
	gap, y := pileGap(w), box.Y
	per := max(1, int((box.W-10+gap)/(wide+gap)))
	for _, g := range pile.Groups {
		label := kit.Rect{X: box.X, Y: y, W: box.W}
		if g.Title != "" {
			label.H = w.Px(17) * 1.5
			y = label.Bottom() + gap*0.5
		}
		p.Labels = append(p.Labels, label)
		for i := range g.Cards {
			p.Cards = append(p.Cards, kit.Rect{X: box.X + float64(i%per)*(wide+gap), Y: y + 4 +
				float64(i/per)*(high+gap), W: wide, H: high})
			p.cards = append(p.cards, g.Cards[i].Spot)
		}
		y += float64((len(g.Cards)+per-1)/per)*(high+gap) + gap*0.6
	}
	return y - box.Y
}

func (pile *Pile) draw(d *drawing, p *Placed) {
	d.scrim(0.7)
	d.sheet(p, pile.Title, pile.Body)
	d.PushClip(kit.Rect{X: p.Rect.X, Y: p.View.Y, W: p.Rect.W, H: p.View.H})
	n := 0
	for i, g := range pile.Groups {
		d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Px(17), Least: kit.MinText, Color: kit.Gold, V: kit.Middle},
			g.Title, p.Labels[i])
		for k := range g.Cards {
			g.Cards[k].draw(d, p, p.Cards[n])
			n++
		}
	}
	d.Pop()
	d.ScrollBar(p.View, pile.Scroll, p.Most, kit.TextQuiet)
	d.buttons(p, false)
}
