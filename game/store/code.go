package store

import (
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// codeMark begins every text of a code.
const codeMark = "keep1."

// ErrCode refuses what is no code at all.
var ErrCode = errors.New("this is no code of saved games")

// Pack writes texts and their keys as a code that can be sent to somebody: one
// word a text, with a checksum each, one below the other.
func Pack(texts map[string]string) string {
	var keys []string
	for key := range texts {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	var b strings.Builder
	for _, key := range keys {
		body := Checksum(key, texts[key]) + key + "\n" + texts[key]
		b.WriteString(codeMark + base64.RawURLEncoding.EncodeToString([]byte(body)) + "\n")
	}
	return b.String()
}

// Unpack reads a code, however it was broken into lines on its way. The error
// says how many texts of it are damaged; those that are whole come all the
// same.
func Unpack(code string) (map[string]string, error) {
	parts := strings.Split(strings.Join(strings.Fields(code), ""), codeMark)
	if len(parts) < 2 || parts[0] != "" {
		return nil, ErrCode
	}
	texts, damaged := map[string]string{}, 0
	for _, part := range parts[1:] {
		body, err := base64.RawURLEncoding.DecodeString(part)
		key, text, cut := "", "", false
		if err == nil && len(body) > sumLength {
			key, text, cut = strings.Cut(string(body[sumLength:]), "\n")
		}
		if !cut || string(body[:sumLength]) != Checksum(key, text) {
			damaged++
			continue
		}
		texts[key] = text
	}
	if damaged > 0 {
		return texts, fmt.Errorf("of %d texts %d are damaged", len(parts)-1, damaged)
	}
	return texts, nil
}

// sumLength is the length of a checksum in bytes.
const sumLength = 16
