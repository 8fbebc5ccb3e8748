package hex_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// TestWhatIsReadOutIsTidy plays for a while in every language with the whole table described, and checks that no text
// for a screen reader has marks of bold type in it, or two punctuation marks in a row.
func TestWhatIsReadOutIsTidy(t *testing.T) {
	for _, lang := range words.Languages {
		t.Run(lang, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w, host := open(t, lang, "speed=0 tips=off level=1 described=on", "borgo", 1280, 720)
				rng, told, made, hits := game.NewStream(game.SeedOf("tidy")), map[string]bool{}, 0, 0
				for n := 0; n < 2000 && made < 60; n++ {
					w.Run()
					can := host.Moves()
					if len(can) == 0 {
						time.Sleep(50 * time.Millisecond)
						continue
					}
					made++
					for node := range host.Document.All() {
						for _, text := range []string{node.Text, node.More} {
							for line := range strings.SplitSeq(text, "\n") {
								if marks := uitest.Untidy(line); (marks != "" || strings.Contains(line, "**")) &&
									!told[line] {
									told[line] = true
									t.Errorf("%q", line)
								}
							}
						}
						if strings.HasPrefix(node.ID, "piece:") {
							hits++
						}
					}
					w.Press(can[rng.Below(len(can))])
				}
				if hits < 50 {
					t.Errorf("only %d tiles of the field were read", hits)
				}
			})
		})
	}
}
