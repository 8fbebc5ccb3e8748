package datafile_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game/datafile"
)

const first = `
# what this is

tile hill copies=2 high
tile lake copies=1
 road lane  length=3
`

// text writes rows in the form of a file.
func text(rows []datafile.Row) string {
	var lines []string
	for _, r := range rows {
		line := r.Kind + " " + r.ID
		for _, word := range r.Words {
			line += " " + word.Key + ":" + word.Value
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, ", ")
}

// TestRows checks that comments and empty lines are no rows, and that a word may have no value.
func TestRows(t *testing.T) {
	if got := text(datafile.Rows(first)); got != "tile hill copies:2 high:, tile lake copies:1, road lane length:3" {
		t.Error(got)
	}
}

// TestEarlierVersionsStayAsTheyWere checks that a version has what it changes, and otherwise what the version before it
// has.
func TestEarlierVersionsStayAsTheyWere(t *testing.T) {
	versions := datafile.Retuned(first, "# why\nversion 2\nroad lane length=4\nversion 3\ntile lake copies=5\n")
	for i, want := range []string{
		"tile hill copies:2 high:, tile lake copies:1, road lane length:3",
		"tile hill copies:2 high:, tile lake copies:1, road lane length:4",
		"tile hill copies:2 high:, tile lake copies:5, road lane length:4",
	} {
		if got := text(versions[i]); got != want {
			t.Errorf("version %d: %s", i+1, got)
		}
	}
	if len(versions) != 3 {
		t.Errorf("there are %d versions", len(versions))
	}
}

// TestMistakesAreFound checks that a mistake in the data panics when the data are read, not when a card is played.
func TestMistakesAreFound(t *testing.T) {
	for want, do := range map[string]func(){
		`"tile" has no id`:          func() { datafile.Rows("tile") },
		"there is no tile lane":     func() { datafile.Retuned(first, "version 2\ntile lane length=1") },
		"there is no tile hill":     func() { datafile.Retuned(first, "tile hill copies=1") },
		"version 3 is not the next": func() { datafile.Retuned(first, "version 3") },
		`nothing is called "sea"`:   func() { datafile.Index([]string{"lake"}, "sea") },
		`"two" is no number`:        func() { datafile.Number("two") },
	} {
		func() {
			defer func() {
				if got := fmt.Sprint(recover()); !strings.Contains(got, want) {
					t.Errorf("%s, not %q", got, want)
				}
			}()
			do()
		}()
	}
}

// TestAVersionIsReadOnce checks that a version is read once, when it is first asked for.
func TestAVersionIsReadOnce(t *testing.T) {
	var read []int
	v := datafile.NewVersions(3, func(version int) *int {
		read = append(read, version)
		return &version
	})
	if *v.Latest() != 3 || *v.At(1) != 1 || v.At(3) != v.Latest() || v.Count() != 3 {
		t.Error("the versions are not 1, 2 and 3")
	}
	if v.At(0) != nil || v.At(4) != nil {
		t.Error("a version can be had that there is not")
	}
	if fmt.Sprint(read) != "[3 1]" {
		t.Errorf("read were %v", read)
	}
}
