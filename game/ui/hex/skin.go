// Package hex is the looks of Neuroshima Hex at the table: it makes the board's model out of what a seat may see, and words
// out of the catalogue. It draws nothing (package board does) and judges no rule: what would happen it asks of the rules.
package hex

import (
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Skin draws one game of Neuroshima Hex: who sits where is known from it.
type Skin struct{ voice *voice.Speaker }

// New makes the skin of a game, in the language of its voice.
func New(v *voice.Speaker) *Skin { return &Skin{v} }

// DrawCover implements scene.Coverer.
func (*Skin) DrawCover(c *kit.Canvas, w kit.Window, r kit.Rect) { art.Cover(c, w, r) }

// Opens is what tells about a thing.
func (*Skin) Opens(spot table.Spot) scene.Panel {
	switch spot.Kind {
	case table.KindCard, table.KindPiece:
		if rules.TileByID(spot.ID) != rules.NoTile {
			return scene.CardPanel
		}
	case table.KindFigure:
		return scene.FigurePanel
	case table.KindPile:
		return scene.PilePanel
	}
	return scene.NoPanel
}

// Paint makes the model and lays it out.
func (k *Skin) Paint(s scene.Scene, screen *scene.Screen, w, h float64) scene.Picture {
	b := builder{Skin: k, screen: screen, model: &board.Model{}, narrow: kit.NewWindow(w, h, screen.TextScale).Portrait}
	p := &picture{model: b.model, words: k.voice.T, tone: kit.Tone{Contrast: screen.Contrast, Safe: screen.Safe}}
	b.open.Focus, b.open.Group = screen.Focus, screen.Group
	if s.Session == nil || screen.Panel == scene.TitlePanel || screen.Under == scene.TitlePanel {
		b.title()
	} else {
		b.session, b.view, b.asks = s.Session, s.Session.View().(*rules.View), len(s.Past) == 0 || s.Asks
		if n := len(s.Past); n > 0 {
			b.past, b.fresh, b.until = s.Past, s.Fresh, s.Until
			b.view = s.Past[n-1].View(s.Session.Viewer()).(*rules.View)
		}
		b.table()
		b.panels()
		p.list = b.sights
	}
	p.lay(&b, w, h)
	return p
}

// badgeGap is the room above and below a badge, in CSS pixels.
const badgeGap = 4

// badge keeps room for the badge, if there is one: it covers nothing that is played with.
func (b *builder) badge(w kit.Window) {
	if b.open.Badge = panel.BadgeOf(b.screen, w.Unit(116, 104)); b.open.Badge == nil || b.open.Title != nil {
		return
	}
	if !w.Portrait {
		b.open.Badge.Most = board.Column(w)
	}
	b.model.Badge = b.open.Badge.Place(w).H + badgeGap
}

// lay lays table and panels out.
func (p *picture) lay(b *builder, w, h float64) {
	b.badge(kit.NewWindow(w, h, b.screen.TextScale))
	p.frame = board.Layout(b.model, w, h, b.screen.TextScale)
	hits := p.frame.Hits()
	if b.open.Title != nil {
		hits = nil
	}
	bare := b.screen.Panel == scene.NoPanel && b.past == nil
	if bare {
		b.open.Coach = panel.CoachOf(b.screen, b.next, p.frame.HandBox)
	}
	if badge := b.open.Badge; badge != nil && b.open.Title == nil {
		badge.Foot = p.frame.Top.Bottom() + b.model.Badge + badgeGap
		if badge.Plain && b.past != nil {
			b.open.Badge = nil // a film is seen whole
		}
	}
	if b.screen.Toast != "" && b.past == nil && b.open.Coach == nil {
		at, _ := hits.Anchor(b.screen.ToastAt)
		b.open.Toast = &panel.Toast{Text: b.screen.Toast, At: at, Foot: p.frame.Foot(), Head: p.frame.Top.Bottom()}
	}
	if t := b.screen.Timeline; t != nil && b.screen.Panel == scene.RecapPanel {
		b.open.Timeline = &panel.Timeline{Of: t, Room: p.frame.HandBox}
	}
	if bare && b.open.Coach == nil && b.open.Title == nil {
		b.open.Tip = b.tip(b.screen.Peek, p.frame)
	}
	p.open = b.open
	p.over = panel.Layout(b.open, p.frame.Window, hits)
}
