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
	File: "../../../docs/missions.md", Heading: "### Last Aurora", Measured: measured}

// measured is how many games of each scenario the table is from at least.
const measured = 30

// TestTheCampaign: six scenarios, on both routes, alone and of two to four, see [editiontest.Campaign.Begins].
func TestTheCampaign(t *testing.T) {
	games := map[string]bool{}
	campaign.Begins(t, func(_ *mission.Mission, g game.Game, _ game.State) { games[string(g.Setup())] = true })
	if len(campaign.List) != 6 || len(games) != 5 {
		t.Errorf("%d scenarios, of %v", len(campaign.List), games)
	}
}

// TestTheCurve, see [editiontest.Campaign.Curve].
func TestTheCurve(t *testing.T) { campaign.Curve(t) }

// TestTheRates, see [editiontest.Campaign.Rates]. Level 5 takes long alone, so its games are played by
// make soak, a hundred of each.
func TestTheRates(t *testing.T) {
	games := map[string]int{"3": 2}
	if *soak > 0 {
		games = map[string]int{"3": *soak, "5": *soak}
	}
	campaign.Rates(t, games)
}
