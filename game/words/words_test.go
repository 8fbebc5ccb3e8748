package words

import "testing"

func TestPlacesAndPlurals(t *testing.T) {
	c, err := New("en", "# a comment\na = Play {card} in {city}.\n\nleft[one] = {n} card\nleft[other] = {n} cards\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct{ got, want string }{
		{c.T("a", "card", "Scorn", "city", "Iron Gate"), "Play Scorn in Iron Gate."},
		{c.T("left", "n", 1), "1 card"},
		{c.T("left", "n", 0), "0 cards"},
		{c.T("missing"), "missing"},
	} {
		if x.got != x.want {
			t.Errorf("got %q, want %q", x.got, x.want)
		}
	}
}

func TestPluralRules(t *testing.T) {
	for lang, forms := range map[string]map[int]string{
		"en": {0: "other", 1: "one", 2: "other"},
		"fr": {0: "one", 1: "one", 2: "other"},
		"hu": {0: "other", 1: "one", 5: "other"},
		"pl": {0: "many", 1: "one", 2: "few", 4: "few", 5: "many", 12: "many", 22: "few", 25: "many", 101: "many", 102: "few"},
	} {
		for n, want := range forms {
			if got := plurals[lang](n); got != want {
				t.Errorf("%s %d: %s, want %s", lang, n, got, want)
			}
		}
	}
}

func TestBadFilesAreRefused(t *testing.T) {
	for name, file := range map[string]string{"no entry": "hello", "twice": "a = x\na = y"} {
		if _, err := New("en", file); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if _, err := New("xx", ""); err == nil {
		t.Error("a language without plural rule was taken")
	}
}
