package hex

import (
	"time"

	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// picture is a model with its layout, and what lies open over it.
type picture struct {
	model  *board.Model
	frame  *board.Frame
	open   panel.Open
	over   *panel.Frame
	tone   kit.Tone
	words  panel.Words
	list   func() []scene.Sight // makes the sights of the table when somebody asks for them
	sights []scene.Sight
}

// isFirst tells whether the first screen stands in the table's stead.
func (p *picture) isFirst() bool { return p.open.Title != nil }

// Draw paints the table at a moment.
func (p *picture) Draw(c *kit.Canvas, m scene.Moment) {
	p.model.Time = m.Clock
	c.SetTone(p.tone)
	if !p.isFirst() {
		now := board.Now{T: m.T, Length: m.Length, Calm: m.Calm, Drag: drag(m.Carried)}
		if before, ok := m.Before.(*picture); ok && !before.isFirst() {
			now.Before = &board.Still{Model: before.model, Frame: before.frame}
		}
		board.Draw(c, p.model, p.frame, now)
	}
	p.over.Draw(c, m.Clock)
}

// drag is a carried tile, nil for none.
func drag(d *scene.Carried) *board.Drag {
	if d == nil {
		return nil
	}
	return &board.Drag{ID: d.Spot.ID, X: d.X, Y: d.Y, Over: d.Over}
}

// Ahead has nothing to bake ahead: tiles are few, and painted when they are drawn.
func (p *picture) Ahead(*kit.Canvas, time.Time) bool { return true }

// At names the topmost thing under a point.
func (p *picture) At(x, y float64) (table.Spot, bool) {
	hit, ok := p.over.Hits().At(x, y)
	return untagged(hit.Spot), ok
}

// untagged is the thing itself for the button that sets it down.
func untagged(spot table.Spot) table.Spot {
	if spot.Kind == table.KindPiece && spot.Tag == "place" {
		return spot.Same()
	}
	return spot
}

// Where is a point to touch for a thing.
func (p *picture) Where(spot table.Spot) (x, y float64, ok bool) {
	for _, try := range []table.Spot{spot, spot.Tagged("place"), p.Within(spot)} {
		if x, y, ok = p.over.Hits().Point(try); ok {
			return x, y, true
		}
	}
	return 0, 0, false
}

// Within is the hex that a tile stands on.
func (p *picture) Within(spot table.Spot) table.Spot {
	if spot.Kind == table.KindPlace {
		return spot
	}
	for h := range p.model.Cells {
		if c := &p.model.Cells[h]; c.ID != "" && spot.Kind == table.KindPiece && c.Piece.ID == spot.ID {
			return table.KindPlace.Spot(rules.Hex(h).String())
		}
	}
	return table.NoSpot
}

// Shows tells whether a hex is in sight, as all are.
func (p *picture) Shows(table.Spot) bool { return true }

// Hides tells whether something is folded away, as nothing is.
func (p *picture) Hides(table.Spot) bool { return false }

// Lifts tells whether a thing can be carried: tiles of the hand.
func (p *picture) Lifts(spot table.Spot) bool { return spot.Kind == table.KindCard }

// Reveal scrolls what lies open so that a thing is in sight; the table does not scroll.
func (p *picture) Reveal(spot table.Spot) (scene.Scroll, bool) { return p.over.Reveal(spot) }

// Scroll says how far what lies open can be scrolled.
func (p *picture) Scroll() scene.Scroll { return p.over.Scroll() }

// Over is the title of what lies open, and the words below it.
func (p *picture) Over() (title, body string) { return p.over.Over() }

// Dial implements scene.Turner.
func (p *picture) Dial(x, y float64) (cx, cy float64, ok bool) {
	if p.isFirst() || p.over.Covers() {
		return 0, 0, false
	}
	return p.frame.Dial(p.model, x, y)
}

// Sights lists what can be looked into.
func (p *picture) Sights() []scene.Sight {
	if p.sights != nil {
		return p.sights
	}
	list, open := p.over.Sights(p.words)
	if !open && p.list != nil {
		list = p.list()
	}
	p.sights = list
	for i := range p.sights {
		_, p.sights[i].Seen = p.over.Hits().Anchor(p.sights[i].Spot)
	}
	return p.sights
}
