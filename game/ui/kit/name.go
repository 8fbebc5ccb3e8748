package kit

import (
	"strings"
	"unicode/utf8"
)

// nameLeading is the line height of a name, as a multiple of its size.
const nameLeading = 1.05

// NameLines breaks a name into lines of width w at the style's least size: as few as possible, and at most most lines
// if squeezing the letters (as far as the style allows) makes that possible. A word that is still too long is broken.
func NameLines(st Style, name string, w float64, most int) []string {
	if st.Least > 0 {
		st.Size = st.Least
	}
	if st.Squeeze == 0 {
		st.Squeeze = 0.82
	}
	list := nameLines(st, name, w, 1)
	if len(list) > most {
		list = nameLines(st, name, w, st.Squeeze)
	}
	return list
}

// nameLines breaks a name into lines of width w; words share a line if, narrowed by the factor joined, they fit.
func nameLines(st Style, name string, w, joined float64) (list []string) {
	wide := func(text string) float64 { return Width(st.Face, st.Size, 0, st.text(text)) }
	for word := range strings.SplitSeq(name, " ") { // only there: other spaces do not break
		if n := len(list); n > 0 && wide(list[n-1]+" "+word)*joined <= w {
			list[n-1] += " " + word
			continue
		}
		for utf8.RuneCountInString(word) > 1 && wide(word)*st.Squeeze > w { // one letter stays, however little room
			letters := []rune(word)
			head := part(letters, func(text string) bool { return wide(text)*st.Squeeze <= w })
			list, word = append(list, hyphened(string(letters[:head]))), string(letters[head:])
		}
		list = append(list, word)
	}
	return list
}

// part returns how many letters of a word to leave on a line: it breaks after a hyphen of its own, otherwise after a
// syllable, otherwise where the room ends.
func part(word []rune, fits func(string) bool) int {
	room, own := 1, 0
	for i := 1; i < len(word) && fits(hyphened(string(word[:i]))); i++ {
		if room = i; word[i-1] == '-' {
			own = i
		}
	}
	if own == 0 {
		own = Break(word, room)
	}
	return own
}

// hyphened returns the first piece of a broken word, with a hyphen if it needs one.
func hyphened(piece string) string {
	if strings.HasSuffix(piece, "-") {
		return piece
	}
	return piece + "-"
}

// Name draws a name in as many lines as it needs and r has room for, see [NameLines].
func (c *Canvas) Name(st Style, name string, r Rect) {
	size := st.Size
	if st.Least > 0 {
		size = st.Least
	}
	list := NameLines(st, name, r.W, max(1, int(r.H/size+0.1)))
	if len(list) > 1 {
		st.Size = size
	}
	high := r.H / float64(max(len(list), 1))
	for i, line := range list {
		c.Line(st, line, Rect{r.X, r.Y + float64(i)*high, r.W, high})
	}
}

// NameUp draws a name upwards from the bottom of r, in as many lines as it needs, but at most most if squeezing helps.
func (c *Canvas) NameUp(st Style, name string, r Rect, most int) {
	size := st.Size
	if st.Least > 0 {
		size = st.Least
	}
	lines := NameLines(st, name, r.W, most)
	high := float64(len(lines)) * size * nameLeading
	if len(lines) == 1 {
		high = max(high, r.H)
	}
	c.Name(st, name, Rect{r.X, r.Bottom() - high, r.W, high})
}
