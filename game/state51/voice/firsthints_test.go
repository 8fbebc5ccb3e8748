package voice_test

import (
	"testing"

	"onelongnight/game/mission/missiontest"
	"onelongnight/game/state51/think"
)

// TestFirstHintsAreSaid, see [missiontest.FirstHints.Said].
func TestFirstHintsAreSaid(t *testing.T) {
	deals := append(missiontest.Deals(t, think.Rules{}, "", 6), missiontest.Deals(t, think.Rules{}, `{"seats":3}`, 2)...)
	k := missiontest.FirstHints{Deals: deals,
		Voices: missiontest.Spoken(voices(t))}
	k.Said(t)
}
