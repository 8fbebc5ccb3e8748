package voice_test

import (
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex/think"
)

// TestFirstHintsAreSaid, see [editiontest.FirstHints.Said].
func TestFirstHintsAreSaid(t *testing.T) {
	deals := editiontest.Deals(t, think.Rules{}, `{"mode":"duel","seats":["outpost","borgo"]}`, 6)
	deals = append(deals, editiontest.Deals(t, think.Rules{}, `{"mode":"duel","seats":["moloch","hegemony"]}`, 6)...)
	k := editiontest.FirstHints{Deals: deals, Voices: editiontest.Spoken(voices(t))}
	k.Said(t)
}
