// Package think is how a computer player judges Neuroshima Hex, and what is explained to somebody who plays it for the
// first time: judgements, the terms and styles of play that explain them, first hints, and the aims of missions. None
// of it is a rule.
//
// [Rules] and [Game] add these optional interfaces of package game to the rules, so that one value answers for both.
// The shelf offers them, and whoever asks a game for an interface need not know that there are two packages. Positions
// and views stay those of the rules and know their game without the additions: [hex.Of] returns that game.
package think

import (
	"onelongnight/game"
	"onelongnight/game/hex"
)

// Rules is Neuroshima Hex as it lies in its box, with what this package adds.
type Rules struct{ hex.Rules }

// Game is the rules with a setup, and what this package adds.
type Game struct{ *hex.Game }

var _ interface {
	game.Kind
	game.Arranged
} = Rules{}

var _ interface {
	game.Game
	game.QuickJudge
	game.Learner
	game.Knockout
	game.Styled
	game.Aimer
	game.Hinter
} = Game{}

// extended adds this package to the games of the rules.
func (r Rules) extended() game.Extended {
	return game.Extended{Kind: r.Rules, Add: func(g game.Game) game.Game {
		bare, _ := hex.Of(g)
		return Game{bare}
	}}
}

// Open implements game.Kind.
func (r Rules) Open(setup []byte) (game.Game, error) { return r.extended().Open(setup) }

// Load implements game.Kind.
func (r Rules) Load(position []byte, seed game.Seed) (game.Game, game.State, error) {
	return r.extended().Load(position, seed)
}

// Unpack implements game.Kind.
func (r Rules) Unpack(packed string) (game.Game, game.View, error) {
	return r.extended().Unpack(packed)
}

// Kind implements game.Game.
func (Game) Kind() game.Kind { return Rules{} }
