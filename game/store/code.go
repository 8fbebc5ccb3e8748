package store

import (
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// CodeMark begins every code.
const CodeMark = "keep1."

// ErrCode means that a text contains no code.
var ErrCode = errors.New("this is no code of saved games")

// Pack writes texts and their keys as a code that can be sent to somebody: one line for each text, with a checksum.
func Pack(texts map[string]string) string {
	var keys []string
	for key := range texts {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	var b strings.Builder
	for _, key := range keys {
		body := Checksum(key, texts[key]) + key + "\n" + texts[key]
		b.WriteString(CodeMark + base64.RawURLEncoding.EncodeToString([]byte(body)) + "\n")
	}
	return b.String()
}

// Unpack finds and reads the code in a text, see paste.go. If some of its texts are damaged it returns the others, and
// the error says how many are missing.
func Unpack(text string) (map[string]string, error) {
	parts := PastedAfter(CleanPaste(text), CodeMark)
	if len(parts) == 0 {
		return nil, ErrCode
	}
	texts, damaged := map[string]string{}, 0
	for _, part := range parts {
		if key, text, ok := unpackOne(part); ok {
			texts[key] = text
		} else {
			damaged++
		}
	}
	if damaged > 0 {
		return texts, fmt.Errorf("of %d texts %d are damaged", len(parts), damaged)
	}
	return texts, nil
}

// unpackOne reads the text at the beginning of a part, and its key.
func unpackOne(part string) (key, text string, ok bool) {
	for run := range PastedRuns(part) {
		body, err := base64.RawURLEncoding.DecodeString(run)
		if err != nil || len(body) <= sumLength {
			continue
		}
		key, text, cut := strings.Cut(string(body[sumLength:]), "\n")
		if cut && string(body[:sumLength]) == Checksum(key, text) {
			return key, text, true
		}
	}
	return "", "", false
}

// sumLength is the length of a checksum, in bytes.
const sumLength = 16
