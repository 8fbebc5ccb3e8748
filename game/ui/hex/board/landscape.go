package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// landscape lays out a window that is wider than high: the field in the middle, what is asked and the hand at the left,
// what would happen and the buttons at the right.
func (f *Layout) landscape(m *Model) {
	u := f.S
	top := math.Max(60*u, 46)
	f.Top = kit.Rect{W: f.W, H: top}
	f.Horizon = top + 96*u
	side := Column(f.Window)
	edge := math.Max(16*u, 8)
	f.R = math.Min((f.H-top)/9.04, (f.W-2*(side+edge))/8.3)
	f.X, f.Y = f.W/2+6*u, top+4.47*f.R
	f.Baked = f.R
	if f.Narrow {
		f.zoom(m.Camera, kit.Rect{X: side + edge, Y: top, W: f.W - 2*(side+edge), H: f.H - top})
	}
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
	f.Buttons = newButtons(f.Window, m.Buttons)
	f.Buttons.Corners(f.Top, knob(f.Window), 4*u, furniture.SlotTopLeft, furniture.SlotTopRight, furniture.SlotSound)
	right = f.Buttons.Rows(right)
	f.othersRow(m, &right)
	f.Forecast = right
	_, f.Forecast = f.Forecast.CutBottom(6 * u)
}

// Column is how wide the columns beside the field are.
func Column(w kit.Window) float64 { return math.Max(312*w.S, 200) }

// knob is how wide a button at an end of the top bar is.
func knob(w kit.Window) float64 { return w.Unit(44, 44) }

// newButtons are buttons without places. Their letters may be small: the columns are narrow.
func newButtons(w kit.Window, list []furniture.Button) *furniture.Buttons {
	b := furniture.NewButtons(w, list)
	b.Least = kit.MinText
	return b
}

// sidesAcross shares the top bar among the sides.
func (f *Layout) sidesAcross(m *Model) {
	u := f.S
	knob := knob(f.Window)
	row := kit.Rect{X: knob + 4*u, W: f.W - 2*knob - 8*u - knob, H: f.Top.H}
	f.Sides, f.Banner = furniture.Seats(row, len(m.Sides), f.W/2, math.Max(190*u, 130), 10*u)
	f.Banner = f.Banner.InsetXY(0, 10*u)
}

// handRow puts the hand at the foot of a column.
func (f *Layout) handRow(m *Model, in *kit.Rect) {
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
		f.Hand = append(f.Hand, kit.Rect{X: in.X + float64(i%3)*wide, Y: f.HandBox.Y + title + float64(i/3)*high,
			W: wide, H: high - 2*u})
	}
}

// promptBox shares what is left of the column at the left: what is asked, what is read, what was said last.
func (f *Layout) promptBox(m *Model, in *kit.Rect) {
	u := f.S
	need := m.Prompt.Height(promptType(f.Window), in.W) + 4*u
	log := f.Px(16)*2.7 + 4*u
	f.Prompt, *in = in.CutTop(math.Min(need, in.H))
	if in.H > log {
		f.Log.Rect, *in = in.CutBottom(log)
		f.Log.Plain = true
		f.Log.Fill(f.Window, m.Log, kit.Start)
	}
	if in.H > 90*u {
		f.Reader = *in
		f.Reader.H -= 8 * u
	}
}

// othersRow is what the others keep, face up, above the buttons.
func (f *Layout) othersRow(m *Model, in *kit.Rect) {
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
