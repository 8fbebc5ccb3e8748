package ui

import (
	"crypto/rand"
	"encoding/hex"
)

// newSeed is a fresh seed that people can read aloud.
func newSeed() string {
	var b [5]byte
	rand.Read(b[:]) // never fails, by its documentation
	return hex.EncodeToString(b[:])
}
