package edition_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// lessons is what the checks of all games' missions know of these.
var lessons = &editiontest.Lessons{Rules: think.Rules{}, List: edition.Lessons(), Texts: edition.MissionTexts(),
	Voice: func(g game.Game) table.Voice { return voice.English().For(g) }, Table: onTable}

// onTable is what can be seen where a lesson stands.
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

// TestLessonsAreToldAndTaken, see [editiontest.Lessons.Run].
func TestLessonsAreToldAndTaken(t *testing.T) { lessons.Run(t) }

// mostTouches is how many touches a lesson takes at most: what is read is one, a move as many as its path has things.
const mostTouches = 20

// TestTheLessonsAreShort: five, all of one side, so that one leads to the next, against a weak opponent and with a seed
// of their own.
func TestTheLessonsAreShort(t *testing.T) {
	if len(lessons.List) != 5 {
		t.Errorf("there are %d lessons", len(lessons.List))
	}
	for i := range lessons.List {
		m := &lessons.List[i]
		if m.Chapter != mission.Lesson || m.Seat != lessons.List[0].Seat || m.Seed == "" || m.Level != "2" ||
			len(m.Stars) > 0 {
			t.Errorf("%s: chapter %s, seat %s, seed %q, level %s", m.Name, m.Chapter, m.Seat, m.Seed, m.Level)
		}
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
