package kit

import "strings"

// Run is a piece of a line in one weight.
type Run struct {
	Text string
	Bold bool
}

// Line is a line of text made of runs.
type Line []Run

// boldOf is the face used for the **bold** runs of a text in face f.
func boldOf(f Face) Face {
	switch f {
	case Body:
		return BodyBold
	case Label:
		return LabelBold
	}
	return f
}

// LineWidth returns the width of a line in CSS pixels.
func LineWidth(f Face, size float64, l Line) float64 {
	w := 0.0
	for _, r := range l {
		w += runWidth(f, size, r)
	}
	return w
}

func runWidth(f Face, size float64, r Run) float64 {
	if r.Bold {
		f = boldOf(f)
	}
	return Width(f, size, 0, r.Text)
}

// Wrap breaks text with **bold** markup and newlines into lines no wider than width. A word that is too long for a line is
// broken: at a soft hyphen if it has one, else anywhere.
func Wrap(f Face, size float64, text string, width float64) []Line {
	var out []Line
	bold := false
	for _, para := range strings.Split(text, "\n") {
		w := wrapper{face: f, size: size, width: width, bold: bold}
		for word := range strings.SplitSeq(para, " ") { // not at spaces that keep words together
			w.word(word)
		}
		w.flush()
		out = append(out, w.lines...)
		bold = w.bold
	}
	return out
}

type wrapper struct {
	face        Face
	size, width float64
	bold        bool
	line        Line
	used        float64
	lines       []Line
}

func (w *wrapper) flush() {
	w.lines = append(w.lines, w.line)
	w.line, w.used = nil, 0
}

// word adds a word, which may switch bold on and off inside.
func (w *wrapper) word(word string) {
	var runs Line
	for i, part := range strings.Split(word, "**") {
		if i > 0 {
			w.bold = !w.bold
		}
		if part != "" {
			runs = append(runs, Run{part, w.bold})
		}
	}
	if len(runs) == 0 {
		return
	}
	wide := LineWidth(w.face, w.size, plain(runs))
	space := Width(w.face, w.size, 0, " ")
	if len(w.line) > 0 && w.used+space+wide > w.width {
		w.flush()
	}
	if len(w.line) > 0 {
		last := &w.line[len(w.line)-1]
		last.Text += " "
		w.used += space
	}
	if wide > w.width {
		w.long(runs)
		return
	}
	w.add(plain(runs), wide)
}

func (w *wrapper) add(runs Line, wide float64) {
	for _, r := range runs {
		if n := len(w.line); n > 0 && w.line[n-1].Bold == r.Bold {
			w.line[n-1].Text += r.Text
			continue
		}
		w.line = append(w.line, r)
	}
	w.used += wide
}

// long breaks a word that is wider than a whole line.
func (w *wrapper) long(runs Line) {
	for _, r := range runs {
		rest := []rune(r.Text)
		for len(rest) > 0 {
			head, hyphen := w.head(rest, r.Bold)
			text := strings.ReplaceAll(string(rest[:head]), softHyphen, "")
			rest = rest[head:]
			if len(rest) > 0 && hyphen {
				text += "-"
			}
			w.add(Line{{text, r.Bold}}, runWidth(w.face, w.size, Run{text, r.Bold}))
			if len(rest) > 0 {
				w.flush()
			}
		}
	}
}

// head returns how many letters of rest fit on a line, and whether a hyphen follows them.
func (w *wrapper) head(rest []rune, bold bool) (int, bool) {
	fits := func(n int, tail string) bool {
		text := strings.ReplaceAll(string(rest[:n]), softHyphen, "") + tail
		return w.used+runWidth(w.face, w.size, Run{text, bold}) <= w.width
	}
	if fits(len(rest), "") {
		return len(rest), false
	}
	best, soft := 1, 0
	for n := 2; n < len(rest) && fits(n, "-"); n++ {
		best = n
		if string(rest[n-1]) == softHyphen {
			soft = n
		}
	}
	if soft > 0 {
		return soft, true
	}
	if left := len(rest) - best; left < leastTail && len(rest) > 2*leastTail {
		best = len(rest) - leastTail
	}
	return best, best > 1
}

// leastTail is how many letters of a broken word go to the next line at least.
const leastTail = 4

const softHyphen = "\u00ad"

// plain drops soft hyphens, which show only where a word is broken.
func plain(l Line) Line {
	out := make(Line, len(l))
	for i, r := range l {
		out[i] = Run{strings.ReplaceAll(r.Text, softHyphen, ""), r.Bold}
	}
	return out
}
