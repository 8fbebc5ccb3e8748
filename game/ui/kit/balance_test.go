package kit_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"onelongnight/game/ui/kit"
)

// TestBalancedLines: balancing changes neither the words nor the number of lines; no line is too wide, no word is
// broken, and the shortest line does not get shorter.
func TestBalancedLines(t *testing.T) {
	said := func(lines []kit.Line) (words string, short float64) {
		short = math.Inf(1)
		for _, l := range lines {
			words += strings.TrimSpace(fmt.Sprint(l)) + " "
			short = math.Min(short, kit.LineWidth(kit.Body, 16, l))
		}
		return words, short
	}
	plain := func(words string) string {
		return strings.NewReplacer(" ", "", "{", "", "}", "", "[", "", "]", "", "true", "", "false", "").Replace(words)
	}
	better := 0
	for _, text := range []string{
		"Five cities stand on the road to New York. The machines want all of them.",
		"New York burned, but **no machine** walks in it.\nMoloch’s deck is empty: that wins.",
		"An **open bold part, with words enough for\ntwo paragraphs** that ends in the other one.",
		"electromagnetic", "", "one\n\ntwo",
	} {
		for width := 90.0; width < 500; width += 17 {
			lines, even := kit.Wrap(kit.Body, 16, text, width), kit.Balanced(kit.Body, 16, text, width)
			a, was := said(lines)
			b, is := said(even)
			if plain(a) != plain(b) || len(lines) != len(even) || is < was {
				t.Errorf("%q in %g:\n%s\n%s, lines of at least %g became %g", text, width, a, b, was, is)
			}
			for _, l := range even {
				if w := kit.LineWidth(kit.Body, 16, l); w > width+1 {
					t.Errorf("a line is %g wide, more than %g", w, width)
				}
			}
			if is > was+10 {
				better++
			}
		}
	}
	if better < 20 {
		t.Errorf("the shortest line is longer %d times only", better)
	}
	text := "Five cities stand on the road to New York. The machines want all of them."
	first := kit.Balanced(kit.Body, 16, text, kit.Width(kit.Body, 16, 0, text)*0.8)[0]
	if got := first[len(first)-1].Text; !strings.HasSuffix(got, "York.") {
		t.Errorf("the first of two lines ends in the middle of a sentence: %q", got)
	}
}

// TestNoParagraphEndsInAShortWord: "now 4." moves to the last line together.
func TestNoParagraphEndsInAShortWord(t *testing.T) {
	for _, text := range []string{"Annihilator: +1 (no enemy there), now 4.", "**Open:** module cards may lift " +
		"Moloch to 7.\nYou may pass, or not."} {
		most := kit.Width(kit.Body, 16, 0, text)
		for width := most / 2.5; width < most; width += 5 {
			lines := kit.Wrap(kit.Body, 16, text, width)
			last := lines[len(lines)-1]
			if w := kit.LineWidth(kit.Body, 16, last); len(lines) > 1 && w < width*0.2 {
				t.Errorf("in %.0f %q ends in %v", width, text, last)
			}
		}
	}
}
