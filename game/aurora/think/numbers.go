package think

import (
	_ "embed"
	"math/bits"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/numbers"
)

// Numbers are what a judgement goes by, in points, and above 0; see measure for what each is.
type Numbers [25]float64

// NumberNames are their names, kebab-case.
var NumberNames = [len(Numbers{})]string{"space", "goal", "object", "start", "fuel", "food", "ammo",
	"survivor", "skill",
	"contamination", "ready", "resting", "alone", "speed", "tow", "free", "cabin", "hold", "grown", "gun", "armour",
	"damage", "foe", "target", "automa"}

// Guessed are the numbers as they were before anything was found by play.
var Guessed = Numbers{1, 0.5, 1.3, 1.6, 0.9, 0.6, 0.5, 0.8, 0.15, 0.5, 0.25, 0.12, 3, 0.5, 0.2, 0.3, 0.3, 0.2, 0.3, 0.3,
	0.15, 0.25, 0.8, 1, 1.5}

// foundText are the numbers of Judge, found by play: cmd/train writes them anew.
//
//go:embed found.txt
var foundText string

// Text writes the numbers.
func (n *Numbers) Text() string { return numbers.Text(NumberNames[:], n[:]) }

// ReadNumbers reads what Text wrote.
func ReadNumbers(text string) (n Numbers, err error) {
	err = numbers.Read(text, NumberNames[:], n[:])
	return n, err
}

// measure is a judgement by the numbers.
type measure struct {
	space                                                 float64 // an edge along the road
	goal                                                  float64 // what counts at the end of a journey, as it stands
	object                                                float64
	start                                                 float64 // fuel that begins a drive
	fuel                                                  float64 // fuel beyond that
	food                                                  float64
	ammo                                                  float64
	survivor, skill, contamination, ready, resting, alone float64 // of the crew; skill is for each round to come
	speed                                                 float64 // for each round to come
	tow, free, cabin, hold                                float64
	grown                                                 float64 // a greenhouse, for each round to come
	gun                                                   float64 // for each level
	armour                                                float64
	damage                                                float64
	foe                                                   float64 // an enemy in the region
	target                                                float64 // on an enemy about to fall
	automa                                                float64 // what the Automa gains in a round
}

// measure makes the judgement.
func (n *Numbers) measure() measure {
	return measure{n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12], n[13], n[14], n[15],
		n[16], n[17], n[18], n[19], n[20], n[21], n[22], n[23], n[24]}
}

// By is the game as it is judged by other numbers.
func (g Game) By(n *Numbers) game.Game {
	m := n.measure()
	return by{g, &m}
}

// by is a game with a judgement of its own.
type by struct {
	Game
	m *measure
}

// Judge implements game.Judge.
func (b by) Judge(s game.State, seat game.Seat) float64 {
	return b.chance(s.(*aurora.State), seat, b.m)
}

// ones is how many bits are set.
func ones(set uint64) int { return bits.OnesCount64(set) }
