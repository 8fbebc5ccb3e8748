package arena

import (
	"fmt"
	"io"
	"strconv"

	"onelongnight/game"
	"onelongnight/game/bot"
)

// Claim is a match and the score it must show.
type Claim struct {
	First, Second string
	Setups        []game.Game // with equally many sides; nil means those passed to Check
	Deals         int
	Least, Most   float64 // bounds for the first contestant's score
	SameTime      bool    // the first contestant must not take longer per decision
}

// LevelClaims returns the claims that each level from 2 to 5 beats the one below it, but not always. Level 5, which
// thinks longest, plays fewer deals.
func LevelClaims(deals, deals5 int, least float64) (list []Claim) {
	for level := 2; level <= 5; level++ {
		if level == 5 {
			deals = deals5
		}
		list = append(list, Claim{First: strconv.Itoa(level), Second: strconv.Itoa(level - 1), Deals: deals,
			Least: least,
			Most:  0.85})
	}
	return list
}

// Check plays the match of a claim and writes how it went. The levels are those of the game.
func (c Claim) Check(setups []game.Game, levels []bot.Level, seed string, w io.Writer) (kept bool, err error) {
	if c.Setups != nil {
		setups = c.Setups
	}
	var players [2]Contestant
	for i, name := range [...]string{c.First, c.Second} {
		if players[i], err = Named(name, levels...); err != nil {
			return false, err
		}
	}
	m, err := Play(setups, players[0], players[1], seed, c.Deals, nil)
	if err != nil {
		return false, err
	}
	r := m.Report()
	kept = r.Score.Mean >= c.Least && r.Score.Mean <= c.Most && (!c.SameTime || r.Millis[0] <= r.Millis[1])
	said := map[bool]string{true: "kept", false: "NOT KEPT"}[kept]
	_, err = fmt.Fprintf(w, "%s  must be %.0f to %.0f %%: %s\n", r.Text(), 100*c.Least, 100*c.Most, said)
	return kept, err
}
