package arch

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"onelongnight/game/games"
)

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
		all = append(all, strings.Split(regexp.QuoteMeta(strings.TrimSpace(string(text))), "\n")...)
	}
	return regexp.MustCompile(`(?i)\b(?:` + strings.Join(all, "|") + ")")
}

// free are folders and files that may speak of a game: what people read, what is made, and tests, which have to play
// something.
var free = regexp.MustCompile(`^(build|dist|docs)$|(^|/)(testdata|LICENSE)$|\.(md|png|sum|ttf)$|_test\.go$`)

// No file outside a game's own folders and the registries names a game.
func TestSharedFilesNameNoGame(t *testing.T) {
	files, names, all := 0, namesOf(t), os.DirFS(root)
	err := fs.WalkDir(all, ".", func(path string, entry fs.DirEntry, err error) error {
		place := module + path
		switch {
		case err != nil:
			return err
		case free.MatchString(path) || gameOf(place) != "" || under(place, registries...) ||
			strings.HasPrefix(path, ".") && !under(path, ".", ".ci"):
			if entry.IsDir() {
				return fs.SkipDir
			}
			return nil
		case !entry.Type().IsRegular():
			return nil
		}
		files++
		text, err := fs.ReadFile(all, path)
		for n, line := range strings.Split(string(text), "\n") {
			if found := names.FindString(line); found != "" {
				t.Errorf("%s:%d names %q: %s", path, n+1, found, strings.TrimSpace(line))
			}
		}
		return err
	})
	if err != nil || files < 100 {
		t.Fatalf("%d files were read, %v", files, err)
	}
}
