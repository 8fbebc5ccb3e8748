package art

import (
	"testing"

	"onelongnight/game/ui/kit"
)

// TestContrast checks words and signs on their backgrounds in every tone: the contrast must be 4.5 to 1, or 3 to 1 for
// large signs.
func TestContrast(t *testing.T) {
	type pair struct {
		what     string
		word, on kit.Color
		atLeast  float64
	}
	pairs := []pair{
		{"pen on paper", pen, paperTop, 7}, {"pen on paper's foot", pen, paperFoot, 7},
		{"words on paper", penQuiet, paperFoot, 4.5},
		{"pen on a dim card", pen, kit.Hex(0xB3A583), 4.5}, {"pen on a used plate", pen, kit.Hex(0x8E8A83), 4.5},
		{"name on a picture", cream, ink, 7}, {"gain", gainInk, gain, 7},
		{"sign on the orange tab", dark, orange, 4.5}, {"tag", dark, brass, 4.5},
		{"price of a used contact", kit.Hex(0x6A5A40), kit.Hex(0xC6B184), 3},
	}
	for _, s := range [...]strip{pillage, cooperate, annex, redevelop} {
		pairs = append(pairs, pair{"pen on a strip", pen, s.color.Fade(s.tint[0]).Over(paperFoot), 4.5})
		for _, p := range []pair{ // tabs are painted, and their signs are light in every tone
			{"sign on a tab", kit.White, s.color, 4.5}, {"sign on a shut tab", kit.Hex(0xCFC6B8), s.shut(), 4.5},
			{"a sign on paper", s.color, paperFoot, 3},
		} {
			if got := kit.Contrast(p.word, p.on); got < p.atLeast {
				t.Errorf("%s of way %d: %.1f to 1, want %.1f", p.what, s.way, got, p.atLeast)
			}
		}
	}
	for id, f := range factions {
		pairs = append(pairs, pair{"word of " + id, f.Word, ink, 7})
	}
	for _, tone := range []kit.Tone{{}, {Safe: true}, {Contrast: true}, {Contrast: true, Safe: true}} {
		for _, p := range pairs {
			if got := kit.Contrast(tone.Of(p.word), tone.Of(p.on)); got < p.atLeast {
				t.Errorf("%s, tone %+v: %.1f to 1, want %.1f", p.what, tone, got, p.atLeast)
			}
		}
	}
}
