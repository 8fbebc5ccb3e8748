package words_test

import (
	"go/scanner"
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

// oneGame matches words that belong to one game, which the texts that all games share must not use.
var oneGame = regexp.MustCompile(`(?i)\b(convoy|moloch|outpost|new york|cit(y|ies)|road|districts?|battles?|attacks?|robots?|machines?|` +
	`soldiers?|sergeant|captain|general|units?|modules?|cards?|decks?|hands?|discard|opponents?)\b`)

// TestSharedWordsAreNeutral checks that the table's own texts speak of no particular game.
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

// part matches what stands between the dots of a key. Ids of cards end in the number of the copy, which keys leave out.
var part = regexp.MustCompile(`[A-Za-z0-9-]*[A-Za-z]`)

// said returns the texts in the sources without tests, and the words found in these texts and in the games' data. A
// text with a space is a sentence, and so no part of a key.
func said(t *testing.T) (texts, parts map[string]bool) {
	t.Helper()
	texts, parts = map[string]bool{}, map[string]bool{}
	read := func(path string, entry fs.DirEntry, err error) error {
		name, kind := entry.Name(), filepath.Ext(path)
		if err != nil || !slices.Contains([]string{".go", ".json", ".txt"}, kind) ||
			strings.HasSuffix(name, "_test.go") || slices.Contains(words.Languages, strings.TrimSuffix(name, ".txt")) ||
			strings.HasPrefix(name, "book-") {
			return err
		}
		text, err := os.ReadFile(path)
		literals := []string{string(text)}
		if kind == ".go" {
			literals = nil
			var s scanner.Scanner
			s.Init(token.NewFileSet().AddFile("", -1, len(text)), text, nil, 0)
			for _, what, literal := s.Scan(); what != token.EOF; _, what, literal = s.Scan() {
				if literal, err := strconv.Unquote(literal); err == nil && !strings.Contains(literal, " ") {
					texts[literal], literals = true, append(literals, literal)
				}
			}
		}
		for _, literal := range literals {
			for _, word := range part.FindAllString(literal, -1) {
				parts[word] = true
			}
		}
		return err
	}
	for _, tree := range []string{"..", "../../wasm", "../../cmd", "../../internal/pack"} {
		if err := filepath.WalkDir(tree, read); err != nil {
			t.Fatal(err)
		}
	}
	return texts, parts
}

// TestNoTextIsDead checks that the code has every key of every catalogue: whole, or in two texts, or its beginning up
// to a dot while each part of the rest is a word somewhere. It misses a dead key made of words in use.
func TestNoTextIsDead(t *testing.T) {
	texts, parts := said(t)
	for _, dir := range folders(t) {
		for key := range catalogue(t, filepath.Join(dir, "en.txt"), "en") {
			made := texts[key]
			for at, r := range key {
				made = made || r == '.' && (texts[key[:at]] && texts[key[at:]] || texts[key[:at+1]] &&
					!slices.ContainsFunc(part.FindAllString(key[at:], -1), func(p string) bool { return !parts[p] }))
			}
			if !made {
				t.Errorf("%s: nobody says %q", dir, key)
			}
		}
	}
}
