package arch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestATouchFlowsOneWay: each file of the table's program uses those below it, and none of those uses it in turn. What
// goes the other way are functions that wire.go gives.
func TestATouchFlowsOneWay(t *testing.T) {
	s := readSource(t, filepath.Join(root, "game", "ui"))
	uses := map[string][]string{}
	for file := range s.files {
		uses[file] = s.uses(file)
	}
	if len(uses) < 40 || len(uses["wire.go"]) < 20 || !slices.Contains(uses["intent.go"], "play.go") {
		t.Fatalf("%d files were read, wire.go uses %d of them, intent.go uses %v", len(uses), len(uses["wire.go"]), uses["intent.go"])
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

// A typed is what the files of a package declare of a type.
type typed struct {
	embeds  []string
	fields  map[string]string // their types, by name
	methods map[string]string // the files that declare them, by name
}

// A source is a package as its files declare it: by name the file of each type, function, variable and constant.
type source struct {
	files    map[string]*ast.File
	declared map[string]string
	types    map[string]*typed
}

// readSource reads the package of a folder, tests apart.
func readSource(t *testing.T, folder string) *source {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	s := &source{files: map[string]*ast.File{}, declared: map[string]string{}, types: map[string]*typed{}}
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		name := filepath.Base(path)
		if s.files[name], err = parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution); err != nil {
			t.Fatal(err)
		}
		for _, d := range s.files[name].Decls {
			s.declare(name, d)
		}
	}
	return s
}

// of is what is known of a type.
func (s *source) of(name string) *typed {
	if s.types[name] == nil {
		s.types[name] = &typed{fields: map[string]string{}, methods: map[string]string{}}
	}
	return s.types[name]
}

func (s *source) declare(file string, d ast.Decl) {
	if f, ok := d.(*ast.FuncDecl); ok {
		if f.Recv == nil {
			s.declared[f.Name.Name] = file
		} else {
			s.of(nameOf(f.Recv.List[0].Type)).methods[f.Name.Name] = file
		}
		return
	}
	for _, spec := range d.(*ast.GenDecl).Specs {
		switch spec := spec.(type) {
		case *ast.ValueSpec:
			for _, v := range spec.Names {
				s.declared[v.Name] = file
			}
		case *ast.TypeSpec:
			s.declared[spec.Name.Name] = file
			if body, ok := spec.Type.(*ast.StructType); ok {
				s.of(spec.Name.Name).add(body)
			}
		}
	}
}

func (t *typed) add(body *ast.StructType) {
	for _, f := range body.Fields.List {
		if len(f.Names) == 0 {
			t.embeds = append(t.embeds, nameOf(f.Type))
		}
		for _, n := range f.Names {
			t.fields[n.Name] = nameOf(f.Type)
		}
	}
}

// nameOf is the name of a type of the package, or of what it points to; "" for others.
func nameOf(e ast.Expr) string {
	if star, ok := e.(*ast.StarExpr); ok {
		e = star.X
	}
	if name, ok := e.(*ast.Ident); ok {
		return name.Name
	}
	return ""
}

// field is the type of a field of a type, or of what it embeds; method the file of a method.
func (s *source) field(of, name string) string {
	t := s.of(of)
	if found := t.fields[name]; found != "" {
		return found
	}
	if slices.Contains(t.embeds, name) {
		return name
	}
	for _, e := range t.embeds {
		if found := s.field(e, name); found != "" {
			return found
		}
	}
	return ""
}

func (s *source) method(of, name string) string {
	t := s.of(of)
	if found := t.methods[name]; found != "" {
		return found
	}
	for _, e := range t.embeds {
		if found := s.method(e, name); found != "" {
			return found
		}
	}
	return ""
}

// uses lists the files that declare what a file names: types, functions, variables and constants, and the methods that it
// calls of its own receivers and of their fields.
func (s *source) uses(here string) (list []string) {
	note := func(there string) {
		if there != "" && there != here && !slices.Contains(list, there) {
			list = append(list, there)
		}
	}
	for _, d := range s.files[here].Decls {
		self, of := "", ""
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil && len(f.Recv.List[0].Names) > 0 {
			self, of = f.Recv.List[0].Names[0].Name, nameOf(f.Recv.List[0].Type)
		}
		var typeOf func(e ast.Expr) string
		typeOf = func(e ast.Expr) string {
			switch e := e.(type) {
			case *ast.Ident:
				if e.Name == self {
					return of
				}
			case *ast.SelectorExpr:
				if base := typeOf(e.X); base != "" {
					return s.field(base, e.Sel.Name)
				}
			}
			return ""
		}
		ast.Inspect(d, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if base := typeOf(n.X); base != "" {
					note(s.method(base, n.Sel.Name))
				}
			case *ast.StarExpr: // of a field, a receiver, an argument
				note(s.declared[nameOf(n)])
			case *ast.CompositeLit:
				note(s.declared[nameOf(n.Type)])
			case *ast.CallExpr:
				note(s.declared[nameOf(n.Fun)])
			}
			return true
		})
	}
	return list
}

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
