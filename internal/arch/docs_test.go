package arch

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// mostPictures is how many bytes the pictures under docs may have together. Every version of each stays in the
// repository for good: the gallery, which changes with everything that is drawn, is none of them (make shots).
const mostPictures = 2_000_000

// TestPicturesOfTheDocsAreFew.
func TestPicturesOfTheDocsAreFew(t *testing.T) {
	sum := int64(0)
	err := filepath.WalkDir("../../docs", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(name) == ".md" {
			return err
		}
		info, err := d.Info()
		if err == nil {
			sum += info.Size()
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d bytes", sum)
	if sum == 0 || sum > mostPictures {
		t.Errorf("the pictures have %d bytes, and may have %d", sum, mostPictures)
	}
}

// link is the address of a picture, or of what a text leads to.
var link = regexp.MustCompile(`\]\(([^)#\s]+)[^)]*\)`)

// TestWhatTheDocsLeadToIsThere: pictures and files, by the paths that README, ARCHITECTURE and the docs give.
func TestWhatTheDocsLeadToIsThere(t *testing.T) {
	texts, err := filepath.Glob("../../*.md")
	if err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir("../../docs", func(name string, _ fs.DirEntry, err error) error {
		if filepath.Ext(name) == ".md" {
			texts = append(texts, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	links := 0
	for _, name := range texts {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range link.FindAllStringSubmatch(string(text), -1) {
			if strings.Contains(found[1], "://") {
				continue
			}
			links++
			if _, err := os.Stat(filepath.Join(filepath.Dir(name), filepath.FromSlash(found[1]))); err != nil {
				t.Errorf("%s leads to %s: %v", name, found[1], err)
			}
		}
	}
	if links < 5 {
		t.Errorf("there are only %d links, so this has shown nothing", links)
	}
}
