package aurora

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// whole is a key of the catalogue that is written out.
var whole = regexp.MustCompile(`b\.T\("([a-z][a-z0-9.-]*)"[,)]`)

// TestEveryWordIsInTheCatalogue: what the table asks for by its whole name is there.
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
