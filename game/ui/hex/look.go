package hex

import (
	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/voice"
	"onelongnight/game/ui/scene"
)

// Look is the look of Neuroshima Hex.
var Look = scene.NewLook(rules.Rules{}.Name(), voice.Languages.In,
	func(_ game.Game, v *voice.Speaker) scene.Skin { return New(v) })
