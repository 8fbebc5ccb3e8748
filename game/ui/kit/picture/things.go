package picture

import (
	"strconv"
	"strings"

	"onelongnight/game/ui/kit"
)

// thing returns the Thing of that name, nil if there is none.
func (b *Book) thing(name string) Thing {
	switch name {
	case "glow":
		return glow
	case "oval":
		return oval
	case "box":
		return box
	}
	return b.Things[name]
}

// glow draws a soft light. args: colour x y rx ry percent.
func glow(p *Pen, args string) {
	word, rest, _ := strings.Cut(args, " ")
	n, c := Numbers(rest), p.brush(word).left
	p.Light(n[0], n[1], n[2], n[3], n[4]/100, c.Mix(kit.White, 0.3), c)
}

// oval draws an ellipse. args: paint x y rx ry.
func oval(p *Pen, args string) {
	word, rest, _ := strings.Cut(args, " ")
	n := Numbers(rest)
	p.shape(word, new(kit.Path).Ellipse(n[0], n[1], n[2], n[3]))
}

// box draws a rectangle with round corners. args: paint x y w h r.
func box(p *Pen, args string) {
	word, rest, _ := strings.Cut(args, " ")
	n := Numbers(rest)
	p.shape(word, new(kit.Path).Round(kit.Rect{X: n[0], Y: n[1], W: n[2], H: n[3]}, n[4]))
}

// Path paints an SVG path. paint is written as in the text of drawings.
func (p *Pen) Path(paint, d string) { p.shape(paint, kit.SVG(d)) }

// Light paints a soft glow with a bright middle and a wide rim.
func (p *Pen) Light(x, y, rx, ry, alpha float64, core, rim kit.Color) {
	p.Fill(new(kit.Path).Ellipse(x, y, rx, ry), kit.Radial(x, y, rx, ry,
		kit.Stop{At: 0, Color: core.Fade(0.95)}, kit.Stop{At: 0.35, Color: rim.Fade(0.42)},
		kit.Stop{At: 1, Color: rim.Fade(0)},
	).Opacity(alpha))
}

// Place reads x, y, scale, rotation and whether to mirror; the later ones may be left out.
func Place(text string) [5]float64 {
	n := [5]float64{2: 1}
	copy(n[:], Numbers(text))
	return n
}

// Numbers reads numbers separated by spaces.
func Numbers(text string) []float64 {
	var out []float64
	for _, word := range strings.Fields(text) {
		out = append(out, number(word))
	}
	return out
}

func number(word string) float64 {
	v, err := strconv.ParseFloat(word, 64)
	if err != nil {
		panic("picture: " + err.Error())
	}
	return v
}
