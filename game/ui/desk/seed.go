package desk

import "encoding/hex"

// MostSeed is how many letters a seed may have.
const MostSeed = 40

// NewSeed returns a fresh seed that people can read aloud.
func (d *Desk) NewSeed() string {
	var b [5]byte
	d.random(b[:])
	return hex.EncodeToString(b[:])
}
