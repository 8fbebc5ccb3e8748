package template

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	std "text/template"
)

// data has the fields that Ebitengine's templates ask for.
type data struct {
	Filter, FilterNearest, FilterLinear, FilterPixelated      int
	Address, AddressUnsafe, AddressClampToZero, AddressRepeat int
}

// TestShadersAreTheSame: of each template in the Ebitengine that is linked, both packages make the same text, for every
// filter and address.
func TestShadersAreTheSame(t *testing.T) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"builtinshader", "colormshader"} {
		found := 0
		for _, text := range literals(t, filepath.Join(strings.TrimSpace(string(dir)), "internal", name, "shader.go")) {
			if !strings.Contains(text, "{{") {
				continue
			}
			found++
			theirs, ours := std.Must(std.New(name).Parse(text)), Must(New(name).Parse(text))
			for filter := range 3 {
				for address := range 3 {
					d := data{filter, 0, 1, 2, address, 0, 1, 2}
					var want, got bytes.Buffer
					if err := theirs.Execute(&want, d); err != nil {
						t.Fatal(err)
					}
					if err := ours.Execute(&got, d); err != nil || got.String() != want.String() {
						t.Errorf("%s, filter %d, address %d: %v\n%s\nwant\n%s", name, filter, address, err, &got, &want)
					}
				}
			}
		}
		if found != 1 {
			t.Errorf("%s has %d templates, not one: look whether this package still does what is needed", name, found)
		}
	}
}

// literals are the texts in a source file.
func literals(t *testing.T, file string) (list []string) {
	t.Helper()
	tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if text, err := strconv.Unquote(lit.Value); err == nil {
				list = append(list, text)
			}
		}
		return true
	})
	return list
}

func TestWhatItCannotDoIsAnError(t *testing.T) {
	for _, text := range []string{"{{", "{{}}", "{{.Filter}}", "{{if .Filter}}{{end}}",
		"{{if eq .Filter .None}}{{end}}", "{{if eq .Filter .Address}}", "{{end}}", "{{else}}",
		"{{range .Filter}}{{end}}", "{{if eq .Filter .Address}}{{else with}}{{end}}"} {
		var out bytes.Buffer
		if err := Must(New("x").Parse(text)).Execute(&out, data{}); err == nil {
			t.Errorf("%s makes %q", text, &out)
		}
	}
}
