// Package think is how a computer player, and a person who plays 51st State for the first time, thinks about it:
// judgements, hints, and the terms and styles of play that explain them. None of it is a rule.
//
// [Rules] and [Game] are the rules with these optional interfaces of package game added, so that one value answers for
// both. The shelf has them, and whoever asks a game for an interface need not know that there are two packages.
// Positions and views are the rules' own and know their game without the additions, which is what [state51.Of] returns.
package think

import (
	"onelongnight/game"
	"onelongnight/game/state51"
)

// Rules is 51st State in its box, with what this package adds.
type Rules = game.Extended[state51.Rules, Game]

// Game is the rules with a setup, with what this package adds.
type Game struct{ *state51.Game }

var _ interface {
	game.Game
	game.Aimer
	game.QuickJudge
	game.Roled
	game.Styled
	game.Hinter
} = Game{}

// Extend implements game.Extension.
func (Game) Extend(g game.Game) game.Game {
	bare, _ := state51.Of(g)
	return Game{bare}
}

// Kind implements game.Game.
func (g Game) Kind() game.Kind { return Rules{Rules: g.Game.Kind().(state51.Rules)} }
