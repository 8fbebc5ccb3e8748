package arena

import (
	"errors"
	"fmt"
	"io"

	"onelongnight/game"
)

// ErrWeaker says that what was found is not to be kept.
var ErrWeaker = errors.New("arena: what was found does not win more than the guess")

// Prove lets a player with what was found meet one with the guess that the search began with, and tells the log. Unless
// the first wins more, with the whole interval above even, it is ErrWeaker.
func Prove(setups []game.Game, found, guess Contestant, seed string, deals int, log io.Writer) error {
	m, err := Play(setups, found, guess, seed, deals, nil)
	if err != nil {
		return err
	}
	s := m.Score()
	fmt.Fprintf(log, "found against the guess: %.1f %% (%.1f to %.1f) of %d deals\n", 100*s.Mean, 100*s.Low, 100*s.High,
		len(m.Deals))
	if s.Low <= m.Even() {
		return ErrWeaker
	}
	return nil
}
