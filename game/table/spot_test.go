package table_test

import (
	"testing"

	"onelongnight/game/table"
)

func TestSpotsAreReadAsTheyAreWritten(t *testing.T) {
	for _, s := range []table.Spot{{}, table.KindCard.Spot("scorn"), table.KindLog.Spot(""),
		table.KindPiece.Spot("hunter-1").Tagged(3),
		table.KindPlace.Spot("3:-1"), table.KindOverlay.Spot(""), table.KindTurn.Spot("2")} {
		got, err := table.ParseSpot(s.String())
		if err != nil || got != s {
			t.Errorf("%q is read as %v, %v", s, got, err)
		}
	}
}

func TestWhatIsNoSpotIsRefused(t *testing.T) {
	for _, text := range []string{"scorn", "play scorn 2", ":x", "city:2", "card:scorn@", "none:x"} {
		if got, err := table.ParseSpot(text); err == nil {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

func TestSpotsCanBeToldApart(t *testing.T) {
	a := table.KindCard.Spot("scorn")
	if b := a.Tagged("log"); a == b || b.Same() != a {
		t.Errorf("%v and %v", a, b)
	}
	if a == table.KindPiece.Spot("scorn") {
		t.Error("a card is not the piece of the same name")
	}
}
