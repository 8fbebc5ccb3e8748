package panel

import (
	"math"
	"strconv"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Review is the analysis of a game: a curve of the winning chance at each decision, and below it the decisions that
// mattered.
type Review struct {
	Records
	Curve *scene.Review
	Scale [3]string // words for the top of the curve, an even chance, and the bottom
}

// place places the list of decisions, with the curve above it.
func (r *Review) place(w kit.Window) *Placed {
	p := &Placed{}
	pad := w.Unit(20, 12)
	width := math.Min(w.W-16, w.Unit(720, 520)*clamp(w.TextScale, 1, 1.6))
	p.Rect = kit.Rect{X: w.W/2 - width/2, Y: w.Unit(30, 8), W: width, H: w.H - 2*w.Unit(30, 8)}
	high := math.Min(w.Unit(150, 96), p.Rect.H*0.3)
	if h := rim(w, width-2*pad, "", r.Buttons) + high + recordsHeight(w, r.List, width-2*pad) + 2*pad; h < p.Rect.H {
		p.Rect.Y, p.Rect.H = w.H/2-h/2, h
	}
	inner := p.foot(w, p.head(w, p.Rect.Inset(pad), "", r.Buttons))
	p.Body, inner = inner.CutTop(high)
	r.list(w, p, inner)
	return p
}

func (r *Review) draw(d *drawing, p *Placed) {
	d.scrim(0.7)
	d.ground(p)
	d.Line(kit.Style{Face: kit.DisplayBold, Size: d.f.Px(30), Least: 18, Tracking: 0.8, Upper: true,
		Color: kit.NameText, V: kit.Middle}, r.Title, p.Title)
	_, box := p.Body.CutTop(6)
	box.H -= 10
	d.curve(r.Curve, d.scale(r.Scale, even(r.Curve, box), box))
	r.drawList(d, p)
}

// scale writes the meaning of the heights beside the curve, and returns the rest of the box.
func (d *drawing) scale(words [3]string, middle float64, box kit.Rect) kit.Rect {
	size := math.Max(kit.MinText, d.f.Px(14))
	style := kit.Style{Face: kit.LabelBold, Size: size, Least: kit.MinText, Color: kit.TextQuiet, H: kit.Finish,
		V: kit.Middle}
	wide := 0.0
	for _, w := range words {
		wide = math.Max(wide, kit.Width(style.Face, size, 0, w))
	}
	left, rest := box.CutLeft(wide + 8)
	left.W -= 8
	for i, y := range []float64{box.Y + size*0.7, middle, box.Bottom() - size*0.7} {
		d.Line(style, words[i], kit.Rect{X: left.X, Y: y - size*0.7, W: left.W, H: size * 1.4})
	}
	return rest
}

// curveAir is the gap above and below the curve's bars.
const curveAir = 8

// even returns the height at which everybody has the same chance.
func even(v *scene.Review, box kit.Rect) float64 {
	return box.Bottom() - curveAir - v.Even*(box.H-2*curveAir)
}

// curve paints a bar for each decision, upwards from an even chance if winning was more likely than that, and marks the
// decisions discussed below. The background alternates with the rounds.
func (d *drawing) curve(v *scene.Review, box kit.Rect) {
	d.FillShape(kit.Round(6), box, kit.Hex(0x0B0F15), kit.Hex(0x0B0F15))
	n := len(v.Curve)
	if n == 0 {
		return
	}
	step := box.W / float64(max(n, 12))
	for i, from := range v.Rounds {
		to := n
		if i+1 < len(v.Rounds) {
			to = v.Rounds[i+1]
		}
		if i%2 == 1 {
			d.FillRect(kit.Rect{X: box.X + step*float64(from), Y: box.Y, W: step * float64(to-from), H: box.H},
				kit.White.Fade(0.05))
		}
	}
	middle := even(v, box)
	for i, chance := range v.Curve {
		h := (chance - v.Even) * (box.H - 2*curveAir)
		bar := kit.Rect{X: box.X + step*float64(i) + step*0.1, Y: middle - h, W: math.Max(step*0.8, 1), H: h}
		col := kit.LegalBright
		if h < 0 {
			bar.Y, bar.H, col = middle, -h, kit.RedNumber
		}
		bar.H = math.Max(bar.H, 1)
		d.FillRect(bar, col.Fade(0.85))
	}
	d.FillRect(kit.Rect{X: box.X, Y: middle - 0.5, W: box.W, H: 1}, kit.White.Fade(0.5))
	size := math.Max(kit.MinText, d.f.Px(14))
	for i, r := range flags(v.Points, box, step, size) {
		d.FillShape(kit.Round(r.H/2), r, toastTop, toastBottom)
		d.Outline(kit.Round(r.H/2), r, 1, kit.Gold)
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Least: kit.MinText, Color: kit.Gold, H: kit.Middle,
			V: kit.Middle}, strconv.Itoa(i+1), r)
	}
}

// flags returns the places for the numbers of the decisions discussed: good ones at the top, the others at the bottom,
// each in line with its bar unless another number is there.
func flags(points []scene.ReviewPoint, box kit.Rect, step, size float64) []kit.Rect {
	list, wide, high := make([]kit.Rect, len(points)), size*1.5, size*1.4
	for _, good := range []bool{false, true} {
		y := box.Bottom() - high - 2
		if good {
			y = box.Y + 2
		}
		var which []int
		var at []float64
		for i, p := range points {
			if p.Good == good {
				which, at = append(which, i),
					append(at, clamp(box.X+step*(float64(p.At)+0.5)-wide/2, box.X, box.Right()-wide))
			}
		}
		for k, x := range apart(at, wide+2, box.X, box.Right()-wide) {
			list[which[k]] = kit.Rect{X: x, Y: y, W: wide, H: high}
		}
	}
	return list
}

// noPicture is for games that show no pictures in their analysis.
func noPicture(table.Spot) Image { return nil }

// ReviewOf returns the analysis shown on a screen, with pictures of the cards in the decisions that mattered.
func ReviewOf(screen *scene.Screen, t Words, picture func(card table.Spot) Image) Panel {
	list := Records{Title: t("menu.analysis"), List: Texts(screen.Words...), Buttons: CommandButtons(screen),
		Scroll: screen.Scroll.Panel}
	if screen.Review == nil {
		return &list
	}
	for i, p := range screen.Review.Points {
		list.List = append(list.List, Record{N: strconv.Itoa(i + 1), Text: p.Text, Spot: p.Line, Face: picture(p.Card)})
	}
	percent := func(n int) string { return t("number.percent", "n", n) }
	return &Review{list, screen.Review, [3]string{percent(100), percent(int(100*screen.Review.Even + 0.5)), percent(0)}}
}
