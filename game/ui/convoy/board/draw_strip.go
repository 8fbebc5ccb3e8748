package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// commandStrip paints the player's end of the table: ground, phase, prompt, log, hand and buttons.
func (d *drawing) commandStrip() {
	type groundKey struct {
		deck, prompt kit.Rect
		seat         Faction
	}
	d.keepAs(groundKey{d.f.Deck, d.f.Prompt, d.m.Seat}, d.parapet)
	if seen := 1 - d.heldOver(); seen > 0 {
		d.PushAlpha(seen)
		d.Part("strip", func() {
			d.m.Steps.Draw(d.Canvas, d.f.Window, d.f.Steps)
			d.prompt()
			d.f.DrawSaid(d.Canvas)
			d.queue()
		})
		d.Pop()
	}
	d.hand()
	d.Part("actions", d.actions)
}

// actions paints the buttons of the action bar.
func (d *drawing) actions() { d.f.Buttons.Draw(d.Canvas, !d.f.Portrait) }

// parapet paints the edge of the player's end: sandbags for the Outpost, steel plates for Moloch.
func (d *drawing) parapet() {
	r := d.f.Deck
	w := 52 * math.Max(0.8, d.f.S)
	moloch := d.m.Seat == Moloch
	top, bottom := kit.Hex(0x14140D), kit.Hex(0x1A1B10)
	if moloch {
		top, bottom = kit.Hex(0x0E141A), kit.Hex(0x141C24)
	}
	d.FillRect(r, top)
	for row := range 2 {
		y := r.Y + float64(row)*w*0.36 - w*0.04
		x := -w / 2 * float64(row)
		for i := 0; x < r.W; i++ {
			box := kit.Rect{X: x, Y: y, W: w + 1, H: w * 0.44}
			if moloch {
				d.FillShape(kit.Cut(w*0.1), box, kit.Hex(0x26323D), kit.Hex(0x161F28))
				d.Outline(kit.Cut(w*0.1), box, 1.2, kit.Hex(0x3D4D5A))
				d.Circle(box.X+w*0.14, box.MidY(), 1.6, kit.Hex(0x5F7484))
			} else {
				col := []kit.Color{kit.Hex(0x2F2A1B), kit.Hex(0x29251A), kit.Hex(0x353020)}[(i+row)%3]
				d.Fill(kit.Round(w*0.2), box, col)
				d.FillRect(kit.Rect{X: x + w*0.16, Y: y + 1, W: w * 0.68, H: 1.5},
					kit.Hex(0x8A7442).Fade(0.55-0.3*float64(row)))
			}
			x += w
		}
	}
	d.FillStops(kit.Rect{X: 0, Y: r.Y + w*0.12, W: r.W, H: r.H - w*0.12},
		kit.Stop{At: 0, Color: top.Fade(0.1)}, kit.Stop{At: 0.2, Color: top.Fade(0.9)}, kit.Stop{At: 1, Color: bottom})
	if d.f.Portrait {
		d.FillRect(kit.Rect{Y: d.f.Prompt.Y, W: r.W, H: d.f.Prompt.H}, kit.Hex(0x080A0C).Fade(0.86))
	}
}

// prompt paints what the player is to do.
func (d *drawing) prompt() {
	f, r := d.f, d.f.Prompt
	if f.Portrait {
		r.Y, r.H = r.Y+4*f.S, r.H-6*f.S
	}
	d.m.Prompt.Draw(d.Canvas, f.Window, furniture.TypeFor(f.Window), r)
}
