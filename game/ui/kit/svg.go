package kit

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
)

var svgCache sync.Map // string to *Path

// SVG parses an SVG path that is part of the program, and keeps it. It panics if ParseSVG fails.
func SVG(d string) *Path {
	if got, ok := svgCache.Load(d); ok {
		return got.(*Path)
	}
	path, err := ParseSVG(d)
	if err != nil {
		panic(err)
	}
	svgCache.Store(d, path)
	return path
}

// ParseSVG reads an SVG path string. It supports all of SVG 1.1.
func ParseSVG(d string) (*Path, error) {
	r := svgReader{text: d}
	r.read()
	return &r.path, r.err
}

// svgReader reads until the end or the first error.
type svgReader struct {
	text       string
	pos        int
	path       Path
	cur, start Point
	ctrl       Point // the last curve's control point, which a smooth curve mirrors
	curve      byte  // Q or C if the last command was a curve
	err        error
}

func (r *svgReader) fail(what string) {
	if r.err == nil {
		r.err = fmt.Errorf("kit: %s at %d in path %q", what, r.pos, r.text)
	}
	r.pos = len(r.text)
}

func (r *svgReader) more() bool {
	for r.pos < len(r.text) && strings.IndexByte(" ,\n\t", r.text[r.pos]) >= 0 {
		r.pos++
	}
	return r.pos < len(r.text) && strings.IndexByte("+-.0123456789", r.text[r.pos]) >= 0
}

func (r *svgReader) num() float64 {
	if !r.more() {
		r.fail("no number")
		return 0
	}
	start, dot := r.pos, false
	for ; r.pos < len(r.text); r.pos++ {
		switch c := r.text[r.pos]; {
		case c >= '0' && c <= '9' || c == 'e' || c == 'E':
			continue
		case c == '.' && !dot:
			dot = true
			continue
		case (c == '-' || c == '+') && (r.pos == start || r.text[r.pos-1]|0x20 == 'e'):
			continue
		}
		break
	}
	v, err := strconv.ParseFloat(r.text[start:r.pos], 64)
	if err != nil {
		r.fail("no number")
	}
	return v
}

// flag reads a 0 or 1, which needs no space after it.
func (r *svgReader) flag() bool {
	if !r.more() || r.text[r.pos] != '0' && r.text[r.pos] != '1' {
		r.fail("no flag")
		return false
	}
	r.pos++
	return r.text[r.pos-1] == '1'
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
		if op != 'M' && len(r.path.ops) == 0 {
			r.fail("no move first")
			return
		}
		if op == 'Z' {
			r.path.Close()
			r.cur, r.curve = r.start, 0
			continue
		}
		for first := true; first || r.more(); first = false {
			r.step(op, rel, first)
		}
	}
}

// step reads the numbers of one command and adds what it draws.
func (r *svgReader) step(op byte, rel, first bool) {
	before := r.curve
	r.curve = 0
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
		r.along(op, rel)
		r.path.add('L', r.cur)
	case 'Q', 'T':
		if r.ctrl = r.mirror(before == 'Q'); op == 'Q' {
			r.ctrl = r.point(rel)
		}
		r.cur, r.curve = r.point(rel), 'Q'
		r.path.add('Q', r.ctrl, r.cur)
	case 'C', 'S':
		a := r.mirror(before == 'C')
		if op == 'C' {
			a = r.point(rel)
		}
		r.ctrl = r.point(rel)
		r.cur, r.curve = r.point(rel), 'C'
		r.path.add('C', a, r.ctrl, r.cur)
	case 'A':
		from, rx, ry, turn := r.cur, r.num(), r.num(), r.num()
		large, sweep := r.flag(), r.flag()
		r.cur = r.point(rel)
		r.path.arcTo(from, r.cur, rx, ry, turn, large, sweep)
	default:
		r.fail("unknown command")
	}
}

// along reads the end of a horizontal or vertical line.
func (r *svgReader) along(op byte, rel bool) {
	to := &r.cur.X
	if op == 'V' {
		to = &r.cur.Y
	}
	if v := r.num(); rel {
		*to += v
	} else {
		*to = v
	}
}

// mirror returns the control point that continues the last curve smoothly.
func (r *svgReader) mirror(smooth bool) Point {
	if !smooth {
		return r.cur
	}
	return Point{2*r.cur.X - r.ctrl.X, 2*r.cur.Y - r.ctrl.Y}
}
