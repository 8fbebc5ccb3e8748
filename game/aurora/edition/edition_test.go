package edition_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/edition"
	"onelongnight/game/aurora/lab"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// box is the edition that is tested.
var box = edition.Full()

// lessons and puzzles run the checks that those of all games have in common.
var lessons, puzzles = editiontest.MissionsOf(box, onTable, lab.Puzzles().Terms, "red")

// campaign holds what the checks that all games share need to know about this campaign. Level 5 is not played in each
// test: it is slow in solo games.
var campaign = editiontest.CampaignOf(box, "### Last Aurora", 30, map[string]int{"3": 2})

// onTable returns what can be seen on the table in a lesson: cards in slots, objects in hand, crews, vehicles and
// enemies, the places of the seat's own convoy, the spaces of the map, and the other side.
func onTable(l *editiontest.Sitting) (list []table.Spot) {
	v := l.State.View(l.Seat).(*aurora.View)
	g := v.Game()
	d := g.Data()
	for _, slot := range v.Slots {
		list = append(list, table.KindCard.Spot(d.ID(slot.Card)))
	}
	for _, o := range v.Handy() {
		list = append(list, table.KindCard.Spot(o.String()))
	}
	for i := range v.Convoys {
		c := &v.Convoys[i]
		for _, m := range c.Crew {
			list = append(list, table.KindPiece.Spot(d.ID(m.Card)))
		}
		for _, card := range c.Cars {
			list = append(list, table.KindPiece.Spot(d.ID(card)))
		}
	}
	for _, f := range v.Foes {
		list = append(list, table.KindPiece.Spot(d.ID(f.Card)))
	}
	for at := aurora.Spot(0); at < aurora.Spots; at++ {
		if v.KindAt(l.Seat, at) != aurora.NoPlace {
			list = append(list, voice.PlaceSpot(g, l.Seat, at))
		}
	}
	for space := range g.Route().Last + 1 {
		list = append(list, voice.SpaceSpot(space))
	}
	return append(list, table.KindPlace.Spot("automa"))
}

// TestLessonsAreToldAndTaken checks the lessons, see [editiontest.Lessons.Run].
func TestLessonsAreToldAndTaken(t *testing.T) { lessons.Run(t) }

// TestEverythingIsSaid checks that every aim has words in every language, and that there are no words besides, see
// [editiontest.Lessons.SaysAims].
func TestEverythingIsSaid(t *testing.T) {
	lessons.SaysAims(t, "win", "reach, whole", "clean", "points 4", "fame 3", "space 9", "crew 4 by round 2",
		"fuel 2, trailers 2", "hit 3, beat 2", "object 3", "shortcut 2")
}

// TestTheCampaign checks that there are six scenarios, on both routes, alone and with two to four seats, see
// [editiontest.Campaign.Begins].
func TestTheCampaign(t *testing.T) {
	games := map[string]bool{}
	campaign.Begins(t, func(_ *mission.Mission, g game.Game, _ game.State) { games[string(g.Setup())] = true })
	if len(campaign.List) != 6 || len(games) != 5 {
		t.Errorf("%d scenarios, of %v", len(campaign.List), games)
	}
}

// TestCampaign plays the campaign, see [editiontest.Campaign.Run].
func TestCampaign(t *testing.T) { campaign.Run(t) }

// TestThereArePuzzles checks that there are at least forty puzzles, of every difficulty and no two alike, on both
// routes, alone and with others, and some of each kind; that nobody else holds an object, and that solutions are short.
func TestThereArePuzzles(t *testing.T) {
	kinds, games := map[string]int{}, map[string]int{}
	for i := range puzzles.List {
		m := &puzzles.List[i]
		g, s := puzzles.Begin(t, m)
		bare, _ := aurora.Of(g)
		games[string(bare.Setup())]++
		goal, _ := think.GoalOf(m.Aim)
		for _, c := range goal.Conditions {
			kinds[c.What]++
		}
		if goal.Round != s.(*aurora.State).Round() {
			t.Errorf("%s asks for %q in round %d", m.Name, m.Aim, s.(*aurora.State).Round())
		}
		for seat := range bare.Seats() {
			if c := &s.(*aurora.State).Convoys[seat]; game.Seat(seat) != s.Turn() && c.Held > 0 {
				t.Errorf("%s: somebody else holds objects", m.Name)
			}
		}
		if n := len(m.Solution); n > lab.Puzzles().Longest {
			t.Errorf("%s: its solution takes %d moves: %s", m.Name, n, strings.Join(m.Solution, ", "))
		}
	}
	for _, kind := range []string{"reach", "whole", "fame", "points", "space", "fuel", "crew", "beat"} {
		if kinds[kind] < 2 {
			t.Errorf("%d puzzles ask for %s", kinds[kind], kind)
		}
	}
	if len(puzzles.List) < 40 || len(games) < 6 {
		t.Errorf("%d puzzles, of %v", len(puzzles.List), games)
	}
	t.Logf("%d puzzles: %v of %v", len(puzzles.List), kinds, games)
	puzzles.NoTwoAlike(t)
}

// TestPuzzles checks the puzzles, see [editiontest.Puzzles.Run].
func TestPuzzles(t *testing.T) { puzzles.Run(t) }

// players holds what the checks that all games share need to know about these players.
var players = &editiontest.Players{Box: box, Yardstick: edition.Yardstick, Late: 5, Told: 65, Decisions: 6,
	Setups: []string{`{"seats":2,"map":"alpha"}`, `{"seats":2,"map":"beta"}`, `{"seats":3,"map":"alpha"}`},
	Hidden: []string{`{"map":"beta","mine":true}`, `{"seats":2,"map":"alpha"}`, `{"seats":4,"map":"beta","mine":true}`}}

// TestPlayers checks the players, see [editiontest.Players.Run].
func TestPlayers(t *testing.T) { players.Run(t) }

// TestAloneTheJudgementIsCalibrated checks the judgement of solo games late in the game, see
// [editiontest.Players.IsCalibrated]: before the last rounds it is not sure of much against the Automa.
func TestAloneTheJudgementIsCalibrated(t *testing.T) {
	solo := *players
	solo.Setups, solo.OnlyLate, solo.Told = []string{`{"map":"alpha"}`, `{"map":"beta"}`}, true, 160
	solo.IsCalibrated(t)
}

// TestAWrongCardIsToldTheRightOne checks that the answer to a touch of another card than the one to explore names that
// one.
func TestAWrongCardIsToldTheRightOne(t *testing.T) {
	texts, named := box.Missions.Texts()["en"], 0
	for _, m := range box.Missions.Lessons() {
		for i, step := range m.Steps {
			if len(step.Moves) == 0 || !strings.HasPrefix(step.Moves[0][0], "explore ") {
				continue
			}
			_, said, _ := strings.Cut(texts, m.WrongKey(i)+" = ")
			said, _, _ = strings.Cut(strings.ToLower(said), "\n")
			card := strings.FieldsFunc(step.Points[0].ID, func(r rune) bool { return r == '-' })
			if named++; !strings.Contains(said, card[0]) && !strings.Contains(said, "container") {
				t.Errorf("%s: to a touch of a card other than %v it is said %q", m.WrongKey(i), card, said)
			}
		}
	}
	if named == 0 {
		t.Error("no lesson explores")
	}
}
