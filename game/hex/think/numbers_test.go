package think_test

import (
	"strings"
	"testing"

	"onelongnight/game/hex/think"
)

// TestNumbersAreRead checks that numbers that were written are read back, and that errors in a text are reported.
func TestNumbersAreRead(t *testing.T) {
	text := think.Guessed.Text()
	if n, err := think.ReadNumbers(text); err != nil || n != think.Guessed {
		t.Errorf("%v comes back as %v (%v)", think.Guessed, n, err)
	}
	for bad, want := range map[string]string{
		strings.Replace(text, "melee ", "punch ", 1): "no number \"punch\"",
		text + "net 1\n": "net is there twice",
		strings.Replace(text, "gauss 14000", "gauss -1", 1): "gauss is \"-1\"",
		strings.Replace(text, "net 9000\n", "", 1):          "net is missing",
		strings.Replace(text, "after 2000", "after 0.2", 1): "after is \"0.2\"",
	} {
		if _, err := think.ReadNumbers(bad); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("instead of %q one reads: %v", want, err)
		}
	}
}
