package pack

import (
	"encoding/json"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// mark is a place in a file of web/ that only a build can fill.
var mark = regexp.MustCompile(`%[A-Z_]+%`)

// fillMarks puts the title, and the size of game, into the files of the page
// that have marks for them.
func fillMarks(dir string, title Title, game string) error {
	info, err := os.Stat(game)
	if err != nil {
		return err
	}
	page := map[string]string{
		"%TITLE%":       html.EscapeString(title.Name),
		"%TITLE_WORDS%": titleWords(title.Name),
		"%TAGLINE%":     html.EscapeString(title.Tagline),
		"%DESCRIPTION%": html.EscapeString(title.Description),
		// The page cannot learn it from a compressed response.
		"%GAME_BYTES%": strconv.FormatInt(info.Size(), 10),
	}
	if err := fill(filepath.Join(dir, "index.html"), page); err != nil {
		return err
	}
	manifest := map[string]string{"%TITLE%": quoted(title.Name), "%DESCRIPTION%": quoted(title.Description)}
	return fill(filepath.Join(dir, "manifest.webmanifest"), manifest)
}

// fill replaces the marks of a file. Every one must stand in it, and no other.
func fill(file string, texts map[string]string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	found := map[string]bool{}
	filled := mark.ReplaceAllStringFunc(string(data), func(m string) string {
		found[m] = true
		return texts[m]
	})
	for m := range texts {
		if !found[m] {
			return fmt.Errorf("%s must have %s", file, m)
		}
	}
	if len(found) > len(texts) {
		return fmt.Errorf("%s has a mark that nothing fills", file)
	}
	return os.WriteFile(file, []byte(filled), 0o644)
}

// titleWords is the name as the splash has it: its last word in another colour.
func titleWords(name string) string {
	at := strings.LastIndexByte(name, ' ')
	if at < 0 {
		return span(name)
	}
	return span(name[:at]) + " " + span(name[at+1:])
}

func span(text string) string { return "<span>" + html.EscapeString(text) + "</span>" }

// quoted is a text as JSON has it between quotation marks.
func quoted(text string) string {
	data, _ := json.Marshal(text) // a text always has a form
	return string(data[1 : len(data)-1])
}
