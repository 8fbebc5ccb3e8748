package arch

import (
	"go/ast"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/games"
)

// shell are the packages of the table's program, from the lowest to the highest: each may import those before it, and
// the packages of what is shown.
var shell = []string{"desk", "host", "storage", "settings", "notice", "saves", "film", "play", "advice", "reader",
	"library",
	"missions", "input", "."}

// TestATouchFlowsOneWay: the packages of the table's program import those below them only. In each package too, files
// use those below them and none of those uses them in turn: their functions, types, values, methods and fields.
func TestATouchFlowsOneWay(t *testing.T) {
	read := programs(t)
	for at, name := range shell {
		for _, other := range read[name].imports {
			if i := slices.Index(shell, other); i >= at {
				t.Errorf("game/ui/%s imports game/ui/%s, which is above it", name, other)
			}
		}
		if circle := circleIn(read[name].uses); circle != nil {
			t.Errorf("these files of game/ui/%s use each other in a circle: %s", name, strings.Join(circle, " → "))
		}
	}
	if top := read["."]; len(top.imports) < 10 || !slices.Contains(top.uses["intent.go"], "tabletouch.go") {
		t.Errorf("the highest imports %v, and its intent.go uses %v", top.imports, top.uses["intent.go"])
	}
	if uses := read["film"].uses["recap.go"]; !slices.Contains(uses, "film.go") {
		t.Errorf("the recap uses the film's fields, but that is not seen: %v", uses)
	}
	uses := maps.Clone(read["."].uses) // the test sees a circle where there is one
	uses["inbox.go"] = append(slices.Clone(uses["inbox.go"]), "app.go")
	if circleIn(uses) == nil {
		t.Error("if the lowest used the highest nobody would notice")
	}
}

// TestEveryPackageOfTheShellHasItsPlace: none is left out of the order above.
func TestEveryPackageOfTheShellHasItsPlace(t *testing.T) {
	shown := []string{"field", "furniture", "gallery", "games", "kit", "mirror", "motion", "panel", "scene", "skin",
		"sound", "uitest"}
	for _, kind := range games.Kinds() {
		shown = append(shown, kind.Name())
	}
	folders, err := filepath.Glob(filepath.Join(root, "game", "ui", "*", "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range folders {
		name := filepath.Base(filepath.Dir(path))
		if !slices.Contains(shell, name) && !slices.Contains(shown, name) {
			t.Errorf("game/ui/%s is neither part of the shell nor of what is shown", name)
		}
	}
}

// calledBack is how many callbacks each package takes: functions that it keeps, and calls when something happens,
// though it does not know whose they are. They are given when a part is made, or subscribe by a method called On
// something; what is above may be reached by them, so they are counted.
var calledBack = map[string]int{"desk": 4, "settings": 2, "play": 2, "saves": 3, "library": 3}

// mostGiven is how many functions the parts of a package are given when they are made.
var mostGiven = map[string]int{"desk": 1, "film": 1, "advice": 4, "reader": 1, "library": 1, "missions": 3, "input": 5,
	"play": 1, ".": 3}

// TestCallbacksAreCounted: a package has no more fields of a function's type than are listed, and nobody sets one from
// outside: not the files of another package, for they are not exported, nor another file of the same.
func TestCallbacksAreCounted(t *testing.T) {
	for name, p := range programs(t) {
		if got, want := len(p.lists), calledBack[name]; got != want {
			t.Errorf("game/ui/%s calls back by %v: %d lists, not %d", name, p.lists, got, want)
		}
		if got, want := len(p.given), mostGiven[name]; got != want {
			t.Errorf("game/ui/%s is given the functions %v: %d, not %d", name, p.given, got, want)
		}
		for _, field := range slices.Concat(p.lists, p.given) {
			if _, member, _ := strings.Cut(field, "."); ast.IsExported(member) {
				t.Errorf("game/ui/%s: %s can be set by anybody", name, field)
			}
		}
		for _, set := range p.set {
			t.Errorf("game/ui/%s: %s", name, set)
		}
	}
}
