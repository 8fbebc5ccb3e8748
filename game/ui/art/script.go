package art

import (
	_ "embed" // for the texts
	"fmt"
	"strconv"
	"strings"
	"sync"

	"onelongnight/game/ui/kit"
)

// The drawings are text, one block for each, because a page of paths is far smaller as data than as code:
//
//	= name          begins a block
//	md! M26 134L…   fills a path: left half m, right half d, with a rim of light
//	h/1.8 M36 76L…  draws a line 1.8 wide
//	eye 82 34 36 6  draws a thing by name and numbers, see things
//	use head -4 0   draws another block, moved by x y, then scaled, turned by degrees and, with a fifth number, mirrored
//	lean 0 6 1.1 4  moves, scales and turns the rest of the block
//	row 3 14 0 tube draws a block three times, each moved by 14 0
//
// A paint is one or two letters of a palette, or #rrggbb, and then: ! for a rim of light, %50 for opacity in percent, /2
// for a line's width, @90 for where two letters meet. k d m l h are the planes of the faction that the block's first line,
// "sky" or "side", names; the other letters are in colors.
var (
	//go:embed pictures/people.txt
	people string
	//go:embed pictures/soldiers.txt
	soldiers string
	//go:embed pictures/robots.txt
	robots string
	//go:embed pictures/actions.txt
	actions string
	//go:embed pictures/modules.txt
	modules string
	//go:embed pictures/landmarks.txt
	landmarks string
	//go:embed pictures/stage.txt
	stages string
)

// colors are the letters that mean the same in every block.
var colors = map[byte]kit.Color{
	's': skin, 'S': skinDark, 'p': kit.Hex(0xFFD9A0), 'c': cloth, 'C': kit.Hex(0x7F6B3E),
	'r': kit.Sensor, 'R': kit.Hex(0x7A2F22), 'q': kit.Hex(0xB5523A), 'Q': kit.Hex(0x5E2018),
	'g': kit.Hex(0xF0C35C), 'G': kit.Hex(0xC99537), 'y': kit.Hex(0xFFE9A8), 'Y': kit.Hex(0x7C5A20),
	'w': kit.White, 't': kit.Hex(0xD5E2EA), 'T': kit.Hex(0x8D958A), 'b': kit.Hex(0x0A0C08),
	'u': kit.Hex(0x4A3420), 'U': kit.Hex(0x2B1B12), 'v': kit.Hex(0x7B4A26), 'a': kit.Cyan, 'A': kit.Hex(0xDDFBFF),
	'e': kit.Hex(0x5D6B36), 'E': kit.Hex(0x93A055), 'f': kit.Hex(0xD6DB92), 'n': kit.Hex(0x3A5061),
	'o': kit.Hex(0xFF8226), 'O': kit.Hex(0xD8431A), 'i': kit.Hex(0x6E5630), 'I': kit.Hex(0x463720),
	'j': kit.Legal, 'J': kit.Hex(0x12331F), 'x': kit.Hex(0x17190D), 'z': kit.Hex(0xFF6A5C),
}

// blocks holds the lines of each block by name.
var blocks = sync.OnceValue(func() map[string][]string {
	all := map[string][]string{}
	for _, text := range []string{people, soldiers, robots, actions, modules, landmarks, stages} {
		name := ""
		for line := range strings.Lines(text) {
			line = strings.TrimSpace(line)
			if after, ok := strings.CutPrefix(line, "= "); ok {
				name = after
			} else if line != "" {
				all[name] = append(all[name], line)
			}
		}
	}
	return all
})

// draw paints the block with the given name.
func (p *pen) draw(name string) {
	lines, ok := blocks()[name]
	if !ok {
		panic(fmt.Sprintf("art: no picture %q", name))
	}
	for _, line := range lines {
		if line[0] == '~' {
			continue // moves: see live
		}
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "use":
			p.use(rest)
		case "sky", "side":
			p.planes = olive
			if strings.HasPrefix(rest, "m") {
				p.planes = steel
			}
			if word == "sky" {
				p.sky(name)
			}
		case "row":
			p.row(rest)
		case "lean":
			p.stand(place(rest))
			defer p.Pop()
		default:
			if thing, ok := things[word]; ok {
				thing(p, rest)
				continue
			}
			p.shape(word, kit.SVG(rest))
		}
	}
}

func (p *pen) use(args string) {
	name, rest, _ := strings.Cut(args, " ")
	n := place(rest)
	if n[4] != 0 {
		p.mirrored = !p.mirrored
		defer func() { p.mirrored = !p.mirrored }()
	}
	p.stand(n)
	defer p.Pop()
	before := p.planes
	p.draw(name)
	p.planes = before
}

// place reads x y, scale, turn and whether to mirror; the later ones may be left out.
func place(text string) [5]float64 {
	n := [5]float64{2: 1}
	copy(n[:], numbers(text))
	return n
}

// stand puts what is drawn until the matching pop in its place: scaled and turned about the middle of the sheet's lower
// edge, on which figures stand.
func (p *pen) stand(n [5]float64) {
	scale := kit.Scale(n[2], n[2])
	if n[4] != 0 {
		scale.A = -scale.A
	}
	p.Push(kit.Translate(n[0]+100, n[1]+150).Mul(kit.Rotate(n[3])).Mul(scale).Mul(kit.Translate(-100, -150)))
}

