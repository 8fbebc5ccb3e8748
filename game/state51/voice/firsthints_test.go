package voice_test

import (
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/state51/think"
)

// TestFirstHintsAreSaid, see [editiontest.FirstHints.Said].
func TestFirstHintsAreSaid(t *testing.T) {
	deals := append(editiontest.Deals(t, think.Rules{}, "", 6),
		editiontest.Deals(t, think.Rules{}, `{"seats":3}`, 2)...)
	k := editiontest.FirstHints{Deals: deals, Voices: editiontest.Spoken(voices(t))}
	k.Said(t)
}
