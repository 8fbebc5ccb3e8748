package uitest

import (
	"slices"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// boxes is a picture of named boxes for commands, what was touched, and what can be touched.
type boxes struct {
	scene.Flat
	window  kit.Window
	screen  *scene.Screen
	words   panel.Words
	heading string
	list    []box
	hits    scene.Hits
	over    *panel.Layout
}

type box struct {
	spot     table.Spot
	label    string
	rect     kit.Rect
	selected bool
	tried    bool // it is the direction being tried
}

// Size of a box in CSS pixels, if there is room.
const boxW, boxH = 150.0, 56.0

// table places the boxes in rows below the heading. If there are many, they share the height.
func (p *boxes) table(s *table.Session) {
	for _, c := range p.screen.Bar {
		p.list = append(p.list, box{spot: c.Spot(), label: c.Label})
	}
	chosen := s.Selected()
	for _, spot := range chosen {
		p.list = append(p.list, box{spot: spot, label: spot.String(), selected: true})
	}
	for _, spot := range s.Next() {
		if slices.Contains(chosen, spot) {
			continue
		}
		b := box{spot: spot, label: spot.String(), tried: spot == p.screen.Turn}
		if leads := s.Leads(append(slices.Clone(chosen), spot)); len(leads) == 1 {
			b.label = leads[0].Label
		}
		p.list = append(p.list, b)
	}
	p.list = append(p.list, box{spot: table.KindLog.Spot(""), label: p.words("log.title")})
	top := p.window.Px(20) * 2
	across := max(1, int(p.window.W/boxW))
	rows := (len(p.list) + across - 1) / across
	w, h := p.window.W/float64(across), min(boxH, (p.window.H-top)/float64(rows))
	for i := range p.list {
		b := &p.list[i]
		b.rect = kit.Rect{X: float64(i%across) * w, Y: top + float64(i/across)*h, W: w, H: h}.Inset(2)
		p.hits.Add(b.spot, b.rect)
	}
}

// DrawImage draws a box as the face of a card.
func (b box) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) {
	b.rect = r
	b.draw(c, w)
}

func (b box) draw(c *kit.Canvas, w kit.Window) {
	edge := kit.PanelEdge
	switch {
	case b.selected:
		edge = kit.Gold
	case b.tried:
		edge = kit.Legal
	}
	c.Panel(kit.Round(6), b.rect, kit.PanelTop, kit.PanelBottom, edge)
	c.Block(kit.Style{Face: kit.Body, Size: w.Px(14), Color: kit.Text, H: kit.Middle, V: kit.Middle}, b.label,
		b.rect.Inset(3))
}

func (p *boxes) Draw(c *kit.Canvas, m scene.Moment) {
	c.SetTone(kit.Tone{Contrast: p.screen.Contrast, Safe: p.screen.Safe})
	c.FillRect(p.window.Rect(), kit.Ink)
	c.Line(kit.Style{Face: kit.LabelBold, Size: p.window.Px(20), Color: kit.NameText, V: kit.Middle}, p.heading,
		kit.Rect{X: 8, W: p.window.W - 16, H: p.window.Px(20) * 2})
	for _, b := range p.list {
		if m.Carried != nil && m.Carried.Spot == b.spot {
			b.rect = kit.Rect{X: m.Carried.X - b.rect.W/2, Y: m.Carried.Y - b.rect.H/2, W: b.rect.W, H: b.rect.H}
		}
		b.draw(c, p.window)
	}
	p.over.Draw(c, m.Clock)
}

func (p *boxes) Ahead(*kit.Canvas, time.Time) bool { return true }

func (p *boxes) At(x, y float64) (table.Spot, bool) {
	hit, ok := p.over.Hits().At(x, y)
	return hit.Spot, ok
}

// Where returns the centre of a thing's box.
func (p *boxes) Where(spot table.Spot) (x, y float64, ok bool) { return p.over.Hits().Point(spot) }

// Within returns a place itself, since a bare table does not know what lies where.
func (p *boxes) Within(spot table.Spot) table.Spot {
	if spot.Kind == table.KindPlace {
		return spot
	}
	return table.NoSpot
}

// Lifts has cards and pieces be dragged.
func (p *boxes) Lifts(spot table.Spot) table.Spot {
	return spot.If(spot.Kind == table.KindCard || spot.Kind == table.KindPiece)
}

// Reveal and Scroll are those of the open panel: the boxes do not scroll.
func (p *boxes) Reveal(l ...table.Spot) (scene.Scroll, bool) { return p.over.Reveal(l[0]) }
func (p *boxes) Scroll() scene.Scroll                        { return p.over.Scroll() }

func (p *boxes) Over() (title, body string) { return p.over.Over() }

// Sights returns those of the open panel, otherwise the cards, pieces and places that can be touched.
func (p *boxes) Sights() []scene.Sight {
	if list, open := p.over.Sights(p.words); open {
		for i := range list {
			list[i].Seen = true
		}
		return list
	}
	var list []scene.Sight
	for _, b := range p.list {
		if (Bare{}).Opens(b.spot) != scene.NoPanel {
			list = append(list, scene.Sight{Spot: b.spot, Label: b.spot.String(), Opens: true, Seen: true})
		}
	}
	return list
}
