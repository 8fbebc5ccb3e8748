package words_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"onelongnight/sprites"
)

// amiss matches marks and spaces that a language does not use.
var amiss = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`["']|[ \x{a0}][:;!?%]|\.\.\.`),
	"fr": regexp.MustCompile(`["'“”„]|[^\x{a0}][:;!?»]|[^\x{a0}]%|«[^\x{a0}]|\.\.\.`),
	"hu": regexp.MustCompile(`["'“‘«»]|[ \x{a0}][:;!?%]|\.\.\.`),
	"pl": regexp.MustCompile(`["'“‘«»]|[ \x{a0}][:;!?%]|\.\.\.|(^|[\s\x{a0}(„*–])[aiouwzAIOUWZ] `),
}

// TestTypography checks that texts use the marks of their language, and that a no-break space stands before them in
// French, and in Polish after words of one letter.
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

// TestEveryLetterIsInTheFonts checks the letters of every text, also in capitals, in all faces.
func TestEveryLetterIsInTheFonts(t *testing.T) {
	faces := map[string]*sfnt.Font{}
	for name, data := range map[string][]byte{"display black": sprites.DisplayBlack, "display bold": sprites.DisplayBold,
		"label bold": sprites.LabelBold, "label": sprites.Label, "body": sprites.Body, "body bold": sprites.BodyBold} {
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
