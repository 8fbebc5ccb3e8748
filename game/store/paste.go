package store

import (
	"encoding/hex"
	"iter"
	"strings"
	"unicode"
)

// CleanPaste returns a text without what a code picks up on its way: percent escapes, marks of no width, soft hyphens,
// and what mail programs put before lines that they quote.
func CleanPaste(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) { // the byte-order mark, the soft hyphen and all of no width
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

// unescape takes each %XX for the byte that it is, and leaves a % that begins none.
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

// PastedAfter returns the parts of a clean text that stand behind a mark, up to the next one. The mark may be broken
// into lines.
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

// begins tells with how many bytes a text begins with a mark, 0 if it does not.
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

// mostTries is how many words behind a code are taken for a part of it and then not, one after the other.
const mostTries = 200

// PastedRuns returns what may be the code that a clean text begins with, the longest first: letters of codes, broken by
// space at most. What stands behind it may look like more of it.
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

// PastedWords returns the runs of letters of codes in a clean text that are at least so long.
func PastedWords(text string, least int) iter.Seq[string] {
	return func(yield func(string) bool) {
		for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !isLetter(r) }) {
			if len(word) >= least && !yield(word) {
				return
			}
		}
	}
}

// isLetter reports whether codes are made of it: it is one of base64's for addresses.
func isLetter(r rune) bool {
	return r == '-' || r == '_' || '0' <= r && r <= '9' || 'A' <= r && r <= 'Z' || 'a' <= r && r <= 'z'
}
