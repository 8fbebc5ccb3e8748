package editiontest

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"

	"onelongnight/game/mission"
	"onelongnight/game/words"
)

// parts are the texts of a mission that has a story.
var parts = []mission.Part{mission.Title, mission.Before, mission.Won, mission.Lost}

// Keys returns the keys that the table uses for missions with a story: the rungs of help, each step, and the texts
// around them.
func Keys(list []mission.Mission) map[string]bool {
	keys := map[string]bool{}
	for _, r := range []mission.Rung{mission.Clue, mission.Piece, mission.Place, mission.Whole} {
		keys[r.Key()] = true
	}
	for _, m := range list {
		for i, s := range m.Steps {
			keys[m.StepKey(i)] = true
			if len(s.Moves) > 0 {
				keys[m.WrongKey(i)] = true
			}
		}
		for _, part := range parts {
			keys[m.Key(part)] = true
		}
	}
	return keys
}

// SaysAims checks that every language has exactly the keys that lessons and the campaign need, and those that the given
// aims need, which show every kind of condition.
func (k *Lessons) SaysAims(t testing.TB, aims ...string) {
	t.Helper()
	keys, voice := Keys(slices.Concat(k.Campaign, k.List)), k.Voice(k.Sit(t, &k.List[0]).Game)
	for _, aim := range aims {
		voice.Asks(aim, 0, nil, func(key string, _ ...any) string {
			keys[key] = true
			return key
		})
	}
	k.Says(t, keys)
}

// Says checks that every language has exactly these keys.
func (k *Lessons) Says(t testing.TB, keys map[string]bool) {
	t.Helper()
	if len(k.Texts) != len(words.Languages) {
		t.Errorf("there are %d languages", len(k.Texts))
	}
	for _, lang := range words.Languages {
		c, err := words.New(lang, k.Texts[lang])
		if err != nil {
			t.Fatal(lang, err)
		}
		have := map[string]bool{}
		for _, key := range c.Keys() {
			stem, _, _ := strings.Cut(key, "[") // without the plural form
			have[stem] = true
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

// Short checks the length of texts in every language: five words for a title, before for the text before a mission
// begins, twenty-five for a step and for the texts after a mission, twenty for why another move will not do.
func (k *Lessons) Short(t testing.TB, list []mission.Mission, before int) {
	t.Helper()
	most := map[mission.Part]int{mission.Title: 5, mission.Before: before, mission.Won: 25, mission.Lost: 25}
	for lang, text := range k.Texts {
		c := words.Must(words.New(lang, text))
		check := func(key string, most int) {
			if n := wordsIn(c.T(key)); n > most || n == 0 {
				t.Errorf("%s, %s: %d words", lang, key, n)
			}
		}
		for _, m := range list {
			for _, part := range parts {
				check(m.Key(part), most[part])
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

// wordsIn counts words; a sign alone is none.
func wordsIn(text string) (n int) {
	for word := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}
