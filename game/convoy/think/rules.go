// Package think is how a computer player, and a person who plays The Convoy for the first time, thinks about it: a
// judgement and what a learned player sees, the terms and styles of play that explain them, first hints, and aims of
// missions. None of it is a rule.
//
// [Rules] is the rules with these optional interfaces of package game added, so that one value answers for both. The
// shelf has it, and whoever asks a game for an interface need not know that there are two packages. Positions and views
// are the rules' own.
package think

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
)

// Rules is The Convoy, in its box and on the table, with what this package adds.
type Rules struct{ convoy.Rules }

var _ interface {
	game.Kind
	game.Game
	game.Judge
	game.Learner
	game.Styled
	game.Aimer
	game.Hinter
} = Rules{}

// Open implements game.Kind.
func (r Rules) Open(setup []byte) (game.Game, error) {
	_, err := r.Rules.Open(setup)
	return r, err
}

// Load implements game.Kind.
func (r Rules) Load(position []byte, seed game.Seed) (game.Game, game.State, error) {
	_, s, err := r.Rules.Load(position, seed)
	return r, s, err
}

// Unpack implements game.Kind.
func (r Rules) Unpack(packed string) (game.Game, game.View, error) {
	_, v, err := r.Rules.Unpack(packed)
	return r, v, err
}

// Kind implements game.Game.
func (r Rules) Kind() game.Kind { return r }
