package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

var (
	steelFrame = []kit.Stop{
		{At: 0, Color: kit.Hex(0xC6D5E0)}, {At: 0.3, Color: kit.Hex(0x5F7484)},
		{At: 0.6, Color: kit.Hex(0x2A3743)}, {At: 1, Color: kit.Hex(0x7C93A3)},
	}
	brassFrame = []kit.Stop{
		{At: 0, Color: kit.Hex(0xFFE3A0)}, {At: 0.35, Color: kit.Hex(0xC18F35)},
		{At: 0.65, Color: kit.Hex(0x8A6323)}, {At: 1, Color: kit.Hex(0xE3B458)},
	}
)

// tokenShape returns the outline of a token of the given width.
func tokenShape(side Faction, w float64) kit.Shape { return shapeOf(side, w*0.16) }

// token paints a unit in play: its head, strength and states.
func (d *drawing) token(u *Unit, r kit.Rect) {
	s := tokenShape(u.Faction, r.W)
	if g := glowColor(u.Glow); g.A > 0 {
		d.Halo(s, r.Inset(-1), 8, g.Fade(0.9))
	}
	d.tokenArt(u, r, s)
	if u.Shielded {
		d.Outline(kit.Shape{Cut: s.Cut, R: s.R * 1.1}, r.Inset(-3), 2.2, kit.Cyan)
		d.Outline(kit.Shape{Cut: s.Cut, R: s.R * 1.2}, r.Inset(-6), 1.4, kit.Cyan.Fade(0.5))
	}
	if g := glowColor(u.Glow); g.A > 0 {
		if u.Shielded { // around the shield's outline, between the lines of which it would be lost
			d.Outline(kit.Shape{Cut: s.Cut, R: s.R * 1.3}, r.Inset(-8), 2.6, g)
		} else {
			d.Outline(s, r.Inset(-1.5), 2.6, g)
		}
	}
	if u.Disabled && !u.Ruined { // the sign would say it is switched off where others are not
		d.powerSign(r)
	}
	if u.Fresh {
		d.brackets(r)
	}
	d.badge(u, r)
	d.marks(u, r)
}

// brackets marks a unit that came or changed with white corners, as no glow is white.
func (d *drawing) brackets(r kit.Rect) {
	r = r.Inset(-4)
	arm := r.W * 0.22
	d.Figure("M0 100V0H100", 100, 100, kit.Rect{X: r.X, Y: r.Y, W: arm, H: arm}, 2, kit.White)
	d.Figure("M0 0H100V100", 100, 100, kit.Rect{X: r.Right() - arm, Y: r.Y, W: arm, H: arm}, 2, kit.White)
	d.Figure("M0 0V100H100", 100, 100, kit.Rect{X: r.X, Y: r.Bottom() - arm, W: arm, H: arm}, 2, kit.White)
	d.Figure("M0 100H100V0", 100, 100, kit.Rect{X: r.Right() - arm, Y: r.Bottom() - arm, W: arm, H: arm}, 2, kit.White)
}

type tokenKey struct {
	art              string
	side             Faction
	disabled, netted bool
}

// tokenArt draws the baked picture of a token: head, fade towards the badge, frame.
func (d *drawing) tokenArt(u *Unit, r kit.Rect, s kit.Shape) {
	key := tokenKey{u.Art, u.Faction, u.Disabled, u.Netted}
	d.Art(key, r, func(p *kit.Painter) {
		box := kit.Rect{W: r.W, H: r.H}
		outline := s.Path(box.Inset(1))
		p.Clip(outline)
		cover(p, art.Crop(u.Art, true), box, u.Art)
		dark := kit.Hex(0x06090C)
		p.Fill(new(kit.Path).Rect(kit.Rect{Y: r.H * 0.5, W: r.W, H: r.H * 0.5}),
			kit.Linear(0, r.H*0.5, 0, r.H, kit.Stop{At: 0, Color: dark.Fade(0)},
				kit.Stop{At: 1, Color: dark.Fade(0.8)}))
		if u.Disabled {
			p.Grey(0.5)
		}
		if u.Netted {
			mesh(p, box)
		}
		p.Clip(nil)
		frame := kit.Linear(0, 0, r.W, r.H, steelFrame...)
		if u.Faction != Moloch {
			frame = kit.Linear(0, 0, r.W, r.H, brassFrame...)
		}
		if u.Disabled {
			p.Dash(outline, 2, 5, 4, kit.Solid(kit.Hex(0xA8B0B8)))
			return
		}
		p.Stroke(outline, 2.4, frame)
	})
}

