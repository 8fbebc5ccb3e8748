package kit

import "strings"

// Run is a piece of a line in one weight.
type Run struct {
	Text string
	Bold bool
}

// Line is a line of text made of runs.
type Line []Run

// boldOf returns the face used for the **bold** runs of a text in face f.
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

// stray is the least width of a paragraph's last line, as a fraction of the available width, before it gets words from
// the line above.
const stray = 0.2

// Wrap breaks text with **bold** markup and newlines into lines no wider than width. A word longer than a line is
// broken, see [Break]. A paragraph does not end in one short word alone if the line above can give it another.
func Wrap(f Face, size float64, text string, width float64) []Line {
	var out []Line
	bold := false
	for para := range strings.SplitSeq(text, "\n") {
		lines, after := wrap(f, size, para, width, bold)
		if n := len(lines); n > 1 && LineWidth(f, size, lines[n-1]) < stray*width {
			lines = paragraph{face: f, size: size, text: para, bold: bold}.give(lines, width)
		}
		out, bold = append(out, lines...), after
	}
	return out
}

// wrap breaks one paragraph. bold says whether it begins bold; the result, whether it ends bold.
func wrap(f Face, size float64, para string, width float64, bold bool) ([]Line, bool) {
	w := wrapper{face: f, size: size, width: width, bold: bold}
	for word := range strings.SplitSeq(para, " ") { // only at ordinary spaces, not at non-breaking ones
		w.word(word)
	}
	w.flush()
	return w.lines, w.bold
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
	wide := LineWidth(w.face, w.size, runs)
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
	w.add(runs, wide)
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
			head, text := w.head(rest, r.Bold), ""
			if text = string(rest[:head]); head > 1 && head < len(rest) {
				text = hyphened(text)
			}
			rest = rest[head:]
			w.add(Line{{text, r.Bold}}, runWidth(w.face, w.size, Run{text, r.Bold}))
			if len(rest) > 0 {
				w.flush()
			}
		}
	}
}

// head returns how many letters of rest fit on a line, with a hyphen if more follow.
func (w *wrapper) head(rest []rune, bold bool) int {
	fits := func(text string) bool {
		return w.used+runWidth(w.face, w.size, Run{text, bold}) <= w.width
	}
	if fits(string(rest)) {
		return len(rest)
	}
	return part(rest, fits)
}
