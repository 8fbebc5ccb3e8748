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
type Rules = game.Extended[hex.Rules, Game]

// Game is the rules with a setup, and what this package adds.
type Game struct{ *hex.Game }

var _ interface {
	game.Game
	game.QuickJudge
	game.Learner
	game.Knockout
	game.Styled
	game.Aimer
	game.Hinter
} = Game{}

// Extend implements game.Extension.
func (Game) Extend(g game.Game) game.Game {
	bare, _ := hex.Of(g)
	return Game{bare}
}

// Kind implements game.Game.
func (Game) Kind() game.Kind { return Rules{} }
