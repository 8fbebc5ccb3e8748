package voice_test

import (
	"testing"

	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/words"
)

// TestTheTinyGamesSpeakAllLanguages checks that each language has all texts of English, in words of its own.
func TestTheTinyGamesSpeakAllLanguages(t *testing.T) {
	english := voice.In("en")
	for _, lang := range words.Languages[1:] {
		c := voice.In(lang)
		for _, key := range []string{"game.title", "tiny.map", "tiny.yours", "end.won", "deed.full-bag.how"} {
			if said := c.T(key); !c.Has(key) || said == english.T(key) {
				t.Errorf("%s says %q for %s", lang, said, key)
			}
		}
	}
}
