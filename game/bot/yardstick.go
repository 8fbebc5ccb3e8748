package bot

import "onelongnight/game"

// Decider is a player without memory. The pause may be nil.
type Decider func(g game.Game, v game.View, seed game.Seed, pause Pause) Choice

// Yardstick returns a maker of such players.
func Yardstick(d Decider) func(game.Game, Pause) (Player, error) {
	return func(g game.Game, pause Pause) (Player, error) { return bound{g, d, pause}, nil }
}

// bound is a decider bound to a game.
type bound struct {
	game   game.Game
	decide Decider
	pause  Pause
}

func (b bound) Decide(v game.View, seed game.Seed) Choice {
	return b.decide(b.game, v, seed, b.pause)
}

// judging makes players only for games that are a game.Judge, and returns ErrNoJudge for others.
func judging(seat func(game.Game, Pause) (Player, error)) func(game.Game, Pause) (Player, error) {
	return func(g game.Game, pause Pause) (Player, error) {
		if _, ok := g.(game.Judge); !ok {
			return nil, ErrNoJudge
		}
		return seat(g, pause)
	}
}

// Random plays any legal move.
func Random(g game.Game, v game.View, seed game.Seed, _ Pause) Choice {
	rng := game.NewStream(seed)
	world := g.Blank()
	v.Sample(&rng, world)
	legal := world.Legal(nil)
	return Choice{Move: legal[rng.Below(len(legal))], Win: 0.5}
}
