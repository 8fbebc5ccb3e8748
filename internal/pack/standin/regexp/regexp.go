// Package regexp stands in for regexp when the page is compiled. Ebitengine's compiler of shaders has three patterns,
// none of which needs more than a look from the left to the right; any other ends the program at its start: see
// [onelongnight/internal/pack/standin].
package regexp

import (
	"strings"
)

// Regexp is one of the three patterns.
type Regexp struct{ find func(text string) []string }

// The patterns.
const (
	texture = `\A__t(\d+)\z`                                      // a variable of a texture
	unit    = `^[ \t\r\n]*//kage:unit\s+([^ \t\r\n]+)[ \t\r\n]*$` // a line that gives a shader's unit
	blank   = `\n\n+`                                             // blank lines
)

// MustCompile returns the pattern, and panics if it is none of the three.
func MustCompile(pattern string) *Regexp {
	switch pattern {
	case texture:
		return &Regexp{findTexture}
	case unit:
		return &Regexp{findUnit}
	case blank:
		return &Regexp{}
	}
	panic("regexp: a pattern that the page was not made for: " + pattern)
}

func findTexture(text string) []string {
	digits, is := strings.CutPrefix(text, "__t")
	if !is || digits == "" || strings.Trim(digits, "0123456789") != "" {
		return nil
	}
	return []string{text, digits}
}

func findUnit(text string) []string {
	word, is := strings.CutPrefix(strings.Trim(text, " \t\r\n"), "//kage:unit")
	name := strings.TrimLeft(word, " \t\r\n\f")
	if !is || name == "" || len(name) == len(word) || strings.ContainsAny(name, " \t\r\n") {
		return nil
	}
	return []string{text, name}
}

// FindStringSubmatch returns text and what the pattern holds of it in brackets, or nil.
func (r *Regexp) FindStringSubmatch(text string) []string { return r.find(text) }

// FindSubmatch is the same for bytes.
func (r *Regexp) FindSubmatch(text []byte) (found [][]byte) {
	for _, part := range r.find(string(text)) {
		found = append(found, []byte(part))
	}
	return found
}

// ReplaceAllString returns text with every run of line ends, from two on, replaced.
func (r *Regexp) ReplaceAllString(text, with string) string {
	if r.find != nil {
		panic("regexp: only blank lines can be replaced")
	}
	var out strings.Builder
	for {
		at := strings.Index(text, "\n\n")
		if at < 0 {
			out.WriteString(text)
			return out.String()
		}
		out.WriteString(text[:at])
		out.WriteString(with)
		text = strings.TrimLeft(text[at:], "\n")
	}
}
