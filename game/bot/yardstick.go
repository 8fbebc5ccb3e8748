package bot

import "onelongnight/game"

// Decider is a player without memory. The pause may be nil.
type Decider func(g game.Game, v game.View, seed game.Seed, pause Pause) Choice

// Yardstick seats a player without memory.
func Yardstick(d Decider) func(game.Game, Pause) (Player, error) {
	return func(g game.Game, pause Pause) (Player, error) { return bound{g, d, pause}, nil }
}

// bound is a decider at a table.
type bound struct {
	game   game.Game
	decide Decider
	pause  Pause
}

func (b bound) Decide(v game.View, seed game.Seed) Choice {
	return b.decide(b.game, v, seed, b.pause)
}

// judging seats a player only where a game has a judgement to offer.
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
