package referee_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/gametest/every"
)

// toldGames is the least number of random games whose events are told; all setups of a kind get equally many.
const toldGames = 200

// TestEventsAreToldAsEver checks that the protocol tells the events of many random games as it did before.
func TestEventsAreToldAsEver(t *testing.T) {
	list, setups := every.Games(t), map[string]int{}
	for _, g := range list {
		setups[g.Game.Kind().Name()]++
	}
	var text strings.Builder
	for _, g := range list {
		n := (toldGames + setups[g.Game.Kind().Name()] - 1) / setups[g.Game.Kind().Name()]
		events, told := 0, sha256.New()
		for i := range n {
			lines, err := tellGame(g.Game, fmt.Sprint(g.Name, " ", i))
			if err != nil {
				t.Fatal(err)
			}
			events += bytes.Count(lines, []byte("\n"))
			told.Write(lines)
		}
		fmt.Fprintf(&text, "%s: %d games, %d events, %.8x\n", g.Name, n, events, told.Sum(nil))
	}
	gametest.Golden(t, "testdata/events.txt", text.String())
}

// tellGame plays a random game, in which somebody may concede, and tells its events, one a line.
func tellGame(g game.Game, seed string) ([]byte, error) {
	var lines bytes.Buffer
	rng, s := game.NewStream(game.SeedOf("told "+seed)), g.New(game.SeedOf(seed))
	for !s.Result().Over {
		var log game.Log
		if turn := s.Turn(); rng.Below(1000) == 0 {
			if err := s.Concede(turn, &log); err != nil {
				return nil, err
			}
		} else {
			legal := s.Legal(nil)
			if err := s.Apply(legal[rng.Below(len(legal))], &log); err != nil {
				return nil, err
			}
		}
		for _, e := range log.Events {
			line, err := json.Marshal(g.Tell(e))
			if err != nil {
				return nil, err
			}
			lines.Write(append(line, '\n'))
		}
	}
	return lines.Bytes(), nil
}
