package kit

import (
	"strconv"
	"strings"
	"sync"

	"onelongnight/sprites"
)

// stroke is one part of an icon on a 24×24 grid: filled, or a line of the given width. An accent part is drawn in the
// accent colour, or cut out if there is none.
type stroke struct {
	path   *Path
	width  float64
	accent bool
	alpha  float64
}

var iconTexts = []string{sprites.Icons}

// AddIcons adds a game's icons, in the same form as the table's. Call it at start-up, before anything is drawn. Names
// must be new.
func AddIcons(text string) { iconTexts = append(iconTexts, text) }

// drawings holds the parts of each icon.
var drawings = sync.OnceValue(func() map[Icon][]stroke {
	all := map[Icon][]stroke{}
	for _, text := range iconTexts {
		for name, lines := range Blocks(text) {
			if all[Icon(name)] != nil {
				panic("kit: two icons are called " + name)
			}
			for _, line := range lines {
				all[Icon(name)] = append(all[Icon(name)], readStroke(line))
			}
		}
	}
	return all
})

// readStroke reads a line of the icons' text. It is compiled in, so errors panic.
func readStroke(line string) stroke {
	paint, d, _ := strings.Cut(line, " ")
	paint, width, _ := strings.Cut(paint, "/")
	letter, alpha, _ := strings.Cut(paint, "%")
	s := stroke{path: SVG(d), accent: letter == "a", alpha: 1}
	for _, field := range []struct {
		text string
		to   *float64
		unit float64
	}{{width, &s.width, 1}, {alpha, &s.alpha, 100}} {
		if field.text == "" {
			continue
		}
		v, err := strconv.ParseFloat(field.text, 64)
		if err != nil || letter != "a" && letter != "c" {
			panic("kit: icon line " + line)
		}
		*field.to = v / field.unit
	}
	return s
}

// DrawIcon draws an icon centred in r, as large as fits. The accent colours its one second part.
func (c *Canvas) DrawIcon(i Icon, r Rect, col, accent Color) {
	if _, ok := drawings()[i]; !ok {
		return
	}
	col, accent = c.tone.Of(col), c.tone.Of(accent)
	size := min(r.W, r.H)
	type iconKey struct {
		icon        Icon
		col, accent Color
	}
	// Some icons reach slightly over the grid, so the sprite has a margin.
	pad := size / 12
	c.Art(iconKey{i, col, accent}, r.Centred(size+2*pad, size+2*pad), func(p *Painter) {
		p.Icon(i, Rect{pad, pad, size, size}, col, accent)
	})
}

// Icon paints an icon into the square r.
func (p *Painter) Icon(i Icon, r Rect, col, accent Color) {
	p.Push(Translate(r.X, r.Y))
	p.Push(Scale(r.W/24, r.H/24))
	for _, s := range drawings()[i] {
		paint := Solid(col.Fade(s.alpha))
		if s.accent {
			paint = Solid(accent)
		}
		if s.width > 0 {
			p.Stroke(s.path, s.width, paint)
		} else {
			p.Fill(s.path, paint)
		}
	}
	p.Pop()
	p.Pop()
}
