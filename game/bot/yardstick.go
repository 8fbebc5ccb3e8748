package bot

import "onelongnight/game"

// Decider is a player without memory. The breath may be nil.
type Decider func(g game.Game, v game.View, seed game.Seed, breath Breath) Choice

// Yardstick seats a player without memory.
func Yardstick(d Decider) func(game.Game, Breath) (Player, error) {
	return func(g game.Game, breath Breath) (Player, error) { return bound{g, d, breath}, nil }
}

// bound is a decider at a table.
type bound struct {
	game   game.Game
	decide Decider
	breath Breath
}

func (b bound) Decide(v game.View, seed game.Seed) Choice {
	return b.decide(b.game, v, seed, b.breath)
}

// judging seats a player only where a game has a judgement to offer.
func judging(seat func(game.Game, Breath) (Player, error)) func(game.Game, Breath) (Player, error) {
	return func(g game.Game, breath Breath) (Player, error) {
		if _, ok := g.(game.Judge); !ok {
			return nil, ErrNoJudge
		}
		return seat(g, breath)
	}
}

// Random plays any legal move.
func Random(g game.Game, v game.View, seed game.Seed, _ Breath) Choice {
	rng := game.NewStream(seed)
	world := g.Blank()
	v.Sample(&rng, world)
	legal := world.Legal(nil)
	return Choice{Move: legal[rng.Below(len(legal))], Win: 0.5}
}
