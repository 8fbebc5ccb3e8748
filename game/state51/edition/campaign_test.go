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
	File: "../../../docs/missions.md", Heading: "### 51st State", Measured: 60}

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

// TestTheCurve, see [editiontest.Campaign.Curve].
func TestTheCurve(t *testing.T) { campaign.Curve(t) }

// TestTheRates, see [editiontest.Campaign.Rates]. Make soak plays a hundred of each.
func TestTheRates(t *testing.T) {
	games := map[string]int{"3": 4, "5": 1}
	if *soak > 0 {
		games = map[string]int{"3": *soak, "5": *soak}
	}
	campaign.Rates(t, games)
}
