package desk

import "encoding/hex"

// MostSeed is the maximum length of a seed.
const MostSeed = 40

// NewSeed returns a new random seed that is easy to read aloud.
func (d *Desk) NewSeed() string {
	var b [5]byte
	d.random(b[:])
	return hex.EncodeToString(b[:])
}
