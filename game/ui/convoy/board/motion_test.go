package board_test

import (
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/convoy/board/internal/sample"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
)

// moment paints the change from one model to another after some ms, at half its size.
func moment(from, to *board.Model, ms float64, calm bool) string {
	const w, h = 800, 450
	dev := soft.New(w*half, h*half)
	c := kit.NewCanvas(dev)
	c.Begin(half)
	now := board.Now{T: ms, Length: 300, Calm: calm}
	if from != nil {
		now.Before = &board.Shot{Model: from, Layout: board.NewLayout(from, w, h, 1)}
	}
	board.Draw(c, to, board.NewLayout(to, w, h, 1), now)
	c.End()
	return string(dev.Screen.Pix)
}

// TestAChangeEndsAtRest: a card that goes from the hand to a city is under way
// in between, and the picture after the change is that of the table at rest.
func TestAChangeEndsAtRest(t *testing.T) {
	from, to := sample.Table(), sample.Table()
	card := to.Hand[0]
	to.Hand = to.Hand[1:]
	row := &to.Cities[3].Outpost
	row.Units = append(row.Units, board.Unit{ID: card.ID, Art: card.Art, Name: card.Name, Kind: board.Soldier,
		Faction: board.Outpost, Strength: "1"})
	rest := moment(nil, to, 0, false)
	if moment(from, to, 300, false) != rest {
		t.Error("after the change something has not arrived")
	}
	if moment(from, to, 100, false) == rest {
		t.Error("during the change nothing is under way")
	}
	if moment(from, to, 100, true) != rest {
		t.Error("things fly although motion is reduced")
	}
}

// TestEveryEffectIsSeen draws each effect and wants it to change the picture
// while it lasts, and only then.
func TestEveryEffectIsSeen(t *testing.T) {
	from := sample.Table()
	rest := moment(nil, sample.Table(), 0, false)
	unit := table.KindPiece.Spot(from.Cities[1].Moloch.Units[0].ID)
	for kind := board.FxPulse; kind <= board.FxBenefit; kind++ {
		to := sample.Table()
		e := board.Effect{Kind: kind, At: unit, From: table.KindPile.Spot("moloch-deck"), Text: "+1",
			Side: board.Moloch, Card: &to.Hand[0], Length: 300}
		switch kind {
		case board.FxBenefit:
			e.At, e.Icon, e.Gain = table.KindPart.Spot("2-2"), board.IconBomb, true
		case board.FxFall:
			e.At = table.KindPart.Spot("2-2")
		case board.FxRuin, board.FxWave:
			e.At = table.KindPlace.Spot("2")
		}
		to.Effects = []board.Effect{e}
		if moment(from, to, 120, false) == rest {
			t.Errorf("effect %d cannot be seen", kind)
		}
		if moment(from, to, 300, false) != rest {
			t.Errorf("effect %d leaves something behind", kind)
		}
	}
}
