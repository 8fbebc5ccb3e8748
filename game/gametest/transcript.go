package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"

	"onelongnight/game"
)

// RandomGame plays one random game and writes it down, a line for each decision and event, for people to read and for
// diffs.
func RandomGame(g game.Game, seed string) (string, error) {
	var b bytes.Buffer
	rng := game.NewStream(game.SeedOf("transcript " + seed))
	s := g.New(game.SeedOf(seed))
	fmt.Fprintf(&b, "game %s, seed %s\n", g.Kind().Name(), seed)
	if setup := g.Setup(); setup != nil {
		fmt.Fprintf(&b, "setup %s\n", setup)
	}
	for !s.Result().Over {
		legal := s.Legal(nil)
		m := legal[rng.Below(len(legal))]
		fmt.Fprintf(&b, "\n%s %s: %s (of %d)\n", game.SeatName(g, s.Turn()), s.Prompt(), g.MoveText(m), len(legal))
		var log game.Log
		if err := s.Apply(m, &log); err != nil {
			return "", err
		}
		for _, e := range log.Events {
			line, err := json.Marshal(g.Tell(e))
			if err != nil {
				return "", err
			}
			fmt.Fprintf(&b, "  %s\n", line)
		}
	}
	fmt.Fprintf(&b, "\n%s\n", s.Position())
	return b.String(), nil
}
