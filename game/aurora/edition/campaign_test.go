package edition_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora/edition"
	"onelongnight/game/aurora/think"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/mission"
)

// campaign is what the checks of all games' campaigns know of this one.
var campaign = &editiontest.Campaign{Rules: think.Rules{}, List: edition.Campaign(), Levels: edition.Levels(),
	File: "../../../docs/missions.md", Heading: "### Last Aurora", Measured: 30,
	Often: map[string]int{"3": 2}} // level 5 takes long alone

// TestTheCampaign: six scenarios, on both routes, alone and of two to four, see [editiontest.Campaign.Begins].
func TestTheCampaign(t *testing.T) {
	games := map[string]bool{}
	campaign.Begins(t, func(_ *mission.Mission, g game.Game, _ game.State) { games[string(g.Setup())] = true })
	if len(campaign.List) != 6 || len(games) != 5 {
		t.Errorf("%d scenarios, of %v", len(campaign.List), games)
	}
}

// TestCampaign, see [editiontest.Campaign.Run].
func TestCampaign(t *testing.T) { campaign.Run(t) }
