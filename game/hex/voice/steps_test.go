package voice_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
)

// longest is how many buttons a list of moves may have for somebody who hears it.
const longest = 14

// TestMovesAreHeardInTwoSteps: in whole games in every language, where there is something to choose first, a short list
// names the tiles and units, and what can be done with one comes once that is taken up, before all else; the turn can
// still be ended, and what was put back leaves the first list.
func TestMovesAreHeardInTwoSteps(t *testing.T) {
	for lang, v := range voices(t) {
		g := gametest.Open(t, think.Rules{}, "")
		speak := func(game.Game) table.Voice { return v.For(g) }
		s, err := table.Begin(g, speak, make([]table.Player, len(g.Seats())), "steps")
		if err != nil {
			t.Fatal(err)
		}
		rng, steps := game.NewStream(game.SeedOf("steps")), 0
		for !s.Result().Over {
			if err := s.Sit(s.Turn()); err != nil {
				t.Fatal(err)
			}
			steps += hear(t, lang, v, s)
			list := s.Actions()
			if err := s.Play(list[rng.Below(len(list))].Move); err != nil {
				t.Fatal(err)
			}
		}
		if steps < 20 {
			t.Errorf("%s: only %d things were taken up first", lang, steps)
		}
	}
}

// listed returns the IDs of all buttons for moves and checks their words.
func listed(t *testing.T, lang string, v *voice.Voice, s *table.Session) (sections []table.Section, ids []string) {
	t.Helper()
	sections = s.Sections(func(table.Spot) (x, y float64, ok bool) { return 0, 0, false })
	seen := map[string]bool{}
	for _, section := range sections {
		if !editiontest.Whole(v, section.Title) {
			t.Errorf("%s: a list is called %q", lang, section.Title)
		}
		for _, b := range section.Buttons {
			if !editiontest.Whole(v, b.Label) || seen[b.Label] {
				t.Errorf("%s: %s is called %q, in a list with %v", lang, b.ID, b.Label, seen)
			}
			seen[b.Label] = true
			ids = append(ids, b.ID)
		}
	}
	return sections, ids
}

// hear looks at the lists of a decision and returns how many things can be taken up first.
func hear(t *testing.T, lang string, v *voice.Voice, s *table.Session) (steps int) {
	t.Helper()
	_, ids := listed(t, lang, v, s)
	one := !slices.ContainsFunc(s.Actions(), func(a table.Action) bool { return a.Path[0] != s.Actions()[0].Path[0] })
	if len(ids) > longest && !one {
		t.Errorf("%s: the list is %v", lang, ids)
	}
	for _, id := range ids {
		text, step := strings.CutPrefix(id, table.StepPrefix)
		if !step {
			continue
		}
		steps++
		spot, err := table.ParseSpot(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Touch(spot); err != nil {
			t.Fatal(err)
		}
		sections, then := listed(t, lang, v, s)
		if first := sections[0]; first.Title != s.Voice.Name(s.View(), spot) ||
			len(first.Buttons) != len(s.Leads([]table.Spot{spot})) {
			t.Errorf("%s: once %s is taken up, %q comes first: %v", lang, spot, first.Title, first.Buttons)
		}
		if slices.Contains(ids, "end") != slices.Contains(then, "end") {
			t.Errorf("%s: with %s taken up one can %v, and could %v", lang, spot, then, ids)
		}
		s.Drop()
	}
	if _, again := listed(t, lang, v, s); !slices.Equal(again, ids) {
		t.Errorf("%s: with all put back one can %v, and could %v", lang, again, ids)
	}
	return steps
}
