package arch

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/games"
)

// registries are the packages that list the games. They alone import them.
var registries = []string{"onelongnight/game/games", "onelongnight/game/games/lab", "onelongnight/game/ui/games"}

// gameOf is the game whose own package a path is, "" for what all games share.
func gameOf(path string) string {
	for _, kind := range games.Kinds() {
		for _, room := range []string{"game/", "game/ui/", "sprites/", "wasm/"} {
			if under(path, "onelongnight/"+room+kind.Name()) {
				return kind.Name()
			}
		}
	}
	return ""
}

// No package that is not a game's own imports a game, and no game imports another.
func TestOnlyRegistriesKnowTheGames(t *testing.T) {
	packages := list(t, "./...")
	seen := map[string]bool{}
	for path, p := range packages {
		if !under(path, "onelongnight") {
			continue
		}
		registry := under(path, registries[0]) || under(path, registries[2])
		for _, needed := range p.Imports {
			of := gameOf(needed)
			seen[of] = true
			if of != "" && of != gameOf(path) && !registry {
				t.Errorf("%s imports %s", path, needed)
			}
		}
	}
	for _, kind := range games.Kinds() {
		if !seen[kind.Name()] {
			t.Errorf("nobody imports %s, so this test has shown nothing", kind.Name())
		}
	}
}

// Of a game's packages, game/NAME holds its rules, and nothing else does. They, and the contract, stand on nothing but
// the standard library. What is thought and foretold is no rule: think knows the rules, foresee knows both, and none of
// them words or screens.
func TestRulesThoughtsAndForesightAreApart(t *testing.T) {
	packages := list(t, "./game/...")
	const contract, tiny = "onelongnight/game", "onelongnight/game/gametest/tiny/"
	const numbers = contract + "/numbers" // how what play found is written
	apart := 0
	may := map[string][]string{contract: nil}
	for _, game := range []string{"cards", "tiles", "solo"} {
		may[tiny+game] = []string{contract}
	}
	for _, kind := range games.Kinds() {
		rules := contract + "/" + kind.Name()
		may[rules] = []string{contract}
		for beside, allowed := range map[string][]string{
			rules + "/think":   {contract, rules, numbers},
			rules + "/foresee": {contract, rules, rules + "/think", numbers},
		} {
			if _, found := packages[beside]; found { // a new game begins with its rules
				may[beside], apart = allowed, apart+1
			}
		}
	}
	if apart == 0 {
		t.Error("no game has thoughts or foresight")
	}
	for path, allowed := range may {
		if _, found := packages[path]; !found {
			t.Errorf("there is no package %s", path)
		}
		for _, needed := range packages[path].Deps {
			if !packages[needed].Standard && !slices.Contains(allowed, needed) {
				t.Errorf("%s needs %s", path, needed)
			}
		}
	}
}

// A look turns rules into plain data in one layer: the package game/ui/NAME itself. What lies below it, such as board
// and art, draws what it is given and imports nothing of a game. The gallery stands above it, and plays.
func TestRulesEndWhereALookBegins(t *testing.T) {
	layers := map[string]int{}
	for path, p := range list(t, "./game/ui/...") {
		of := gameOf(path)
		look := "onelongnight/game/ui/" + of
		if of == "" || path == look || !under(path, look) || under(path, look+"/gallery") {
			continue
		}
		layers[of]++
		for _, needed := range p.Imports {
			if under(needed, "onelongnight/game/"+of) || needed == look {
				t.Errorf("%s imports %s", path, needed)
			}
		}
	}
	if len(layers) == 0 {
		t.Error("no look has packages of its own")
	}
}

// namesOf are the words by which games are known, names and terms that they do not share: each game has a file of its
// own, the beginning of a word in a line.
func namesOf(t *testing.T) *regexp.Regexp {
	t.Helper()
	var all []string
	for _, kind := range games.Kinds() {
		text, err := os.ReadFile(filepath.Join(root, "game", kind.Name(), "testdata", "names.txt"))
		if err != nil {
			t.Fatal(err)
		}
		for name := range strings.Lines(string(text)) {
			all = append(all, regexp.QuoteMeta(strings.TrimSpace(name)))
		}
	}
	return regexp.MustCompile(`(?i)\b(?:` + strings.Join(all, "|") + ")")
}

// notCode are files that may speak of a game: what is read by people, such as the licence, which has no ending.
var notCode = map[string]bool{".md": true, ".png": true, ".sum": true, ".ttf": true, "": true}

// No file outside a game's own folders and the registries names a game, tests apart: they have to play something.
func TestSharedFilesNameNoGame(t *testing.T) {
	files, names := 0, namesOf(t)
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		place := "onelongnight/" + filepath.ToSlash(rel)
		if entry.IsDir() {
			if rel != "." && strings.HasPrefix(entry.Name(), ".") && entry.Name() != ".ci" || rel == "build" ||
				rel == "dist" || rel == "docs" ||
				gameOf(place) != "" || under(place, registries[0]) || under(place, registries[2]) ||
				entry.Name() == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		if notCode[filepath.Ext(path)] && entry.Name() != "Makefile" || strings.HasSuffix(path, "_test.go") ||
			!entry.Type().IsRegular() {
			return nil
		}
		files++
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for n, line := range strings.Split(string(text), "\n") {
			if found := names.FindString(line); found != "" {
				t.Errorf("%s:%d names %q: %s", rel, n+1, found, strings.TrimSpace(line))
			}
		}
		return nil
	})
	if err != nil || files < 100 {
		t.Fatalf("%d files were read, %v", files, err)
	}
}
