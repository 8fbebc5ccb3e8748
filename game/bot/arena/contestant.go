// Package arena plays matches between computer players and measures which is stronger.
//
// In a match of two players, every deal is played once for each side: the first player has that side and the second all
// the others, so that lucky cards and unequal sides cancel out. Several setups take turns. All randomness comes from
// one seed, so a match gives the same result every time, on any number of cores.
package arena

import (
	"onelongnight/game"
	"onelongnight/game/bot"
)

// Contestant is a player with a name, and a way to seat a fresh one. A seated player plays one game at a time.
type Contestant struct {
	Name string
	Seat func(g game.Game) (Seated, error)
}

// Seated is a player at a table. It is told every move, including its own, because a player in another process keeps
// its own copy of the game.
type Seated interface {
	// Start begins a game. deal is the text of the seed.
	Start(g game.Game, deal string) error
	// Observe is told a move that was played.
	Observe(m game.Move) error
	// Decide chooses a move for the seat of a view, which is to move.
	Decide(v game.View, seed string) (game.Move, error)
	Close() error
}

// Level makes a contestant of one of our own players.
func Level(l bot.Level) Contestant {
	return Of(l.Name, func(g game.Game) (bot.Player, error) { return l.New(g, nil) })
}

// Of makes a contestant of a player in this process.
func Of(name string, seat func(g game.Game) (bot.Player, error)) Contestant {
	return Contestant{name, func(g game.Game) (Seated, error) {
		p, err := seat(g)
		return &inside{p}, err
	}}
}

// inside is a player in this process. It decides from the view alone.
type inside struct{ player bot.Player }

func (*inside) Start(game.Game, string) error { return nil }
func (*inside) Observe(game.Move) error       { return nil }
func (*inside) Close() error                  { return nil }

func (i *inside) Decide(v game.View, seed string) (game.Move, error) {
	return i.player.Decide(v, game.SeedOf(seed)).Move, nil
}
