package convoy

import (
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/scene"
)

// smallRatio is the width of a small face divided by its height.
const smallRatio = 0.8

// Primer explains in pictures what a battle is for, who fights in it, and what follows.
func (k *Skin) Primer() scene.Primer {
	part := func(picture scene.Image, ratio float64, key string) scene.PrimerPart {
		return scene.PrimerPart{Picture: picture, Ratio: ratio, Text: k.voice.T(key)}
	}
	card := func(id, key string) scene.PrimerPart {
		face := k.face(rules.ByID(id))
		return part(board.SmallFace{Card: &face}, smallRatio, key)
	}
	city, wide := k.Illustration(voice.CitySpot(rules.ZiggyOne))
	return scene.Primer{Aim: k.voice.T("primer.aim"), Parts: []scene.PrimerPart{
		part(city, wide, "primer.battle"), card("trooper-1", "primer.turn"), card("gauss-cannon", "primer.win"),
	}}
}
