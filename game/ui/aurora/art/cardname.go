package art

import (
	"strings"

	"onelongnight/game/ui/kit"
)

// narrow is how narrow the letters of a name on a small card may be set.
const narrow = 0.74

// leading is the height of a line of such a name, as a part of its size.
const leading = 1.05

// nameLines breaks a name into lines of a width, as few as can be and not more than some where letters set narrower
// help. A word that is too long even so is parted.
func nameLines(st kit.Style, name string, w float64, most int) []string {
	list := linesOf(st, name, w, 1)
	if len(list) > most {
		list = linesOf(st, name, w, narrow)
	}
	return list
}

// linesOf breaks a name into lines in which words are joined if they fit together at a width of letters.
func linesOf(st kit.Style, name string, w, joined float64) (list []string) {
	wide := func(text string) float64 { return kit.Width(st.Face, st.Size, 0, text) }
	for word := range strings.FieldsSeq(name) {
		if n := len(list); n > 0 && wide(list[n-1]+" "+word)*joined <= w {
			list[n-1] += " " + word
			continue
		}
		for wide(word)*narrow > w {
			head := part(word, func(text string) bool { return wide(text)*narrow <= w })
			list, word = append(list, hyphened(word[:head])), word[head:]
		}
		list = append(list, word)
	}
	return list
}

// part is where a word is parted: behind a hyphen of its own, else where a syllable ends, else where the room ends.
func part(word string, fits func(string) bool) (at int) {
	runes := []rune(word)
	room, own := 1, 0
	for i := 1; i < len(runes) && fits(string(runes[:i])+"-"); i++ {
		if room = i; runes[i-1] == '-' {
			own = i
		}
	}
	if own == 0 {
		own = kit.Break(runes, room)
	}
	return len(string(runes[:own]))
}

// hyphened is the first piece of a word.
func hyphened(piece string) string {
	if strings.HasSuffix(piece, "-") {
		return piece
	}
	return piece + "-"
}

// name draws a name upwards from a foot.
func (f *face) name(st kit.Style, name string, foot float64, most int) {
	at := kit.Rect{X: f.r.X + 3, W: f.r.W - 6}
	at.H = float64(len(nameLines(st, name, at.W, most))) * st.Size * leading
	at.Y = foot - at.H
	f.lines(st, name, at)
}

// lines draws a name in all lines that a place has room for.
func (f *face) lines(st kit.Style, name string, at kit.Rect) {
	list := nameLines(st, name, at.W, int(at.H/st.Size+0.1))
	st.Squeeze = narrow
	high := at.H / float64(len(list))
	for i, line := range list {
		f.Line(st, line, kit.Rect{X: at.X, Y: at.Y + float64(i)*high, W: at.W, H: high})
	}
}
