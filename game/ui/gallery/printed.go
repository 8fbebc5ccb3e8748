package gallery

import (
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Printed is a picture of all things of a kind, such as cards, in so many columns of places of a size in CSS pixels.
type Printed struct {
	name    string
	columns int
	w, h    float64
	count   int
	draw    func(c *kit.Canvas, i int, r kit.Rect)
}

// Print describes a picture of count things, each of which draw draws into its place of w by h.
func Print(name string, columns int, w, h float64, count int, draw func(c *kit.Canvas, i int, r kit.Rect)) Printed {
	return Printed{name, columns, w, h, count, draw}
}

// margin is between the places of a sheet.
const margin = 12

// PrintAll takes the pictures of a game's skin that are wanted. ground paints what the things lie on.
func PrintAll[S scene.Skin](g *Gallery, of func(S) []Printed, ground func(c *kit.Canvas, r kit.Rect)) {
	if k, ok := g.Usual().(S); ok {
		for _, s := range of(k) {
			s.take(g, ground)
		}
	}
}

func (s *Printed) take(g *Gallery, ground func(c *kit.Canvas, r kit.Rect)) {
	if !g.Wants(s.name) {
		return
	}
	rows := (s.count + s.columns - 1) / s.columns
	w, h := float64(s.columns)*(s.w+margin)+margin, float64(rows)*(s.h+margin)+margin
	f := Load(Window{Name: s.name, W: int(w), H: int(h), Scale: 1})
	g.Small(s.name, f.Draw(func(c *kit.Canvas) {
		ground(c, kit.Rect{W: w, H: h})
		for i := range s.count {
			x, y := float64(i%s.columns)*(s.w+margin), float64(i/s.columns)*(s.h+margin)
			s.draw(c, i, kit.Rect{X: x + margin, Y: y + margin, W: s.w, H: s.h})
		}
	}))
}
