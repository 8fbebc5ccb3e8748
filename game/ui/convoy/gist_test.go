package convoy

import (
	"testing"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/kit"
	"onelongnight/game/words"
)

// TestSmallCardsSayWhatTheyDo checks that in every language each card that does something has a gist, short enough for
// one of six cards on a phone with the letters as narrow as they may be.
func TestSmallCardsSayWhatTheyDo(t *testing.T) {
	const room, squeeze = 52.0, 0.72 // CSS pixels
	for _, lang := range words.Languages {
		skin := New(voiceIn(t, lang))
		for _, card := range skin.faces() {
			idle := card.Art == voice.Key(rules.GaussCannon) || card.Art == voice.Key(rules.Steelhound)
			if idle != (card.Gist == "") {
				t.Errorf("%s: %s says %q", lang, card.Name, card.Gist)
			}
			if w := kit.Width(kit.LabelBold, kit.MinText, 0, card.Gist) * squeeze; w > room {
				t.Errorf("%s: %q of %s is %.0f wide", lang, card.Gist, card.Name, w)
			}
		}
	}
}
