package pack

import (
	"encoding/json"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// mark matches a place in a file of web/ that a build fills in, such as %TITLE%.
var mark = regexp.MustCompile(`%[A-Z_]+%`)

// writePage fills in the files of web/ with what only a build knows: the page's title, the games, and the words of the
// shelf. It also writes a manifest for each other language.
func writePage(plan Plan, d data) error {
	if err := d.say(plan.Out, plan.Games); err != nil {
		return err
	}
	title := titleIn(d, d.Languages[0])
	page := map[string]string{
		"%TITLE%":       html.EscapeString(title.name),
		"%TITLE_WORDS%": titleWords(title.name),
		"%TAGLINE%":     html.EscapeString(title.tagline),
		"%DESCRIPTION%": html.EscapeString(title.description),
	}
	if err := fill(filepath.Join(plan.Out, "index.html"), page); err != nil {
		return err
	}
	text, err := json.Marshal(d)
	if err != nil {
		return err
	}
	if err := fill(filepath.Join(plan.Out, "files.js"), map[string]string{"%DATA%": string(text)}); err != nil {
		return err
	}
	manifest, err := os.ReadFile(filepath.Join(plan.Out, "manifest.webmanifest"))
	if err != nil {
		return err
	}
	for _, lang := range d.Languages {
		name := filepath.Join(plan.Out, "manifest-"+lang+".webmanifest")
		if lang == d.Languages[0] {
			name = filepath.Join(plan.Out, "manifest.webmanifest")
		}
		own := strings.Replace(string(manifest), `"lang": "en"`, `"lang": "`+lang+`"`, 1)
		if err := os.WriteFile(name, []byte(own), 0o644); err != nil {
			return err
		}
		title := titleIn(d, lang)
		if err := fill(name, map[string]string{"%TITLE%": quoted(title.name),
			"%DESCRIPTION%": quoted(title.description)}); err != nil {
			return err
		}
	}
	return nil
}

// title is the page's title and description before a program runs.
type title struct{ name, tagline, description string }

// titleIn returns the page's title in a language: the shelf's.
func titleIn(d data, lang string) title {
	w := d.Words[lang]
	return title{w["shelf.title"], w["shelf.tagline"], w["shelf.description"]}
}

// fill replaces the marks of a file. The file must contain each of them, and no others.
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

// titleWords returns the name as HTML for the splash screen, with its last word in another colour.
func titleWords(name string) string {
	at := strings.LastIndexByte(name, ' ')
	if at < 0 {
		return span(name)
	}
	return span(name[:at]) + " " + span(name[at+1:])
}

func span(text string) string { return "<span>" + html.EscapeString(text) + "</span>" }

// quoted returns a text as it stands in JSON, without the quotation marks.
func quoted(text string) string {
	data, _ := json.Marshal(text) // marshalling a string never fails
	return string(data[1 : len(data)-1])
}
