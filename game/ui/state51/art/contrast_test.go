package art

import (
	"fmt"
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/kittest"
)

// TestContrast checks words and signs on their backgrounds in every tone: the contrast must be 4.5 to 1, or 3 to 1 for
// large signs.
func TestContrast(t *testing.T) {
	on := kittest.On
	list := []kittest.Words{
		on("pen on paper", pen, paperTop, 7), on("pen on paper's foot", pen, paperFoot, 7),
		on("words on paper", penQuiet, paperFoot, 4.5),
		on("pen on a dim card", pen, kit.Hex(0xB3A583), 4.5), on("pen on a used plate", pen, kit.Hex(0x8E8A83), 4.5),
		on("name on a picture", cream, ink, 7), on("gain", gainInk, gain, 7),
		on("sign on the orange tab", dark, orange, 4.5), on("tag", dark, brass, 4.5),
		on("price of a used contact", kit.Hex(0x6A5A40), kit.Hex(0xC6B184), 3),
	}
	for _, s := range [...]strip{pillage, cooperate, annex, redevelop} {
		way := fmt.Sprint(" of way ", s.way)
		list = append(list, on("pen on a strip"+way, pen, s.color.Fade(s.tint[0]).Over(paperFoot), 4.5))
		kittest.StandOut(t, []kittest.Words{ // tabs are painted, and their signs are light in every tone
			on("sign on a tab"+way, kit.White, s.color, 4.5),
			on("sign on a shut tab"+way, kit.Hex(0xCFC6B8), s.shut(), 4.5),
			on("a sign on paper"+way, s.color, paperFoot, 3),
		}, kit.Tone{})
	}
	for id, f := range factions {
		list = append(list, on("word of "+id, f.Word, ink, 7))
	}
	kittest.StandOut(t, list, kittest.Tones...)
}
