package game

// Act is a move in its parts: a verb, and up to three things that it is done with. A game need not use it. Acts of one
// verb are sorted by A, then B, then C.
type Act[Verb ~uint8] struct {
	Verb    Verb
	A, B, C uint8
}

// Move packs an act into a move.
func (a Act[Verb]) Move() Move { return Move(a.Verb)<<24 | Move(a.A)<<16 | Move(a.B)<<8 | Move(a.C) }

// ActOf returns the parts of a move.
func ActOf[Verb ~uint8](m Move) Act[Verb] {
	return Act[Verb]{Verb(m >> 24), uint8(m >> 16), uint8(m >> 8), uint8(m)}
}
