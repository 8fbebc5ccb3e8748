package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Car describes the looks of a truck, a trailer or equipment.
type Car struct {
	ID     string
	Truck  bool
	Top    bool // equipment
	Places []string
	Speed  int
	Tracks bool
	Loot   bool
}

// paint is the colours of a car: light, dark, rim.
type paint struct{ light, dark, rim kit.Color }

var paints = map[string]paint{
	"truck":   {kit.Hex(0x2E5566), kit.Hex(0x173241), kit.Hex(0x7FB6C6)},
	"trailer": {kit.Hex(0x3D5560), kit.Hex(0x1E313B), kit.Hex(0x8FB3BE)},
	"rusty":   {kit.Hex(0x8A4A2A), kit.Hex(0x4A2413), kit.Hex(0xE09A66)},
	"bunk":    {kit.Hex(0x8C3B2A), kit.Hex(0x4C1D15), kit.Hex(0xF0A07E)},
	"flat":    {kit.Hex(0x56604A), kit.Hex(0x2B3226), kit.Hex(0xB8C79A)},
	"wagon":   {kit.Hex(0x525C66), kit.Hex(0x2A323A), kit.Hex(0xAEBECB)},
	"tank":    {kit.Hex(0xA8792C), kit.Hex(0x57390F), kit.Hex(0xFFD98A)},
	"green":   {kit.Hex(0x2F6B52), kit.Hex(0x153A2C), kit.Hex(0x9BE0B8)},
}

// looks are the paints of cars other than plain trucks and trailers.
var looks = map[string]string{"rusty": "rusty", "bunk-trailer": "bunk", "flatbed": "flat", "gun-wagon": "wagon",
	"armoured-wagon": "wagon", "tanker": "tank", "greenhouse-wagon": "green"}

func (x *Car) look() string {
	if look, ok := looks[x.ID]; ok {
		return look
	}
	if x.Truck {
		return "truck"
	}
	return "trailer"
}

// Grid returns the number of columns and rows of a car's places.
func (x *Car) Grid() (columns, rows int) {
	n := len(x.Places)
	switch {
	case x.Top || n <= 3:
		return n, 1
	case n == 4:
		return 2, 2
	}
	return 3, 2
}

// Cells returns the places of a car in its body, with their side and the gap between them: the first at the upper
// right, then down, then to the left.
func (x *Car) Cells(body kit.Rect, side, gap float64) (list []kit.Rect) {
	nc, nr := x.Grid()
	w, h := float64(nc)*(side+gap)-gap, float64(nr)*(side+gap)-gap
	left, top := body.X+(body.W-w)/2, body.Y+(body.H-h)/2
	if x.Truck {
		left = body.X + 10*side/cellSize
	}
	for i := range x.Places {
		col, row := nc-1-i/nr, i%nr
		list = append(list, kit.Rect{X: left + float64(col)*(side+gap), Y: top + float64(row)*(side+gap), W: side,
			H: side})
	}
	return list
}

// wheelHigh is how far the wheels reach below a body whose places have sides of 46.
const wheelHigh = 19.0

// DrawBody draws a truck or trailer without the contents of its places, whose sides are side long.
func DrawBody(c *kit.Canvas, x Car, body kit.Rect, side float64, beam, snowy bool) {
	k := side / cellSize
	type key struct {
		id          string
		w, h, k     float64
		snowy, beam bool
	}
	padL, padR, padT, padB := 12*k, 30*k, 10*k, wheelHigh*k+6*k
	if beam && x.Truck {
		padR = 160 * k
	}
	box := kit.Rect{X: body.X - padL, Y: body.Y - padT, W: body.W + padL + padR, H: body.H + padT + padB}
	c.Art(key{x.ID, body.W, body.H, k, snowy, beam}, box, func(p *kit.Painter) {
		p.Push(kit.Translate(padL, padT))
		b := bodyPen{p, &x, paints[x.look()], body.W, body.H, k}
		p.Fill(new(kit.Path).Ellipse(body.W/2, body.H+wheelHigh*k+1, body.W*0.54, 4*k),
			kit.Solid(kit.Hex(0x03080D).Fade(0.6)))
		if x.Truck {
			b.truck(beam)
		} else {
			b.trailer()
		}
		if snowy {
			b.snow()
		}
		b.wheels()
		b.well(side)
		p.Pop()
	})
}

