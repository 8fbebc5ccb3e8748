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

// program is a package of the table's program, tests apart, as it is compiled for a window.
type program struct {
	imports []string            // other packages of game/ui
	uses    map[string][]string // for each file the others that declare what it names
	given   []string            // the fields of a function's type, "Film.paint", but for those of plain values
	lists   []string            // the fields that are lists or tables of functions
	set     []string            // where such a field is set by another file than the one that declares it
}

// plainValues are fields that carry what is to be done from who has it to who does it, or list what a part does itself.
var plainValues = []string{"Command.Do", "Offer.Dress", "Reading.Closed", "Keyboard.does", "inbox.todo", "spare.takes"}

// programs reads all packages of the shell.
func programs(t *testing.T) map[string]*program {
	t.Helper()
	read := map[string]*program{}
	for _, name := range shell {
		read[name] = programIn(t, filepath.Join(root, "game", "ui", name))
	}
	return read
}

// programIn reads the package of a folder.
func programIn(t *testing.T, folder string) *program {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	p := &program{uses: map[string][]string{}}
	places := token.NewFileSet()
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") || filepath.Base(path) == "page.go" { // the page's own, see window.go
			continue
		}
		file, err := parser.ParseFile(places, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
		p.uses[filepath.Base(path)] = nil
		for _, i := range file.Imports {
			if name, ok := strings.CutPrefix(strings.Trim(i.Path.Value, `"`), "onelongnight/game/ui/"); ok &&
				!slices.Contains(p.imports, name) {
				p.imports = append(p.imports, name)
			}
		}
	}
	// Other packages are not read: what is named of them is unknown, which is no error here.
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{},
		Types: map[ast.Expr]types.TypeAndValue{}}
	reader := types.Config{Error: func(error) {}, Importer: noOthers{}}
	pkg, _ := reader.Check(folder, places, files, info)
	at := func(pos token.Pos) string { return filepath.Base(places.Position(pos).Filename) }
	for name, what := range info.Uses {
		if what.Pkg() != pkg {
			continue
		}
		here, there := at(name.Pos()), at(what.Pos())
		if here != there && !slices.Contains(p.uses[here], there) {
			p.uses[here] = append(p.uses[here], there)
		}
	}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.TypeSpec:
				p.callbacks(n)
			case *ast.AssignStmt:
				for _, to := range n.Lhs {
					if s, ok := to.(*ast.SelectorExpr); ok {
						p.assigned(info.Uses[s.Sel], at, s.Pos())
					}
				}
			}
			return true
		})
	}
	return p
}

// callbacks notes the fields of a type that are functions.
func (p *program) callbacks(spec *ast.TypeSpec) {
	st, ok := spec.Type.(*ast.StructType)
	if !ok {
		return
	}
	for _, f := range st.Fields.List {
		for _, n := range f.Names {
			name := spec.Name.Name + "." + n.Name
			switch of := f.Type.(type) {
			case *ast.FuncType:
				if !slices.Contains(plainValues, name) {
					p.given = append(p.given, name)
				}
			case *ast.ArrayType:
				if _, is := of.Elt.(*ast.FuncType); is && !slices.Contains(plainValues, name) {
					p.lists = append(p.lists, name)
				}
			case *ast.MapType:
				if _, is := of.Value.(*ast.FuncType); is && !slices.Contains(plainValues, name) {
					p.lists = append(p.lists, name)
				}
			}
		}
	}
}

// assigned notes that a field is set, if it is a function and declared in another file.
func (p *program) assigned(what types.Object, at func(token.Pos) string, pos token.Pos) {
	v, ok := what.(*types.Var)
	if !ok || !v.IsField() || at(v.Pos()) == at(pos) {
		return
	}
	if _, is := v.Type().Underlying().(*types.Signature); is {
		p.set = append(p.set, at(pos)+" sets "+v.Name()+" of "+at(v.Pos()))
	}
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
