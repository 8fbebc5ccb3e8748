package arena

import "math"

// SPRT is a sequential probability ratio test of "stronger by Elo1" against "stronger by Elo0", like fishtest's: the
// generalised likelihood ratio of the shares of deals.
type SPRT struct {
	Elo0, Elo1  float64
	Alpha, Beta float64 // probabilities of the two kinds of error
}

// Verdict is what a test says so far.
type Verdict string

const (
	Accepted  Verdict = "accepted" // stronger by Elo1
	Rejected  Verdict = "rejected" // stronger by Elo0
	Undecided Verdict = "undecided"
)

// LLR returns the log of the likelihood ratio. Half a deal of every quarter is added, so that even a match without
// losses has some spread.
func (t SPRT) LLR(m *Match) float64 {
	n, sum, squares := 0.0, 0.0, 0.0
	add := func(weight, x float64) {
		n += weight
		sum += weight * x
		squares += weight * x * x
	}
	for quarter := range 5 {
		add(0.5, float64(quarter)/4)
	}
	for _, share := range m.Deals {
		add(1, share)
	}
	mean := sum / n
	variance := squares/n - mean*mean
	p0, p1 := expected(t.Elo0, m.Even()), expected(t.Elo1, m.Even())
	return n * (p1 - p0) * (2*mean - p0 - p1) / (2 * variance)
}

// Bounds returns the log ratios at which the test ends.
func (t SPRT) Bounds() (low, high float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

func (t SPRT) Verdict(m *Match) Verdict {
	low, high := t.Bounds()
	switch llr := t.LLR(m); {
	case llr >= high:
		return Accepted
	case llr <= low:
		return Rejected
	}
	return Undecided
}

// Until lets a match go on until the test has a verdict.
func (t SPRT) Until(m *Match) bool { return t.Verdict(m) == Undecided }
