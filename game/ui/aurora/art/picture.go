package art

import (
	"sync"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// sheetW and sheetH are the size of a card's picture.
const sheetW, sheetH = picture.SheetW, picture.SheetH

// things are the shapes in these drawings that are more than a path.
var things = map[string]picture.Thing{"night": night, "den": den, "shelf": shelf, "room": room, "steel": steel,
	"cold": cold}

// book returns a function that reads drawings on first use.
func book(texts func() []string) func() *picture.Book {
	return sync.OnceValue(func() *picture.Book {
		b := &picture.Book{Things: things}
		b.Read(texts()...)
		return b
	})
}

var (
	cards = book(cardDrawings)
	cells = book(cellDrawings)
	sea   = book(seaDrawings)
)

func draw(p *kit.Painter, b *picture.Book, name string) {
	(&picture.Pen{Painter: p, Book: b}).Draw(name)
}

// sheet covers a card's picture and everything that may be visible around it.
var sheet = new(kit.Path).Rect(kit.Rect{X: -sheetW, Y: -sheetH, W: 3 * sheetW, H: 3 * sheetH})

// night draws the background of a picture outdoors in the snow. args: seed, purple.
func night(p *picture.Pen, args string) {
	n := picture.Numbers(args)
	p.Fill(sheet, kit.Linear(0, 0, 0, sheetH, nightSky...))
	stars(p.Painter, sheetW, 70, 18, uint64(n[0]))
	col := green
	if n[1] > 0 {
		col = purple
	}
	curtain(p.Painter, sheetW, 72, 60, uint64(n[0])%7, col, 0.5)
	ridge(p.Painter, sheetW, 112, 34, uint64(n[0]), far, snowcap)
	p.Fill(new(kit.Path).Rect(kit.Rect{X: -sheetW, Y: 110, W: 3 * sheetW, H: sheetH}),
		kit.Linear(0, 110, 0, sheetH, kit.Stops(0.0, kit.Hex(0x5E93A4), 1.0, kit.Hex(0x14303F))...))
}

// den draws the background of wolves. args: seed.
func den(p *picture.Pen, args string) {
	seed := uint64(picture.Numbers(args)[0])
	p.Fill(sheet, kit.Linear(0, 0, 0, sheetH, kit.Stops(0.0, kit.Hex(0x0F0B15), 1.0, kit.Hex(0x22323E))...))
	stars(p.Painter, sheetW, 60, 14, seed)
	p.Light(100, 120, 150, 80, 0.3, kit.Hex(0xFF6A5C), kit.Hex(0xFF4A3D))
	ridge(p.Painter, sheetW, 126, 40, seed, kit.Hex(0x1A2A36), kit.Hex(0x5E7480))
	p.Fill(new(kit.Path).Rect(kit.Rect{X: -sheetW, Y: 124, W: 3 * sheetW, H: sheetH}), kit.Solid(kit.Hex(0x33505E)))
}

// shelf paints the background of an object: a warm wall under a lamp.
func shelf(p *picture.Pen, _ string) {
	p.Fill(sheet, kit.Linear(0, 0, 0, sheetH, kit.Stops(0.0, kit.Hex(0xA9602A), 0.5, kit.Hex(0x75401A), 1.0,
		kit.Hex(0x3E2110))...))
	p.Light(100, 0, 150, 120, 0.7, kit.Hex(0xFFE9B0), lamp)
	p.Fill(new(kit.Path).Ellipse(100, 134, 70, 9), kit.Solid(kit.Hex(0x160A04).Fade(0.6)))
}

// cell returns the square of a place.
func cell() *kit.Path { return new(kit.Path).Round(kit.Rect{W: cellSize, H: cellSize}, 6) }

// room draws warm walls under a lamp. args: top bottom.
func room(p *picture.Pen, args string) {
	top, bottom := picture.Color(args[1:7]), picture.Color(args[9:15])
	p.Fill(cell(), kit.Linear(0, 0, 0, cellSize, kit.Stops(0.0, top, 1.0, bottom)...))
	p.Fill(cell(), kit.Radial(23, 0, 34, 37, kit.Stops(0.0, kit.Hex(0xFFE9B0).Fade(0.75), 0.45,
		kit.Hex(0xFFB14E).Fade(0.35),
		1.0, kit.Hex(0xFF9A3A).Fade(0))...))
	p.Stroke(cell(), 1.6, kit.Solid(kit.Hex(0x2A1509)))
}

// steel paints a riveted plate.
func steel(p *picture.Pen, _ string) {
	p.Fill(cell(), kit.Linear(0, 0, cellSize, cellSize, kit.Stops(0.0, kit.Hex(0x9FB6C2), 0.5, kit.Hex(0x5A7280), 1.0,
		kit.Hex(0x33464F))...))
}

// cold paints a place that is open to the night.
func cold(p *picture.Pen, _ string) {
	p.Fill(cell(), kit.Linear(0, 0, 0, cellSize, kit.Stops(0.0, kit.Hex(0x173A52), 1.0, kit.Hex(0x081824))...))
}

// Head fills r with the upper part of a card's picture.
func Head(c *kit.Canvas, id string, r kit.Rect) {
	type key struct{ id string }
	c.Art(key{id}, r, func(p *kit.Painter) {
		k := max(r.W/sheetW, r.H/sheetH)
		const eyes = 62.0
		top := max(r.H-sheetH*k, min(-18*k, r.H/2-eyes*k))
		p.Push(kit.Translate((r.W-sheetW*k)/2, top).Mul(kit.Scale(k, k)))
		draw(p, cards(), id)
		p.Pop()
	})
}

// paintPicture paints a picture so that it fills r.
func paintPicture(p *kit.Painter, id string, r kit.Rect) {
	k := max(r.W/sheetW, r.H/sheetH)
	top := (r.H - sheetH*k) / 2
	if r.H < sheetH*k {
		top *= 0.8 // heads are near the top
	}
	p.Push(kit.Translate(r.X+(r.W-sheetW*k)/2, r.Y+top).Mul(kit.Scale(k, k)))
	draw(p, cards(), id)
	p.Pop()
}

// Pictured reports whether a card has a picture of its own. The others show a car.
func Pictured(id string) bool { return cards().Has(id) }
