//go:build !js

package panel

import (
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/kittest"
)

// TestWordsOfABookStandOut on their grounds, as those of panels do.
func TestWordsOfABookStandOut(t *testing.T) {
	kittest.StandOut(t, []kittest.Words{
		kittest.On("chapter", kit.NameText, chapterGround, 0),
		kittest.On("link below an entry", kit.Gold, chapterGround, 0),
		kittest.On("field", kit.Text, fieldGround, 0),
		kittest.On("empty field", kit.TextQuiet, fieldGround, 0),
		kittest.On("open entry", kit.Gold, openGround, 0),
		kittest.On("rule that was asked for", kit.Text, openGround, 0),
	}, kittest.Tones...)
}
