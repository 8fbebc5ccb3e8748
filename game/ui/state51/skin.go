// Package state51 is the skin of 51st State. It turns what a seat may see into the board's model, with words from the
// catalogue. It draws nothing (package board does) and judges no rules: package foresee tells it what would happen.
package state51

import (
	"slices"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// Skin draws a game of 51st State with a certain setup.
type Skin struct {
	scene.Quiet
	voice  *voice.Speaker
	game   *rules.Game
	prints map[*rules.Design]*art.Print
	points [rules.ContactCount]*art.Print // of the factions' contacts
}

// Look is the look of 51st State.
var Look = scene.NewLook(rules.Rules{}.Name(), voice.Languages.In, New)

// New returns the skin of a game, in the language of its voice.
func New(g game.Game, v *voice.Speaker) *Skin {
	bare, _ := rules.Of(g)
	k := &Skin{voice: v, game: bare, prints: map[*rules.Design]*art.Print{}}
	k.print()
	return k
}

// DrawCover implements scene.Coverer.
func (*Skin) DrawCover(c *kit.Canvas, w kit.Window, r kit.Rect) { art.Cover(c, w, r) }

func (k *Skin) Opens(spot table.Spot) scene.Panel {
	switch spot.Kind {
	case table.KindCard, table.KindPiece:
		return scene.CardPanel.If(k.named(spot) != nil)
	case table.KindFigure:
		return scene.FigurePanel.If(spot.ID == dawnID || spot == board.Race || spot == board.Face)
	case table.KindButton:
		// a touch that is a move makes the move instead
		return scene.CardPanel.If(slices.Contains(pricedMoves, spot.ID) || slices.Contains(laneMoves, spot.ID))
	case table.KindPile:
		return scene.PilePanel
	case table.KindPlace:
		return scene.PlacePanel
	}
	return scene.NoPanel
}

// Paint makes the picture of a scene.
func (k *Skin) Paint(s scene.Scene, screen *scene.Screen, w, h float64) scene.Picture {
	return skin.Paint(s, screen, w, h, k.voice, func(b *skin.Base[*rules.View]) skin.Builder {
		return &builder{Skin: k, Base: b, model: &board.Model{Goal: rules.WinningVP}}
	})
}
