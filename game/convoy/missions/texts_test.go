package missions_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/missions"
	"onelongnight/game/mission"
	"onelongnight/game/words"
)

// stem is a key without its plural form.
func stem(key string) string {
	key, _, _ = strings.Cut(key, "[")
	return key
}

// wanted are the keys that missions ask for.
func wanted(t *testing.T) map[string]bool {
	t.Helper()
	keys := map[string]bool{}
	for _, r := range []mission.Rung{mission.Look, mission.Piece, mission.Place, mission.Whole} {
		keys[r.Key()] = true
	}
	for _, m := range slices.Concat(missions.Puzzles(), missions.Campaign(), missions.Lessons()) {
		for _, aim := range append([]string{m.Aim}, m.Stars...) {
			phrases, err := convoy.Rules{}.Phrases(aim, game.SeatNamed(convoy.Rules{}, m.Seat))
			if err != nil {
				t.Fatal(m.Name, err)
			}
			for _, p := range phrases {
				keys[p.Key] = true
			}
		}
		for i, s := range m.Steps {
			keys[m.StepKey(i)] = true
			if len(s.Moves) > 0 {
				keys[m.WrongKey(i)] = true
			}
		}
		if m.Chapter != mission.Puzzle {
			for _, part := range []mission.Part{mission.Title, mission.Before, mission.Won, mission.Lost} {
				keys[m.Key(part)] = true
			}
		}
	}
	return keys
}

// TestEverythingIsSaid in every language, and nothing else.
func TestEverythingIsSaid(t *testing.T) {
	texts, keys := missions.Texts(), wanted(t)
	if len(texts) != len(words.Languages) {
		t.Errorf("there are %d languages", len(texts))
	}
	for _, lang := range words.Languages {
		c, err := words.New(lang, texts[lang])
		if err != nil {
			t.Fatal(lang, err)
		}
		have := map[string]bool{}
		for _, key := range c.Keys() {
			have[stem(key)] = true
		}
		for _, key := range slices.Sorted(maps.Keys(keys)) {
			if !have[key] {
				t.Errorf("%s lacks %s", lang, key)
			}
		}
		for _, key := range slices.Sorted(maps.Keys(have)) {
			if !keys[key] {
				t.Errorf("%s says %s, which nobody asks for", lang, key)
			}
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

// TestTextsAreShort: sixty words before a scenario, forty before a lesson, twenty-five after it and at a step, twenty
// for why something else is not done there.
func TestTextsAreShort(t *testing.T) {
	for lang, text := range missions.Texts() {
		c := words.Must(words.New(lang, text))
		check := func(key string, most int) {
			if n := wordsIn(c.T(key)); n > most || n == 0 {
				t.Errorf("%s, %s: %d words", lang, key, n)
			}
		}
		for _, m := range slices.Concat(missions.Campaign(), missions.Lessons()) {
			before := 60
			if m.Chapter == mission.Lesson {
				before = 40
			}
			for part, most := range map[mission.Part]int{mission.Title: 5, mission.Before: before, mission.Won: 25, mission.Lost: 25} {
				check(m.Key(part), most)
			}
			for i, s := range m.Steps {
				check(m.StepKey(i), 25)
				if len(s.Moves) > 0 {
					check(m.WrongKey(i), 20)
				}
			}
		}
	}
}
