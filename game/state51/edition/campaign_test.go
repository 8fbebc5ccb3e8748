package edition_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/mission"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/think"
)

// campaign is what the checks of all games' campaigns know of this one.
var campaign = &editiontest.Campaign{Rules: think.Rules{}, List: edition.Campaign(), Levels: edition.Levels(),
	File: "../../../docs/missions.md", Heading: "### 51st State", Measured: 60,
	Often: map[string]int{"3": 4, "5": 1}}

// TestTheCampaign: six scenarios, of two to four seats and every faction, see [editiontest.Campaign.Begins].
func TestTheCampaign(t *testing.T) {
	seats, factions := map[int]bool{}, map[string]bool{}
	campaign.Begins(t, func(_ *mission.Mission, g game.Game, s game.State) {
		seats[len(g.Seats())] = true
		factions[g.(think.Game).Base(s.Turn()).ID] = true
	})
	if len(campaign.List) != 6 || len(seats) != 3 || len(factions) != 4 {
		t.Errorf("%d scenarios, of seats %v and factions %v", len(campaign.List), seats, factions)
	}
}

// TestCampaign, see [editiontest.Campaign.Run].
func TestCampaign(t *testing.T) { campaign.Run(t) }
