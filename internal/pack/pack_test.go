package pack

import (
	"archive/zip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

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
	for _, dir := range []string{fillDir(t, map[string]string{"game.wasm": "", "old.js": ""}), t.TempDir(),
		filepath.Join(t.TempDir(), "new", "deep")} {
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
	dir := fillDir(t, map[string]string{"game.wasm": "12345", "index.html": page,
		"manifest.webmanifest": `"%TITLE%" "%DESCRIPTION%"`})
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
		dir := fillDir(t, map[string]string{"game.wasm": "", "index.html": bad,
			"manifest.webmanifest": `"%TITLE%" "%DESCRIPTION%"`})
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
	if got := TitleOf(one, one); got.Name != "One Long Night" ||
		strings.Contains(got.Tagline+got.Description, "shelf.") {
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

// TestNamesByContent: files are renamed after what is in them, also after the names of those that they
// name, and the service worker knows them all. Two packs of the same files are the same.
func TestNamesByContent(t *testing.T) {
	web := func(deep string) (dir string, names []string) {
		dir = fillDir(t, map[string]string{
			"index.html": `<script src="boot.js"></script><link href="icon.svg">`,
			"boot.js":    `load('brain.js'); // not brain.js`,
			"brain.js":   `load("deep.wasm")`, "deep.wasm": deep, "icon.svg": "<svg/>",
			"sw.js": "const build = '%BUILD%'; const files = %FILES%;",
		})
		if err := nameByContent(dir); err != nil {
			t.Fatal(err)
		}
		if err := listFiles(dir); err != nil {
			t.Fatal(err)
		}
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			names = append(names, e.Name())
		}
		return dir, names
	}
	dir, first := web("one")
	_, same := web("one")
	_, other := web("two")
	if !slices.Equal(first, same) {
		t.Errorf("the same files are %v and %v", first, same)
	}
	for i, name := range first {
		plain, ok := Hashed(name)
		if kept := slices.Contains([]string{"index.html", "icon.svg", "sw.js"}, plain); ok == kept ||
			(other[i] == name) != kept {
			t.Errorf("%s, and with another deep.wasm %s", name, other[i])
		}
	}
	read := func(name string) string {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	worker := read("sw.js")
	for _, name := range first {
		want := `"` + name + `"`
		switch name {
		case "index.html":
			want = `"./"`
		case "sw.js":
			continue
		}
		if !strings.Contains(worker, want) {
			t.Errorf("the service worker does not know %s: %s", name, worker)
		}
	}
	if page := read("index.html"); !strings.Contains(page, `src="boot.`) || strings.Contains(page, `"boot.js"`) ||
		!strings.Contains(page, `"icon.svg"`) {
		t.Errorf("the page is %s", page)
	}
	if err := nameByContent(fillDir(t, map[string]string{"a.js": `'b.js'`, "b.js": `'a.js'`})); err == nil {
		t.Error("two files that name each other have names")
	}
}

// TestZipIsTheSameEveryTime, whenever the files were written, and has what itch.io takes.
func TestZipIsTheSameEveryTime(t *testing.T) {
	var archives []string
	for n := range 2 {
		dir := fillDir(t, map[string]string{"index.html": "<html>", "sw.js": "worker",
			"game.0123456789abcdef.wasm": "code", "game.0123456789abcdef.wasm.gz": "zip"})
		when := time.Now().Add(time.Duration(n) * time.Hour)
		if err := os.Chtimes(filepath.Join(dir, "index.html"), when, when); err != nil {
			t.Fatal(err)
		}
		archive := filepath.Join(t.TempDir(), "itch.zip")
		if err := Zip(dir, archive); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(archive)
		if err != nil {
			t.Fatal(err)
		}
		archives = append(archives, string(data))
	}
	if archives[0] != archives[1] {
		t.Error("two archives of the same files differ")
	}
	z, err := zip.NewReader(strings.NewReader(archives[0]), int64(len(archives[0])))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range z.File {
		names = append(names, f.Name)
	}
	if want := []string{"game.0123456789abcdef.wasm", "index.html"}; !slices.Equal(names, want) {
		t.Errorf("the archive has %v, want %v", names, want)
	}
	if fits := checkItch([]Size{{Name: "a", Plain: 201 << 20}}); fits == nil {
		t.Error("a file of 201 MB fits itch.io")
	}
}

func TestBuildExplainsWhatFails(t *testing.T) {
	plan := Plan{Root: "../..", Out: t.TempDir(), Page: "./none", Brain: "./wasm/brain"}
	if err := Build(t.Context(), plan); err == nil || !strings.Contains(err.Error(), "./none") {
		t.Errorf("error %v does not name the package", err)
	}
}
