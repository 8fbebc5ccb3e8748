package art

import (
	"strings"

	"onelongnight/game/ui/kit"
)

// middle draws a name and one line of signs.
func (f *face) middle() {
	if f.whole() {
		f.caption()
		return
	}
	low := f.r.H < 116
	band := f.nameBand(low)
	rest := kit.Rect{X: f.r.X + 5, Y: band.Bottom(), W: f.r.W - 10, H: f.r.Bottom() - band.Bottom()}
	switch f.x.Kind {
	case Location:
		f.pair(rest.Centred(rest.W, min(28*f.u, rest.H-5)), 19*f.u)
		f.firstTag(band.Y)
	case Encounter:
		left, right := rest.CutLeft(rest.W * 0.42)
		Row(f.Canvas, f.loose(), left, 20*f.u, 2)
		if len(f.x.Ways) > 0 {
			Effects(f.Canvas, f.x.Ways[0][len(f.x.Ways[0])-1:], right, 19*f.u, false)
		}
	case Enemy:
		Effects(f.Canvas, f.x.ambush(), rest.Offset(0, -4), 18*f.u, false)
	case Truck, Trailer, Equipment:
		if !low {
			f.verb(rest)
		}
	}
}

// caption paints the name at the foot of a picture that fills the card, above the phases of an object.
func (f *face) caption() {
	name := kit.Style{Face: kit.DisplayBlack, Size: 17 * f.u, Least: kit.MinText, Upper: true, Color: Text,
		H: kit.Middle, V: kit.Middle, Shadow: 1.5}
	foot := 8 * f.u
	if len(f.x.Phases) > 0 {
		foot = 27 * f.u
		q := 17 * f.u
		x := f.r.MidX() - float64(len(f.x.Phases))*(q+6)/2 + 3
		for _, sign := range f.x.Phases {
			Sign(f.Canvas, sign, kit.Rect{X: x, Y: f.r.Bottom() - 24*f.u, W: q, H: q}, Gold)
			x += q + 6
		}
	}
	at := kit.Rect{X: f.r.X + 5, Y: f.r.Bottom() - foot - 20*f.u, W: f.r.W - 10, H: 20 * f.u}
	if word := strings.ToUpper(f.x.Name); kit.Width(name.Face, kit.MinText, 0, word)*narrow > at.W {
		name.Size = kit.MinText
		f.name(name, word, at.Bottom(), 2)
		return
	}
	name.Squeeze = narrow
	f.Line(name, f.x.Name, at)
}

// nameBand draws the band with the name, in one line or two, and returns its place. On a low card it is at the foot,
// and gets only the room that more important things leave.
func (f *face) nameBand(low bool) kit.Rect {
	w := f.r.W
	st := kit.Style{Face: kit.DisplayBlack, Size: 17 * f.u, Least: 15, Upper: true, Color: Text, H: kit.Middle,
		V: kit.Middle, Leading: 1.0}
	two, high := false, 22*f.u
	if kit.Width(st.Face, st.Size, 0, strings.ToUpper(f.x.Name)) > w-12 {
		two, high = true, 35*f.u
		st.Size = 15.5 * f.u
	}
	top := f.r.Y + f.r.H*0.62
	if low {
		top = f.r.Bottom() - high - 5
		if f.x.Kind == Location || f.x.Kind == Encounter || f.x.Kind == Enemy {
			top -= 23
		}
		f.FillRect(kit.Rect{X: f.r.X + 1.5, Y: top, W: w - 3, H: f.r.Bottom() - top - w*0.1}, kit.Hex(0x0D1F2B))
	}
	band := kit.Rect{X: f.r.X + 1.5, Y: top, W: w - 3, H: high}
	f.FillRect(band, f.ground())
	if two {
		st.Squeeze = narrow
		f.Name(st, strings.ToUpper(f.x.Name), band.InsetXY(4, 1))
	} else {
		f.Line(st, f.x.Name, band.InsetXY(4, 0))
	}
	return band
}

// ground returns the colour of the band behind a name.
func (f *face) ground() kit.Color {
	if f.x.Kind == Enemy {
		return kit.Hex(0x3A1016)
	}
	return PanelLo
}

// firstTag draws what a location does before its blocks are taken, above the height y.
func (f *face) firstTag(y float64) {
	if len(f.x.First) == 0 {
		return
	}
	tag := kit.Rect{X: f.r.X + 6, Y: y - 27*f.u, W: EffectsWidth(f.x.First, 17*f.u) + 12, H: 24 * f.u}
	f.Fill(kit.Round(4), tag, dark)
	f.Outline(kit.Round(4), tag, 1.4, f.x.First[0].Color)
	Effects(f.Canvas, f.x.First, tag, 17*f.u, false)
}

// verb draws the word for what is done with a card that joins the convoy.
func (f *face) verb(r kit.Rect) {
	q := 15 * f.u
	words := kit.Width(kit.LabelBold, 16*f.u, 0, f.x.Verb)
	x := r.MidX() - (words+q+6)/2
	Sign(f.Canvas, "arrow", kit.Rect{X: x, Y: r.MidY() - q/2, W: q, H: q}, Quiet)
	f.Line(kit.Style{Face: kit.LabelBold, Size: 16 * f.u, Color: Second, V: kit.Middle}, f.x.Verb,
		kit.Rect{X: x + q + 6, Y: r.Y, W: words + 2, H: r.H})
}
