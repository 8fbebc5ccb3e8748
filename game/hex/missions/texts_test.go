package missions_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/missions"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/words"
)

// asked are the keys of the sentences for a goal of a puzzle, "" for a game without one.
func asked(t *testing.T, goal string) (keys []string) {
	t.Helper()
	puzzle, mode := `,"puzzle":{"goal":"`+goal+`","keep":2,"by":3}`, "puzzle"
	switch goal {
	case "":
		puzzle, mode = "", "duel"
	case "destroy":
		puzzle = strings.Replace(puzzle, `,"by":3`, "", 1)
	}
	_, g, s, err := (&mission.Mission{Position: []byte(`{"armies":[{"army":"borgo","hp":14,"pile":["borgo-medic"]},{"army":"outpost","hp":4,"pile":["outpost-saboteur"]}],` +
		`"game":"hex","mode":"` + mode + `","phase":"act"` + puzzle + `,"turn":1,"units":[{"hex":"a1","id":"borgo-hq"},{"hex":"b2","id":"outpost-hq"}],"version":1}`)}).Begin(hex.Rules{}, "")
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

// wanted are the keys that missions ask for.
func wanted(t *testing.T) map[string]bool {
	t.Helper()
	keys := map[string]bool{}
	for _, r := range []mission.Rung{mission.Look, mission.Piece, mission.Place, mission.Whole} {
		keys[r.Key()] = true
	}
	for _, goal := range []string{"", "destroy", "lead"} {
		for _, key := range asked(t, goal) {
			keys[key] = true
		}
	}
	for _, m := range missions.Lessons() {
		for i, s := range m.Steps {
			keys[m.StepKey(i)] = true
			if len(s.Moves) > 0 {
				keys[m.WrongKey(i)] = true
			}
		}
		for _, part := range []mission.Part{mission.Title, mission.Before, mission.Won, mission.Lost} {
			keys[m.Key(part)] = true
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
			stem, _, _ := strings.Cut(key, "[")
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

// wordsIn counts words; a sign by itself is none.
func wordsIn(text string) (n int) {
	for word := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}

// TestTextsAreShort: forty words before a lesson, twenty-five after it and at a step, twenty for why something else is not
// done there.
func TestTextsAreShort(t *testing.T) {
	for lang, text := range missions.Texts() {
		c := words.Must(words.New(lang, text))
		check := func(key string, most int) {
			if n := wordsIn(c.T(key)); n > most || n == 0 {
				t.Errorf("%s, %s: %d words", lang, key, n)
			}
		}
		for _, m := range missions.Lessons() {
			for part, most := range map[mission.Part]int{mission.Title: 5, mission.Before: 40, mission.Won: 25, mission.Lost: 25} {
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
