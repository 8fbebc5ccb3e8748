package docs

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// shown matches the card of 51st State that change-a-card.md changes.
var shown = regexp.MustCompile(`(?m)^    version N\n\n    (location (\S+) .*distance=)\d( .*)$`)

// TestChangeACard does what change-a-card.md shows: in a copy of the games, it gives a card of 51st State another
// distance, in a new version. The tests of the rules must fail until make renew has written the files that depend on
// it.
func TestChangeACard(t *testing.T) {
	page, err := fs.ReadFile(repository, "docs/change-a-card.md")
	if err != nil {
		t.Fatal(err)
	}
	card := shown.FindStringSubmatch(string(page))
	const command = "make renew GAME=state51"
	if card == nil || !strings.Contains(string(page), command) {
		t.Fatal("the page shows no card of 51st State that is changed, or no command")
	}
	root := t.TempDir()
	for _, tree := range []string{"go.mod", "go.sum", "Makefile", "docs/rules", "game"} {
		copyTree(t, root, tree)
	}
	retune(t, filepath.Join(root, "game/state51"), card[1], card[2], card[3])
	run := func(command ...string) (output string, err error) {
		cmd := exec.Command(command[0], command[1:]...)
		// With -trimpath, packages compiled in another copy are found in the cache. This test may itself be run by
		// make, whose flags must not reach the make called here.
		cmd.Dir, cmd.Env = root, append(os.Environ(), "GOPROXY=off", "GOFLAGS=-trimpath", "MAKEFLAGS=")
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	rules := []string{"go", "test", "-count=1", "./game/state51", "-soak", "50", "-run"}
	if out, err := run(append(rules, "Transcripts|Frozen")...); err == nil {
		t.Errorf("no test of the rules notices another number:\n%s", out)
	}
	if out, err := run(append(strings.Fields(command), "TESTFLAGS=-run 'Transcripts|Frozen|Told'")...); err != nil {
		t.Errorf("%s: %v\n%s", command, err, out)
	}
	if out, err := run(append(rules, "^Test")...); err != nil {
		t.Errorf("after that the rules' tests fail: %v\n%s", err, out)
	}
}

// copyTree copies what the tests of rules and missions need, which leaves out all screens.
func copyTree(t *testing.T, to, tree string) {
	t.Helper()
	err := fs.WalkDir(repository, tree, func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case name == "game/ui":
			return fs.SkipDir
		case entry.IsDir():
			return os.MkdirAll(filepath.Join(to, name), 0o755)
		}
		if err := os.MkdirAll(filepath.Join(to, path.Dir(name)), 0o755); err != nil {
			return err
		}
		text, err := fs.ReadFile(repository, name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, name), text, 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// retune adds a new version, in which a card has another distance.
func retune(t *testing.T, rules, before, id, after string) {
	t.Helper()
	var all string
	for _, name := range []string{"cards.txt", "retuned.txt"} {
		text, err := os.ReadFile(filepath.Join(rules, name))
		if err != nil {
			t.Fatal(err)
		}
		all += string(text)
	}
	distances := regexp.MustCompile(`(?m)^location `+id+` .*distance=(\d)`).FindAllStringSubmatch(all, -1)
	if distances == nil {
		t.Fatalf("there is no %s", id)
	}
	latest, err := strconv.Atoi(distances[len(distances)-1][1])
	if err != nil {
		t.Fatal(err)
	}
	version := 2 + strings.Count(all, "\nversion ")
	file, err := os.OpenFile(filepath.Join(rules, "retuned.txt"), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := fmt.Fprintf(file, "\nversion %d\n\n%s%d%s\n", version, before, latest%3+1, after); err != nil {
		t.Fatal(err)
	}
}
