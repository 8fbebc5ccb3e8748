package voice_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/mission/missiontest"
	"onelongnight/game/table"
	"onelongnight/game/texttest"
)

// TestFirstHintsAreSaid, see [missiontest.FirstHints.Said]; what matters to both sides is told to both.
func TestFirstHintsAreSaid(t *testing.T) {
	all := texttest.Voices(t, voice.English(), voice.Others(), voice.In)
	k := missiontest.FirstHints{Deals: missiontest.Deals(t, think.Rules{}, "", 12), There: there,
		Voices: missiontest.Spoken(all)}
	said := k.Said(t)
	for _, both := range []string{"last-district", "york", "deck"} {
		if !said[both+" moloch"] || !said[both+" outpost"] {
			t.Error(both, "is not told to both sides")
		}
	}
}

// there tells whether a spot is something that can be touched for a move, a city that has a name, or a number or pile
// of the table's.
func there(v table.Voice, seen game.View, legal []game.Move, spot table.Spot) bool {
	view := seen.(*convoy.View)
	for _, m := range legal {
		for _, s := range v.Path(view, m) {
			if s == spot {
				return true
			}
		}
	}
	switch spot.Kind {
	case table.KindCard:
		return slices.ContainsFunc(view.Own.Cards(), func(c convoy.Card) bool { return voice.CardSpot(c) == spot })
	case table.KindPlace:
		return v.Name(view, spot) != ""
	case table.KindPart:
		return spot == voice.District(view.Active, int(view.Fight))
	case table.KindPile:
		side, name, _ := strings.Cut(spot.ID, "-")
		return (side == "moloch" || side == "outpost") && (name == "deck" || name == "hand" || name == "discard")
	case table.KindFigure:
		return spot.ID == "stand" || strings.HasPrefix(spot.ID, "total-")
	}
	return false
}
