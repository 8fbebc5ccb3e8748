package pack

import (
	"archive/zip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/words"
)

// fillDir writes files into a new folder.
func fillDir(t *testing.T, files map[string]string) string {
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
	precious := fillDir(t, map[string]string{"thesis.txt": "years of work"})
	if err := clear(precious); err == nil {
		t.Error("a folder of other files was emptied")
	}
	if _, err := os.Stat(filepath.Join(precious, "thesis.txt")); err != nil {
		t.Error(err)
	}
	for _, dir := range []string{fillDir(t, map[string]string{"game.wasm": "", "old.js": ""}), t.TempDir(), filepath.Join(t.TempDir(), "new", "deep")} {
		if err := clear(dir); err != nil {
			t.Error(err)
		}
		if left, err := os.ReadDir(dir); len(left) > 0 || err != nil {
			t.Errorf("left %v, %v", left, err)
		}
	}
}

func TestMarks(t *testing.T) {
	page := `<title>%TITLE%</title><b title="%DESCRIPTION%">%TITLE_WORDS%</b><p>%TAGLINE%</p>max=%GAME_BYTES%`
	dir := fillDir(t, map[string]string{"game.wasm": "12345", "index.html": page, "manifest.webmanifest": `"%TITLE%" "%DESCRIPTION%"`})
	title := Title{"The Fox & Co", `a "tag"`, `it's "one"`}
	if err := fillMarks(dir, title, filepath.Join(dir, "game.wasm")); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"index.html": `<title>The Fox &amp; Co</title><b title="it&#39;s &#34;one&#34;"><span>The Fox &amp;</span> <span>Co</span></b>` +
			`<p>a &#34;tag&#34;</p>max=5`,
		"manifest.webmanifest": `"The Fox \u0026 Co" "it's \"one\""`,
	} {
		if text, err := os.ReadFile(filepath.Join(dir, name)); string(text) != want || err != nil {
			t.Errorf("%s: wrote %q, %v", name, text, err)
		}
	}
	for _, bad := range []string{strings.Replace(page, "%TAGLINE%", "", 1), page + "%UNKNOWN%"} {
		dir := fillDir(t, map[string]string{"game.wasm": "", "index.html": bad, "manifest.webmanifest": `"%TITLE%" "%DESCRIPTION%"`})
		if err := fillMarks(dir, title, filepath.Join(dir, "game.wasm")); err == nil {
			t.Errorf("accepted %s", bad)
		}
	}
	if got := titleWords("Aurora"); got != "<span>Aurora</span>" {
		t.Errorf("a title of one word is %s", got)
	}
}

// TestTitle: one game gives the page its name, several lie on the shelf.
func TestTitle(t *testing.T) {
	one := words.Must(words.New("en", words.English, "game.title = A\ngame.tagline = B\ngame.description = C"))
	if got := TitleOf(one); got != (Title{"A", "B", "C"}) {
		t.Errorf("one game: %v", got)
	}
	if got := TitleOf(one, one); got.Name != "One Long Night" || strings.Contains(got.Tagline+got.Description, "shelf.") {
		t.Errorf("two games: %v", got)
	}
	now, err := Registered()
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{now.Name, now.Tagline, now.Description} {
		if strings.HasPrefix(text, "game.") || strings.HasPrefix(text, "shelf.") {
			t.Errorf("the title has no words for %s", text)
		}
	}
}

func TestCompressedFormsAndZip(t *testing.T) {
	dir := fillDir(t, map[string]string{"index.html": "<html>", "game.wasm": strings.Repeat("road ", 1000)})
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
