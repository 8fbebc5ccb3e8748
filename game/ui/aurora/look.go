package aurora

import (
	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/ui/scene"
)

// Look is the look of Last Aurora.
var Look = scene.NewLook(rules.Rules{}.Name(), voice.Languages.In, func(g game.Game, v *voice.Speaker) scene.Skin {
	bare, _ := rules.Of(g)
	return New(bare, v)
})
