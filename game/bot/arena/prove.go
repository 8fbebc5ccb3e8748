package arena

import (
	"errors"
	"fmt"
	"io"

	"onelongnight/game"
)

// ErrWeaker means that the numbers found are not worth keeping.
var ErrWeaker = errors.New("arena: what was found does not win more than the guess")

// Prove plays a match between players with the numbers found and with the guess from which the search began, and logs
// the score. It returns ErrWeaker unless the whole confidence interval of the score is above even.
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
