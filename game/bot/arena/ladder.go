package arena

import (
	"fmt"
	"math"
	"strings"

	"onelongnight/game"
)

// Ladder is a round robin: everybody plays everybody, and all results together give each player one rating. With more
// than two sides, shares are converted to those of a two-sided game with the same odds.
type Ladder struct {
	Anchor  string // the player whose rating is 0
	Rungs   []Rung // in the order of the contestants
	Matches []Report
}

// Rung is one contestant's rating.
type Rung struct {
	Name string
	Elo  Estimate
}

// RoundRobin plays a ladder. The first contestant is the anchor.
func RoundRobin(setups []game.Game, list []Contestant, seed string, deals int) (*Ladder, error) {
	n := len(list)
	l := &Ladder{Anchor: list[0].Name}
	points, weight := square(n), square(n)
	for i := range n {
		for j := i + 1; j < n; j++ {
			m, err := Play(setups, list[i], list[j], seed, deals, nil)
			if err != nil {
				return nil, err
			}
			l.Matches = append(l.Matches, m.Report())
			// Half a drawn game of two is added, so that no rating becomes infinite.
			score := expected(elo(m.Score().Mean, m.Even()), 0.5)
			played := float64(2 * deals)
			games := played + 1
			points[i][j] = score*played + 0.5
			points[j][i] = games - points[i][j]
			weight[i][j], weight[j][i] = games, games
		}
	}
	ratings := bradleyTerry(points, weight)
	for i, c := range list {
		// The spread of a rating comes from the information in its own games.
		information := 0.0
		for j := range n {
			if p := expected(ratings[i]-ratings[j], 0.5); i != j {
				information += weight[i][j] * p * (1 - p)
			}
		}
		half := z95 * 400 / math.Ln10 / math.Sqrt(information)
		l.Rungs = append(l.Rungs,
			Rung{c.Name, Estimate{ratings[i] - ratings[0], ratings[i] - ratings[0] - half, ratings[i] - ratings[0] +
				half}})
	}
	return l, nil
}

func square(n int) [][]float64 {
	rows := make([][]float64, n)
	for i := range rows {
		rows[i] = make([]float64, n)
	}
	return rows
}

// bradleyTerry finds the maximum-likelihood ratings with Hunter's iteration (2004).
func bradleyTerry(points, weight [][]float64) []float64 {
	n := len(points)
	strength := make([]float64, n)
	for i := range strength {
		strength[i] = 1
	}
	for range 5000 {
		for i := range n {
			won, rate := 0.0, 0.0
			for j := range n {
				if i != j {
					won += points[i][j]
					rate += weight[i][j] / (strength[i] + strength[j])
				}
			}
			strength[i] = won / rate
		}
	}
	ratings := make([]float64, n)
	for i, s := range strength {
		ratings[i] = 400 * math.Log10(s/strength[0])
	}
	return ratings
}

// Text returns the ladder for people to read.
func (l *Ladder) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "Elo, %s = 0, with 95 %% intervals\n", l.Anchor)
	for _, r := range l.Rungs {
		fmt.Fprintf(&b, "  %-16s %5.0f  (%.0f to %.0f)\n", r.Name, r.Elo.Mean, r.Elo.Low, r.Elo.High)
	}
	for i := range l.Matches {
		b.WriteString(l.Matches[i].Text())
	}
	return b.String()
}
