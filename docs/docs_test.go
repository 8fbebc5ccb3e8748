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

// mostPictures is how many bytes the pictures under docs may have together. Every version of each stays in the
// repository for good: the gallery, which changes with everything that is drawn, is none of them (make shots).
const mostPictures = 2_000_000

// repository is all that the docs speak of.
var repository = os.DirFS("..")

// link is the address of a picture, or of what a text leads to.
var link = regexp.MustCompile(`\]\(([^)#\s]+)[^)]*\)`)

// TestDocs: the pictures and files are there that README, ARCHITECTURE and the docs lead to, and pictures are few.
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
