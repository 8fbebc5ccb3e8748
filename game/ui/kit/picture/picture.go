// Package picture reads drawings that are text, because a page of paths is far smaller as data than as code:
//
//	= name          begins a block
//	md! M26 134L…   fills a path: left half m, right half d, with a rim of light
//	h/1.8 M36 76L…  draws a line 1.8 wide
//	oval k 9 9 4 2  draws a thing by name and numbers, see things; a game adds its own
//	side m          takes the planes of that name
//	use head -4 0   draws another block, moved by x y, then scaled, turned by degrees; mirrored with a fifth number
//	lean 0 6 1.1 4  moves, scales and turns the rest of the block
//	row 3 14 0 tube draws a block three times, each moved by 14 0
//	~smoke 40 12 9  is not drawn: it says what moves here, for whoever draws that
//
// A paint is one or two letters of a palette, or #rrggbb, and then: ! for a rim of light, %50 for opacity in percent,
// /2 for a line's width, @90 for where two letters meet. k d m l h are planes: the colours of the side that is drawn;
// what the other letters mean is the same in all of a book.
package picture

import (
	"maps"
	"slices"
	"strings"

	"onelongnight/game/ui/kit"
)

// Size of a drawing's sheet. Figures stand on the middle of its lower edge.
const (
	SheetW, SheetH = 200.0, 150.0
)

// Planes are the colours of the bodies of one side, dark to light, and of their rim light.
type Planes struct{ K, D, M, L, H kit.Color }

// Thing draws a named shape; args is the rest of its line.
type Thing func(p *Pen, args string)

// Book is a set of drawings with its palette.
type Book struct {
	Colors map[byte]kit.Color
	Sides  map[string]Planes
	Things map[string]Thing // in addition to those of every book
	blocks map[string][]string
}

// Read adds drawings to the book.
func (b *Book) Read(texts ...string) {
	if b.blocks == nil {
		b.blocks = map[string][]string{}
	}
	for _, text := range texts {
		maps.Copy(b.blocks, kit.Blocks(text))
	}
}

func (b *Book) Has(name string) bool { return b.blocks[name] != nil }

// Names returns the names of all drawings, sorted.
func (b *Book) Names() []string { return slices.Sorted(maps.Keys(b.blocks)) }

// Lines returns the lines of a drawing as written.
func (b *Book) Lines(name string) []string { return b.blocks[name] }

// Pen paints drawings of a book.
type Pen struct {
	*kit.Painter
	Book     *Book
	Planes   Planes // of the side being drawn
	Mirrored bool   // mirrored left to right, except that light still comes from the left
	drawing  string
}

func (p *Pen) Drawing() string { return p.drawing }

// Draw paints a drawing. It panics if there is no such drawing or it cannot be read: drawings are compiled in.
func (p *Pen) Draw(name string) {
	lines, ok := p.Book.blocks[name]
	if !ok {
		panic("picture: no drawing " + name)
	}
	before := p.drawing
	p.drawing = name
	defer func() { p.drawing = before }()
	for _, line := range lines {
		if line[0] == '~' {
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "use":
			p.use(rest)
		case "side":
			p.Side(rest)
		case "row":
			p.row(rest)
		case "lean":
			p.stand(Place(rest))
			defer p.Pop()
		default:
			if thing := p.Book.thing(word); thing != nil {
				thing(p, rest)
				continue
			}
			p.shape(word, kit.SVG(rest))
		}
	}
}

// Side switches to the planes of that name.
func (p *Pen) Side(name string) {
	planes, ok := p.Book.Sides[name]
	if !ok {
		panic("picture: no side " + name)
	}
	p.Planes = planes
}

func (p *Pen) use(args string) {
	name, rest, _ := strings.Cut(args, " ")
	n := Place(rest)
	if n[4] != 0 {
		p.Mirrored = !p.Mirrored
		defer func() { p.Mirrored = !p.Mirrored }()
	}
	p.stand(n)
	defer p.Pop()
	before := p.Planes
	p.Draw(name)
	p.Planes = before
}

// stand places what is drawn until the matching pop: scaled and rotated about the middle of the sheet's lower edge.
func (p *Pen) stand(n [5]float64) {
	scale := kit.Scale(n[2], n[2])
	if n[4] != 0 {
		scale.A = -scale.A
	}
	p.Push(kit.Translate(n[0]+SheetW/2, n[1]+SheetH).Mul(kit.Rotate(n[3])).Mul(scale).Mul(kit.Translate(-SheetW/2,
		-SheetH)))
}

// row draws a block n times, each moved on by dx dy. args: n dx dy name.
func (p *Pen) row(args string) {
	f := strings.Fields(args)
	for i := range int(number(f[0])) {
		p.Push(kit.Translate(number(f[1])*float64(i), number(f[2])*float64(i)))
		p.Draw(f[3])
		p.Pop()
	}
}
