package state51

import (
	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/ui/scene"
)

// Look is the look of 51st State.
var Look = scene.NewLook(rules.Rules{}.Name(), voice.Languages.In, func(g game.Game, v *voice.Speaker) scene.Skin {
	bare, _ := rules.Of(g)
	return New(bare, v)
})
