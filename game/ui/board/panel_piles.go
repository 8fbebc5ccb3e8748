package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Pile shows the cards of a pile, a hand or a deck in groups. It is scrolled by Scroll CSS pixels, 0..Frame.ScrollMax.
type Pile struct {
	Title   string
	Body    string
	Groups  []Group
	Buttons []Button
	Scroll  float64
}

// Group is some cards of a pile under a title, "" for none.
type Group struct {
	Title string
	Cards []Card
}

// pileFace is the size of a card in a pile: as in the hand, for a touch shows it large.
func (f *Frame) pileFace() (w, h float64) {
	if f.Portrait {
		return 72 * f.S, 115 * f.S
	}
	h = f.u(150, 124)
	return h * handW / handH, h
}

// pilePanel places a pile: title, body, groups of small faces that scroll, buttons.
func (f *Frame) pilePanel(pile *Pile) *Panel {
	p := &Panel{}
	pad := f.u(20, 10)
	w, _ := f.pileFace()
	gap := f.pileGap()
	most, longest := math.Floor((f.W-24-2*pad+gap)/(w+gap)), 1.0
	for _, g := range pile.Groups {
		longest = math.Max(longest, float64(len(g.Cards)))
	}
	per := math.Min(longest, math.Min(most, 9))
	width := math.Min(f.W-24-2*pad, math.Max(per*(w+gap)-gap+10, f.u(620, 440)))
	probe := &Panel{}
	sheet := kit.Rect{W: width, H: 1e4}
	left := f.foot(probe, f.head(probe, sheet, pile.Body, pile.Buttons))
	grid := f.groups(&Panel{}, pile, kit.Rect{W: width})
	height := math.Min(f.H-16, sheet.H-left.H+grid+2*pad)
	p.Rect = kit.Rect{X: f.W/2 - width/2 - pad, Y: f.H/2 - height/2, W: width + 2*pad, H: height}
	inner := f.foot(p, f.head(p, p.Rect.Inset(pad), pile.Body, pile.Buttons))
	p.View = inner.InsetXY(-6, 0)
	if f.ScrollMax = grid - inner.H; f.ScrollMax < 0.5 {
		f.ScrollMax = 0
	}
	inner.Y -= clamp(pile.Scroll, 0, f.ScrollMax)
	f.groups(p, pile, inner)
	return p
}

func (f *Frame) pileGap() float64 { return f.u(10, 6) }

// groups places the groups from the top of box and returns their height.
func (f *Frame) groups(p *Panel, pile *Pile, box kit.Rect) float64 {
	w, h := f.pileFace()
	gap, y := f.pileGap(), box.Y
	per := max(1, int((box.W-10+gap)/(w+gap)))
	for _, g := range pile.Groups {
		label := kit.Rect{X: box.X, Y: y, W: box.W}
		if g.Title != "" {
			label.H = f.Px(17) * 1.5
			y = label.Bottom() + gap*0.5
		}
		p.Labels = append(p.Labels, label)
		for i := range g.Cards {
			p.Cards = append(p.Cards, kit.Rect{X: box.X + float64(i%per)*(w+gap), Y: y + 4 + float64(i/per)*(h+gap), W: w, H: h})
			p.ids = append(p.ids, g.Cards[i].ID)
		}
		y += float64((len(g.Cards)+per-1)/per)*(h+gap) + gap*0.6
	}
	return y - box.Y
}

// pile paints the groups of a pile.
func (d *drawing) pile(p *Panel, pile *Pile) {
	d.sheet(p, pile.Title, pile.Body)
	d.PushClip(kit.Rect{X: p.Rect.X, Y: p.View.Y, W: p.Rect.W, H: p.View.H})
	n := 0
	for i, g := range pile.Groups {
		d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Px(17), Least: MinText, Color: kit.Gold, V: kit.Middle}, g.Title, p.Labels[i])
		for k := range g.Cards {
			if r := p.Cards[n]; r.Bottom() > p.View.Y && r.Y < p.View.Bottom() {
				if d.f.Portrait {
					d.phoneFace(&g.Cards[k], r, false)
				} else {
					d.handFace(&g.Cards[k], r, r.W)
				}
			}
			n++
		}
	}
	d.Pop()
	d.ScrollBar(p.View, pile.Scroll, d.f.ScrollMax, kit.TextQuiet)
	d.buttons(p, false)
	d.closeButton(p)
}
