package arch

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"onelongnight/game/words"
	"onelongnight/sprites/fonts"
)

// forms are the plural forms that the whole numbers of a language take.
var forms = map[string][]string{"en": {"one", "other"}, "fr": {"one", "other"}, "hu": {"one", "other"},
	"pl": {"one", "few", "many"}}

// A text is what stands under a key in one file: by plural form, "" for a key without forms.
type text map[string]string

// catalogue is a file as texts by key.
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

// folders are those of all catalogues that are translated: the table's and the games'.
func folders(t *testing.T) (list []string) {
	t.Helper()
	err := filepath.WalkDir(filepath.Join(root, "game"), func(path string, _ fs.DirEntry, err error) error {
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
		if dir == filepath.Join(root, "game", "words") {
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
		data, err := os.ReadFile(filepath.Join(root, "web", file))
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

var place = regexp.MustCompile(`\{[a-z]+\}`)

// places are the places of a text.
func places(said string) []string {
	list := place.FindAllString(said, -1)
	slices.Sort(list)
	return slices.Compact(list)
}

// TestEveryLanguageSaysEverything: no key is missing or too much, each has the plural forms that its language needs and
// the places of the English one, and bold is switched off again.
func TestEveryLanguageSaysEverything(t *testing.T) {
	eachText(t, func(where, lang string, english, own text) {
		got, want := slices.Sorted(maps.Keys(own)), []string{""}
		if english["other"] != "" {
			want = slices.Sorted(slices.Values(forms[lang]))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s has the forms %q, not %q", where, got, want)
		}
		wanted := places(english[""] + english["other"])
		for form, said := range own {
			// One of something may be said without its number.
			missing := slices.DeleteFunc(slices.Clone(wanted),
				func(p string) bool { return slices.Contains(places(said), p) || form == "one" && p == "{n}" })
			if len(missing) > 0 || strings.TrimSpace(said) == "" {
				t.Errorf("%s lacks %v: %s", where, missing, said)
			}
			for _, p := range places(said) {
				if !slices.Contains(wanted, p) && p != "{n}" {
					t.Errorf("%s has the place %s, which is never filled: %s", where, p, said)
				}
			}
			if strings.Count(said, "**")%2 != 0 {
				t.Errorf("%s leaves bold on: %s", where, said)
			}
		}
	})
}

// same are texts that may be as in English: names, signs, and words that a language has from it.
var same = regexp.MustCompile(
	`^(army|set\.army|set\.enemy|set\.faction|tile|card|faction|contact|city|city\.full|city\.short|key|set\.language)\.|` +
		`^(side\.[a-z-]+|shelf\.title|game\.title|menu\.menu|prompt\.reveal|pile\.copies|keys\.home)$`)

// alike are words that languages share with English.
var alike = []string{"Module", "Modules", "Robot", "Robots", "Moloch", "Outpost", "District", "district", "districts",
	"Aura", "Descriptions", "normal", "novice", "expert", "immun", "Style", "Initiative", "Phase", "Duel",
	"contacts", "points", "point", "pillage", "distance", "types", "Factions", "Leaders", "Action", "Actions",
	"Production", "base", "Faction", "Points", "Exploration", "turbine", "places", "Automa", "Bonus", "R", "/", "/3"}

// TestNoTextWasLeftInEnglish: a text that is the English one is a name, a sign or a word of both languages.
func TestNoTextWasLeftInEnglish(t *testing.T) {
	eachText(t, func(where, _ string, english, own text) {
		_, key, _ := strings.Cut(where, ": ")
		for form, said := range own {
			plain := strings.TrimFunc(place.ReplaceAllString(said, ""),
				func(r rune) bool { return strings.ContainsRune(" .,:;*·×%−+()0123456789", r) })
			if said == english[form] && plain != "" && plain != "s" && !same.MatchString(key) &&
				!slices.Contains(alike, plain) {
				t.Errorf("%s is as in English: %s", where, said)
			}
		}
	})
}

// amiss are marks and spaces that a language does not write.
var amiss = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`["']|[ \x{a0}][:;!?%]|\.\.\.`),
	"fr": regexp.MustCompile(`["'“”„]|[^\x{a0}][:;!?»]|[^\x{a0}]%|«[^\x{a0}]|\.\.\.`),
	"hu": regexp.MustCompile(`["'“‘«»]|[ \x{a0}][:;!?%]|\.\.\.`),
	"pl": regexp.MustCompile(`["'“‘«»]|[ \x{a0}][:;!?%]|\.\.\.`),
}

// TestTypography: each language has its own marks, and those of French stand off by a space that does not break.
func TestTypography(t *testing.T) {
	look := func(where, lang string, said text) {
		for _, said := range said {
			if found := amiss[lang].FindString(said); found != "" {
				t.Errorf("%s writes %q in %q: %s", where, found, lang, said)
			}
		}
	}
	eachText(t, func(where, lang string, english, own text) {
		look(where, lang, own)
		look(where, "en", english)
	})
}

// TestEveryLetterIsInTheFonts, of every text, in capitals too, in all faces.
func TestEveryLetterIsInTheFonts(t *testing.T) {
	faces := map[string]*sfnt.Font{}
	for name, data := range map[string][]byte{"display black": fonts.DisplayBlack, "display bold": fonts.DisplayBold,
		"label bold": fonts.LabelBold, "label": fonts.Label, "body": fonts.Body, "body bold": fonts.BodyBold} {
		face, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		faces[name] = face
	}
	seen := map[rune]bool{}
	var buffer sfnt.Buffer
	look := func(where string, said text) {
		for _, said := range said {
			for _, r := range said + strings.ToUpper(said) {
				if seen[r] {
					continue
				}
				seen[r] = true
				for name, face := range faces {
					if glyph, err := face.GlyphIndex(&buffer, r); glyph == 0 || err != nil {
						t.Errorf("%s: %s has no %s", where, name, fmt.Sprintf("%q (%U)", r, r))
					}
				}
			}
		}
	}
	eachText(t, func(where, _ string, english, own text) {
		look(where, own)
		look(where, english)
	})
	if !seen['Ő'] || !seen['Ł'] || !seen['É'] {
		t.Error("letters in capitals were not looked at")
	}
}
