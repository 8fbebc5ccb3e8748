package panel

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
)

// Fan shows cards large, held up like a hand, just to be looked at. If they do not fit side by side, they lie in a grid
// as in a Choice.
type Fan struct{ Choice }

const (
	fanStep  = 0.93 // least distance between two cards, in widths of a card,
	fanLoose = 1.03 // and the greatest
	fanTurn  = 2.2  // degrees from one card to the next
	// How much lower than the middle a card lies, in pixels of the design, times the square of its distance from it in
	// cards.
	fanDrop = 3.5
)

// step returns the distance between cards of a width, as a multiple of that width; false if they do not fit.
func (f *Fan) step(w kit.Window, wide float64) (step float64, ok bool) {
	room := w.W - 2*w.Unit(24, 14) - wide
	step = math.Min(fanLoose, room/wide/math.Max(1, float64(len(f.Cards)-1)))
	return step, step >= fanStep && !w.Portrait
}

// place puts the cards on an arc in the middle of the window.
func (f *Fan) place(w kit.Window) *Placed {
	k := faceScale(w)
	wide, high := faceSize(k, f.Ratio)
	step, ok := f.step(w, wide)
	if !ok {
		return f.Choice.place(w)
	}
	n := float64(len(f.Cards))
	width := math.Max(wide*(1+step*(n-1)), kit.Width(kit.DisplayBold, w.Px(30), 1, f.Title)+120) + w.Unit(60, 40)
	p := &Placed{fanned: true}
	frame := rim(w, width, "", f.Buttons)
	height := math.Min(w.H-16, frame+high+3*w.Unit(26, 14))
	p.Rect = centre(w, math.Min(width, w.W-16), height)
	inner := p.foot(w, p.head(w, p.Rect.Inset(w.Unit(8, 4)), "", f.Buttons))
	p.View = inner
	for i := range f.Cards {
		x := inner.MidX() - wide/2 + wide*step*(float64(i)-(n-1)/2)
		seen := wide * math.Min(step, 1) // the visible part of all cards but the last
		if i == len(f.Cards)-1 {
			seen = wide
		}
		p.Cards = append(p.Cards, kit.Rect{X: x, Y: inner.MidY() - high/2 + f.drop(i)*k, W: seen, H: high})
		p.cards = append(p.cards, f.Cards[i].Spot)
	}
	return p
}

// drop returns how much lower a card lies than the average of all, in pixels of the design. The drop grows with the
// square of the distance from the middle, and the mean of those squares over n cards is (n²−1)/12.
func (f *Fan) drop(i int) float64 {
	n := float64(len(f.Cards))
	by := float64(i) - (n-1)/2
	return fanDrop * (by*by - (n*n-1)/12)
}

func (f *Fan) draw(d *drawing, p *Placed) {
	if !p.fanned {
		f.Choice.draw(d, p)
		return
	}
	d.scrim(0.72)
	// Readable on any ground.
	if wide := kit.Width(kit.DisplayBold, d.f.Px(30), 0.8, strings.ToUpper(f.Title)) + 40; f.Title != "" {
		d.Fill(kit.Round(8), p.Title.Centred(math.Min(wide, p.Title.W), d.f.Px(30)*1.5), kit.Ink.Fade(0.85))
	}
	d.Line(kit.Style{Face: kit.DisplayBold, Size: d.f.Px(30), Least: 18, Tracking: 0.8, Upper: true,
		Color: kit.NameText, H: kit.Middle, V: kit.Middle}, f.Title, p.Title)
	for i, r := range p.Cards {
		r.W = p.Cards[len(p.Cards)-1].W
		turn := fanTurn * (float64(i) - float64(len(f.Cards)-1)/2)
		d.Push(kit.Translate(r.MidX(), r.MidY()).Mul(kit.Rotate(turn)).Mul(kit.Translate(-r.MidX(), -r.MidY())))
		d.Halo(kit.Round(12), r, 16, kit.Ink.Fade(0.8))
		f.Cards[i].Image.DrawImage(d.Canvas, d.f.Window, r)
		d.Pop()
	}
	d.buttons(p, false)
}
