// Package kittest checks what is drawn with package kit.
package kittest

import (
	"testing"

	"onelongnight/game/ui/kit"
)

// Words are words or a sign on a ground.
type Words struct {
	what         string
	text, ground kit.Color
	least        float64
}

// On returns words on a ground. Their contrast must be at least so large; 0 stands for 4.5 to 1, and 7 to 1 in high
// contrast.
func On(what string, text, ground kit.Color, least float64) Words {
	return Words{what, text, ground, least}
}

// Tones are all tones that a picture can have.
var Tones = []kit.Tone{{}, {Safe: true}, {Contrast: true}, {Contrast: true, Safe: true}}

// StandOut checks the contrast of words in some tones.
func StandOut(t testing.TB, list []Words, tones ...kit.Tone) {
	t.Helper()
	for _, tone := range tones {
		for _, w := range list {
			least := w.least
			switch {
			case least > 0:
			case tone.Contrast:
				least = 7
			default:
				least = 4.5
			}
			if got := kit.Contrast(tone.Of(w.text), tone.Of(w.ground)); got < least {
				t.Errorf("%s, tone %+v: %.2f to 1, want at least %.1f", w.what, tone, got, least)
			}
		}
	}
}
