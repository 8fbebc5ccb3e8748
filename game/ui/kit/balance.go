package kit

import (
	"math"
	"strings"
)

// Balanced breaks a text as [Wrap] does and into as many lines, but for centred text: if the last line would be a
// single word below a full one, the lines are made about equally long; and two lines break between sentences, if
// neither becomes too short.
func Balanced(f Face, size float64, text string, width float64) []Line {
	var out []Line
	bold := false
	for para := range strings.SplitSeq(text, "\n") {
		p := paragraph{face: f, size: size, text: para, bold: bold}
		lines, after := p.wrap(para, width)
		if len(lines) == 2 {
			lines = p.sentences(lines, width)
		} else if len(lines) > 2 {
			lines = p.even(lines, width)
		}
		out, bold = append(out, lines...), after
	}
	return out
}

type paragraph struct {
	face Face
	size float64
	text string
	bold bool // bold at its beginning
}

func (p paragraph) wrap(text string, width float64) ([]Line, bool) {
	return wrap(p.face, p.size, text, width, p.bold)
}

// sentences breaks two lines between sentences if it can, and otherwise evens them out.
func (p paragraph) sentences(lines []Line, width float64) []Line {
	const least = 0.6 // least length of a line, as a part of the other
	for at := range p.text {
		if at == 0 || p.text[at] != ' ' || !strings.ContainsRune(".!?:", rune(p.text[at-1])) {
			continue
		}
		first, bold := p.wrap(p.text[:at], width)
		rest, _ := wrap(p.face, p.size, p.text[at+1:], width, bold)
		if len(first) > 1 || len(rest) > 1 {
			continue
		}
		a, b := LineWidth(p.face, p.size, first[0]), LineWidth(p.face, p.size, rest[0])
		if math.Min(a, b) >= least*math.Max(a, b) {
			return []Line{first[0], rest[0]}
		}
	}
	return p.even(lines, width)
}

// even finds the least width that needs no more lines.
func (p paragraph) even(lines []Line, width float64) []Line {
	least := p.longest()
	if least >= width {
		return lines // a word is broken already
	}
	const tries = 5 // five halvings find it to a 32nd of the width, closer than anybody can see
	for range tries {
		try := (least + width) / 2
		if tried, _ := p.wrap(p.text, try); len(tried) > len(lines) {
			least = try
		} else {
			lines, width = tried, try
		}
	}
	return lines
}

// give narrows the lines just enough to move a word into the last one, if that needs no further line.
func (p paragraph) give(lines []Line, width float64) []Line {
	least, step := p.longest(), width/32
	for try := width - step; try >= least; try -= step {
		tried, _ := p.wrap(p.text, try)
		if n := len(tried); n > len(lines) {
			break
		} else if LineWidth(p.face, p.size, tried[n-1]) >= stray*width {
			return tried
		}
	}
	return lines
}

// longest returns the width of the longest word in bold. At less it would be broken.
func (p paragraph) longest() float64 {
	most := 0.0
	for word := range strings.SplitSeq(p.text, " ") {
		most = math.Max(most, Width(boldOf(p.face), p.size, 0, strings.ReplaceAll(word, "**", "")))
	}
	return most
}
