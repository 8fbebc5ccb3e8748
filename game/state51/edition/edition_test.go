package edition_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/mission"
	"onelongnight/game/state51"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/lab"
	"onelongnight/game/state51/think"
	"onelongnight/game/table"
)

// box is the edition that the tests check.
var box = edition.Full()

// lessons and puzzles run the checks that those of all games have in common.
var lessons, puzzles = editiontest.MissionsOf(box, onTable, lab.Puzzles().Terms, "a")

// campaign runs the checks that the campaigns of all games have in common.
var campaign = editiontest.CampaignOf(box, "### 51st State", 60, map[string]int{"3": 4, "5": 1})

// onTable returns what can be seen where a lesson is: what is in play, the factions' contacts, and one's own hand.
func onTable(l *editiontest.Sitting) (list []table.Spot) {
	v := l.State.View(l.Seat).(*state51.View)
	g := v.Game()
	d := g.Data()
	for i := range g.Seats() {
		h := &v.Seats[i]
		for all := h.Locations.Or(&h.Agreements).Or(&h.Spoils); !all.Empty(); {
			list = append(list, table.KindPiece.Spot(d.ID(all.Pop())))
		}
		list = append(list, table.KindPiece.Spot(d.ID(h.Leader)))
		for _, c := range g.Base(game.Seat(i)).Contacts {
			list = append(list, table.KindPiece.Spot(c.ID))
		}
	}
	for _, c := range v.Hand[l.Seat].Cards() {
		list = append(list, table.KindCard.Spot(d.ID(c)))
	}
	return list
}

// TestLessonsAreToldAndTaken runs the checks of [editiontest.Lessons.Run].
func TestLessonsAreToldAndTaken(t *testing.T) { lessons.Run(t) }

// TestEverythingIsSaid checks that everything is said in every language, and nothing else, see
// [editiontest.Lessons.SaysAims].
func TestEverythingIsSaid(t *testing.T) {
	lessons.SaysAims(t, "win", "points 4", "points 4 by round 2", "lead 2", "pillage 2", "cooperate 2",
		"annex 2", "redevelop 2", "work 2", "visit 2", "no pillage", "no visit")
}

// TestTheCampaign checks that there are six scenarios, with two, three and four seats and with every faction, see
// [editiontest.Campaign.Begins].
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

// TestCampaign runs the checks of [editiontest.Campaign.Run].
func TestCampaign(t *testing.T) { campaign.Run(t) }

// TestThereArePuzzles checks that there are at least forty puzzles, of every faction and every difficulty, no two
// alike, and that in each of them all rivals have passed.
func TestThereArePuzzles(t *testing.T) {
	factions := map[string]int{}
	for i := range puzzles.List {
		m := &puzzles.List[i]
		g, s := puzzles.Begin(t, m)
		bare, _ := state51.Of(g)
		factions[bare.Base(s.Turn()).ID]++
		for seat := range bare.Seats() {
			if h := &s.(*state51.State).Seats[seat]; game.Seat(seat) != s.Turn() && !h.Passed {
				t.Errorf("%s: somebody has not passed", m.Name)
			}
		}
	}
	if len(puzzles.List) < 40 || len(factions) != state51.FactionCount {
		t.Errorf("%d puzzles: by faction %v", len(puzzles.List), factions)
	}
	puzzles.NoTwoAlike(t)
}

// TestPuzzles runs the checks of [editiontest.Puzzles.Run].
func TestPuzzles(t *testing.T) { puzzles.Run(t) }

// players runs the checks that the computer players of all games have in common.
var players = &editiontest.Players{Box: box, Yardstick: edition.Yardstick, Late: 4, Told: 100, Decisions: 9,
	Setups: []string{`{"seats":2,"factions":["mutants","merchants"]}`,
		`{"seats":2,"factions":["new-york","appalachians"]}`, `{"seats":3,"factions":["merchants","new-york","mutants"]}`},
	Hidden: []string{`{"seats":2,"factions":["mutants","merchants"]}`,
		`{"seats":4,"factions":["mutants","merchants","new-york","appalachians"]}`}}

// TestPlayers runs the checks of [editiontest.Players.Run].
func TestPlayers(t *testing.T) { players.Run(t) }
