// Package arena lets computer players meet and measures who is stronger.
//
// A deal is played once for each side: the first player has that side, the second all the others, so that the luck of
// the cards and the imbalance of the sides cancel out. With several setups they take turns. All chance comes from one
// seed: a match played again is the same match, on any number of cores.
package arena

import (
	"onelongnight/game"
	"onelongnight/game/bot"
)

// Contestant is a player as the arena knows it: by name, with a way to seat a
// fresh one. What is seated plays one game at a time.
type Contestant struct {
	Name string
	Seat func(g game.Game) (Seated, error)
}

// Seated is a player at a table. It is told every move, its own included: a
// player in another process keeps its own copy of the game.
type Seated interface {
	// Start begins a game dealt from a seed's text.
	Start(g game.Game, deal string) error
	// Observe tells a move that was played.
	Observe(m game.Move) error
	// Decide chooses a move for the seat of a view, which is to move.
	Decide(v game.View, seed string) (game.Move, error)
	// Close ends the player.
	Close() error
}

// Level makes a contestant of one of our own players.
func Level(l bot.Level) Contestant {
	return Of(l.Name, func(g game.Game) (bot.Player, error) { return l.New(g, nil) })
}

// Of makes a contestant of a player of this process.
func Of(name string, seat func(g game.Game) (bot.Player, error)) Contestant {
	return Contestant{name, func(g game.Game) (Seated, error) {
		p, err := seat(g)
		return &inside{p}, err
	}}
}

// inside is a player of this process. It decides from the view alone.
type inside struct{ player bot.Player }

func (*inside) Start(game.Game, string) error { return nil }
func (*inside) Observe(game.Move) error       { return nil }
func (*inside) Close() error                  { return nil }

func (i *inside) Decide(v game.View, seed string) (game.Move, error) {
	return i.player.Decide(v, game.SeedOf(seed)).Move, nil
}
