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
type Rules struct{ state51.Rules }

// Game is the rules with a setup, with what this package adds.
type Game struct{ *state51.Game }

var _ interface {
	game.Kind
	game.Arranged
	game.Drawer
	game.Versioned
} = Rules{}

var _ interface {
	game.Game
	game.Aimer
	game.QuickJudge
	game.Roled
	game.Styled
	game.Hinter
} = Game{}

// extended returns what adds this package to the games of the rules.
func (r Rules) extended() game.Extended {
	return game.Extended{Kind: r.Rules, Add: func(g game.Game) game.Game {
		bare, _ := state51.Of(g)
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

// At implements game.Versioned.
func (r Rules) At(version int) (game.Kind, bool) {
	then, ok := r.Rules.At(version)
	if !ok {
		return nil, false
	}
	return Rules{then.(state51.Rules)}, true
}

// Kind implements game.Game.
func (g Game) Kind() game.Kind { return Rules{g.Game.Kind().(state51.Rules)} }
