package edition_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/lab"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// box is the edition that is tested.
var box = edition.Full()

// lessons and puzzles run the checks that those of all games have in common.
var lessons, puzzles = editiontest.MissionsOf(box, onTable, lab.Puzzles().Terms, "hegemony")

// onTable returns what can be seen on the table in a lesson.
func onTable(l *editiontest.Sitting) []table.Spot {
	view := l.State.View(l.Seat).(*hex.View)
	list := []table.Spot{table.KindFigure.Spot("forecast")}
	for _, info := range l.Game.Seats() {
		list = append(list, table.KindPile.Spot(info.Name))
	}
	for h := range hex.Hex(hex.HexCount) {
		list = append(list, table.KindPlace.Spot(h.String()))
		if t := view.Cells[h].Tile; t != hex.NoTile {
			list = append(list, table.KindPiece.Spot(t.ID()))
		}
	}
	for _, t := range view.Hand[l.Seat].Tiles() {
		list = append(list, table.KindCard.Spot(t.ID()))
	}
	return list
}

// TestLessonsAreToldAndTaken checks the lessons, see [editiontest.Lessons.Run].
func TestLessonsAreToldAndTaken(t *testing.T) { lessons.Run(t) }

// mostTouches is the most touches that a lesson may take. A text to read is one, a move as many as its path has things.
const mostTouches = 20

// TestTheLessonsAreShort checks that there are five lessons, each with few touches.
func TestTheLessonsAreShort(t *testing.T) {
	if len(lessons.List) != 5 {
		t.Errorf("there are %d lessons", len(lessons.List))
	}
	for i := range lessons.List {
		m := &lessons.List[i]
		touches, l := 0, lessons.Sit(t, m)
		for !l.State.Result().Over {
			if _, stand := l.Course.Now(); stand == mission.Reading {
				l.Course.Read()
				touches++
				continue
			}
			move, scripted := l.Scripted(t)
			if !scripted {
				t.Fatalf("%s, step %s: nobody says what is done", m.Name, l.StepName())
			}
			if l.State.Turn() == l.Seat {
				touches += len(lessons.Voice(l.Game).Path(l.State.View(l.Seat), move))
			}
			l.Play(t, move)
		}
		t.Logf("%s: %d touches", m.Name, touches)
		if touches > mostTouches {
			t.Errorf("%s takes %d touches", m.Name, touches)
		}
	}
}

// asked returns the keys of the sentences for a goal of a puzzle, or with "" for a game without one.
func asked(t *testing.T, goal string) (keys []string) {
	t.Helper()
	puzzle, mode := `,"puzzle":{"goal":"`+goal+`","keep":2,"by":3}`, "puzzle"
	switch goal {
	case "":
		puzzle, mode = "", "duel"
	case "destroy":
		puzzle = strings.Replace(puzzle, `,"by":3`, "", 1)
	}
	_, g, s,
		err :=
		(&mission.Mission{Position: []byte(`{"armies":[{"army":"borgo","hp":14,"pile":["borgo-medic"]},{"army":"outpost","hp":4,"pile":["outpost-saboteur"]}],` +
			`"game":"hex","mode":"` + mode + `","phase":"act"` + puzzle + `,"turn":1,"units":[{"hex":"a1","id":"borgo-hq"},{"hex":"b2","id":"outpost-hq"}],"version":1}`)}).Begin(think.Rules{}, "")
	if err != nil {
		t.Fatal(goal, err)
	}
	for _, seat := range []game.Seat{0, 1} {
		voice.English().For(g).Asks("solve", seat, s, func(key string, _ ...any) string {
			keys = append(keys, key)
			return key
		})
	}
	return keys
}

// TestEverythingIsSaid checks that lessons, and the goals of puzzles, have words in every language, and that there are
// no words besides.
func TestEverythingIsSaid(t *testing.T) {
	keys := editiontest.Keys(edition.Full().Missions.Lessons())
	for _, goal := range []string{"", "destroy", "lead"} {
		for _, key := range asked(t, goal) {
			keys[key] = true
		}
	}
	lessons.Says(t, keys)
}

// players holds what the checks that all games share need to know about these players.
var players = &editiontest.Players{Box: box, Yardstick: edition.Yardstick, Late: 16, Told: 54, Decisions: 6,
	Setups: []string{`{"mode":"duel","seats":["borgo","moloch"]}`, `{"mode":"duel","seats":["outpost","hegemony"]}`,
		`{"mode":"duel","seats":["moloch","outpost"]}`},
	Hidden: []string{`{"mode":"duel","seats":["borgo","moloch"]}`,
		`{"mode":"deathmatch","seats":["outpost","hegemony","moloch","borgo"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`}}

// TestPlayers checks the players, see [editiontest.Players.Run].
func TestPlayers(t *testing.T) { players.Run(t) }
