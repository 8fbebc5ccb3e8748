package edition_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/edition"
	"onelongnight/game/convoy/think"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/mission"
)

// campaign is what the checks of all games' campaigns know of this one.
var campaign = &editiontest.Campaign{Rules: think.Rules{}, List: edition.Campaign(), Levels: edition.Levels(),
	File: "../../../docs/missions.md", Heading: "## Campaign", Measured: 100,
	Often: map[string]int{"3": 4, "5": 1}, StarsRepeat: true}

// TestTheCampaign: twelve scenarios, of both sides, see [editiontest.Campaign.Begins].
func TestTheCampaign(t *testing.T) {
	seats := map[string]int{}
	campaign.Begins(t, func(m *mission.Mission, _ game.Game, _ game.State) { seats[m.Seat]++ })
	if len(campaign.List) != 12 || len(seats) != 2 || min(seats["moloch"], seats["outpost"]) < 3*4 {
		t.Errorf("%d scenarios: %v", len(campaign.List), seats)
	}
}

// TestCampaign, see [editiontest.Campaign.Run].
func TestCampaign(t *testing.T) { campaign.Run(t) }

// TestAllies stand where the file puts them, and closed positions are closed.
func TestAllies(t *testing.T) {
	closed, allies, ravaged, thin := 0, 0, 0, 0
	list := campaign.List
	for i := range list {
		_, _, s, err := list[i].Begin(think.Rules{}, "x")
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*convoy.State)
		for c := convoy.ZiggyOne; c <= convoy.NewYork; c++ {
			for _, side := range []game.Seat{convoy.Moloch, convoy.Outpost} {
				if !state.Towns[c].Destroyed && state.Capacity(c, side) < int(c.Printed().Positions[side]) {
					closed++
				}
				allies += len(state.UnitsIn(c, side))
			}
			if state.Towns[c].Destroyed || state.Towns[c].Ravaged != 0 {
				ravaged++
			}
		}
		if state.Deck[convoy.Moloch].Len()+state.Hand[convoy.Moloch].Len() < convoy.DeckSize-4 ||
			state.Deck[convoy.Outpost].Len() < 20 {
			thin++
		}
	}
	if closed == 0 || allies == 0 || ravaged == 0 || thin == 0 {
		t.Errorf("closed positions %d, units that stand there %d, cities hit %d, reduced decks %d", closed, allies,
			ravaged, thin)
	}
}