// cover paints the scene of a card so that its part crop fills box.
func cover(p *kit.Painter, crop, box kit.Rect, id string) {
	k := math.Max(box.W/crop.W, box.H/crop.H)
	p.Push(kit.Translate(box.MidX()-crop.MidX()*k, box.MidY()-crop.MidY()*k).Mul(kit.Scale(k, k)))
	art.Scene(p, id)
	p.Pop()
}

// mesh paints a rope net.
func mesh(p *kit.Painter, box kit.Rect) {
	p.Fill(new(kit.Path).Rect(box), kit.Solid(kit.Black.Fade(0.35)))
	path := new(kit.Path)
	for x := -box.H; x < box.W+box.H; x += 11 {
		path.MoveTo(x, 0)
		path.LineTo(x+box.H, box.H)
		path.MoveTo(x, 0)
		path.LineTo(x-box.H, box.H)
	}
	p.Stroke(path, 1.8, kit.Solid(kit.Text.Fade(0.9)))
}

// powerSign marks a disabled unit.
func (d *drawing) powerSign(r kit.Rect) {
	q := math.Max(9, r.W*0.23)
	d.Circle(r.MidX(), r.Y+r.H*0.36, q, kit.Hex(0x0A0D13).Fade(0.85))
	d.DrawIcon(IconOff, kit.Rect{X: r.MidX() - q*0.65, Y: r.Y + r.H*0.36 - q*0.65, W: q * 1.3, H: q * 1.3}, kit.Text,
		kit.Text)
}

const badgeCut = "M0 0H124V75L98 110H26L0 75Z"

// badge paints the strength on its plate at the foot of a token.
func (d *drawing) badge(u *Unit, r kit.Rect) {
	b := math.Max(r.W*0.42, 15.5)
	box := kit.Rect{X: r.MidX() - b*0.62, Y: r.Bottom() - b*0.34 - b*0.55, W: b * 1.24, H: b * 1.1}
	if u.Faction == Moloch {
		d.Figure(badgeCut, 124, 110, box, 0, kit.Hex(0x0C1218))
		d.Figure(badgeCut, 124, 110, box, 2, art.Steel)
	} else {
		d.Fill(kit.Round(b*0.36), box, art.OliveGround)
		d.Outline(kit.Round(b*0.36), box, 2, kit.Brass)
	}
	col := kit.White
	switch {
	case u.Disabled || u.Netted:
		col = kit.Text
	case u.Tone == panel.ToneUp:
		col = kit.LegalBright
	case u.Tone == panel.ToneDown:
		col = kit.RedNumber
	}
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: math.Max(MinText, b*0.92), Color: col, H: kit.Middle, V: kit.Middle},
		u.Strength, box)
}

// marks paints what lies over a token: trigger disc, magnet, marker pill and module clip.
func (d *drawing) marks(u *Unit, r kit.Rect) {
	q := math.Max(9.5, r.W*0.165)
	at := kit.Rect{X: r.X - 2, Y: r.Y - 3, W: 2 * q, H: 2 * q}
	switch {
	case u.Shielded:
		d.Fill(kit.Round(q), at, kit.CyanGround)
		d.Outline(kit.Round(q), at, 1.8, kit.Cyan)
		d.DrawIcon(IconShield, at.Centred(q*1.2, q*1.2), kit.Cyan, kit.Cyan)
	case u.Trigger != "" && !u.Disabled && !u.Netted && r.W >= 40:
		edge, col := kit.Hex(0x7C93A3), kit.RedNumber
		if u.Faction != Moloch {
			edge, col = kit.Hex(0xC18F35), kit.Gold
		}
		d.Fill(kit.Round(q), at, kit.Hex(0x0C1218).Fade(0.92))
		d.Outline(kit.Round(q), at, 1.4, edge)
		d.DrawIcon(u.Trigger, at.Centred(q*1.25, q*1.25), col, kit.Hex(0x0C1218))
	}
	if u.Fenced {
		d.magnet(r)
	}
	if u.Module != nil {
		d.clip(u.Module, r)
	}
	if u.Marker != "" {
		h := math.Max(18, r.W*0.29)
		size := math.Max(MinText, h*0.82)
		w := math.Max(h*1.25, kit.Width(kit.LabelBold, size, 0, u.Marker)+9)
		pill := kit.Rect{X: r.Right() - w + 2, Y: r.Y + 7 - h/2, W: w, H: h}
		ground, text, arrow := kit.Legal, kit.GainText, "M0 10L5 0L10 10Z"
		if !u.MarkerUp {
			ground, text, arrow = kit.Loss, kit.LossText, "M0 0L5 10L10 0Z"
		}
		if r.W < 34 {
			// Too small for words; the token is large once its city is looked at.
			at := kit.Rect{X: r.Right() - 10, Y: r.Y, W: 10, H: 10}
			d.Figure(arrow, 10, 10, at.Inset(-2), 0, kit.Hex(0x0A0D13))
			d.Figure(arrow, 10, 10, at, 0, ground)
			return
		}
		d.Fill(kit.Round(h/2), pill.Inset(-2), kit.Hex(0x0A0D13))
		d.Fill(kit.Round(h/2), pill, ground)
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: text, H: kit.Middle, V: kit.Middle}, u.Marker, pill)
	}
}

