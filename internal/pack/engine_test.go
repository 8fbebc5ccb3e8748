package pack

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// changed returns a folder with a changed Ebitengine, and the flags that make the go command use it.
func changed(t *testing.T) (root, folder string, flags []string) {
	t.Helper()
	root, err := Root(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	folder = t.TempDir()
	flags, err = engineFlags(t.Context(), root, folder, engineChanges)
	if err != nil {
		t.Fatal(err)
	}
	return root, folder, flags
}

// TestShadersAreTheOriginals: with the changes, the sources of the built-in shaders, and what WebGL gets of them and of
// ours (texts and relevant uniforms), are the same as with the original Ebitengine. A shader that was not compiled is
// an error.
func TestShadersAreTheOriginals(t *testing.T) {
	root, folder, flags := changed(t)
	out := filepath.Join(t.TempDir(), "again")
	if err := compileShaders(t.Context(), root, folder, out); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"builtinshader", "colormshader", "legacyshader"} {
		file := filepath.Join("internal", name, "compiled.go")
		want, err := os.ReadFile(filepath.Join(folder, "ebitengine", file))
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join(out, file))
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != string(want) {
			t.Errorf("%s: the original makes\n%s\nand with the changes it is\n%s", name, want, got)
		}
		// Three filters with three address modes, each with and without a matrix; one that clears; our two.
		if n := strings.Count(string(want), "#version 300 es"); name == "legacyshader" && n != 2*(3*3*2+1+2) {
			t.Errorf("there are %d texts", n)
		}
	}
	unknown := filepath.Join(t.TempDir(), "unknown.kage")
	kage := "//kage:unit pixels\npackage main\nfunc Fragment() vec4 { return vec4(1) }\n"
	if err := os.WriteFile(unknown, []byte(kage), 0o644); err != nil {
		t.Fatal(err)
	}
	args := append(slices.Concat([]string{"run"}, flags), ebitengine+"/internal/shaders", out, unknown)
	if _, err := goHere(t.Context(), root, args...); err == nil || !strings.Contains(err.Error(), "was not compiled") {
		t.Errorf("a shader that is not known: %v", err)
	}
}

// TestOnlyThePageIsChanged: the page's program needs nothing that the changes remove, and the original Ebitengine,
// which windows and tests use, is not touched.
func TestOnlyThePageIsChanged(t *testing.T) {
	root, _, flags := changed(t)
	imports := func(command func(args ...string) (string, error), args ...string) []string {
		list, err := command(append([]string{"list", "-deps"}, args...)...)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Fields(list)
	}
	here := func(args ...string) (string, error) { return goHere(t.Context(), root, args...) }
	browser := func(args ...string) (string, error) { return goTool(t.Context(), root, args...) }
	page := imports(browser, append(flags, "./game/ui/kit/gpu")...)
	original := imports(browser, "./game/ui/kit/gpu")
	window := imports(here, "./game/ui/kit/gpu")
	for _, away := range []string{"encoding/gob", "net", "go/build", "go/parser", "go/printer", "regexp",
		"text/template", ebitengine + "/internal/shader"} {
		if slices.Contains(page, away) || !slices.Contains(original, away) {
			t.Errorf("%s: needed with the changes: %v, without: %v", away, slices.Contains(page, away),
				slices.Contains(original, away))
		}
	}
	if !slices.Contains(window, ebitengine+"/internal/shader") {
		t.Error("a window has no compiler of shaders")
	}
	if other, err := here("list", "-m", "-f", "{{.Replace}}", ebitengine); err != nil || other != "<nil>" {
		t.Errorf("go.mod puts %s in Ebitengine's place, %v", other, err)
	}
}

// TestProgramsAreTheSameEveryTime, wherever the changed Ebitengine lies for the time of the build.
func TestProgramsAreTheSameEveryTime(t *testing.T) {
	var programs [2][]byte
	for i := range programs {
		root, folder, flags := changed(t)
		file := filepath.Join(folder, "empty.wasm")
		if err := compile(t.Context(), root, "./internal/emptygame", file, false, flags...); err != nil {
			t.Fatal(err)
		}
		var err error
		if programs[i], err = os.ReadFile(file); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(programs[0], programs[1]) {
		t.Errorf("%d and %d bytes, and not the same", len(programs[0]), len(programs[1]))
	}
}

// TestOtherEbitenginesAreRefused: another version, and one without the code that a change is about.
func TestOtherEbitenginesAreRefused(t *testing.T) {
	root := fillDir(t, map[string]string{"go.sum": "", "go.mod": "module x\ngo 1.26\nrequire " + ebitengine +
		" v2.10.3\nreplace " + ebitengine + " => ./ebitengine\n"})
	other := filepath.Join(root, "ebitengine")
	if err := os.CopyFS(other, os.DirFS(fillDir(t, map[string]string{"go.mod": "module " + ebitengine,
		"a.go": "package ebiten"}))); err != nil {
		t.Fatal(err)
	}
	_, err := engineFlags(t.Context(), root, t.TempDir(), engineChanges)
	if err == nil || !strings.Contains(err.Error(), "go.mod has v2.10.3") {
		t.Errorf("another version: %v", err)
	}
	ours, err := Root(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range engineChanges {
		if err := change.apply(t.Context(), ours, root); err == nil {
			t.Errorf("%s was changed where it is not", change.name)
		}
	}
	for text, want := range map[string]string{"a from b to c": "a with to c", "a to b from": "", "from to from": ""} {
		got, err := edit{"file", "from", "to", "with "}.apply(text)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("%q becomes %q, %v", text, got, err)
		}
	}
}

// TestAnUnknownProgramStaysAsItIs: a program that has all sections, but no table that package slim recognises.
func TestAnUnknownProgramStaysAsItIs(t *testing.T) {
	program := "\x00asm\x01\x00\x00\x00\x01\x01\x00\x02\x01\x00\x03\x01\x00\x09\x01\x00\x0a\x01\x00\x0b\x01\x00"
	file := filepath.Join(fillDir(t, map[string]string{"game.wasm": program}), "game.wasm")
	if err := slimFile(file); err != nil {
		t.Fatal(err)
	}
	if kept, err := os.ReadFile(file); string(kept) != program || err != nil {
		t.Errorf("it became %q, %v", kept, err)
	}
}
