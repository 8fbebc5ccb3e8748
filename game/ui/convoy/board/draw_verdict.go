package board

import (
	"math"
	"strconv"
	"strings"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

func itoa(n int) string { return strconv.Itoa(n) }

// verdict paints the words below the totals: whose they are, and who has won.
func (d *drawing) verdict(t float64) {
	b, p := d.m.Battle, d.f.Battle
	for side := Moloch; side <= Outpost; side++ {
		text, col, in := d.m.Sides[side].Name, kit.Hex(0xB9C8D3), 0.0
		if side == Outpost {
			col = kit.Hex(0xE8D9AE)
		}
		if side == b.Winner {
			if in = (motion.Tween{Start: breakEnd - 60, Length: 180, Ease: motion.InCubic}).At(t); in > 0 {
				text, col = b.Verdict, kit.Hex(0xFFE7AE)
			}
		}
		d.slam(text, p.Words[side], col, in)
	}
	if in := (motion.Tween{Start: breakEnd - 60, Length: 180, Ease: motion.InCubic}).At(t); b.Winner == FactionNone &&
		in > 0 {
		d.slam(b.Verdict, p.Verdict, kit.Hex(0xFFE7AE), in)
	}
}

// slamSize returns the text size of words that slam down in r.
func slamSize(f *Layout, r kit.Rect) float64 { return math.Min(f.Px(34), r.H*0.95) }

// slam paints words in r that slam down on the picture. In is how far they have come, 0..1; 0 is for words that were
// there all along.
func (d *drawing) slam(text string, r kit.Rect, col kit.Color, in float64) {
	d.Glow(r.Centred(math.Min(r.W*1.1, kit.Width(kit.DisplayBold, r.H, 0, text)*1.5), r.H*2), kit.Ink.Fade(0.8))
	if in > 0 && !d.now.Calm {
		d.PushAlpha(in)
		defer d.Pop()
		wide := kit.Width(kit.DisplayBold, slamSize(d.f, r), 1.2, strings.ToUpper(text))
		from := clamp(2*math.Min(r.MidX(), d.f.W-r.MidX())/wide, 1, 1.5) // not so wide that it leaves the window
		k := from - (from-1)*in
		d.WarpTo(r, r.Centred(r.W*k, r.H*k))
		defer d.Pop()
	}
	d.Line(kit.Style{Face: kit.DisplayBold, Size: slamSize(d.f, r), Least: MinText, Tracking: 1.2, Upper: true,
		Color: col, H: kit.Middle, V: kit.Middle, Shadow: 2}, text, r)
}

// stamp paints the word across a city that has lost a district.
func (d *drawing) stamp() {
	b, r := d.m.Battle, d.f.Battle.Stamp
	if b.Stamp == "" || b.Asks != "" { // the question stands in its place
		return
	}
	t := 1.0
	if was := d.before; was != nil && was.Model.Battle != nil && was.Model.Battle.Stamp != b.Stamp && !d.now.Calm {
		t = motion.Tween{Start: d.now.Length * 0.36, Length: 180, Ease: motion.InCubic}.At(d.now.T)
	}
	if t == 0 {
		return
	}
	k := 2.1 - 1.1*t
	d.PushAlpha(math.Min(1, t*2))
	d.Warp(kit.Translate(r.MidX(), r.MidY()).Mul(kit.Rotate(-4)).Mul(kit.Scale(k, k)).Mul(kit.Translate(-r.MidX(),
		-r.MidY())))
	d.Halo(kit.Round(2), r.Offset(0, 8*d.f.S), 12, kit.Black.Fade(0.6))
	ground, edge := art.Stamp, kit.Hex(0xFFD9CF)
	switch {
	case b.Spared && d.m.Seat == Outpost: // red would look like a defeat
		ground, edge = art.StampBurned, kit.Hex(0xFF9A4A) // the Outpost's own colours would look like a gift
	case b.Spared:
		ground, edge = art.StampTaken, kit.Hex(0xFF6A52)
	}
	d.FillRect(r, ground.Fade(0.94))
	d.Outline(kit.Round(1), r, 4*math.Max(d.f.S, 0.7), edge)
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: r.H * 0.7, Least: MinText, Tracking: 2 * d.f.S, Upper: true,
		Color: art.StampText, H: kit.Middle, V: kit.Middle, Shadow: 1.5}, b.Stamp, r.InsetXY(10, 2))
	d.Pop()
	d.Pop()
}
