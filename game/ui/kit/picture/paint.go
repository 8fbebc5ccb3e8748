package picture

import (
	"fmt"
	"strconv"

	"onelongnight/game/ui/kit"
)

// brush is a parsed paint.
type brush struct {
	left, right kit.Color
	two, rim    bool
	alpha       float64
	width       float64 // of a line, 0 to fill
	meet        float64 // where the two colours meet, if given; otherwise in the middle
	placed      bool
}

func (p *Pen) brush(word string) brush {
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
		b.left, i = Color(word[1:7]), 7
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
			panic(fmt.Sprintf("picture: paint %q", word))
		}
		i = end
	}
	return b
}

func (p *Pen) color(letter byte) kit.Color {
	switch letter {
	case 'k':
		return p.Planes.K
	case 'd':
		return p.Planes.D
	case 'm':
		return p.Planes.M
	case 'l':
		return p.Planes.L
	case 'h':
		return p.Planes.H
	}
	c, ok := p.Book.Colors[letter]
	if !ok {
		panic(fmt.Sprintf("picture: colour %q", letter))
	}
	return c
}

// Color reads a colour written as rrggbb.
func Color(word string) kit.Color {
	v, err := strconv.ParseUint(word, 16, 32)
	if err != nil {
		panic("picture: " + err.Error())
	}
	return kit.Hex(uint32(v))
}

// shape paints a path with the paint that word describes.
func (p *Pen) shape(word string, path *kit.Path) {
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
		if p.Mirrored {
			b.left, b.right = b.right, b.left
		}
		p.Fill(path, kit.Linear(x-1, 0, x+1, 0, kit.Stop{At: 0.49, Color: b.left},
			kit.Stop{At: 0.51, Color: b.right}).Opacity(b.alpha))
	}
	if !b.rim {
		return
	}
	from, to := box.X, box.X+box.W*0.8
	if p.Mirrored {
		from, to = box.Right(), box.X+box.W*0.2
	}
	h := p.Planes.H
	p.Stroke(path, 1.7, kit.Linear(from, box.Y, to, box.Y+box.H*0.45, kit.Stop{At: 0.3, Color: h},
		kit.Stop{At: 0.8, Color: h.Fade(0)}))
}
