// Package docs holds the tests of what is written here: links, pictures, and the table of interfaces.
package docs

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// mostPictures limits the size of the pictures under docs, in bytes in all, since every version of each stays in the
// repository for good. The gallery, which changes with everything that is drawn, is not among them (make shots).
const mostPictures = 2_000_000

// repository is the folder that all paths in the docs are relative to.
var repository = os.DirFS("..")

// link matches the address of a picture or of a link's target.
var link = regexp.MustCompile(`\]\(([^)#\s]+)[^)]*\)`)

// TestDocs checks that the pictures and files exist to which README, ARCHITECTURE and the docs lead, and that pictures
// stay below their limit.
func TestDocs(t *testing.T) {
	links, sum := 0, 0
	look := func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(repository, name)
		if path.Ext(name) != ".md" {
			sum += len(text)
			return err
		}
		for _, found := range link.FindAllStringSubmatch(string(text), -1) {
			if strings.Contains(found[1], "://") {
				continue
			}
			links++
			if _, err := fs.Stat(repository, path.Join(path.Dir(name), found[1])); err != nil {
				t.Errorf("%s leads to %s: %v", name, found[1], err)
			}
		}
		return err
	}
	for _, tree := range []string{"README.md", "ARCHITECTURE.md", "docs"} {
		if err := fs.WalkDir(repository, tree, look); err != nil {
			t.Fatal(err)
		}
	}
	if links < 5 || sum == 0 || sum > mostPictures {
		t.Errorf("%d links were followed; the pictures have %d bytes, and may have %d", links, sum, mostPictures)
	}
}
