package voice_test

import (
	"testing"

	"onelongnight/game/hex/think"
	"onelongnight/game/mission/missiontest"
)

// TestFirstHintsAreSaid, see [missiontest.FirstHints.Said].
func TestFirstHintsAreSaid(t *testing.T) {
	deals := missiontest.Deals(t, think.Rules{}, `{"mode":"duel","seats":["outpost","borgo"]}`, 6)
	deals = append(deals, missiontest.Deals(t, think.Rules{}, `{"mode":"duel","seats":["moloch","hegemony"]}`, 6)...)
	k := missiontest.FirstHints{Deals: deals, Voices: missiontest.Spoken(voices(t))}
	k.Said(t)
}
