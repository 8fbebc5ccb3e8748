package words_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// forms are the plural forms that the whole numbers of a language take.
var forms = map[string][]string{"en": {"one", "other"}, "fr": {"one", "other"}, "hu": {"one", "other"},
	"pl": {"one", "few", "many"}}

var place = regexp.MustCompile(`\{[a-z]+\}`)

// places returns the places in a text.
func places(said string) []string {
	list := place.FindAllString(said, -1)
	slices.Sort(list)
	return slices.Compact(list)
}

// TestEveryLanguageSaysEverything checks that no language has a key too few or too many, that each text has the plural
// forms that its language needs and the same places as in English, and that bold is switched off again.
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
			// The form for one may leave out the number.
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

// same matches texts that may be as in English: names, signs, and words that a language took from it.
var same = regexp.MustCompile(
	`^(army|set\.army|set\.enemy|set\.faction|tile|card|faction|contact|city|city\.full|city\.short|key|set\.language)\.|` +
		`^(side\.[a-z-]+|shelf\.title|game\.title|menu\.menu|prompt\.reveal|pile\.copies|keys\.home)$`)

// alike are words that other languages share with English.
var alike = []string{"Module", "Modules", "Robot", "Robots", "Moloch", "Outpost", "District", "district", "districts",
	"Aura", "Descriptions", "normal", "novice", "expert", "immun", "Style", "Initiative", "Phase", "Duel",
	"contacts", "points", "point", "pts", "pt", "pillage", "distance", "types", "Factions", "Leader", "leader",
	"Leaders", "Action", "Actions", "Production", "base", "Faction", "Points", "Exploration", "turbine", "places",
	"Automa", "Bonus", "Triangle", "R", "/", "/3"}

// TestNoTextWasLeftInEnglish checks that a text that equals the English one is a name, a sign or a word of both
// languages.
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