// bodyPen paints a body of w by h, scaled by k relative to one whose places have sides of 46.
type bodyPen struct {
	*kit.Painter
	x       *Car
	paint   paint
	w, h, k float64
}

func (b *bodyPen) truck(beam bool) {
	nc, _ := b.x.Grid()
	gw := float64(nc)*49*b.k - 3*b.k
	w, h, k := b.w, b.h, b.k
	hood := max(w*0.2, w-(20*k+gw))
	bw := w - hood
	if beam {
		p := new(kit.Path).Polygon(w-4, h*0.55, w+150*k, h*0.1, w+150*k, h+wheelHigh*k)
		b.Fill(p, kit.Linear(w, 0, w+150*k, 0, kit.Stops(0.0, kit.Hex(0xFFF1C4).Fade(0.5), 1.0,
			kit.Hex(0xFFF1C4).Fade(0))...))
	}
	body := new(kit.Path)
	body.MoveTo(0, h)
	body.LineTo(0, 10*k)
	body.QuadTo(0, 0, 10*k, 0)
	body.LineTo(bw-6*k, 0)
	body.LineTo(bw+hood*0.42, h*0.44)
	body.LineTo(w-8*k, h*0.5)
	body.QuadTo(w, h*0.52, w, h*0.6)
	body.LineTo(w, h)
	body.Close()
	b.Fill(body, kit.Linear(0, 0, 0, h, kit.Stops(0.0, b.paint.light, 1.0, b.paint.light.Mix(b.paint.dark, 0.5))...))
	nose := new(kit.Path)
	nose.MoveTo(bw-6*k, 0)
	nose.LineTo(bw+hood*0.42, h*0.44)
	nose.LineTo(w-8*k, h*0.5)
	nose.QuadTo(w, h*0.52, w, h*0.6)
	nose.LineTo(w, h)
	nose.LineTo(bw-6*k, h)
	nose.Close()
	b.Fill(nose, kit.Solid(kit.Hex(0x234A5C)))
	wx, ww, wt, wb := bw+k, hood*0.36, 9*k, h*0.43
	window := new(kit.Path).Polygon(wx-4*k, wt, wx+3*k, wt, wx+ww, wb, wx-4*k, wb)
	b.Fill(window, kit.Solid(lamp))
	b.Fill(new(kit.Path).Polygon(wx-4*k, wt, wx+3*k, wt, wx+ww*0.45, wt+(wb-wt)*0.5, wx-4*k, wt+(wb-wt)*0.62),
		kit.Solid(kit.Hex(0xFFF0C4)))
	if hood > w*0.3 {
		b.Fill(new(kit.Path).Ellipse(wx+ww*0.24, wb-9*k, 5*k, 6*k), kit.Solid(kit.Hex(0x3A1E10)))
		b.Stroke(line(wx-4*k, h-3, wx-4*k, h*0.5, wx+ww*0.95, h*0.5, wx+ww*0.95, h-3), 2*k,
			kit.Solid(kit.Hex(0x0F2A38)))
	}
	b.Stroke(window, 2*k, kit.Solid(dark))
	rim := line(k, h, k, 10*k)
	rim.QuadTo(k, k, 10*k, k)
	rim.LineTo(bw-6*k, k)
	rim.LineTo(bw+hood*0.42, h*0.44)
	rim.LineTo(w-8*k, h*0.5)
	b.Stroke(rim, 1.8*k, kit.Solid(b.paint.rim))
	b.Stroke(line(bw+hood*0.62, h*0.6, w-9*k, h*0.6, w-9*k, h*0.68, bw+hood*0.62, h*0.68), 2.2*k, kit.Solid(dark))
	glowing := kit.Radial(w-4*k, h*0.6, 18*k, 18*k, kit.Stops(0.0, kit.Hex(0xFFF3CC), 0.4, lamp.Fade(0.5), 1.0,
		lamp.Fade(0))...)
	b.Fill(new(kit.Path).Ellipse(w-4*k, h*0.6, 18*k, 18*k), glowing)
	b.Fill(new(kit.Path).Ellipse(w-4*k, h*0.6, 5*k, 5*k), kit.Solid(kit.Hex(0xFFF3CC)))
	plough := new(kit.Path).Polygon(w-14*k, h-2, w+15*k, h+(wheelHigh-1)*k, w-24*k, h+(wheelHigh-1)*k)
	b.Fill(plough, kit.Solid(kit.Hex(0x9FBCC6)))
	b.Stroke(line(w-14*k, h-2, w+15*k, h+(wheelHigh-1)*k), 2*k, kit.Solid(kit.Hex(0xEAFBFF)))
}

