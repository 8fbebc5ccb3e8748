package aurora

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// whole matches a key of the catalogue that is written out in the code.
var whole = regexp.MustCompile(`b\.T\("([a-z][a-z0-9.-]*)"[,)]`)

// TestEveryWordIsInTheCatalogue checks that every text that the table asks for by a complete key exists.
func TestEveryWordIsInTheCatalogue(t *testing.T) {
	said := map[string]bool{}
	for _, name := range []string{"../../aurora/voice/en.txt", "../../words/en.txt"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			key, _, _ := strings.Cut(line, " = ")
			key, _, _ = strings.Cut(key, "[")
			said[key] = true
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, name := range files {
		code, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range whole.FindAllStringSubmatch(string(code), -1) {
			if found++; !said[m[1]] {
				t.Errorf("%s: there is no text %s", name, m[1])
			}
		}
	}
	if found < 60 {
		t.Errorf("only %d texts were found", found)
	}
}

// TestTheConvoyIsToldInWords checks in every language that no key stands in place of a number's word.
func TestTheConvoyIsToldInWords(t *testing.T) {
	s := From(t, strings.NewReplacer(`"truck-red"`, `"truck-red","damage":[1]`).Replace(near))
	bare, _ := rules.Of(s.Game)
	for lang, v := range voices(t) {
		p := New(bare, v.For(s.Game)).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720)
		notes := p.(*skin.Picture).Table.(*tableLayout).Model.Notes
		if len(notes) < 3 {
			t.Fatalf("%s: %d notes", lang, len(notes))
		}
		for _, note := range notes {
			if strings.Contains(note.Text, "board.") {
				t.Errorf("%s: it says %s %s", lang, note.N, note.Text)
			}
		}
	}
}
