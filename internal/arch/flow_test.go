package arch

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestATouchFlowsOneWay: each file of the table's program uses those below it, and none of those uses it in turn. What
// goes the other way are functions that wire.go gives.
func TestATouchFlowsOneWay(t *testing.T) {
	uses := usesIn(t, filepath.Join(root, "game", "ui"))
	if len(uses) < 40 || len(uses["wire.go"]) < 20 || !slices.Contains(uses["intent.go"], "play.go") ||
		!slices.Contains(uses["saves.go"], "storagekeys.go") {
		t.Fatalf("%d files were read, wire.go uses %d of them, intent.go uses %v, saves.go %v", len(uses),
			len(uses["wire.go"]), uses["intent.go"], uses["saves.go"])
	}
	if circle := circleIn(uses); circle != nil {
		t.Errorf("these files use each other in a circle: %s", strings.Join(circle, " → "))
	}
	// The test sees a circle where there is one.
	uses["desk.go"] = append(uses["desk.go"], "wire.go")
	if circleIn(uses) == nil {
		t.Error("if the lowest used the highest nobody would notice")
	}
}

// usesIn lists for each file of a folder's package, tests apart, the others of it that declare what it names: types,
// functions, methods, variables and constants, but no fields.
func usesIn(t *testing.T, folder string) map[string][]string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	places := token.NewFileSet()
	var files []*ast.File
	uses := map[string][]string{}
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(places, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
		uses[filepath.Base(path)] = nil
	}
	// Other packages are not read: what is named of them is unknown, which is no error here.
	found := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	reader := types.Config{Error: func(error) {}, Importer: noOthers{}}
	pkg, _ := reader.Check(folder, places, files, found)
	for name, what := range found.Uses {
		if v, ok := what.(*types.Var); what.Pkg() != pkg || ok && v.IsField() {
			continue
		}
		here, there := filepath.Base(places.Position(name.Pos()).Filename),
			filepath.Base(places.Position(what.Pos()).Filename)
		if here != there && !slices.Contains(uses[here], there) {
			uses[here] = append(uses[here], there)
		}
	}
	return uses
}

// noOthers imports nothing.
type noOthers struct{}

func (noOthers) Import(string) (*types.Package, error) { return nil, errors.New("not read") }

// circleIn is a way that leads back to where it began, nil if there is none.
func circleIn(uses map[string][]string) []string {
	const below, done = 1, 2
	state := map[string]int{}
	var way []string
	var visit func(file string) []string
	visit = func(file string) []string {
		switch state[file] {
		case done:
			return nil
		case below:
			return append(way[slices.Index(way, file):], file)
		}
		way, state[file] = append(way, file), below
		for _, next := range uses[file] {
			if circle := visit(next); circle != nil {
				return circle
			}
		}
		way, state[file] = way[:len(way)-1], done
		return nil
	}
	for file := range uses {
		if circle := visit(file); circle != nil {
			return circle
		}
	}
	return nil
}