func (b *bodyPen) trailer() {
	w, h, k := b.w, b.h, b.k
	look := b.x.look()
	r := 5 * k
	if look == "bunk" || look == "tank" {
		r = 20 * k
	}
	box := kit.Rect{W: w, H: h}
	b.Fill(new(kit.Path).Round(box, r), kit.Solid(b.paint.light))
	b.Fill(new(kit.Path).Round(kit.Rect{X: w * 0.62, W: w * 0.38, H: h}, r), kit.Solid(b.paint.dark.Fade(0.55)))
	switch look {
	case "trailer", "rusty":
		for x := 9 * k; x < w-4*k; x += 9 * k {
			b.Stroke(line(x, 4*k, x, h-3*k), 2*k, kit.Solid(b.paint.dark.Fade(0.7)))
		}
	case "flat":
		b.Stroke(line(0, h*0.33, w, h*0.33, w, h*0.66, 0, h*0.66), 3*k, kit.Solid(b.paint.dark))
	case "bunk":
		at := kit.Rect{X: 9 * k, Y: 16 * k, W: 22 * k, H: 20 * k}
		b.Fill(new(kit.Path).Round(at, 4*k), kit.Solid(lamp))
		b.Stroke(line(at.MidX(), at.Y, at.MidX(), at.Bottom()), 1.6*k, kit.Solid(kit.Hex(0x1A0D06)))
		for y := h * 0.2; y < h*0.9; y += h * 0.16 {
			b.Stroke(line(w-26*k, y, w-12*k, y), 1.8*k, kit.Solid(b.paint.rim.Fade(0.75)))
		}
		b.Stroke(line(w-26*k, 14*k, w-26*k, h-6*k), 1.8*k, kit.Solid(b.paint.rim.Fade(0.75)))
		b.Stroke(line(w-12*k, 14*k, w-12*k, h-6*k), 1.8*k, kit.Solid(b.paint.rim.Fade(0.75)))
	}
	rim := line(k, h-2*k, k, r)
	rim.QuadTo(k, k, r, k)
	rim.LineTo(w-r, k)
	b.Stroke(rim, 1.8*k, kit.Solid(b.paint.rim))
}

// snow paints the snow on the roof.
func (b *bodyPen) snow() {
	w, k := b.w, b.k
	end := w * 0.8
	if b.x.Truck {
		end = w * 0.6
	}
	p := new(kit.Path)
	p.MoveTo(4*k, 3*k)
	p.QuadTo(w*0.1, -6*k, w*0.24, 0)
	p.QuadTo(w*0.38, -5*k, w*0.5, 0)
	p.LineTo(end, 0)
	p.QuadTo(end+8*k, 0, end+6*k, 3*k)
	p.Close()
	b.Fill(p, kit.Solid(kit.Hex(0xEAF8FA).Fade(0.92)))
}

