package kit

import "strings"

// nameLeading is the height of a line of a name, as a part of its size.
const nameLeading = 1.05

// NameLines breaks a name into lines of a width, as few as can be and not more than some where letters set as narrow as
// the style allows help. A word that is too long even so is parted. Its letters are of the least size of the style.
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

// nameLines breaks a name into lines in which words are joined if they fit together at a width of letters.
func nameLines(st Style, name string, w, joined float64) (list []string) {
	wide := func(text string) float64 { return Width(st.Face, st.Size, 0, st.text(text)) }
	for word := range strings.FieldsSeq(name) {
		if n := len(list); n > 0 && wide(list[n-1]+" "+word)*joined <= w {
			list[n-1] += " " + word
			continue
		}
		for wide(word)*st.Squeeze > w {
			head := part(word, func(text string) bool { return wide(text)*st.Squeeze <= w })
			list, word = append(list, hyphened(word[:head])), word[head:]
		}
		list = append(list, word)
	}
	return list
}

// part returns where a word is parted: behind a hyphen of its own, else where a syllable ends, else where the room
// ends.
func part(word string, fits func(string) bool) (at int) {
	runes := []rune(word)
	room, own := 1, 0
	for i := 1; i < len(runes) && fits(string(runes[:i])+"-"); i++ {
		if room = i; runes[i-1] == '-' {
			own = i
		}
	}
	if own == 0 {
		own = Break(runes, room)
	}
	return len(string(runes[:own]))
}

// hyphened returns the first piece of a word.
func hyphened(piece string) string {
	if strings.HasSuffix(piece, "-") {
		return piece
	}
	return piece + "-"
}

// Name draws a name in as many lines as it needs and a place has room for, see [NameLines].
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

// NameUp draws a name upwards from the foot of a place, in as many lines as it needs, at most so many if narrow letters
// help.
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
