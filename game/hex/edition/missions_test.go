package edition_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
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

// TestEverythingIsSaid in every language, and nothing else: what puzzles ask too.
func TestEverythingIsSaid(t *testing.T) {
	keys := editiontest.Keys(edition.Lessons())
	for _, goal := range []string{"", "destroy", "lead"} {
		for _, key := range asked(t, goal) {
			keys[key] = true
		}
	}
	lessons.Says(t, keys)
}

// TestTextsAreShort: forty words before a lesson.
func TestTextsAreShort(t *testing.T) { lessons.Short(t, edition.Lessons(), 40) }