func (b *bodyPen) wheels() {
	w, h, k := b.w, b.h, b.k
	rail := kit.Rect{X: -2 * k, Y: h, W: w + 4*k, H: 8 * k}
	if b.x.Truck {
		rail.W = w - 6*k
	}
	b.Fill(new(kit.Path).Round(rail, 2*k), kit.Solid(kit.Hex(0x0A141B)))
	high := wheelHigh * k
	r := high * 0.62
	y := h + high - r + 1
	at := []float64{0.12, 0.28, 0.74, 0.9}
	switch {
	case b.x.Tracks:
		from, to := 8*k, w*0.56
		belt := new(kit.Path).Round(kit.Rect{X: from, Y: h + 2*k, W: to - from, H: high - k}, high/2)
		b.Fill(belt, kit.Solid(kit.Hex(0x05090C)))
		b.Dash(belt, 2.4*k, 5*k, 2.5*k, kit.Solid(kit.Hex(0x5F7C8A)))
		for _, u := range [...]float64{0.18, 0.4, 0.62, 0.84} {
			b.Fill(new(kit.Path).Ellipse(from+(to-from)*u, h+high/2+k, high*0.25, high*0.25),
				kit.Solid(kit.Hex(0x3B5260)))
		}
		at = []float64{0.8}
	case b.x.Truck:
		at = []float64{0.14, 0.32, 0.8}
	}
	for _, u := range at {
		b.Fill(new(kit.Path).Ellipse(w*u, y, r, r), kit.Solid(kit.Hex(0x05090C)))
		hub := new(kit.Path).Ellipse(w*u, y, r*0.7, r*0.7)
		b.Fill(hub, kit.Solid(kit.Hex(0x18242C)))
		b.Stroke(hub, 1.4*k, kit.Solid(kit.Hex(0x3B5260)))
		b.Fill(new(kit.Path).Ellipse(w*u, y, r*0.28, r*0.28), kit.Solid(kit.Hex(0x8FA9B5)))
	}
}

// well paints the dark frame around the places.
func (b *bodyPen) well(side float64) {
	cells := b.x.Cells(kit.Rect{W: b.w, H: b.h}, side, 3*b.k)
	if len(cells) == 0 {
		return
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), 0.0, 0.0
	for _, r := range cells {
		x0, y0, x1, y1 = min(x0, r.X), min(y0, r.Y), max(x1, r.Right()), max(y1, r.Bottom())
	}
	at := kit.Rect{X: x0 - 4*b.k, Y: y0 - 4*b.k, W: x1 - x0 + 8*b.k, H: y1 - y0 + 8*b.k}
	b.Fill(new(kit.Path).Round(at, 8*b.k), kit.Solid(kit.Hex(0x1A0D06).Fade(0.85)))
}

// topPaint returns the background and the rim of equipment.
func topPaint(id string) (ground, rim kit.Color) {
	switch id {
	case "booster", "crawler-kit":
		return kit.Hex(0x5E3A22), kit.Hex(0xF0A56A)
	case "trophy-mast", "generator":
		return kit.Hex(0x5A4718), kit.Hex(0xFFD98A)
	case "ecosystem":
		return kit.Hex(0x1F5A48), kit.Hex(0x9BE0B8)
	case "roof-rack":
		return kit.Hex(0x4A4038), kit.Hex(0xD2B998)
	}
	return kit.Hex(0x3A4A54), kit.Hex(0x9DB3BE)
}

// DrawTop draws equipment without the contents of its places.
func DrawTop(c *kit.Canvas, x Car, r kit.Rect, side float64) {
	k := side / cellSize
	ground, rim := topPaint(x.ID)
	shape := kit.Round(6 * k)
	c.FillRect(kit.Rect{X: r.X + 14*k, Y: r.Bottom(), W: r.W - 28*k, H: 5 * k}, kit.Hex(0x0A141B))
	c.Fill(shape, r, ground)
	c.Outline(shape, r, 1.8, rim)
	if x.Loot {
		c.Dashed(kit.Round(8*k), r.Inset(-3), 2, 2, 4, Gold)
	}
}

// DrawBarrel draws a gun's barrel, at the right end of equipment.
func DrawBarrel(c *kit.Canvas, gun kit.Rect) {
	k := gun.W / cellSize
	r := kit.Rect{X: gun.Right() - 2*k, Y: gun.Y + gun.H*0.36, W: 34 * k, H: gun.H * 0.15}
	c.FillRect(r.Inset(-1), kit.Hex(0x0A141B))
	c.FillRect(r, kit.Hex(0x8FA6B2))
}
