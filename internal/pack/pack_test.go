package pack

import (
	"archive/zip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// fill writes files into a new folder.
func fill(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestClearRefusesWhatIsNoPack(t *testing.T) {
	precious := fill(t, map[string]string{"thesis.txt": "years of work"})
	if err := clear(precious); err == nil {
		t.Error("a folder of other files was emptied")
	}
	if _, err := os.Stat(filepath.Join(precious, "thesis.txt")); err != nil {
		t.Error(err)
	}
	for _, dir := range []string{fill(t, map[string]string{"game.wasm": "", "old.js": ""}), t.TempDir(), filepath.Join(t.TempDir(), "new", "deep")} {
		if err := clear(dir); err != nil {
			t.Error(err)
		}
		if left, err := os.ReadDir(dir); len(left) > 0 || err != nil {
			t.Errorf("left %v, %v", left, err)
		}
	}
}

func TestWriteSize(t *testing.T) {
	dir := fill(t, map[string]string{"game.wasm": "12345", "good.html": "max=%GAME_BYTES%", "bad.html": "max=5"})
	game, good := filepath.Join(dir, "game.wasm"), filepath.Join(dir, "good.html")
	if err := writeSize(good, game); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(good); string(text) != "max=5" || err != nil {
		t.Errorf("wrote %q, %v", text, err)
	}
	if err := writeSize(filepath.Join(dir, "bad.html"), game); err == nil {
		t.Error("a page without the mark was accepted")
	}
}

func TestCompressedFormsAndZip(t *testing.T) {
	dir := fill(t, map[string]string{"index.html": "<html>", "game.wasm": strings.Repeat("road ", 1000)})
	if err := compress(dir); err != nil {
		t.Fatal(err)
	}
	sizes, err := Sizes(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range sizes {
		compressed := s.Gzip > 0 && s.Gzip < s.Plain && s.Brotli > 0 && s.Brotli < s.Plain
		if compressed != (s.Name != "index.html") { // six letters do not get fewer
			t.Errorf("sizes %+v", s)
		}
	}
	archive := filepath.Join(t.TempDir(), "itch.zip")
	if err := Zip(dir, archive); err != nil {
		t.Fatal(err)
	}
	z, err := zip.OpenReader(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	var names []string
	for _, f := range z.File {
		names = append(names, f.Name)
	}
	if want := []string{"game.wasm", "index.html"}; !slices.Equal(names, want) {
		t.Errorf("the archive has %v, want %v", names, want)
	}
}

func TestBuildExplainsWhatFails(t *testing.T) {
	plan := Plan{Root: "../..", Out: t.TempDir(), Page: "./none", Brain: "./wasm/brain"}
	if err := Build(t.Context(), plan); err == nil || !strings.Contains(err.Error(), "./none") {
		t.Errorf("error %v does not name the package", err)
	}
}
