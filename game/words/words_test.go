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

// TestLaterFilesReplace checks that a game's file can replace texts of the table, with as many plural forms as it
// likes.
func TestLaterFilesReplace(t *testing.T) {
	table := "plain = Seats\nkept = Kept\nforms[one] = {n} thing\nforms[other] = {n} things\nsingle = {n} cards"
	game := "plain = Sides\nforms = {n}\nsingle[one] = {n} card\nsingle[other] = {n} cards"
	c, err := New("en", table, game)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct{ got, want string }{
		{c.T("plain"), "Sides"}, {c.T("kept"), "Kept"}, {c.T("forms", "n", 1), "1"}, {c.T("single", "n", 1), "1 card"},
	} {
		if x.got != x.want {
			t.Errorf("got %q, want %q", x.got, x.want)
		}
	}
	if n := len(c.Keys()); n != 5 {
		t.Errorf("%d keys, want 5: %v", n, c.Keys())
	}
}

func TestPluralRules(t *testing.T) {
	for lang, forms := range map[string]map[int]string{
		"en": {0: "other", 1: "one", 2: "other"},
		"fr": {0: "one", 1: "one", 2: "other"},
		"hu": {0: "other", 1: "one", 5: "other"},
		"pl": {0: "many", 1: "one", 2: "few", 4: "few", 5: "many", 12: "many", 22: "few", 25: "many", 101: "many",
			102: "few"},
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

// TestMarksAreNotDoubled checks that no mark is doubled where a value ends with one and the text goes on with another.
func TestMarksAreNotDoubled(t *testing.T) {
	c, err := New("fr", "end = Best: **{x}**. Then {y}.\nlist = {x}, then\nfr = {x}\u00a0: {y}\nask = {x}?\ntwice = "+
		"{x}. {x}.")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct{ got, want string }{
		{c.T("end", "x", "Draw three, keep two.", "y", "Keep this hand?"), "Best: **Draw three, keep two.** Then " +
			"Keep this hand?"},
		{c.T("end", "x", "Scorn", "y", "and on …"), "Best: **Scorn**. Then and on …"},
		{c.T("end", "x", "**Kill.**", "y", ""), "Best: ****Kill.**** Then ."},
		{c.T("list", "x", "Keep two."), "Keep two, then"},
		{c.T("list", "x", "**Keep two.**"), "**Keep two**, then"},
		{c.T("list", "x", "Keep it?"), "Keep it?, then"},
		{c.T("fr", "x", "Garde-la.", "y", "1.5"), "Garde-la\u00a0: 1.5"},
		{c.T("ask", "x", "Scorn."), "Scorn?"},
		{c.T("twice", "x", "A."), "A. A."},
	} {
		if x.got != x.want {
			t.Errorf("got %q, want %q", x.got, x.want)
		}
	}
}

// TestASeriesHasTheSemicolonOfItsLanguage: in French a space that does not break stands before it.
func TestASeriesHasTheSemicolonOfItsLanguage(t *testing.T) {
	for lang, want := range map[string]string{"en": "So: a; b", "fr": "So: a\u00a0; b"} {
		c, err := New(lang, "so = So: {list}\n")
		if err != nil {
			t.Fatal(err)
		}
		if got := c.T("so", "list", []string{"a", "b"}); got != want {
			t.Errorf("%s: %q", lang, got)
		}
	}
}
