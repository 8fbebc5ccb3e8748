package ui

import "encoding/hex"

// newSeed is a fresh seed that people can read aloud.
func (d *desk) newSeed() string {
	var b [5]byte
	d.random(b[:])
	return hex.EncodeToString(b[:])
}
