package words_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/image/font/sfnt"

	"onelongnight/game/words"
	"onelongnight/sprites"
)

// The parts of a book's line that are no prose: what it begins with, bold marks, and the signs, texts of the catalogue
// and links that stand for words.
var (
	bookMarks = regexp.MustCompile(`^(==? \S+ |[-!~] |\d[\d.]*[a-z]? )|\*\*`)
	bookWords = regexp.MustCompile(`\{[^}]*\}|\[[^]|]*\||\[[^]]*\]|\]`)
)

// bookLines returns the lines of prose in all games' books in a language, by where they stand.
func bookLines(t *testing.T, lang string) map[string]string {
	t.Helper()
	files, err := filepath.Glob("../*/edition/book-" + lang + ".txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("books in %s: %v, %v", lang, files, err)
	}
	lines := map[string]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(data), "\n") {
			if line == "" || strings.ContainsRune("#@&", rune(line[0])) {
				continue
			}
			if said := bookWords.ReplaceAllString(bookMarks.ReplaceAllString(line, ""),
				"x"); strings.TrimSpace(said) != "" {
				lines[file+": "+line] = said
			}
		}
	}
	return lines
}

// TestBooksAreWellWritten checks that books use the marks of their language and only letters that the fonts have, and
// that nothing was left in English.
func TestBooksAreWellWritten(t *testing.T) {
	face, err := sfnt.Parse(sprites.Body)
	if err != nil {
		t.Fatal(err)
	}
	english := map[string]bool{}
	for _, said := range bookLines(t, "en") {
		english[said] = true
	}
	var buffer sfnt.Buffer
	for _, lang := range words.Languages {
		lines := bookLines(t, lang)
		if len(lines) < 200 {
			t.Errorf("only %d lines in %s", len(lines), lang)
		}
		for where, said := range lines {
			if marks := amiss[lang]; marks != nil {
				if found := marks.FindString(said); found != "" {
					t.Errorf("%s writes %q", where, found)
				}
			}
			if lang != "en" && english[said] && strings.ContainsFunc(strings.ReplaceAll(said, "x", ""),
				unicode.IsLetter) {
				t.Errorf("%s is as in English", where)
			}
			for _, r := range said {
				if glyph, err := face.GlyphIndex(&buffer, r); glyph == 0 || err != nil {
					t.Errorf("%s: there is no %q", where, r)
				}
			}
		}
	}
}
