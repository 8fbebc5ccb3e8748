package board

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// landscape lays out a window that is wider than high: the field in the middle, what is asked and the hand at the left, what
// would happen and the buttons at the right.
func (f *Frame) landscape(m *Model) {
	u := f.S
	top := math.Max(60*u, 46)
	f.Top = kit.Rect{W: f.W, H: top}
	f.Horizon = top + 96*u
	side := Column(f.Window)
	edge := math.Max(16*u, 8)
	f.R = math.Min((f.H-top)/9.04, (f.W-2*(side+edge))/8.3)
	f.X, f.Y = f.W/2+6*u, top+4.47*f.R
	f.sidesAcross(m)
	left := kit.Rect{X: edge, Y: top + 8*u, W: side, H: f.H - top - 8*u}
	right := left.Offset(f.W-2*edge-side, 0)
	sky := 102 * u // a glimpse of it
	if f.Narrow {
		sky = 12 * u
	}
	_, left = left.CutTop(sky)
	_, right = right.CutTop(math.Max(sky, m.Badge))
	_, left = left.CutBottom(8 * u)
	_, right = right.CutBottom(math.Max(12*u, 6))
	f.handRow(m, &left)
	f.promptBox(m, &left)
	f.actions(m, &right)
	f.othersRow(m, &right)
	f.Forecast = right
	_, f.Forecast = f.Forecast.CutBottom(6 * u)
}

// Column is how wide the columns beside the field are.
func Column(w kit.Window) float64 { return math.Max(312*w.S, 200) }

// sidesAcross shares the top bar among the sides.
func (f *Frame) sidesAcross(m *Model) {
	u := f.S
	knob := math.Max(44*u, 44)
	row := kit.Rect{X: knob + 4*u, W: f.W - 2*knob - 8*u - knob, H: f.Top.H}
	if len(m.Sides) > 2 {
		f.Sides = split(row, len(m.Sides))
		return
	}
	mid := math.Max(190*u, 130)
	f.Banner = kit.Rect{X: f.W/2 - mid/2, W: mid, H: f.Top.H}.InsetXY(0, 10*u)
	if len(m.Sides) < 2 {
		return
	}
	f.Sides = []kit.Rect{{X: row.X, W: f.Banner.X - row.X - 10*u, H: row.H}}
	x := f.Banner.Right() + 10*u
	f.Sides = append(f.Sides, kit.Rect{X: x, W: row.Right() - x, H: row.H})
}

// handRow puts the hand at the foot of a column.
func (f *Frame) handRow(m *Model, in *kit.Rect) {
	u := f.S
	n := max(len(m.Hand), 3)
	wide := (in.W - 4*u) / float64(min(n, 3))
	rows := (n + 2) / 3
	f.HandR = math.Min(52*u, wide/2.04)
	if rows > 1 {
		f.HandR = math.Min(f.HandR, 40*u)
	}
	label := f.Px(16)*2.3 + 4*u
	high := 2*f.HandR*0.9 + label
	title := f.Px(20)*1.4 + 6*u
	f.HandBox, *in = in.CutBottom(float64(rows)*high + title)
	for i := range m.Hand {
		f.Hand = append(f.Hand, kit.Rect{X: in.X + float64(i%3)*wide, Y: f.HandBox.Y + title + float64(i/3)*high, W: wide, H: high - 2*u})
	}
}

// promptBox shares what is left of the column at the left: what is asked, what is read, what was said last.
func (f *Frame) promptBox(m *Model, in *kit.Rect) {
	u := f.S
	lines := 0.0
	for _, l := range m.Prompt.Lines {
		lines += kit.TextHeight(kit.Body, f.Px(17), l, in.W)
	}
	head := f.Head(38) * 1.15
	last := f.Px(16)*2.7 + 4*u
	f.Prompt, *in = in.CutTop(math.Min(head+lines+4*u, in.H))
	if in.H > last {
		f.Last, *in = in.CutBottom(last)
	}
	if in.H > 90*u {
		f.Reader = *in
		f.Reader.H -= 8 * u
	}
}

