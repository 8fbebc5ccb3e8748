// Package template stands in for text/template when the page is compiled, see [onelongnight/internal/pack/standin].
//
// Ebitengine writes its two built-in shaders with text/template, which calls methods by names that are known only while
// the program runs. So the linker has to keep every method of every type there is, also of what nobody uses: a sixth
// of the program. Those shaders need no more than choices between numbers, which is what this package can do; asked for
// anything else it returns an error, and Ebitengine ends the program at its start.
// A test compares what both make of Ebitengine's templates.
package template

import (
	"fmt"
	"io"
	"reflect"
	"strings"
)

// Template is a text with choices in it: {{if eq .A .B}}, {{else if eq .A .B}}, {{else}}, {{end}}.
type Template struct {
	name string
	text string
}

// New returns an empty template.
func New(name string) *Template { return &Template{name: name} }

// Must returns t, and panics if there is an error.
func Must(t *Template, err error) *Template {
	if err != nil {
		panic(err)
	}
	return t
}

// Parse sets the text. What is wrong with it, Execute finds.
func (t *Template) Parse(text string) (*Template, error) {
	t.text = text
	return t, nil
}

// Execute writes the text to w as the fields of data, a struct, make the choices.
func (t *Template) Execute(w io.Writer, data any) error {
	// Of each choice that is open: whether what stands here is written, and whether a part of it was already.
	type choice struct{ writes, done bool }
	open := []choice{{writes: true}}
	for rest := t.text; ; {
		text, action, more := strings.Cut(rest, "{{")
		if open[len(open)-1].writes {
			if _, err := io.WriteString(w, text); err != nil {
				return err
			}
		}
		if !more {
			break
		}
		action, rest, more = strings.Cut(action, "}}")
		word := strings.Fields(action)
		top := &open[len(open)-1]
		switch {
		case !more || len(word) == 0:
			return fmt.Errorf("template %s: an action does not end", t.name)
		case word[0] == "if":
			holds, err := equal(word[1:], data)
			if err != nil {
				return fmt.Errorf("template %s: %w", t.name, err)
			}
			outer := top.writes
			open = append(open, choice{outer && holds, holds || !outer})
		case len(open) == 1:
			return fmt.Errorf("template %s: {{%s}} without an if", t.name, action)
		case word[0] == "end" && len(word) == 1:
			open = open[:len(open)-1]
		case word[0] == "else" && len(word) == 1:
			top.writes, top.done = !top.done, true
		case word[0] == "else" && word[1] == "if":
			holds, err := equal(word[2:], data)
			if err != nil {
				return fmt.Errorf("template %s: %w", t.name, err)
			}
			top.writes = holds && !top.done
			top.done = top.done || holds
		default:
			return fmt.Errorf("template %s: {{%s}} is more than this package can do", t.name, action)
		}
	}
	if len(open) != 1 {
		return fmt.Errorf("template %s: an if has no end", t.name)
	}
	return nil
}

// equal evaluates eq .A .B.
func equal(word []string, data any) (bool, error) {
	if len(word) != 3 || word[0] != "eq" {
		return false, fmt.Errorf("%q is more than this package can do", strings.Join(word, " "))
	}
	var n [2]int64
	for i, name := range word[1:] {
		field := reflect.ValueOf(data).FieldByName(strings.TrimPrefix(name, "."))
		if !field.CanInt() {
			return false, fmt.Errorf("%s is no number", name)
		}
		n[i] = field.Int()
	}
	return n[0] == n[1], nil
}
