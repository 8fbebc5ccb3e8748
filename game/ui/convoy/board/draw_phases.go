package board

import (
	"fmt"
	"math"
	"strings"

	"onelongnight/game/ui/kit"
)

// chevron is a step of a battle, as wide as it is told beside a height of 26.
func chevron(w float64) string {
	return fmt.Sprintf("M0 0H%gL%g 13L%g 26H0L7 13Z", w-7, w, w-7)
}

// phaseText is the size of the numbers on the chevrons, nameText that of the name.
func (f *Frame) phaseText() float64 { return f.Fit(16, f.Phases.H*0.8) }
func (f *Frame) nameText() float64  { return f.Fit(MinText, f.Phases.H*0.8) }

// steps are the places of the six steps of a battle, the present one as wide as its name, where there is room for that;
// none in portrait.
func (f *Frame) steps(ph Phase) []kit.Rect {
	if f.Portrait || ph.Index < 0 || f.Phases.Empty() {
		return nil
	}
	const gap = 3
	r, n := f.Phases, float64(len(ph.Labels))
	plain, wide := r.W/n, r.W/n
	if need := f.nameWidth(ph); f.named(ph) {
		plain, wide = (r.W-need)/(n-1), need
	}
	var list []kit.Rect
	for i := range ph.Labels {
		w := plain
		if i == ph.Index {
			w = wide
		}
		list = append(list, kit.Rect{X: r.X, Y: r.Y, W: w - gap, H: r.H})
		r.X += w
	}
	return list
}

// named tells whether there is room for the name of the present step.
func (f *Frame) named(ph Phase) bool {
	return (f.Phases.W-f.nameWidth(ph))/float64(len(ph.Labels)-1) >= f.Phases.H
}

// nameWidth is what the present step needs with its name.
func (f *Frame) nameWidth(ph Phase) float64 {
	return kit.Width(kit.LabelBold, f.nameText(), 0, ph.Now) + 0.95*f.Phases.H
}

// phases paints the six steps of a battle, the present one with its name; in portrait only that, on a plate.
func (d *drawing) phases() {
	f, ph := d.f, d.m.Phase
	if ph.Index < 0 || ph.Index >= len(ph.Labels) {
		return
	}
	if f.Portrait {
		d.phasePlate()
		return
	}
	named := f.named(ph)
	for i, r := range f.steps(ph) {
		ground, text, label, size := kit.Hex(0x1C242F), kit.Hex(0xAEB7C2), ph.Labels[i], f.phaseText()
		switch {
		case i < ph.Index:
			ground, text = kit.Hex(0x39424E), kit.Hex(0xDDE2E8)
		case i == ph.Index:
			ground, text = kit.Gold, kit.Hex(0x1A1305)
			if named {
				label, size = ph.Now, f.nameText()
			}
		}
		w := math.Round(r.W / r.H * 26)
		d.Figure(chevron(w), w, 26, r, 0, ground)
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: text, H: kit.Middle, V: kit.Middle}, label, r)
	}
}

// phasePlate paints the present step, and below it its name in two lines, if they fit.
func (d *drawing) phasePlate() {
	f, ph := d.f, d.m.Phase
	number, name := kit.Style{Face: kit.LabelBold, Color: kit.MainText, H: kit.Middle, V: kit.Middle, Least: MinText}, strings.Fields(ph.Names[ph.Index])
	box := f.Phases
	if len(f.Queue) > 0 { // it reaches into the strip
		box.H = math.Min(box.H, f.Queue[0].Y-box.Y)
	}
	plate, size := box.Centred(34*f.S, 28*f.S), f.Px(MinText)
	lines := name
	if last := len(name) - 1; last > 0 {
		lines = []string{strings.Join(name[:last], " "), name[last]}
	}
	low := plate
	low.H = 22 * f.S
	fits := len(lines) > 0 && low.H+float64(len(lines))*size*1.1+6*f.S <= box.H
	for _, line := range lines {
		fits = fits && kit.Width(kit.LabelBold, size, 0, line) <= box.W-4
	}
	if fits {
		plate = low
		plate.Y = box.Y + (box.H-plate.H-float64(len(lines))*size*1.1)/2 - f.S
		for i, line := range lines {
			r := kit.Rect{X: box.X - 1, Y: plate.Bottom() + 2*f.S + float64(i)*size*1.1, W: box.W, H: size * 1.1}
			d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: kit.Hex(0xAEB7C2), H: kit.Middle, V: kit.Middle}, line, r)
		}
	}
	d.FillRect(plate, kit.Gold)
	number.Size = f.Fit(18, plate.H*0.9)
	d.Line(number, ph.Labels[ph.Index], plate)
}
