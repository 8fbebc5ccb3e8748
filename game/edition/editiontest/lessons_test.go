package editiontest_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/gametest/tiny/tiles"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

// lesson is a lesson of the game of tiles, for three seats.
const lesson = `mission arrows
chapter lesson
seat red
level 1
setup {"seats":3}
aim own 3
step look
point place:a1 pile:red

step put
point place:a1
play place a1 | place a2
play turn *
others place c3 | turn 0 | place c2 | turn 0

step rest
point place:a1
free
`

// aimed is the game of tiles with an aim that is never reached, as an aim must be before a lesson's free step.
type aimed struct{ *tiles.Game }

func (aimed) Aim(string, game.Seat, game.State) (game.Aim, error) { return far{}, nil }

type far struct{}

func (far) Count(before game.Tally, _ []game.Event, _ game.State) game.Tally { return before }

// kind opens aimed.
type kind struct{ tiles.Kind }

func (k kind) Open(setup []byte) (game.Game, error) {
	g, err := k.Kind.Open(setup)
	if err != nil {
		return nil, err
	}
	return aimed{g.(*tiles.Game)}, nil
}

// kit returns the checks of the lesson, with some texts in it replaced and one word for every text of the catalogue.
func kit(t *testing.T, change ...string) *editiontest.Lessons {
	t.Helper()
	list, err := mission.Parse(strings.NewReplacer(change...).Replace(lesson))
	if err != nil {
		t.Fatal(err)
	}
	k := &editiontest.Lessons{Rules: kind{}, List: list, Texts: map[string]string{}, Voice: voice.NewTiles}
	k.Table = func(*editiontest.Sitting) []table.Spot {
		return []table.Spot{table.KindPlace.Spot("a1"), table.KindPile.Spot("red")}
	}
	var said strings.Builder
	for key := range editiontest.Keys(list) {
		said.WriteString(key + " = word\n")
	}
	for _, lang := range words.Languages {
		k.Texts[lang] = said.String()
	}
	return k
}

// TestTheKitBites checks that each fault of a lesson is found, and that nothing is found without one.
func TestTheKitBites(t *testing.T) {
	for want, change := range map[string][]string{
		"":                     nil,
		"lets nothing through": {"place a2", "place a2 | turn 0"},
		"is never played":      {"turn 0 | place c2 | turn 0", "turn 0 | place c2 | turn 0 | place b2"},
		"no line for":          {"others place c3", "others place a1"},
		"is not on the table":  {"point place:a1 pile:red", "point piece:nobody"},
		"points at nothing":    {"point place:a1\nfree", "free"},
	} {
		if got := gametest.Said(t, kit(t, change...).EveryPathLeadsOn); !strings.Contains(got, want) ||
			want == "" && got != "" {
			t.Errorf("want %q, the kit says %q", want, got)
		}
	}
	if got := gametest.Said(t, kit(t).UndoAndReload); got != "" {
		t.Error(got)
	}
}

// TestTextsAreRead checks that texts that are missing, that nobody uses, or that are too long are found.
func TestTextsAreRead(t *testing.T) {
	for want, change := range map[string]func(k *editiontest.Lessons, keys map[string]bool){
		"":      func(*editiontest.Lessons, map[string]bool) {},
		"lacks": func(_ *editiontest.Lessons, keys map[string]bool) { keys["nobody.says.this"] = true },
		"nobody asks for": func(k *editiontest.Lessons,
			keys map[string]bool) {
			delete(keys, k.List[0].Key(mission.Won))
		},
		"languages": func(k *editiontest.Lessons, _ map[string]bool) { delete(k.Texts, "pl") },
		" words": func(k *editiontest.Lessons, _ map[string]bool) {
			k.Texts["en"] = strings.ReplaceAll(k.Texts["en"], "word", strings.Repeat("word ", 30))
		},
	} {
		k := kit(t)
		keys := editiontest.Keys(k.List)
		change(k, keys)
		got := gametest.Said(t, func(t testing.TB) { k.Says(t, keys); k.Short(t, k.List, 25) })
		if !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("want %q, the kit says %q", want, got)
		}
	}
}

// TestTheMainPathIsKept checks that the file of the main path differs once the lesson does.
func TestTheMainPathIsKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "lessons.txt")
	*gametest.Update = true
	kit(t).Told(t, file)
	*gametest.Update = false
	kit(t).Told(t, file)
	if b, err := os.ReadFile(file); err != nil || !strings.Contains(string(b), "> red: place a1") {
		t.Errorf("the file has %q, %v", b, err)
	}
	other := kit(t, "place a1 | place a2", "place a2 | place a1")
	if got := gametest.Said(t, func(t testing.TB) { other.Told(t, file) }); !strings.Contains(got, "make renew") {
		t.Errorf("of another path the kit says %q", got)
	}
}
