package store

import (
	"strconv"
	"strings"
)

// A slot begins with a line of four words:
//
//	keep1 7 89abcdef01234567 game-3f2a
//
// its format, the number of the write, the checksum, and the key. The text follows after this line, unchanged. A copy
// that does not begin with "keep" is plain text that an earlier version of the program left.
const (
	family = "keep"
	mark   = family + "1"
)

// verdict says whether the content of a slot can be used.
type verdict int

const (
	whole verdict = iota
	broken
	newer // written by a later version of this package
)

// generations returns a key's two slots, which are written in turn.
func generations(key string) [2]string { return [2]string{key + ".a", key + ".b"} }

func keyOf(slot string) string {
	for _, end := range []string{".a", ".b"} {
		if key, ok := strings.CutSuffix(slot, end); ok {
			return key
		}
	}
	return slot
}

// format returns the content of a slot.
func format(key string, t text) string {
	number := strconv.FormatUint(t.write, 10)
	return mark + " " + number + " " + Checksum(number, key, t.now) + " " + key + "\n" + t.now
}

// Number returns the write number in a slot's content, 0 if it has none.
func Number(raw string) uint64 {
	word := strings.SplitN(raw, " ", 3)
	if len(word) != 3 || word[0] != mark {
		return 0
	}
	n, err := strconv.ParseUint(word[1], 10, 63)
	if err != nil {
		return 0
	}
	return n
}

// parse reads a slot. Plain text is accepted only in a copy: early versions of the program wrote it there.
func parse(key, raw string, copied bool) (text, verdict) {
	head, now, cut := strings.Cut(raw, "\n")
	word := strings.Split(head, " ")
	version, ours := strings.CutPrefix(word[0], family)
	n, err := strconv.ParseUint(version, 10, 32)
	switch {
	case !ours && copied:
		return text{now: raw}, whole
	case err == nil && n > 1:
		return text{}, newer
	case !cut || len(word) != 4 || word[0] != mark || word[3] != key || word[2] != Checksum(word[1], key, now):
		return text{}, broken
	}
	write, err := strconv.ParseUint(word[1], 10, 63)
	if err != nil {
		return text{}, broken
	}
	return text{now, write}, whole
}

// Checksum is 64-bit FNV-1a, as 16 hexadecimal digits. It detects any change of a single byte; other damage passes once
// in 2⁶⁴.
func Checksum(parts ...string) string {
	sum := uint64(14695981039346656037)
	for _, p := range parts {
		for i := range len(p) {
			sum = (sum ^ uint64(p[i])) * 1099511628211
		}
		sum = (sum ^ 0xFF) * 1099511628211 // no text has this byte, so it can separate the parts
	}
	digits := strconv.FormatUint(sum, 16)
	return "0000000000000000"[len(digits):] + digits
}
