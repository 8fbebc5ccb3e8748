//go:build !js

package panel

import (
	"strings"

	"onelongnight/game/book"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// prose sets the text of a game's book in lines: words in several styles, signs among them, and links that can be
// touched. Lines beside a picture are shorter.
type prose struct {
	size    float64
	left    float64                   // x of the beginning of lines
	right   func(top float64) float64 // x of the end of a line whose top is given
	x, y    float64
	links   int // number of links so far, which tells them apart
	set     []piece
	pending []fragment // the parts of the word that is not placed yet
}

// piece is a part of a line in one style.
type piece struct {
	rect kit.Rect
	look fragment
}

// fragment is a part of a word in one style.
type fragment struct {
	text string
	bold bool
	icon kit.Icon
	link table.Spot // NoSpot for none
}

const (
	proseLeading = 1.42 // line height, as a multiple of the text size
	signWidth    = 1.25 // width of a sign, as a multiple of the text size
)

// step returns the line height.
func (p *prose) step() float64 { return p.size * proseLeading }

func (f fragment) face() kit.Face {
	if f.bold {
		return kit.BodyBold
	}
	return kit.Body
}

func (p *prose) wide(f fragment) float64 {
	if f.icon != "" {
		return p.size * signWidth
	}
	return kit.Width(f.face(), p.size, 0, f.text)
}

// paragraph sets a text, beginning on a new line, and ends the last line.
func (p *prose) paragraph(text []book.Span) {
	p.x = p.left
	for _, s := range text {
		f := fragment{text: s.Text, bold: s.Bold, icon: kit.Icon(s.Icon)}
		if s.Link != "" {
			f.link = scene.LinkSpot(p.links, s)
			p.links++
		}
		if f.icon != "" {
			p.pending = append(p.pending, f)
			continue
		}
		for i, word := range strings.Split(s.Text, " ") {
			if i > 0 {
				p.word()
			}
			if f.text = word; word != "" {
				p.pending = append(p.pending, f)
			}
		}
	}
	p.word()
	p.y += p.step()
}

// word places the pending word, on this line or the next. It breaks a word that is longer than a line.
func (p *prose) word() {
	wide := 0.0
	for _, f := range p.pending {
		wide += p.wide(f)
	}
	if wide == 0 {
		return
	}
	space := kit.Width(kit.Body, p.size, 0, " ")
	if p.x > p.left {
		if p.x+space+wide > p.right(p.y) {
			p.x, p.y = p.left, p.y+p.step()
		} else {
			p.x += space
		}
	}
	for _, f := range p.pending {
		for f.text != "" && p.wide(f) > p.right(p.y)-p.left {
			n := p.head(f)
			p.put(fragment{text: string([]rune(f.text)[:n]) + "-", bold: f.bold, link: f.link})
			f.text = string([]rune(f.text)[n:])
			p.x, p.y = p.left, p.y+p.step()
		}
		p.put(f)
	}
	p.pending = p.pending[:0]
}

// head returns how many letters of a word fit on a line, with a hyphen.
func (p *prose) head(f fragment) int {
	runes, room := []rune(f.text), 1
	for n := 2; n < len(runes); n++ {
		if f.text = string(runes[:n]) + "-"; p.wide(f) > p.right(p.y)-p.left {
			break
		}
		room = n
	}
	return kit.Break(runes, room)
}

// put places a fragment at the end of the line.
func (p *prose) put(f fragment) {
	wide := p.wide(f)
	if n := len(p.set); n > 0 && f.icon == "" {
		// A fragment in the same style as the one before extends its piece.
		last := &p.set[n-1]
		gap := p.x - last.rect.Right()
		if last.look.icon == "" && last.rect.Y == p.y && gap < p.size && last.look.bold == f.bold &&
			last.look.link == f.link && p.x > p.left {
			if gap > 0.01 {
				last.look.text += " "
			}
			last.look.text += f.text
			last.rect.W = p.x + wide - last.rect.X
			p.x += wide
			return
		}
	}
	p.set = append(p.set, piece{kit.Rect{X: p.x, Y: p.y, W: wide, H: p.step()}, f})
	p.x += wide
}

// prose draws text that was set, moved down by dy and clipped to a view.
func (d *drawing) prose(list []piece, size, dy float64, view kit.Rect) {
	for _, p := range list {
		r := p.rect.Offset(0, dy)
		if r.Bottom() < view.Y || r.Y > view.Bottom() {
			continue
		}
		col := kit.Text
		switch {
		case p.look.icon != "":
			d.DrawIcon(p.look.icon, r.Centred(size*1.1, size*1.1), kit.Gold, kit.PanelTop)
			continue
		case p.look.link != table.NoSpot:
			col = kit.Gold
			d.FillRect(kit.Rect{X: r.X, Y: r.MidY() + size*0.47, W: r.W, H: 1}, kit.Gold.Fade(0.7))
		case p.look.bold:
			col = kit.NameText
		}
		r.W += size // it was measured already, so it must not be shrunk
		d.Line(kit.Style{Face: p.look.face(), Size: size, Color: col, V: kit.Middle}, p.look.text, r)
	}
}
