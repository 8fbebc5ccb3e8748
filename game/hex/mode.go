package hex

import "slices"

// Mode is what is played for, and by how many (2.2).
type Mode uint8

const (
	Duel Mode = iota
	Deathmatch
	Score
	OneAgainstTwo
	Teams
	Puzzle
)

// modeByName finds a mode; false if there is none of that name.
func modeByName(name string) (Mode, bool) {
	m := slices.Index(modeNames[:], name)
	return Mode(max(m, 0)), m >= 0
}

// fits reports whether that many armies can play a mode (2.2).
func (m Mode) fits(armies int) bool {
	switch m {
	case Deathmatch, Score:
		return armies == 3 || armies == 4
	case OneAgainstTwo:
		return armies == 3
	case Teams:
		return armies == 4
	}
	return armies == 2
}

// Points returns the points of a seat's HQ at the start; in a puzzle, the maximum (2.2).
func (m Mode) Points(seat int) uint8 {
	switch {
	case m == Score:
		return 0
	case m == Teams:
		return 15
	case m == OneAgainstTwo && seat > 0:
		return 13
	}
	return 20
}

// Most returns the most points that an HQ can have.
func (m Mode) Most() uint8 { return m.Points(0) }

// WinningScore ends a game in mode score (9.2).
const WinningScore = 20

// cycle returns the seats in the order of turns (2.2).
func (m Mode) cycle(armies int) []uint8 {
	if m == OneAgainstTwo {
		return []uint8{0, 1, 0, 2}
	}
	return []uint8{0, 1, 2, 3}[:armies]
}

// side returns the side of a seat: seats of one side win and lose together.
func (m Mode) side(seat int) uint8 {
	switch m {
	case OneAgainstTwo:
		return uint8(min(seat, 1))
	case Teams:
		return uint8(seat % 2)
	}
	return uint8(seat)
}
