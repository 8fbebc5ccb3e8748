package voice_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"onelongnight/game"
	"onelongnight/game/book/booktest"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
)

// TestFirstHintsAreSaid in every language, in twenty-five words at most, names filled in, and they point at something
// that is there.
func TestFirstHintsAreSaid(t *testing.T) {
	voices := booktest.Voices(t, voice.English(), voice.Others(), voice.In)
	rng := game.NewStream(game.SeedOf("said"))
	said := map[string]bool{}
	for n := range 12 {
		s := think.Rules{}.New(game.SeedOf(string(rune('a' + n))))
		var since []game.Event
		for !s.Result().Over {
			seat, legal := s.Turn(), s.Legal(nil)
			view := s.View(seat)
			for _, name := range (think.Rules{}).Fitting(view, legal, since, nil) {
				for lang, v := range voices {
					text, points := v.FirstHint(view, legal, name)
					said[name+" "+game.SeatName(think.Rules{}, seat)] = true
					if strings.HasPrefix(text, "first.") || strings.Contains(text, "{") || wordsIn(text) > 25 {
						t.Errorf("%s, %s: %d words: %s", lang, name, wordsIn(text), text)
					}
					away := func(point table.Spot) bool { return !there(v, view.(*convoy.View), legal, point) }
					if len(points) == 0 || slices.ContainsFunc(points, away) {
						t.Errorf("%s, %s points at %v", lang, name, points)
					}
				}
			}
			var log game.Log
			if err := s.Apply(legal[rng.Below(len(legal))], &log); err != nil {
				t.Fatal(err)
			}
			since = log.Events
		}
	}
	for _, both := range []string{"last-district", "york", "deck"} {
		if !said[both+" moloch"] || !said[both+" outpost"] {
			t.Error(both, "is not told to both sides")
		}
	}
}

// wordsIn counts words; a sign by itself is none.
func wordsIn(text string) (n int) {
	for word := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}

// there tells whether a spot is something that can be touched for a move, a city that has a name, or a number or pile
// of the table's.
func there(v *voice.Voice, view *convoy.View, legal []game.Move, spot table.Spot) bool {
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
