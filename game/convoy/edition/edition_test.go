package edition_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/edition"
	"onelongnight/game/convoy/lab"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// box is the edition that the tests check.
var box = edition.Full()

// lessons and puzzles run the checks that those of all games have in common.
var lessons, puzzles = editiontest.MissionsOf(box, onTable, lab.Puzzles().Terms, "outpost", "moloch")

// campaign runs the checks that the campaigns of all games have in common.
var campaign = editiontest.CampaignOf(box, "## Campaign", 100, map[string]int{"3": 4, "5": 1})

// onTable returns what can be seen where a lesson is.
func onTable(l *editiontest.Sitting) []table.Spot {
	view := l.State.(*convoy.State).ViewOf(l.Seat)
	list := []table.Spot{table.KindFigure.Spot("stand")}
	for _, side := range []string{"moloch", "outpost"} {
		list = append(list, table.KindFigure.Spot("lasts-"+side))
		for _, pile := range []string{"hand", "deck", "discard"} {
			list = append(list, table.KindPile.Spot(side+"-"+pile))
		}
	}
	for c := convoy.ZiggyOne; c <= convoy.NewYork; c++ {
		list = append(list, voice.CitySpot(c))
		for d := range view.Districts(c) {
			list = append(list, voice.District(c, d+1))
		}
		for _, side := range []game.Seat{convoy.Moloch, convoy.Outpost} {
			list = append(list, table.KindFigure.Spot(fmt.Sprint("total-", c, "-", game.SeatName(l.Game, side))))
			for _, u := range view.UnitsIn(c, side) {
				list = append(list, voice.UnitSpot(u))
			}
		}
	}
	for _, c := range view.Own.Cards() {
		list = append(list, voice.CardSpot(c))
	}
	return list
}

// TestLessonsAreToldAndTaken runs the checks of [editiontest.Lessons.Run].
func TestLessonsAreToldAndTaken(t *testing.T) { lessons.Run(t) }

// TestTheLessonsAreThree checks that each side has three lessons, neither short nor long.
func TestTheLessonsAreThree(t *testing.T) {
	var seats []string
	for _, m := range lessons.List {
		seats = append(seats, m.Seat)
		if len(m.Steps) < 8 || len(m.Steps) > 14 {
			t.Errorf("%s: %d steps", m.Name, len(m.Steps))
		}
	}
	if got := strings.Join(seats, " "); got != "outpost outpost outpost moloch moloch moloch" {
		t.Error(got)
	}
}

// TestFreeEndings checks that level 2, in the player's seat and against the lesson's opponent, wins the free ending of
// a lesson in at least four of five games.
func TestFreeEndings(t *testing.T) {
	games := 40
	if *editiontest.Soak > 0 {
		games = *editiontest.Soak
	}
	for i := range lessons.List {
		m := &lessons.List[i]
		if !m.Steps[len(m.Steps)-1].Free {
			continue
		}
		won := 0
		for n := range games {
			if finish(t, lessons.Sit(t, m), fmt.Sprint(n)) {
				won++
			}
		}
		t.Logf("%s: %d of %d", m.Name, won, games)
		if won*5 < games*4 {
			t.Errorf("%s: level 2 wins %d of %d", m.Name, won, games)
		}
	}
}

// finish plays the main path and lets level 2 play the rest. It returns whether the aim was reached.
func finish(t *testing.T, l *editiontest.Sitting, seed string) bool {
	t.Helper()
	player, err := bot.Among(edition.Levels(), "2", l.Game, nil)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !l.State.Result().Over; n++ {
		if _, stand := l.Course.Now(); stand == mission.Reading {
			l.Course.Read()
			continue
		}
		m, scripted := l.Scripted(t)
		if !scripted {
			m = player.Decide(l.State.View(l.State.Turn()), game.SeedOf(fmt.Sprint(seed, "/", n))).Move
		}
		l.Play(t, m)
	}
	return l.Watch.Outcome().Verdict == game.Reached
}

// TestEverythingIsSaid checks that everything is said in every language, and nothing else, aims and stars too.
func TestEverythingIsSaid(t *testing.T) {
	told := slices.Concat(edition.Full().Missions.Campaign(), edition.Full().Missions.Lessons())
	keys := editiontest.Keys(told)
	for _, m := range slices.Concat(edition.Full().Missions.Puzzles(), told) {
		for _, aim := range append([]string{m.Aim}, m.Stars...) {
			phrases, err := think.Rules{}.Phrases(aim, game.SeatNamed(think.Rules{}, m.Seat))
			if err != nil {
				t.Fatal(m.Name, err)
			}
			for _, p := range phrases {
				keys[p.Key] = true
			}
		}
	}
	lessons.Says(t, keys)
}

// TestTheCampaign checks that there are twelve scenarios, for both sides, see [editiontest.Campaign.Begins].
func TestTheCampaign(t *testing.T) {
	seats := map[string]int{}
	campaign.StarsRepeat = true // several scenarios ask for the same
	campaign.Begins(t, func(m *mission.Mission, _ game.Game, _ game.State) { seats[m.Seat]++ })
	if len(campaign.List) != 12 || len(seats) != 2 || min(seats["moloch"], seats["outpost"]) < 3*4 {
		t.Errorf("%d scenarios: %v", len(campaign.List), seats)
	}
}

// TestCampaign runs the checks of [editiontest.Campaign.Run].
func TestCampaign(t *testing.T) { campaign.Run(t) }

// TestAllies checks that allies stand where the file puts them, and that closed positions are closed.
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
