package game

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Sealed returns everything that decides how a game can go, as text: its name and version, the seed, and the full dealt
// position with what is hidden. Every later random event follows from it.
func (r *Record) Sealed(k Kind) (string, error) {
	_, s, err := r.Start(k)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s %d %s\n%s", k.Name(), k.Version(), r.Seed, s.Position()), nil
}

// SealOf returns the seal of a text from Sealed: the first eight bytes of its SHA-256, in hexadecimal. It is shown
// before the first card. It gives nothing away, and no other text can be passed off for it later.
func SealOf(sealed string) string {
	sum := sha256.Sum256([]byte(sealed))
	return hex.EncodeToString(sum[:8])
}
