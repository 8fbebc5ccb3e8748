package pack

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/image/webp"

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

// TestThePageSaysWhatItIs in every language, and what games there are.
func TestThePageSaysWhatItIs(t *testing.T) {
	page := `<title>%TITLE%</title><b title="%DESCRIPTION%">%TITLE_WORDS%</b><p>%TAGLINE%</p>`
	web := func(page string) string {
		return fillDir(t, map[string]string{"index.html": page, "files.js": "files = { ...%DATA% };",
			"manifest.webmanifest": `"lang": "en", "%TITLE%" "%DESCRIPTION%"`})
	}
	dir, list := web(page), Shelf()
	if err := writePage(Plan{Out: dir, Games: list}, data{Languages: words.Languages}); err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for name, want := range map[string]string{
		"index.html":              "<title>One Long Night</title>",
		"manifest.webmanifest":    `"lang": "en", "One Long Night" "Board games`,
		"manifest-fr.webmanifest": `"lang": "fr", "One Long Night" "Des jeux`,
		"files.js":                `"shelf.tagline":"Gry na jedną długą noc."`,
		"shelf-hu.json":           `"page.starting":`,
	} {
		text := read(name)
		if left := strings.Contains(text, "%") && name != "shelf-hu.json"; left || !strings.Contains(text, want) {
			t.Errorf("%s does not have %s, or a mark is left: %.200s", name, want, text)
		}
	}
	for _, g := range list {
		for _, word := range []string{".title", ".tagline", ".seats"} {
			if said := read("files.js"); strings.Count(said, `"`+g.Name+word+`":"`) != len(words.Languages) {
				t.Errorf("%s%s is not said in every language", g.Name, word)
			}
		}
		if !strings.Contains(read("shelf-pl.json"), `"`+g.Name+`":{"`) {
			t.Errorf("the games' list has no words of %s", g.Name)
		}
	}
	for _, bad := range []string{strings.Replace(page, "%TAGLINE%", "", 1), page + "%UNKNOWN%"} {
		if err := writePage(Plan{Out: web(bad), Games: list}, data{Languages: words.Languages}); err == nil {
			t.Errorf("accepted %s", bad)
		}
	}
	if got := titleWords("Aurora"); got != "<span>Aurora</span>" {
		t.Errorf("a title of one word is %s", got)
	}
}

// TestProgramsAreCut into as few pieces as there may be, none of which looks like a packed file.
func TestProgramsAreCut(t *testing.T) {
	whole := []byte("0123456789abcdefghij")
	whole[10], whole[11] = gzipMark[0], gzipMark[1] // where the cut would be
	list := cut(whole, 12)
	if len(list) != 2 || len(list[0]) > 12 || !slices.Equal(slices.Concat(list...), whole) {
		t.Errorf("cut into %q", list)
	}
	if [2]byte(list[1]) == gzipMark {
		t.Error("the second piece looks like a packed file")
	}
	if one := cut(whole, 20); len(one) != 1 {
		t.Errorf("what is short enough is cut into %d", len(one))
	}
}

// TestCoversAreDrawn by every game's look, upright and wide.
func TestCoversAreDrawn(t *testing.T) {
	dir := t.TempDir()
	for _, g := range Shelf() {
		covers, err := writeCovers(dir, g)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range shapes {
			for i, name := range covers[s.name] {
				file, err := os.Open(filepath.Join(dir, name))
				if err != nil {
					t.Fatal(err)
				}
				picture, err := webp.DecodeConfig(file)
				file.Close()
				w, h := s.w*sharpness[i], s.h*sharpness[i]
				if err != nil || picture.Width != w || picture.Height != h {
					t.Errorf("%s is %d by %d, %v", name, picture.Width, picture.Height, err)
				}
			}
		}
		if owner := ownerOf(covers["tall"][0], Shelf()); owner != "" {
			t.Errorf("the cover of %s is kept with %q", g.Name, owner)
		}
		if owner := ownerOf(g.Name+"-brain-1.0123456789abcdef.wasm", Shelf()); owner != g.Name {
			t.Errorf("the brain of %s is kept with %q", g.Name, owner)
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
	packed := zipped(t, dir)
	z, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		t.Fatal(err)
	}
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
		if err := listFiles(dir, nil); err != nil {
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

// zipped returns the archive of a folder.
func zipped(t *testing.T, dir string) []byte {
	t.Helper()
	archive := filepath.Join(t.TempDir(), "itch.zip")
	if err := Zip(dir, archive); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(archive)
	if err != nil {
		t.Fatal(err)
	}
	return data
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
		archives = append(archives, string(zipped(t, dir)))
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
	plan := Alone("./none")
	plan.Root, plan.Out = "../..", t.TempDir()
	if err := Build(t.Context(), plan); err == nil || !strings.Contains(err.Error(), "./none") {
		t.Errorf("error %v does not name the package", err)
	}
}
