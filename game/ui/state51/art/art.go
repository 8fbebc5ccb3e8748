// Package art paints 51st State: goods and signs, the faces of cards in all sizes, emblems and settlements of factions,
// the dawn behind the table, and the cover. Drawings are text in drawings; what a card shows depends on its [Print] and
// a [CardState]. Nothing here knows the rules, or where a thing lies.
package art

import (
	"math/rand/v2"

	"onelongnight/game/ui/kit"
)

// The colours of paper and rust, of the three ways to play a card, and of gains.
var (
	ink       = kit.Hex(0x17100D)
	pen       = kit.Hex(0x231810) // of words on paper
	penQuiet  = kit.Hex(0x3A2A1C)
	paperTop  = kit.Hex(0xF6EBD0)
	paperFoot = kit.Hex(0xE2D2A9)
	edge      = kit.Hex(0x2A140B) // of the lines between the parts of a card
	rust      = kit.Hex(0x7A3E20)
	brass     = kit.Hex(0xB9851F)
	cream     = kit.Hex(0xFBF1DC)
	outline   = kit.Hex(0x1B120C)
	gold      = kit.Hex(0xFFD27A)
	gain      = kit.Hex(0xD6FF8F)
	gainInk   = kit.Hex(0x16200A)
	orange    = kit.Hex(0xFFA24A)
	dark      = kit.Hex(0x1D1403) // of signs on bright tabs

	red   = kit.Hex(0xC8371F)
	blue  = kit.Hex(0x1F63A8)
	grey  = kit.Hex(0x5A6068)
	build = kit.Hex(0x8A4A14) // of redevelopment
)

// seeded returns random numbers that are the same for the same seed.
func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 51)) }

// seedOf returns a number that depends only on a name.
func seedOf(name string) uint64 {
	h := uint64(14695981039346656037)
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * 1099511628211
	}
	return h
}
