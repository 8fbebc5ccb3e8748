package edition_test

import (
	"fmt"
	"onelongnight/game/convoy/edition"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// lessons is what the checks of all games' missions know of these.
var lessons = &editiontest.Lessons{Rules: think.Rules{}, List: edition.Lessons(), Texts: edition.MissionTexts(),
	Voice: func(game.Game) table.Voice { return voice.English() }, Table: onTable}

// onTable is what can be seen where a lesson stands.
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

// TestLessonsAreToldAndTaken, see [editiontest.Lessons.Run].
func TestLessonsAreToldAndTaken(t *testing.T) { lessons.Run(t) }

// TestTheLessonsAreThree a side, the Outpost's first, all against a weak opponent and with a seed of their own.
func TestTheLessonsAreThree(t *testing.T) {
	var seats []string
	for _, m := range lessons.List {
		seats = append(seats, m.Seat)
		if m.Chapter != mission.Lesson || m.Seed == "" || m.Level != "2" || len(m.Steps) < 8 || len(m.Steps) > 14 ||
			len(m.Stars) > 0 {
			t.Errorf("%s: chapter %s, seed %q, level %s, %d steps", m.Name, m.Chapter, m.Seed, m.Level, len(m.Steps))
		}
	}
	if got := strings.Join(seats, " "); got != "outpost outpost outpost moloch moloch moloch" {
		t.Error(got)
	}
}

// TestFreeEndings are won by level 2, in the player's seat, against the lesson's opponent, in four of five games at
// least.
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

// finish goes the main path and lets level 2 play the rest; it tells whether the aim was reached.
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
