package game

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Sealed returns everything that a game begins with, as a text: its name and version, the seed, and the position that
// was dealt of it, hidden things included. Every random event to come follows from it.
func (r *Record) Sealed(k Kind) (string, error) {
	_, s, err := r.Start(k)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s %d %s\n%s", k.Name(), k.Version(), r.Seed, s.Position()), nil
}

// SealOf returns the seal of such a text: the first eight bytes of its SHA-256 in hexadecimal. Shown before the first
// card, it tells nothing of the text, and no other text can be shown for it later.
func SealOf(sealed string) string {
	sum := sha256.Sum256([]byte(sealed))
	return hex.EncodeToString(sum[:8])
}
