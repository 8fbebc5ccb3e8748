package arena

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"
)

// Report is a match in numbers, as JSON and as text.
type Report struct {
	Players  [2]string // the first and the second player
	Seed     string
	Sides    int
	Quarters [5]int // number of deals by the first player's share, rounded to quarters
	Score    Estimate
	Elo      Estimate
	Roles    map[string]RoleReport
	Places   map[string]RoleReport `json:",omitempty"` // by seat; nil if that says the same as Roles
	Millis   [2]float64            // per decision of each player
	Test     *Tested               `json:",omitempty"`
}

// RoleReport is the result of a role.
type RoleReport struct {
	First Estimate // the first player's share in it
	Elo   Estimate // First as Elo against an even share
	All   Estimate // the share of whoever played it
	Worth Estimate // All as Elo: how good the role is between these two
}

// Tested is the outcome of a sequential test.
type Tested struct {
	LLR     float64
	Verdict Verdict
}

// Report sums the match up.
func (m *Match) Report() Report {
	r := Report{Players: m.Names, Seed: m.Seed, Sides: m.Sides, Score: m.Score()}
	r.Elo = r.Score.Elo(m.Even())
	for _, share := range m.Deals {
		r.Quarters[int(math.Round(4*share))]++
	}
	level := 1 / float64(max(m.Sides, 2)) // the even share within one game
	r.Roles = m.Roles.report(level)
	if m.regrouped() {
		r.Places = m.Places.report(level)
	}
	for i := range r.Millis {
		r.Millis[i] = float64(m.Time[i]) / float64(time.Millisecond) / max(float64(m.Decisions[i]), 1)
	}
	return r
}

func (t Tally) report(level float64) map[string]RoleReport {
	list := map[string]RoleReport{}
	for name, r := range t {
		first, all := r.Score(0), r.Share()
		list[name] = RoleReport{first, first.Elo(level), all, all.Elo(level)}
	}
	return list
}

func (r *Report) Text() string {
	var b strings.Builder
	games := 0
	for _, n := range r.Quarters {
		games += max(r.Sides, 2) * n
	}
	fmt.Fprintf(&b, "%s against %s: %d games, deals %v\n", r.Players[0], r.Players[1], games, r.Quarters)
	fmt.Fprintf(&b, "  score %s, Elo %s\n", r.Score.percent(), r.Elo.points())
	for _, name := range slices.Sorted(maps.Keys(r.Roles)) {
		fmt.Fprintf(&b, "  as %-8s %s", name, r.Roles[name].text())
	}
	for _, name := range slices.Sorted(maps.Keys(r.Places)) {
		fmt.Fprintf(&b, "  at %-8s %s", name, r.Places[name].text())
	}
	fmt.Fprintf(&b, "  per decision %.2f ms against %.2f ms\n", r.Millis[0], r.Millis[1])
	if r.Test != nil {
		fmt.Fprintf(&b, "  sequential test: log likelihood ratio %.2f, %s\n", r.Test.LLR, r.Test.Verdict)
	}
	return b.String()
}

func (r RoleReport) text() string {
	return fmt.Sprintf("%s, Elo %s; whoever plays it gets %.1f %%, Elo %s\n", r.First.percent(), r.Elo.points(),
		100*r.All.Mean, r.Worth.points())
}

func (e Estimate) points() string { return fmt.Sprintf("%.0f (%.0f to %.0f)", e.Mean, e.Low, e.High) }

func (e Estimate) percent() string {
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*e.Mean, 100*e.Low, 100*e.High)
}
