package arena

import (
	"fmt"
	"io"

	"onelongnight/game"
)

// Claim is a match with the score it must show.
type Claim struct {
	First, Second string
	Pairs         int
	Least, Most   float64 // of the first contestant's score
	SameTime      bool    // the first must not take longer for a decision
}

// Claims are what the computer player promises.
func Claims() []Claim {
	return []Claim{
		{First: "net", Second: "heuristic-v1", Pairs: 500, Least: 0.85, Most: 1},
		{First: "net", Second: "ismcts-1000", Pairs: 60, Least: 0.60, Most: 1},
		{First: "5", Second: "flat-mc-1000", Pairs: 60, Least: 0.90, Most: 1, SameTime: true},
		{First: "6", Second: "heuristic-v1", Pairs: 60, Least: 0.97, Most: 1},
		{First: "6", Second: "5", Pairs: 100, Least: 0.56, Most: 1},
		{First: "2", Second: "1", Pairs: 300, Least: 0.65, Most: 0.85},
		{First: "3", Second: "2", Pairs: 300, Least: 0.65, Most: 0.85},
		{First: "4", Second: "3", Pairs: 300, Least: 0.65, Most: 0.85},
		{First: "5", Second: "4", Pairs: 150, Least: 0.65, Most: 0.85},
	}
}

// Check plays a claim and writes how it went.
func (c Claim) Check(g game.Game, seed string, w io.Writer) (kept bool, err error) {
	var players [2]Contestant
	for i, name := range [...]string{c.First, c.Second} {
		if players[i], err = Named(name); err != nil {
			return false, err
		}
	}
	m, err := Play(g, players[0], players[1], seed, c.Pairs, nil)
	if err != nil {
		return false, err
	}
	r := m.Report()
	kept = r.Score.Mean >= c.Least && r.Score.Mean <= c.Most && (!c.SameTime || r.Millis[0] <= r.Millis[1])
	said := map[bool]string{true: "kept", false: "NOT KEPT"}[kept]
	_, err = fmt.Fprintf(w, "%s  must be %.0f to %.0f %%: %s\n", r.Text(), 100*c.Least, 100*c.Most, said)
	return kept, err
}
