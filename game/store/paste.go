package store

import (
	"encoding/hex"
	"iter"
	"strings"
	"unicode"
)

// CleanPaste removes what a code may pick up on its way: percent escapes, zero-width characters, soft hyphens, and the
// quote marks of mail programs.
func CleanPaste(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) { // the byte-order mark, the soft hyphen and zero-width characters
			return -1
		}
		return r
	}, unescape(text))
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimLeft(line, " \t>|")
	}
	return strings.Join(lines, "\n")
}

// unescape decodes each %XX, and leaves any other % alone.
func unescape(text string) string {
	if !strings.Contains(text, "%") {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '%' && i+2 < len(text) {
			if one, err := hex.DecodeString(text[i+1 : i+3]); err == nil {
				b.Write(one)
				i += 2
				continue
			}
		}
		b.WriteByte(text[i])
	}
	return b.String()
}

// PastedAfter returns the parts of a clean text that follow a mark, each up to the next one. The mark itself may be
// broken into lines.
func PastedAfter(text, mark string) (parts []string) {
	from := -1
	for i := 0; i < len(text); i++ {
		n := begins(text[i:], mark)
		if n == 0 {
			continue
		}
		if from >= 0 {
			parts = append(parts, text[from:i])
		}
		from = i + n
		i = from - 1
	}
	if from >= 0 {
		parts = append(parts, text[from:])
	}
	return parts
}

// begins returns the length of mark at the start of text, in bytes with any space inside it; 0 if it is not there.
func begins(text, mark string) int {
	at := 0
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == mark[at]:
			if at++; at == len(mark) {
				return i + 1
			}
		case at == 0 || !strings.ContainsRune(" \t\r\n", rune(c)):
			return 0
		}
	}
	return 0
}

// mostTries limits how many words after a code are tried as part of it.
const mostTries = 200

// PastedRuns yields what may be the code at the beginning of a clean text, longest first: code letters with only space
// between them. Ordinary words after a code look the same.
func PastedRuns(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		var run strings.Builder
		var ends []int
		for word := range strings.FieldsSeq(text) {
			n := strings.IndexFunc(word, func(r rune) bool { return !isLetter(r) })
			if n < 0 {
				n = len(word)
			}
			if n > 0 {
				run.WriteString(word[:n])
				ends = append(ends, run.Len())
			}
			if n < len(word) {
				break
			}
		}
		for try := 0; try < mostTries && len(ends) > 0; try++ {
			if !yield(run.String()[:ends[len(ends)-1]]) {
				return
			}
			ends = ends[:len(ends)-1]
		}
	}
}

// PastedWords yields the runs of code letters that are at least that long.
func PastedWords(text string, least int) iter.Seq[string] {
	return func(yield func(string) bool) {
		for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !isLetter(r) }) {
			if len(word) >= least && !yield(word) {
				return
			}
		}
	}
}

// isLetter reports whether codes use this letter: they are in base64 for URLs.
func isLetter(r rune) bool {
	return r == '-' || r == '_' || '0' <= r && r <= '9' || 'A' <= r && r <= 'Z' || 'a' <= r && r <= 'z'
}
