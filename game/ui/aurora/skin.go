// Package aurora is the skin of Last Aurora. It turns what a seat may see into the board's model, with words from the
// catalogue. It draws nothing (package board does) and judges no rules.
package aurora

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// Skin draws a game of Last Aurora with certain seats.
type Skin struct {
	scene.Quiet
	voice   *voice.Speaker
	game    *rules.Game
	prints  [rules.CardCount + 1]*art.Print
	objects [rules.ObjectCount + 1]*art.Print
}

// Look is the look of Last Aurora.
var Look = scene.NewLook(rules.Rules{}.Name(), voice.Languages.In, New)

// New returns the skin of a game, in the language of its voice.
func New(g game.Game, v *voice.Speaker) *Skin {
	bare, _ := rules.Of(g)
	k := &Skin{voice: v, game: bare}
	k.print()
	return k
}

// DrawCover implements scene.Coverer.
func (*Skin) DrawCover(c *kit.Canvas, w kit.Window, r kit.Rect) { art.Cover(c, w, r) }

// IDs of panels about numbers, of the piles, and of what can be looked at.
const pointsID, roundsID = "points", "rounds"

var (
	deckSpot     = table.KindPile.Spot("deck")
	discardSpot  = table.KindPile.Spot("discard")
	roadSpot     = table.KindPlace.Spot("road")
	overviewSpot = table.KindPlace.Spot("camp")
)

// Opens returns the panel that tells about a thing.
func (k *Skin) Opens(spot table.Spot) scene.Panel {
	switch spot.Kind {
	case table.KindCard, table.KindPiece:
		return scene.CardPanel.If(k.named(spot) != nil)
	case table.KindPart:
		return scene.CardPanel.If(k.ofConvoy(spot))
	case table.KindFigure:
		return scene.FigurePanel.If(spot.ID == pointsID || spot.ID == roundsID)
	case table.KindPile:
		return scene.PilePanel
	}
	return scene.NoPanel
}

// ofConvoy reports whether a thing is a place of a convoy.
func (k *Skin) ofConvoy(spot table.Spot) bool {
	for i := range k.game.Seats() {
		if strings.HasPrefix(spot.ID, game.SeatName(k.game, game.Seat(i))+"-") {
			return true
		}
	}
	return false
}

// Paint makes the picture of a scene.
func (k *Skin) Paint(s scene.Scene, screen *scene.Screen, w, h float64) scene.Picture {
	return skin.Paint(s, screen, w, h, k.voice, func(b *skin.Base[*rules.View]) skin.Builder {
		return &builder{Skin: k, Base: b, model: &board.Model{}}
	})
}
