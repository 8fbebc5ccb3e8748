//go:build !js

package panel

import (
	"testing"

	"onelongnight/game/ui/kit"
)

// TestWordsOfABookStandOut on their grounds, as those of panels do.
func TestWordsOfABookStandOut(t *testing.T) {
	for _, tone := range []kit.Tone{{}, {Safe: true}, {Contrast: true}, {Contrast: true, Safe: true}} {
		least := 4.5
		if tone.Contrast {
			least = 7
		}
		for what, pair := range map[string][2]kit.Color{
			"chapter": {kit.NameText, chapterGround}, "link below an entry": {kit.Gold, chapterGround},
			"field": {kit.Text, fieldGround}, "empty field": {kit.TextQuiet, fieldGround},
			"open entry": {kit.Gold, openGround}, "rule that was asked for": {kit.Text, openGround},
		} {
			if got := kit.Contrast(tone.Of(pair[0]), tone.Of(pair[1])); got < least {
				t.Errorf("%+v: the %s has a contrast of %.2f", tone, what, got)
			}
		}
	}
}
