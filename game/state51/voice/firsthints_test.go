package voice_test

import (
	"testing"

	"onelongnight/game/mission/missiontest"
	"onelongnight/game/state51/think"
)

// TestFirstHintsAreSaid, see [missiontest.FirstHints.Said].
func TestFirstHintsAreSaid(t *testing.T) {
	k := missiontest.FirstHints{Deals: missiontest.Deals(t, think.Rules{}, "", 6),
		Voices: missiontest.Spoken(voices(t))}
	k.Said(t)
}
