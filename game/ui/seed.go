package ui

import "encoding/hex"

// mostSeed is how many letters a seed may have.
const mostSeed = 40

// newSeed is a fresh seed that people can read aloud.
func (d *desk) newSeed() string {
	var b [5]byte
	d.random(b[:])
	return hex.EncodeToString(b[:])
}
