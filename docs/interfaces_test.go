package docs

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// offered are the files that declare optional interfaces; required are the interfaces in them that are not optional.
var (
	offered = []string{"game/optional.go", "game/table/voice.go", "game/table/answer.go", "game/ui/scene/scene.go",
		"game/ui/desk/abilities.go", "game/ui/desk/page.go"}
	required = []string{"game.Aim", "table.Voice", "table.Describer",
		"table.Adviser", "table.Chronicler", "table.Handler", "scene.Skin", "scene.Image", "scene.Picture"}
)

var (
	declared = regexp.MustCompile(`(?ms)^type (\w+) interface \{\n(.*?)^\}`)
	wanted   = regexp.MustCompile(`(?m)^\t([A-Z]\w*)\(`)
	method   = regexp.MustCompile(`(?m)^func \([^)]*\) ([A-Z]\w*)\(`)
	terse    = regexp.MustCompile(`(?m)^func \(Terse\) ([A-Z]\w*)\(`) // what a voice that embeds table.Terse has
	asserted = regexp.MustCompile(`\.\(([a-z]+\.[A-Z]\w*)\)`)
)

// TestOptionalInterfacesAreListed checks that the table in interfaces.md has each interface with the code that asks for
// it, and that the code said to offer it has its methods.
func TestOptionalInterfacesAreListed(t *testing.T) {
	asks, methods := map[string][]string{}, map[string][]string{}
	want := map[string]string{} // the body of each
	voices, err := fs.ReadFile(repository, "game/table/voice.go")
	if err != nil {
		t.Fatal(err)
	}
	read := func(file string, entry fs.DirEntry, err error) error {
		if err != nil || path.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") {
			return err
		}
		text, err := fs.ReadFile(repository, file)
		folder := strings.TrimPrefix(path.Dir(file), "game/")
		for _, found := range asserted.FindAllStringSubmatch(string(text), -1) {
			if !strings.HasPrefix(folder, "gametest") && !slices.Contains(asks[found[1]], folder) {
				asks[found[1]] = append(asks[found[1]], folder)
			}
		}
		for _, found := range method.FindAllStringSubmatch(string(text), -1) {
			methods[folder] = append(methods[folder], found[1])
		}
		if strings.Contains(string(text), "\n\ttable.Terse\n") {
			for _, found := range terse.FindAllStringSubmatch(string(voices), -1) {
				methods[folder] = append(methods[folder], found[1])
			}
		}
		for _, found := range declared.FindAllStringSubmatch(string(text), -1) {
			name := path.Base(path.Dir(file)) + "." + found[1]
			if slices.Contains(offered, file) && !slices.Contains(required, name) {
				want[name] = found[2]
			}
		}
		return err
	}
	for _, tree := range []string{"game", "wasm", "cmd"} {
		if err := fs.WalkDir(repository, tree, read); err != nil {
			t.Fatal(err)
		}
	}
	methods["page"] = slices.Concat(methods["wasm/page"], methods["wasm/browser"])
	methods["window"] = methods["cmd/onelongnight"]
	text, err := fs.ReadFile(repository, "docs/interfaces.md")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, " | ")
		if !strings.HasPrefix(line, "| `") || len(cells) != 5 {
			continue
		}
		name := strings.Trim(cells[0], "| `")
		body, ok := want[name]
		if !ok {
			t.Errorf("%s is listed, and is no optional interface", name)
		}
		delete(want, name)
		if got, said := strings.Join(slices.Sorted(slices.Values(asks[name])), ", "), cells[3]; got != said &&
			(got != "" || said != "–") {
			t.Errorf("%s is asked for by %s, not %s", name, got, said)
		}
		for _, by := range strings.Split(strings.TrimPrefix(cells[2], "–"), ", ") {
			for _, m := range wanted.FindAllStringSubmatch(body, -1) {
				if by != "" && !slices.Contains(methods[by], m[1]) {
					t.Errorf("%s does not offer %s: it has no %s", by, name, m[1])
				}
			}
		}
	}
	for name := range want {
		t.Errorf("%s is not listed in docs/interfaces.md", name)
	}
}
