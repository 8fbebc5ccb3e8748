package arch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// offered are the files that declare optional interfaces, and what of each is none.
var offered = map[string][]string{
	"game/optional.go":          {"Aim"},
	"game/table/section.go":     nil,
	"game/ui/scene/scene.go":    {"Skin", "Image", "Picture"},
	"game/ui/host/host.go":      {"Host"},
	"game/ui/host/abilities.go": nil,
}

// optional is what is found of an optional interface.
type optional struct {
	methods []string
	asks    []string // packages below game, but for its own
}

// TestOptionalInterfacesAreListed: the table in docs has each of them, with those who ask for it; and those who are
// said to offer it have its methods.
func TestOptionalInterfacesAreListed(t *testing.T) {
	found, methods := optionalInterfaces(t)
	text, err := os.ReadFile(filepath.Join(root, "docs", "interfaces.md"))
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, " | ")
		name := strings.Trim(strings.TrimPrefix(cells[0], "|"), " `")
		one := found[name]
		if len(cells) != 5 || one == nil {
			if strings.HasPrefix(line, "| `") {
				t.Errorf("%s is listed, and is no optional interface", name)
			}
			continue
		}
		listed[name] = true
		slices.Sort(one.asks)
		if asks := cellNames(cells[3]); !slices.Equal(asks, one.asks) {
			t.Errorf("%s is asked for by %v, not %v", name, one.asks, asks)
		}
		for _, by := range cellNames(cells[2]) {
			if folder := hostFolder(by); !slices.ContainsFunc(folder, func(f string) bool {
				return has(methods[f],
					one.methods)
			}) {
				t.Errorf("%s does not offer %s: it has not all of %v", by, name, one.methods)
			}
		}
	}
	for name := range found {
		if !listed[name] {
			t.Errorf("%s is not listed in docs/interfaces.md", name)
		}
	}
}

// cellNames are the names in a cell, – is none.
func cellNames(cell string) []string {
	if cell == "–" {
		return nil
	}
	return strings.Split(cell, ", ")
}

// hostFolder are the folders that a name of the table stands for.
func hostFolder(name string) []string {
	switch name {
	case "page":
		return []string{"wasm/page", "wasm/browser"}
	case "window":
		return []string{"cmd/onelongnight"}
	}
	return []string{"game/" + name}
}

// has tells whether methods are all among those of a folder.
func has(there map[string]bool, methods []string) bool {
	return !slices.ContainsFunc(methods, func(m string) bool { return !there[m] })
}

// optionalInterfaces reads the source: the interfaces with who asks for them, and the methods that each folder
// declares.
func optionalInterfaces(t *testing.T) (found map[string]*optional, methods map[string]map[string]bool) {
	t.Helper()
	found, methods = map[string]*optional{}, map[string]map[string]bool{}
	asked := map[string]map[string]bool{} // names, by folder
	for _, tree := range []string{"game", "wasm", "cmd"} {
		err := filepath.WalkDir(filepath.Join(root, tree), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			rel, err := filepath.Rel(root, path)
			if err != nil {
				return err
			}
			rel = filepath.ToSlash(rel)
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			folder := rel[:strings.LastIndex(rel, "/")]
			if methods[folder] == nil {
				methods[folder], asked[folder] = map[string]bool{}, map[string]bool{}
			}
			none, declares := offered[rel]
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.FuncDecl:
					if n.Recv != nil {
						methods[folder][n.Name.Name] = true
					}
				case *ast.TypeAssertExpr:
					if s, ok := n.Type.(*ast.SelectorExpr); ok {
						if of, ok := s.X.(*ast.Ident); ok {
							asked[folder][of.Name+"."+s.Sel.Name] = true
						}
					}
				case *ast.TypeSpec:
					if of, ok := n.Type.(*ast.InterfaceType); ok && declares && !slices.Contains(none, n.Name.Name) {
						found[file.Name.Name+"."+n.Name.Name] = &optional{methods: methodsOf(of)}
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, folder := range slices.Sorted(maps.Keys(asked)) {
		for name := range asked[folder] {
			if one := found[name]; one != nil && !strings.Contains(folder, "gametest") {
				one.asks = append(one.asks, strings.TrimPrefix(folder, "game/"))
			}
		}
	}
	return found, methods
}

// methodsOf are the names of an interface's own methods.
func methodsOf(i *ast.InterfaceType) (names []string) {
	for _, m := range i.Methods.List {
		for _, n := range m.Names {
			names = append(names, n.Name)
		}
	}
	return names
}
