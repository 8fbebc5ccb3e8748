package arch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game/words"
)

// oneGame are words that only one game can mean. What every game shares has no use for them.
var oneGame = regexp.MustCompile(`(?i)\b(convoy|moloch|outpost|new york|cit(y|ies)|road|districts?|battles?|attacks?|robots?|machines?|` +
	`soldiers?|sergeant|captain|general|units?|modules?|cards?|decks?|hands?|discard|opponents?)\b`)

// TestSharedWordsAreNeutral: the table's own texts tell of no game.
func TestSharedWordsAreNeutral(t *testing.T) {
	c, err := words.New("en", words.English)
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range c.Keys() {
		if found := oneGame.FindString(c.T(key)); found != "" && found != key {
			t.Errorf("%s speaks of %q: %s", key, found, c.T(key))
		}
	}
}

// TestNoTextIsDead: every key of every catalogue stands in the code, whole or put together there. Parts between
// literals must be literals elsewhere, such as names of cards, or numbers, or be put together themselves.
func TestNoTextIsDead(t *testing.T) {
	asked := readCode(t)
	catalogues := 0
	err := filepath.WalkDir(filepath.Join(root, "game"), func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Base(path) != "en.txt" {
			return err
		}
		catalogues++
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		c, err := words.New("en", string(text))
		if err != nil {
			return err
		}
		for _, key := range c.Keys() {
			if key, _, _ = strings.Cut(key, "["); !asked.makes(key) {
				t.Errorf("%s: nobody says %q", path, key)
			}
		}
		return nil
	})
	if err != nil || catalogues < 2 {
		t.Fatalf("%d catalogues, %v", catalogues, err)
	}
}

// A code is the texts in the sources, and how they are put together: pieces of text with something unknown between
// them.
type code struct {
	texts    map[string]bool
	patterns [][]string
}

var number = regexp.MustCompile(`^[0-9]+$`)

// makes tells whether the code can make a key: as it stands, or from a stem.
func (c *code) makes(key string) bool {
	return c.texts[key] || c.joins(key, stem.MatchString)
}

// has tells whether the code can make a part of a key. Ids of cards end in the number of their copy.
func (c *code) has(part string) bool {
	return c.texts[part] || c.texts[part+"-1"] || number.MatchString(part) ||
		c.joins(part, func(string) bool { return true })
}

// joins tells whether a text can be made of pieces of which the first is as asked.
func (c *code) joins(text string, first func(string) bool) bool {
	return slices.ContainsFunc(c.patterns, func(pieces []string) bool {
		head, tail := pieces[0], pieces[len(pieces)-1]
		return first(head) && len(text) > len(head)+len(tail) && strings.HasPrefix(text, head) &&
			strings.HasSuffix(text, tail) &&
			c.fills(text[len(head):len(text)-len(tail)], pieces[1:len(pieces)-1])
	})
}

// fills tells whether a text is something the code can make, then the first of the pieces, then something again.
func (c *code) fills(text string, pieces []string) bool {
	if len(pieces) == 0 {
		return c.has(text)
	}
	for at := 1; at < len(text); at++ {
		if strings.HasPrefix(text[at:], pieces[0]) && c.has(text[:at]) &&
			c.fills(text[at+len(pieces[0]):], pieces[1:]) {
			return true
		}
	}
	return false
}

func readCode(t *testing.T) *code {
	t.Helper()
	c := &code{texts: map[string]bool{}}
	for _, dir := range []string{"game", "wasm", "cmd", "internal/pack"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, _ fs.DirEntry, err error) error {
			if err == nil && filepath.Base(filepath.Dir(path)) == "missions" && filepath.Ext(path) == ".txt" {
				return c.steps(path)
			}
			if err == nil && filepath.Ext(path) == ".json" && !strings.Contains(path, "testdata") {
				return c.data(path)
			}
			if rules := filepath.Dir(filepath.Dir(path)); err == nil && filepath.Ext(path) == ".txt" &&
				filepath.Base(rules) == "game" {
				return c.sheet(path)
			}
			if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			tree, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(tree, c.visit)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(c.texts) < 1000 || len(c.patterns) < 20 {
		t.Fatalf("only %d texts and %d patterns found", len(c.texts), len(c.patterns))
	}
	return c
}

// data takes the ids that a game has as data: they are parts of keys.
func (c *code) data(path string) error {
	text, err := os.ReadFile(path)
	for _, found := range id.FindAllSubmatch(text, -1) {
		c.texts[string(found[1])] = true
	}
	return err
}

var id = regexp.MustCompile(`"id": ?"([a-z0-9-]+)"`)

// sheet takes the words of a game's data that is no JSON.
func (c *code) sheet(path string) error {
	text, err := os.ReadFile(path)
	for _, word := range strings.Fields(string(text)) {
		c.texts[word] = true
	}
	return err
}

// steps takes the names of a file's steps of lessons: they are parts of keys.
func (c *code) steps(path string) error {
	text, err := os.ReadFile(path)
	for line := range strings.Lines(string(text)) {
		if name, ok := strings.CutPrefix(strings.TrimSpace(line), "step "); ok {
			c.texts[name] = true
		}
	}
	return err
}

// A joint is a piece of a key, not of a sentence; a stem is one that a key may begin with.
var (
	joint = regexp.MustCompile(`^([a-z]+\.[a-z.]*|\.[a-z]*)$`)
	stem  = regexp.MustCompile(`^[a-z]+\.`)
)

func (c *code) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.BasicLit:
		if n.Kind == token.STRING {
			text, _ := strconv.Unquote(n.Value)
			c.texts[text] = true
		}
	case *ast.BinaryExpr:
		if pieces := sum(n); len(pieces) > 1 && slices.ContainsFunc(pieces, joint.MatchString) {
			c.patterns = append(c.patterns, pieces)
		}
	}
	return true
}

// sum is the pieces of a sum of texts: between two of them stands what is no literal.
func sum(e ast.Expr) []string {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return sum(e.X)
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			text, _ := strconv.Unquote(e.Value)
			return []string{text}
		}
	case *ast.BinaryExpr:
		if e.Op == token.ADD {
			left, right := sum(e.X), sum(e.Y)
			left[len(left)-1] += right[0]
			return append(left, right[1:]...)
		}
	}
	return []string{"", ""}
}
