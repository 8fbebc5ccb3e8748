package ui_test

import (
	"strings"
	"testing"

	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// TestNoMarkIsDoubled plays a while in every language, asks for a
// hint now and then and has the game analysed: in all that is written, read out
// or asked no mark of punctuation follows another one.
func TestNoMarkIsDoubled(t *testing.T) {
	t.Parallel()
	const hints = 2
	for i, lang := range words.Languages {
		for _, side := range []string{[]string{"moloch", "outpost"}[i%2]} {
			b, h := abroad(t, lang, "speed=0 tips=off level=1")
			told, heard := map[string]bool{}, 0
			tidy := func(where string, texts ...string) {
				for _, text := range texts {
					for line := range strings.SplitSeq(text, "\n") {
						if marks := uitest.Untidy(line); marks != "" && !told[line] {
							told[line] = true
							t.Errorf("%s, %s: %q has %q in it", lang, where, line, marks)
						}
					}
				}
			}
			look := func() {
				b.Run()
				for n := range b.Document.All() {
					tidy("the document", n.Text, n.More)
				}
				tidy("a list of words", b.Screen().Words...)
				tidy("a message", b.Screen().Toast)
				tidy("what is read out", h.Said[heard:]...)
				heard = len(h.Said)
			}
			b.Press("button:play-" + side)
			asked := 0
			for n := 0; b.Screen().Panel != scene.EndPanel && n < 12; n++ {
				b.until("the person's move, or the end", func() bool {
					return len(b.Moves()) > 0 ||
						b.Screen().Panel == scene.EndPanel
				})
				look()
				if n%4 == 0 && asked < hints {
					asked++
					b.Press("button:hint")
					b.until("a hint", func() bool { return b.offers("do-it") })
					look()
					b.Press("button:close")
				}
				if moves := b.Moves(); len(moves) > 0 {
					b.Press(moves[n%len(moves)])
				}
				if b.Screen().Panel == scene.WarningPanel {
					look()
					b.Press("button:insist")
				}
			}
			if asked < hints {
				t.Errorf("%s: only %d hints", lang, asked)
			}
			b.Press("button:log")
			look()
			b.Press("button:close", "button:menu", "button:concede", "button:concede-yes", "button:analysis")
			b.until("the analysis is done", func() bool { return len(b.Screen().Words) > 2 })
			look()
			read := 0
			for n := range b.Document.All() {
				if n.Kind == mirror.Dialog {
					read++
				}
			}
			if read == 0 || heard == 0 {
				t.Errorf("%s: nothing was read", lang)
			}
		}
	}
}
