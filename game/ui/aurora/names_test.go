package aurora

import (
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// smallest are the sizes of cards on a phone: a slot, one while there are answers, a survivor, an object.
var smallest = []kit.Rect{{W: 64, H: 104}, {W: 64, H: 76}, {W: 58, H: 82}, {W: 46, H: 66}}

// TestNamesAreWhole: in every language the name of each card stands on it wholly, however small it is.
func TestNamesAreWhole(t *testing.T) {
	g, err := think.Rules{}.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	bare, _ := rules.Of(g)
	all := map[string]*voice.Voice{"en": voice.English()}
	for lang, own := range voice.Others() {
		if all[lang], err = voice.In(lang, words.Others()[lang], own); err != nil {
			t.Fatal(err)
		}
	}
	for lang, v := range all {
		list := New(bare, v.For(g)).Prints()
		c := uitest.NewBlindCanvas()
		for _, size := range smallest {
			var cut []string
			c.Watch(func(text string) { cut = append(cut, text) })
			c.Begin(0.1)
			for _, p := range list {
				art.Card(c, p, size, art.Look{})
			}
			c.End()
			if len(cut) > 0 {
				t.Errorf("%s, %v by %v: %d names are cut: %q", lang, size.W, size.H, len(cut), cut)
			}
		}
	}
}
