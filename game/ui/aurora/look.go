package aurora

import (
	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// Look is the look of Last Aurora.
var Look = scene.Look{Game: rules.Rules{}.Name(), In: in}

func in(lang, shared, own string) (scene.LocalizedLook, error) {
	v, err := voice.In(lang, shared, own)
	if err != nil {
		return scene.LocalizedLook{}, err
	}
	return scene.LocalizedLook{
		Speak: func(g game.Game) table.Voice { return v.For(g) },
		Skin: func(g game.Game) scene.Skin {
			bare, _ := rules.Of(g)
			return New(bare, v.For(g))
		},
	}, nil
}
