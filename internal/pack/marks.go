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

// mark is a place in a file of web/ that only a build can fill.
var mark = regexp.MustCompile(`%[A-Z_]+%`)

// writePage puts into the files of web/ what only a build knows: the page's title, the games and the words of the
// shelf; and writes a manifest in each other language.
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

// title is what the page is called before a program runs.
type title struct{ name, tagline, description string }

// titleIn is the page's title in a language: that of the shelf.
func titleIn(d data, lang string) title {
	w := d.Words[lang]
	return title{w["shelf.title"], w["shelf.tagline"], w["shelf.description"]}
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
