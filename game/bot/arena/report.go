package arena

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
)

// Report is a match in numbers, as JSON and as text.
type Report struct {
	Players  [2]string
	Seed     string
	Pairs    [5]int // that brought the first player 0, ½, 1, 1½, 2 points
	Score    Estimate
	Elo      Estimate
	BySeat   map[string]Estimate // of the first player, by its side
	SeatWins map[string]float64  // share of all points that a side made
	Millis   [2]float64          // per decision of each player
	Test     *Tested             `json:",omitempty"`
}

// Tested is how a sequential test ended.
type Tested struct {
	LLR     float64
	Verdict Verdict
}

// Report sums the match up.
func (m *Match) Report() Report {
	r := Report{Players: m.Names, Seed: m.Seed, Pairs: m.Pairs, Score: m.Score(), BySeat: map[string]Estimate{}, SeatWins: map[string]float64{}}
	r.Elo = r.Score.Elo()
	for seat, name := range m.Game.Seats() {
		r.BySeat[name] = m.SeatScore(seat)
		other := 1 - seat
		r.SeatWins[name] = (m.Points[seat] + float64(m.Games[other]) - m.Points[other]) / max(float64(m.Games[0]+m.Games[1]), 1)
	}
	for i := range r.Millis {
		r.Millis[i] = float64(m.Time[i]) / float64(time.Millisecond) / max(float64(m.Decisions[i]), 1)
	}
	return r
}

// Text is the report for people.
func (r *Report) Text() string {
	var b strings.Builder
	games := 0
	for _, n := range r.Pairs {
		games += 2 * n
	}
	fmt.Fprintf(&b, "%s against %s: %d games, pairs %v\n", r.Players[0], r.Players[1], games, r.Pairs)
	fmt.Fprintf(&b, "  score %s, Elo %.0f (%.0f to %.0f)\n", r.Score.percent(), r.Elo.Mean, r.Elo.Low, r.Elo.High)
	for _, seat := range slices.Sorted(maps.Keys(r.BySeat)) {
		e := r.BySeat[seat]
		fmt.Fprintf(&b, "  as %-8s %s; that side makes %.1f %% of all points\n", seat, e.percent(), 100*r.SeatWins[seat])
	}
	fmt.Fprintf(&b, "  per decision %.2f ms against %.2f ms\n", r.Millis[0], r.Millis[1])
	if r.Test != nil {
		fmt.Fprintf(&b, "  sequential test: log likelihood ratio %.2f, %s\n", r.Test.LLR, r.Test.Verdict)
	}
	return b.String()
}

func (e Estimate) percent() string {
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*e.Mean, 100*e.Low, 100*e.High)
}
