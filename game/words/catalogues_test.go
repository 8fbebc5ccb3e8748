package words_test

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/words"
)

// text is what one file has under a key: a text for each plural form, "" being the form of a key without any.
type text map[string]string

// catalogue reads a file as texts by key.
func catalogue(t *testing.T, file, lang string) map[string]text {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := words.New(lang, string(data)); err != nil {
		t.Fatal(file, err)
	}
	texts := map[string]text{}
	for line := range strings.SplitSeq(string(data), "\n") {
		key, said, ok := strings.Cut(line, " = ")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		key, form, _ := strings.Cut(strings.TrimSuffix(key, "]"), "[")
		if texts[key] == nil {
			texts[key] = text{}
		}
		texts[key][form] = said
	}
	return texts
}

// folders returns the folders of all translated catalogues: the table's and the games'.
func folders(t *testing.T) (list []string) {
	t.Helper()
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err == nil && filepath.Base(path) == "en.txt" && !strings.Contains(path, "gametest") {
			list = append(list, filepath.Dir(path))
		}
		return err
	})
	if err != nil || len(list) < 2 {
		t.Fatalf("catalogues in %v, %v", list, err)
	}
	return list
}

// eachText calls check for every key of every language but English, with the English text.
func eachText(t *testing.T, check func(where, lang string, english, own text)) {
	t.Helper()
	for _, dir := range folders(t) {
		english := catalogue(t, filepath.Join(dir, "en.txt"), "en")
		if dir == "../words" {
			maps.Copy(english, pageTexts(t))
		}
		for _, lang := range words.Languages[1:] {
			file := filepath.Join(dir, lang+".txt")
			texts := catalogue(t, file, lang)
			for _, key := range slices.Sorted(maps.Keys(english)) {
				if texts[key] == nil {
					t.Errorf("%s lacks %s, in English %q", file, key, english[key])
					continue
				}
				check(file+": "+key, lang, english[key], texts[key])
			}
			for key := range texts {
				if english[key] == nil {
					t.Errorf("%s has %s, which English has not", file, key)
				}
			}
		}
	}
}

// pageTexts are the English texts of the page itself, under the keys that other languages have them by.
func pageTexts(t *testing.T) map[string]text {
	t.Helper()
	texts := map[string]text{}
	for file, pattern := range map[string]string{"texts.js": `(?m)^  '([a-z.-]+)': '(.*)',$`,
		"index.html": `data-text="([a-z-]+)"[^>]*>([^<]*)<`} {
		data, err := os.ReadFile(filepath.Join("../../web", file))
		if err != nil {
			t.Fatal(err)
		}
		found := regexp.MustCompile(pattern).FindAllStringSubmatch(string(data), -1)
		if len(found) < 4 {
			t.Fatalf("only %d texts in %s", len(found), file)
		}
		for _, f := range found {
			texts["page."+f[1]] = text{"": f[2]}
		}
	}
	return texts
}
