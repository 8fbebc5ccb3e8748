package convoy

import (
	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/scene"
)

// Look is how The Convoy is shown.
var Look = scene.NewLook(rules.Rules{}.Name(), voice.Languages.In,
	func(_ game.Game, v *voice.Voice) scene.Skin { return New(v) }).WithSigns(art.Icons)
