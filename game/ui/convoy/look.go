package convoy

import (
	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// Look is the look of The Convoy.
var Look = scene.Look{Game: rules.Rules{}.Name(), In: in}

func in(lang, shared, own string) (scene.LocalizedLook, error) {
	v, err := voice.In(lang, shared, own)
	if err != nil {
		return scene.LocalizedLook{}, err
	}
	skin := New(v)
	return scene.LocalizedLook{
		Speak: func(game.Game) table.Voice { return v },
		Skin:  func(game.Game) scene.Skin { return skin },
	}, nil
}