// actions puts the buttons at the foot of a column: the main one widest and last, the others in rows of three above it.
func (f *Frame) actions(m *Model, in *kit.Rect) {
	u := f.S
	gap, high, big := math.Max(8*u, 5), math.Max(48*u, 44), math.Max(72*u, 48)
	f.Buttons = make([]panel.ButtonPlace, len(m.Buttons))
	f.film(m, in, gap, high)
	var main, more []int
	for i, b := range m.Buttons {
		switch b.Slot {
		case SlotFilm, SlotSpeed:
		case SlotMenu:
			f.Buttons[i] = panel.ButtonPlace{Rect: kit.Rect{X: 4 * u, W: math.Max(44*u, 44), H: f.Top.H}, Square: true}
		case SlotLog:
			f.Buttons[i] = panel.ButtonPlace{Rect: kit.Rect{X: f.W - math.Max(44*u, 44) - 4*u, W: math.Max(44*u, 44), H: f.Top.H}, Square: true}
		case SlotSound:
			f.Buttons[i] = panel.ButtonPlace{Rect: kit.Rect{X: f.W - 2*math.Max(44*u, 44) - 4*u, W: math.Max(44*u, 44), H: f.Top.H}, Square: true}
		default:
			if b.Style == panel.StyleMain {
				main = append(main, i)
			} else {
				more = append(more, i)
			}
		}
	}
	for k := len(main) - 1; k >= 0; k-- {
		f.Buttons[main[k]].Rect, *in = in.CutBottom(big)
		_, *in = in.CutBottom(gap)
	}
	per := 3
	if f.Narrow || f.TextScale > 1.2 {
		per = 2
	}
	for len(more) > 0 {
		n := f.together(m, more, per, in.W, gap, high)
		row, rest := in.CutBottom(high)
		_, *in = rest.CutBottom(gap)
		for k, at := range split(row.InsetXY(-gap/2, 0), n) {
			i, r := more[len(more)-n+k], at.InsetXY(gap/2, 0)
			f.Buttons[i] = panel.ButtonPlace{Rect: r, Square: m.Buttons[i].Icon != "" && !f.says(&m.Buttons[i].Button, r), Worded: true}
		}
		more = more[:len(more)-n]
	}
}

// film puts the buttons of a battle that is shown at the foot of a column, the last of them widest, and the speeds above them.
func (f *Frame) film(m *Model, in *kit.Rect, gap, high float64) {
	var list, speeds []int
	for i, b := range m.Buttons {
		switch b.Slot {
		case SlotFilm:
			list = append(list, i)
		case SlotSpeed:
			speeds = append(speeds, i)
		}
	}
	if len(list) == 0 {
		return
	}
	row, rest := in.CutBottom(high * 1.2)
	n := float64(len(list))
	each := (row.W - (n-1)*gap) / (n + 0.15)
	for k, i := range list {
		r := kit.Rect{X: row.X + float64(k)*(each+gap), Y: row.Y, W: each, H: row.H}
		if k == len(list)-1 {
			r.W = row.Right() - r.X
		}
		f.Buttons[i] = panel.ButtonPlace{Rect: r, Square: !f.says(&m.Buttons[i].Button, r)}
	}
	_, rest = rest.CutBottom(gap)
	row, *in = rest.CutBottom(math.Max(high*0.92, 44))
	_, *in = in.CutBottom(gap)
	wide := math.Min(row.W/float64(max(len(speeds), 1)), math.Max(60*f.S, 44+gap))
	for k, i := range speeds {
		f.Buttons[i].Rect = kit.Rect{X: row.Right() - float64(len(speeds)-k)*wide + gap, Y: row.Y, W: wide - gap, H: row.H}
	}
}

// together is how many of the last of some buttons stand side by side: as many as have room for their words, at least two of
// those that have an icon to stand in for them.
func (f *Frame) together(m *Model, list []int, most int, width, gap, high float64) int {
	for n := min(most, len(list)); n > 1; n-- {
		fits := true
		for _, i := range list[len(list)-n:] {
			b := &m.Buttons[i].Button
			fits = fits && (f.says(b, kit.Rect{W: (width+gap)/float64(n) - gap, H: high}) || n == 2 && b.Icon != "")
		}
		if fits {
			return n
		}
	}
	return 1
}

// says tells whether a button has room for its icon and all of its label.
func (f *Frame) says(b *panel.Button, r kit.Rect) bool {
	const least, tracking = 14, 0.6 // of a button's label
	need := kit.Width(kit.LabelBold, least, tracking, strings.ToUpper(b.Label))
	if b.Icon != "" {
		need += math.Min(r.H*0.46, 26*math.Max(1, f.Px(20)/22)) + 10
	}
	return need <= r.W-2*math.Min(16, r.W*0.08)
}

// othersRow is what the others keep, face up, above the buttons.
func (f *Frame) othersRow(m *Model, in *kit.Rect) {
	if len(m.Others) == 0 {
		return
	}
	u := f.S
	high := math.Max(62*u, 46)
	var row kit.Rect
	row, *in = in.CutBottom(high)
	tiles := 0
	for _, o := range m.Others {
		tiles += len(o.Spots)
	}
	x, each := row.Right(), math.Min(high*1.1, row.W/float64(max(tiles, 1)+1))
	for i := len(m.Others) - 1; i >= 0; i-- {
		w := each * float64(len(m.Others[i].Spots))
		x -= w
		f.Others = append([]kit.Rect{{X: x, Y: row.Y, W: w, H: high}}, f.Others...)
		x -= 6 * u
	}
}
