package kit

import "slices"

// Most of a picture is the same frame after frame. Keep remembers the quads of such a part, so that only what moves is
// computed again.

// keeper holds what Keep remembers.
type keeper struct {
	lists map[any]*list
	free  []*list // unused lists, kept for their memory
	room  int     // total capacity of those, in vertices
	open  *list   // the one being recorded
	dry   *ahead  // set while nothing is shown, see Ahead
}

// list holds the quads that one part of a picture drew.
type list struct {
	state  // of the canvas, when it was recorded
	tone   Tone
	used   bool // in this frame
	steady int  // number of frames in a row it was drawn unchanged
	cell   cell // its place on a layer
	pages  []Source
	quads  []Vertex
}

// maxRoom limits the total capacity of unused lists, in vertices: twice a large part of a picture.
const maxRoom = 1 << 15

// Part is a key for [Canvas.Keep]: the part of a still that is the same at every moment, such as the hand of a layout,
// since a layout is never changed once it is made.
type Part struct {
	Layout any // a pointer
	Name   string
	N      int // of several parts of a name
}

// Parts is a canvas on which a still is drawn part by part. The drawings of games and panels embed it.
type Parts struct {
	*Canvas
	still any
}

// PartsOf returns the parts of a still, a pointer that names it: see [Part].
func PartsOf(c *Canvas, still any) Parts { return Parts{c, still} }

// Part draws a part of the still, by name, and repeats it from memory in later frames.
func (p *Parts) Part(name string, draw func()) { p.Keep(Part{Layout: p.still, Name: name}, draw) }

// Keep calls draw only the first time in a row of frames that it sees key, and afterwards repeats what draw drew. key
// must name everything that draw depends on, except the position and transparency of the canvas. Inside another Keep,
// or inside a clip, Keep remembers nothing.
func (c *Canvas) Keep(key any, draw func()) {
	k := &c.keeper
	if k.open != nil || k.dry != nil || c.clip != nil || c.alpha == 0 || c.m.factor() == 0 {
		draw()
		return
	}
	l := k.lists[key]
	if l == nil || l.tone != c.tone || l.bake != c.bake || !c.warped && (l.warped || l.m != c.m) {
		l = c.record(draw)
		if k.lists == nil {
			k.lists = map[any]*list{}
		}
		k.lists[key] = l
	} else {
		if !c.layered(l) {
			c.replay(l)
		}
	}
	l.used = true
}

// record calls draw and remembers its quads.
func (c *Canvas) record(draw func()) *list {
	k := &c.keeper
	l := new(list)
	if n := len(k.free); n > 0 {
		l, k.free = k.free[n-1], k.free[:n-1]
		k.room -= cap(l.quads)
	}
	*l = list{state: state{m: c.m, bake: c.bake, warped: c.warped, alpha: c.alpha}, tone: c.tone, pages: l.pages[:0],
		quads: l.quads[:0]}
	k.open = l
	from := len(c.quads)
	draw()
	k.open = nil
	l.quads = append(l.quads, c.quads[from:]...)
	for i := 0; i < len(l.quads); i += 4 {
		if s := l.quads[i].From; !slices.Contains(l.pages, s) {
			l.pages = append(l.pages, s)
		}
	}
	return l
}

// replay draws a list at the canvas's present position.
func (c *Canvas) replay(l *list) {
	c.use(l)
	from := len(c.quads)
	c.quads = append(c.quads, l.quads...)
	c.move(c.quads[from:], l)
}

// use notes that the sources of a list are in use.
func (c *Canvas) use(l *list) {
	for _, s := range l.pages {
		c.atlas.use(s)
	}
}

// move moves a list's vertices from where they were drawn to the canvas's present position.
func (c *Canvas) move(quads []Vertex, l *list) {
	if fade := float32(c.alpha / l.alpha); fade != 1 {
		for i := range quads {
			v := &quads[i]
			v.R, v.G, v.B, v.A = v.R*fade, v.G*fade, v.B*fade, v.A*fade
		}
	}
	if c.m == l.m {
		return
	}
	m := c.m.Mul(l.m.inverse())
	ma, mb, mc, md, me, mf := float32(m.A), float32(m.B), float32(m.C), float32(m.D), float32(m.E), float32(m.F)
	for i := range quads {
		v := &quads[i]
		v.X, v.Y = ma*v.X+mc*v.Y+me, mb*v.X+md*v.Y+mf
	}
}

// sweep ends a frame: it forgets what the frame did not use.
func (k *keeper) sweep() {
	for key, l := range k.lists {
		if !l.used {
			delete(k.lists, key)
			if k.room+cap(l.quads) <= maxRoom {
				k.free = append(k.free, l)
				k.room += cap(l.quads)
			}
		}
		l.used = false
	}
}

func (k *keeper) forget() {
	clear(k.lists)
	k.free, k.room = nil, 0
}
