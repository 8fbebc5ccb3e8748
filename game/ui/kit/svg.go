package kit

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
)

var svgCache sync.Map // string to *Path

// SVG returns the path of an SVG path string with the commands M L H V Q C T Z in capitals or small letters, and small or
// capital A for circular arcs. It panics on anything else: the strings are part of the program.
func SVG(d string) *Path {
	if got, ok := svgCache.Load(d); ok {
		return got.(*Path)
	}
	r := svgReader{text: d}
	r.read()
	svgCache.Store(d, &r.path)
	return &r.path
}

type svgReader struct {
	text       string
	pos        int
	path       Path
	cur, start Point
	ctrl       Point
}

func (r *svgReader) more() bool {
	for r.pos < len(r.text) && strings.IndexByte(" ,\n\t", r.text[r.pos]) >= 0 {
		r.pos++
	}
	return r.pos < len(r.text) && strings.IndexByte("+-.0123456789", r.text[r.pos]) >= 0
}

func (r *svgReader) num() float64 {
	if !r.more() {
		panic(fmt.Sprintf("kit: number expected at %d in path %q", r.pos, r.text))
	}
	start, dot := r.pos, false
	for r.pos++; r.pos < len(r.text); r.pos++ {
		c := r.text[r.pos]
		if c == '.' && !dot && strings.IndexByte(r.text[start:r.pos], '.') < 0 {
			dot = true
		} else if c < '0' || c > '9' {
			break
		}
	}
	v, err := strconv.ParseFloat(r.text[start:r.pos], 64)
	if err != nil {
		panic("kit: path: " + err.Error())
	}
	return v
}

func (r *svgReader) point(relative bool) Point {
	p := Point{r.num(), r.num()}
	if relative {
		p.X, p.Y = p.X+r.cur.X, p.Y+r.cur.Y
	}
	return p
}

func (r *svgReader) read() {
	for {
		r.more()
		if r.pos >= len(r.text) {
			return
		}
		op := r.text[r.pos]
		r.pos++
		rel := op >= 'a'
		if rel {
			op -= 'a' - 'A'
		}
		if op == 'Z' {
			r.path.Close()
			r.cur = r.start
			continue
		}
		for first := true; first || r.more(); first = false {
			r.step(op, rel, first)
		}
	}
}

func (r *svgReader) step(op byte, rel, first bool) {
	last := r.cur
	switch op {
	case 'M', 'L':
		r.cur = r.point(rel)
		if op == 'M' && first {
			r.start = r.cur
			r.path.add('M', r.cur)
			return
		}
		r.path.add('L', r.cur)
	case 'H', 'V':
		v := r.num()
		if op == 'H' {
			if rel {
				v += r.cur.X
			}
			r.cur.X = v
		} else {
			if rel {
				v += r.cur.Y
			}
			r.cur.Y = v
		}
		r.path.add('L', r.cur)
	case 'Q':
		r.ctrl = r.point(rel)
		r.cur = r.point(rel)
		r.path.add('Q', r.ctrl, r.cur)
	case 'T':
		r.ctrl = Point{2*r.cur.X - r.ctrl.X, 2*r.cur.Y - r.ctrl.Y}
		r.cur = r.point(rel)
		r.path.add('Q', r.ctrl, r.cur)
	case 'C':
		a, b := r.point(rel), r.point(rel)
		r.cur = r.point(rel)
		r.path.add('C', a, b, r.cur)
	case 'A':
		radius := r.num()
		r.num()
		r.num()
		large, sweep := r.num() != 0, r.num() != 0
		r.cur = r.point(rel)
		r.path.arcTo(last, r.cur, radius, large, sweep)
	default:
		panic(fmt.Sprintf("kit: unknown command %q in path %q", op, r.text))
	}
}
