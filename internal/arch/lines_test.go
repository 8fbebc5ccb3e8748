package arch

import (
	"bytes"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

// widest is how many columns a line of code may have; a tab counts for four.
const widest = 120

// columns is the width of a line.
func columns(line []byte) int {
	return utf8.RuneCount(bytes.ReplaceAll(line, []byte("\t"), []byte("    ")))
}

// quoted are the lines of a Go file, counted from 1, that are a raw string or part of one: positions, patterns and
// scripts are data and stand as they are.
func quoted(text []byte) map[int]bool {
	files := token.NewFileSet()
	file := files.AddFile("", -1, len(text))
	var s scanner.Scanner
	s.Init(file, text, nil, 0)
	lines := map[int]bool{}
	for {
		at, what, literal := s.Scan()
		if what == token.EOF {
			return lines
		}
		if what == token.STRING && literal[0] == '`' {
			first := file.Line(at)
			for n := range strings.Count(literal, "\n") + 1 {
				lines[first+n] = true
			}
		}
	}
}

// sentence is a line of a table of texts in a script, which is data too.
var sentence = regexp.MustCompile(`^\s*('[\w.]+': )?'[^']*',$`)

// TestLinesAreShort: no line of code is wider than a reader's window.
func TestLinesAreShort(t *testing.T) {
	files := 0
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if name := entry.Name(); path != root && strings.HasPrefix(name, ".") || name == "build" ||
				name == "dist" ||
				name == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		kind := filepath.Ext(path)
		if kind != ".go" && kind != ".js" && kind != ".css" {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		files++
		skipped := map[int]bool{}
		if kind == ".go" {
			skipped = quoted(text)
		}
		for n, line := range bytes.Split(text, []byte("\n")) {
			if wide := columns(line); wide > widest && !skipped[n+1] && !sentence.Match(line) {
				t.Errorf("%s:%d has %d columns", path, n+1, wide)
			}
		}
		return nil
	})
	if err != nil || files < 300 {
		t.Fatalf("%d files were read, %v", files, err)
	}
}
