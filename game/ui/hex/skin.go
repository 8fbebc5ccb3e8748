// Package hex is the skin of Neuroshima Hex. It turns what a seat may see into the board's model, with words from the
// catalogue. It draws nothing (package board does) and judges no rules: for what would happen, it asks the rules.
package hex

import (
	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// Skin draws a game of Neuroshima Hex with a certain setup.
type Skin struct {
	scene.Quiet
	voice *voice.Speaker
}

// Look is the look of Neuroshima Hex.
var Look = scene.NewLook(rules.Rules{}.Name(), voice.Languages.In,
	func(_ game.Game, v *voice.Speaker) *Skin { return New(v) })

// New returns the skin of a game, in the language of its voice.
func New(v *voice.Speaker) *Skin { return &Skin{voice: v} }

// DrawCover implements scene.Coverer.
func (*Skin) DrawCover(c *kit.Canvas, w kit.Window, r kit.Rect) { art.Cover(c, w, r) }

func (*Skin) Opens(spot table.Spot) scene.Panel {
	opens := scene.PanelOf(spot.Kind)
	known := opens != scene.CardPanel || rules.TileByID(spot.ID) != rules.NoTile
	return opens.If(known && opens != scene.PlacePanel)
}

// Paint makes the picture of a scene.
func (k *Skin) Paint(s scene.Scene, screen *scene.Screen, w, h float64) scene.Picture {
	return skin.Paint(s, screen, w, h, k.voice, func(b *skin.Base[*rules.View]) skin.Builder {
		return &builder{Skin: k, Base: b, model: &board.Model{}}
	})
}