// magnet marks, on the left edge, a unit that cannot leave its city.
func (d *drawing) magnet(r kit.Rect) {
	q := math.Max(8, r.W*0.155)
	at := kit.Rect{X: r.X - q*0.5, Y: r.Y + r.H*0.42, W: 2 * q, H: 2 * q}
	d.Fill(kit.Round(q), at, art.OliveGround)
	d.Outline(kit.Round(q), at, 1.4, kit.Brass)
	d.DrawIcon(IconMagnet, at.Centred(q*1.2, q*1.2), kit.Gold, art.OliveGround)
}

// clip paints a module on the right edge of a token.
func (d *drawing) clip(m *Clip, r kit.Rect) {
	h := math.Max(18, r.W*0.3)
	w := math.Max(h*1.25, r.W*0.5)
	box := kit.Rect{X: r.Right() - w + 5, Y: r.Y + r.H*0.42, W: w, H: h}
	for k := range 3 {
		d.FillRect(kit.Rect{X: box.X + box.W*(0.2+0.3*float64(k)) - 1, Y: box.Y - 4, W: 2, H: 5}, art.Steel)
	}
	d.Fill(kit.Cut(3), box, kit.Hex(0x17222C))
	edge, text := art.Steel, kit.RedNumber
	if m.Hacked {
		edge, text = kit.Hex(0x7A746F), art.RavagedIcon
	}
	d.Outline(kit.Cut(3), box, 1.6, edge)
	if m.Text != "" {
		d.Line(kit.Style{Face: kit.LabelBold, Size: math.Max(MinText, h*0.86), Color: text, H: kit.Middle,
			V: kit.Middle}, m.Text, box)
	} else {
		d.DrawIcon(m.Icon, box.Centred(h*0.76, h*0.76), text, kit.Hex(0x17222C))
	}
	if m.Hacked {
		d.Figure("M0 10L10 0", 10, 10, box.Inset(2), 2.4, art.RavagedSlash)
	}
}

// socket paints a free position; a lit one invites a card.
func (d *drawing) socket(side Faction, r kit.Rect, lit bool, text string) {
	s := tokenShape(side, r.W)
	if lit {
		d.Halo(s, r, 8, kit.Legal.Fade(0.6))
		d.Fill(s, r, kit.LegalGround.Fade(0.9))
		d.Outline(s, r, 2.4, kit.LegalBright)
		if text == "+" {
			d.DrawIcon(kit.IconPlus, r.Centred(r.W*0.6, r.W*0.6), kit.LegalBright, kit.LegalBright)
			return
		}
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: math.Max(MinText, r.W*0.5), Color: kit.LegalBright,
			H: kit.Middle, V: kit.Middle}, text, r)
		return
	}
	ground, edge, cross := kit.Hex(0x0B1118), kit.Hex(0x6C8292), kit.Hex(0x5A6E7C)
	if side == Outpost {
		ground, edge, cross = kit.Hex(0x14170E), kit.Hex(0xA38A4E), kit.Hex(0x8A7442)
	}
	d.Fill(s, r, ground.Fade(0.6))
	d.Dashed(s, r, 1.5, 4, 4, edge)
	n := r.W * 0.09
	d.FillRect(kit.Rect{X: r.MidX() - n, Y: r.MidY() - 0.8, W: 2 * n, H: 1.6}, cross)
	d.FillRect(kit.Rect{X: r.MidX() - 0.8, Y: r.MidY() - n, W: 1.6, H: 2 * n}, cross)
}
