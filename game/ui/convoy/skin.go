// Package convoy is the looks of The Convoy at the table: it makes the board's
// model out of what one side may see, and words out of the catalogue. It
// draws nothing (package board does) and judges no rule.
package convoy

import (
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Skin draws The Convoy.
type Skin struct {
	voice *voice.Voice
	deck  []board.Card // all different cards
}

// New makes the skin in one language.
func New(v *voice.Voice) *Skin {
	s := &Skin{voice: v}
	s.deck = s.faces()
	return s
}

// DrawCover implements scene.Coverer.
func (*Skin) DrawCover(c *kit.Canvas, w kit.Window, r kit.Rect) { board.Cover(c, w, r) }

// Opens is what tells about a thing.
func (*Skin) Opens(spot table.Spot) scene.Panel {
	switch spot.Kind {
	case table.KindCard, table.KindPiece:
		if cardOf(spot) != rules.NoCard {
			return scene.CardPanel
		}
	case table.KindFigure:
		return scene.FigurePanel
	case table.KindPile:
		return scene.PilePanel
	case table.KindPlace, table.KindPart, table.KindTab:
		return scene.PlacePanel
	}
	return scene.NoPanel
}

// Paint makes the model and lays it out.
func (k *Skin) Paint(s scene.Scene, screen *scene.Screen, w, h float64) scene.Picture {
	b := builder{Skin: k, screen: screen, model: &board.Model{}, changed: map[rules.Card]bool{}}
	p := &picture{model: b.model, words: b.t, tone: kit.Tone{Contrast: screen.Contrast, Safe: screen.Safe}, city: map[table.Spot]rules.City{}, folded: map[table.Spot]bool{}}
	b.open.Focus, b.open.Group = screen.Focus, screen.Group
	if s.Session == nil || screen.Panel == scene.TitlePanel || screen.Under == scene.TitlePanel {
		b.title()
	} else {
		b.session, b.view, b.asks = s.Session, s.Session.View().(*rules.View), len(s.Past) == 0 || s.Asks
		if n := len(s.Past); n > 0 {
			b.past, b.fresh, b.until, b.model.Stands = s.Past, s.Fresh, s.Until, s.Stands
			b.view = s.Past[n-1].View(s.Session.Viewer()).(*rules.View)
		}
		b.table()
		for _, u := range b.fallen() {
			p.folded[voice.UnitSpot(u)] = true
		}
		b.panels()
		p.places()
		p.list = b.tableSights
	}
	p.lay(&b, w, h)
	return p
}

// lay lays table and panels out.
func (p *picture) lay(b *builder, w, h float64) {
	p.frame = board.Layout(b.model, w, h, b.screen.TextScale)
	hits := p.frame.Hits()
	if b.open.Title != nil {
		hits = nil
	}
	if b.screen.Panel == scene.NoPanel && b.past == nil {
		b.open.Coach = panel.CoachOf(b.screen, b.next, p.frame.HandBox)
	}
	if badge := b.screen.Badge; badge == nil || !badge.Plain || b.past == nil { // a film is seen whole
		b.open.Badge = panel.BadgeOf(b.screen, p.badgeFoot())
	}
	if b.screen.Toast != "" && b.past == nil && b.open.Coach == nil {
		at, over := p.frame.ToastAt(b.screen.ToastAt)
		b.open.Toast = &panel.Toast{Text: b.screen.Toast, At: at, Over: over, Foot: p.frame.HandBox.Y, Head: p.frame.Top.Bottom()}
	}
	if t := b.screen.Timeline; t != nil && b.screen.Panel == scene.RecapPanel {
		b.open.Timeline = &panel.Timeline{Of: t, Room: p.frame.HandBox}
	}
	if b.bare() && b.open.Coach == nil {
		b.open.Tip = b.tip(b.screen.Peek, p.frame)
	}
	p.open = b.open
	p.over = panel.Layout(b.open, p.frame.Window, hits)
}

// badgeFoot is what a badge stands above: the road, where nothing of the game
// is, and on the first screen what is below the corner's buttons.
func (p *picture) badgeFoot() float64 {
	if p.open.Title != nil || p.frame.Road.Empty() {
		return p.frame.Window.Unit(116, 104)
	}
	return p.frame.Road.Y
}
