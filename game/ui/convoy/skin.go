// Package convoy shows The Convoy at the table: it makes the board's model out of what one side may see, and the words
// out of the catalogue. It leaves the drawing to package board and judges no rule.
package convoy

import (
	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// Skin draws The Convoy.
type Skin struct {
	scene.Quiet
	voice *voice.Voice
	deck  []board.Card // one card of each kind
}

// Look is how The Convoy is shown.
var Look = scene.NewLook(rules.Rules{}.Name(), voice.Languages.In,
	func(_ game.Game, v *voice.Voice) *Skin { return New(v) }).WithSigns(art.Icons)

// New returns a skin that speaks one language.
func New(v *voice.Voice) *Skin {
	s := &Skin{voice: v}
	s.deck = s.faces()
	return s
}

// DrawCover implements scene.Coverer.
func (*Skin) DrawCover(c *kit.Canvas, w kit.Window, r kit.Rect) { board.Cover(c, w, r) }

func (*Skin) Opens(spot table.Spot) scene.Panel {
	opens := scene.PanelOf(spot.Kind)
	return opens.If(opens != scene.CardPanel || cardOf(spot) != rules.NoCard)
}

// Paint makes the picture of a scene.
func (k *Skin) Paint(s scene.Scene, screen *scene.Screen, w, h float64) scene.Picture {
	return skin.Paint(s, screen, w, h, k.voice, func(b *skin.Base[*rules.View]) skin.Builder {
		return &builder{Skin: k, Base: b, model: &board.Model{}, changed: map[rules.Card]bool{}}
	})
}
