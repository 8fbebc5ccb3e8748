package panel

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game/ui/kit"
)

// Chart shows the standing of all players from turn to turn, as stepped curves.
type Chart struct {
	Title  string
	Most   float64 // the highest possible value; the lowest is 0
	Curves []Curve
	Marks  []int    // turns in which something big happened
	Facts  []string // the same in words, for windows without room for the chart

	Picture     Image   // drawn instead of curves; nil for curves
	Least, Full float64 // minimum and wanted height of the picture, in CSS pixels
	Scant       float64 // height of the picture's main part alone, used if there is no room for Least
}

// Curve is one player's standing: the value at the beginning, and after each turn.
type Curve struct {
	Name   string
	Color  kit.Color
	Values []float64
}

// The height of a chart in the design, and the least height at which one can be read, in CSS pixels.
const chartHeight, leastChart = 150.0, 72.0

func (d *drawing) chart(c *Chart, box kit.Rect) {
	f := d.f
	if c.Picture != nil {
		c.Picture.DrawImage(d.Canvas, f.Window, box)
		return
	}
	d.FillShape(kit.Round(6), box, kit.Hex(0x0B0F15).Fade(0.85), kit.Hex(0x0B0F15).Fade(0.85))
	size := math.Max(kit.MinText, f.Px(14))
	label := kit.Style{Face: kit.LabelBold, Size: size, Least: kit.MinText, Squeeze: 0.7, Color: kit.TextQuiet,
		V: kit.Middle}
	inner := box.InsetXY(size*0.8, size*0.4)
	var head, names kit.Rect
	head, inner = inner.CutTop(size * 1.5)
	_, inner = inner.CutTop(size * 0.4) // half a value of the scale
	d.Line(label, c.Title, head)
	widest := 0.0
	for i := range c.Curves {
		widest = math.Max(widest, kit.Width(kit.LabelBold, size, 0, c.Curves[i].label()))
	}
	names, inner = inner.CutRight(math.Min(inner.W*0.35, widest+size*1.2))
	names.X, names.W = names.X+size*0.7, names.W-size*0.7
	turns := 1
	for i := range c.Curves {
		turns = max(turns, len(c.Curves[i].Values)-1)
	}
	scale := kit.Style{Face: kit.Label, Size: kit.MinText, Color: kit.TextQuiet, H: kit.Finish, V: kit.Middle}
	var values kit.Rect
	values, inner = inner.CutLeft(kit.Width(scale.Face, scale.Size, 0, strconv.Itoa(int(c.Most))) + size*0.5)
	step := inner.W / float64(turns)
	for _, part := range [...]float64{0, 0.5, 1} {
		y := inner.Bottom() - inner.H*part
		d.FillRect(kit.Rect{X: inner.X, Y: y, W: inner.W, H: 1}, kit.White.Fade(0.14))
		if at := c.Most * part; at == math.Trunc(at) {
			place := kit.Rect{X: values.X, Y: y - size*0.5, W: values.W - size*0.4, H: size}
			d.Line(scale, strconv.Itoa(int(at)), place)
		}
	}
	for _, turn := range c.Marks {
		d.FillRect(kit.Rect{X: inner.X + step*float64(turn) - 1, Y: inner.Y, W: 2, H: inner.H}, kit.Gold.Fade(0.28))
	}
	ends := make([]float64, len(c.Curves))
	for i, line := range c.ends(step, inner.H) {
		d.Figure(line.path, inner.W, inner.H, inner, f.Unit(3, 2.5), c.Curves[i].Color)
		ends[i] = inner.Y + line.y
	}
	for i, y := range apart(ends, size*1.3, inner.Y, inner.Bottom()-size*0.3) {
		label.Color = c.Curves[i].Color
		d.Line(label, c.Curves[i].label(), kit.Rect{X: names.X, Y: y - size*0.7, W: names.W, H: size * 1.4})
	}
}

// order returns the indices of the curves from the one that ends highest; equal ones keep their order.
func (c *Chart) order() []int {
	list := make([]int, len(c.Curves))
	for i := range list {
		list[i] = i
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(c.Curves[b].last(), c.Curves[a].last()) })
	return list
}

// stepped is a curve as it is drawn, and the height at which it ends.
type stepped struct {
	path string
	y    float64
}

// ends returns the curves in a box of a height. Curves with the same values are moved apart a little, downwards, so
// that no lower one ends above a higher one.
func (c *Chart) ends(step, high float64) []stepped {
	list := make([]stepped, len(c.Curves))
	for place, i := range c.order() {
		list[i].path, list[i].y = c.Curves[i].path(step, high, c.Most, float64(2*place))
	}
	return list
}

// Stay repeats the last value, for a turn in which nothing has happened yet.
func (c *Curve) Stay() { c.Values = append(c.Values, c.last()) }

func (c *Curve) last() float64 { return c.Values[len(c.Values)-1] }

func (c *Curve) label() string { return c.Name + " " + strconv.Itoa(int(c.last())) }

// path returns a curve as an SVG path of steps in a box of height high, and the height at which it ends.
func (c *Curve) path(step, high, most, down float64) (path string, y float64) {
	var out strings.Builder
	for i, v := range c.Values {
		y = high*(1-v/most) + down
		if i == 0 {
			fmt.Fprintf(&out, "M0 %.1f", y)
			continue
		}
		x := step * float64(i)
		if v != c.Values[i-1] {
			fmt.Fprintf(&out, "L%.1f %.1f", x, high*(1-c.Values[i-1]/most)+down)
			fmt.Fprintf(&out, "L%.1f %.1f", x, y)
		} else if i == len(c.Values)-1 {
			fmt.Fprintf(&out, "L%.1f %.1f", x, y)
		}
	}
	return out.String(), y
}

// apart moves heights at least least apart, from the highest down, and keeps them between top and bottom.
func apart(list []float64, least, top, bottom float64) []float64 {
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(math.Copysign(1, list[a]-list[b])) })
	out := slices.Clone(list)
	at := top - least
	for _, i := range order {
		out[i] = math.Max(out[i], at+least)
		at = out[i]
	}
	for n := len(order) - 1; n >= 0; n-- {
		out[order[n]] = math.Min(out[order[n]], bottom-least*float64(len(order)-1-n))
	}
	return out
}