// numbers reads numbers between spaces.
func numbers(text string) []float64 {
	var out []float64
	for _, word := range strings.Fields(text) {
		out = append(out, number(word))
	}
	return out
}

func number(word string) float64 {
	v, err := strconv.ParseFloat(word, 64)
	if err != nil {
		panic("art: " + err.Error())
	}
	return v
}

// brush is a parsed paint.
type brush struct {
	left, right kit.Color
	two, rim    bool
	alpha       float64
	width       float64 // of a line, 0 to fill
	meet        float64 // where the two colours meet, if placed; in the middle otherwise
	placed      bool
}

func (p *pen) brush(word string) brush {
	b := brush{alpha: 1}
	i := 0
	for ; i < len(word) && (word[i] >= 'a' && word[i] <= 'z' || word[i] >= 'A' && word[i] <= 'Z'); i++ {
		b.right = p.color(word[i])
		if i == 0 {
			b.left = b.right
		}
		b.two = i > 0
	}
	if word[0] == '#' {
		v, err := strconv.ParseUint(word[1:7], 16, 32)
		if err != nil {
			panic("art: " + err.Error())
		}
		b.left, i = kit.Hex(uint32(v)), 7
	}
	for i < len(word) {
		end := i + 1
		for end < len(word) && (word[end] >= '0' && word[end] <= '9' || word[end] == '.') {
			end++
		}
		switch arg := word[i+1 : end]; word[i] {
		case '!':
			b.rim = true
		case '%':
			b.alpha = number(arg) / 100
		case '/':
			b.width = number(arg)
		case '@':
			b.meet, b.placed = number(arg), true
		default:
			panic(fmt.Sprintf("art: paint %q", word))
		}
		i = end
	}
	return b
}

func (p *pen) color(letter byte) kit.Color {
	switch letter {
	case 'k':
		return p.planes.k
	case 'd':
		return p.planes.d
	case 'm':
		return p.planes.m
	case 'l':
		return p.planes.l
	case 'h':
		return p.planes.h
	}
	c, ok := colors[letter]
	if !ok {
		panic(fmt.Sprintf("art: colour %q", letter))
	}
	return c
}

// shape paints a path with the paint that word describes.
func (p *pen) shape(word string, path *kit.Path) {
	b := p.brush(word)
	if b.width > 0 {
		p.Stroke(path, b.width, kit.Solid(b.left).Opacity(b.alpha))
		return
	}
	box := path.Bounds()
	if !b.two {
		p.Fill(path, kit.Solid(b.left).Opacity(b.alpha))
	} else {
		x := box.MidX()
		if b.placed {
			x = b.meet
		}
		if p.mirrored {
			b.left, b.right = b.right, b.left
		}
		p.Fill(path, kit.Linear(x-1, 0, x+1, 0, stops(0.49, b.left, 0.51, b.right)...).Opacity(b.alpha))
	}
	if !b.rim {
		return
	}
	from, to := box.X, box.X+box.W*0.8
	if p.mirrored {
		from, to = box.Right(), box.X+box.W*0.2
	}
	h := p.planes.h
	p.Stroke(path, 1.7, kit.Linear(from, box.Y, to, box.Y+box.H*0.45, stops(0.3, h, 0.8, h.Fade(0))...))
}

// things are the shapes that are more than a path.
var things = map[string]func(p *pen, args string){
	// eye x y w h: a glowing red slit.
	"eye": func(p *pen, args string) { n := numbers(args); p.eye(n[0], n[1], n[2], n[3]) },
	// glow colour x y rx ry percent: a soft light.
	"glow": func(p *pen, args string) {
		word, rest, _ := strings.Cut(args, " ")
		n, c := numbers(rest), p.brush(word).left
		p.light(n[0], n[1], n[2], n[3], n[4]/100, c.Mix(kit.White, 0.3), c)
	},
	// oval paint x y rx ry.
	"oval": func(p *pen, args string) {
		word, rest, _ := strings.Cut(args, " ")
		n := numbers(rest)
		p.shape(word, new(kit.Path).Ellipse(n[0], n[1], n[2], n[3]))
	},
	// box paint x y w h r: a rectangle with round corners.
	"box": func(p *pen, args string) {
		word, rest, _ := strings.Cut(args, " ")
		n := numbers(rest)
		p.shape(word, new(kit.Path).Round(kit.Rect{X: n[0], Y: n[1], W: n[2], H: n[3]}, n[4]))
	},
	// spark path: lightning.
	"spark": func(p *pen, args string) {
		p.shape("a%40/4", kit.SVG(args))
		p.shape("#E8FDFF/1.6", kit.SVG(args))
	},
}

// row draws a block n times, each moved by dx dy: n dx dy name.
func (p *pen) row(args string) {
	f := strings.Fields(args)
	for i := range int(number(f[0])) {
		p.Push(kit.Translate(number(f[1])*float64(i), number(f[2])*float64(i)))
		p.draw(f[3])
		p.Pop()
	}
}
