package arena

import "math"

// Estimate is a share of points with the borders of its 95 % interval.
type Estimate struct{ Mean, Low, High float64 }

// z95 is the normal quantile of two-sided 95 % intervals.
const z95 = 1.959964

// Score is the first contestant's share of all points, its interval from the
// spread of the pairs: the two games of a pair are not independent.
func (m *Match) Score() Estimate {
	n, mean, variance := moments(m.Pairs)
	return interval(mean, z95*math.Sqrt(variance/max(n, 1)))
}

// SeatScore is its share of the points with one seat.
func (m *Match) SeatScore(seat int) Estimate {
	n := float64(m.Games[seat])
	mean := m.Points[seat] / max(n, 1)
	return wilson(mean, n)
}

// wilson is the score interval of a proportion, sound at its ends as well.
func wilson(p, n float64) Estimate {
	if n == 0 {
		return Estimate{0.5, 0, 1}
	}
	z2 := z95 * z95
	middle := (p + z2/(2*n)) / (1 + z2/n)
	half := z95 / (1 + z2/n) * math.Sqrt(p*(1-p)/n+z2/(4*n*n))
	return Estimate{p, max(middle-half, 0), min(middle+half, 1)}
}

func interval(mean, half float64) Estimate {
	return Estimate{mean, max(mean-half, 0), min(mean+half, 1)}
}

// moments are the number of pairs, and the mean and variance of their score.
func moments(pairs [5]int) (n, mean, variance float64) {
	for i, count := range pairs {
		n += float64(count)
		mean += float64(count) * float64(i) / 4
	}
	if n == 0 {
		return 0, 0.5, 0
	}
	mean /= n
	for i, count := range pairs {
		d := float64(i)/4 - mean
		variance += float64(count) * d * d / n
	}
	return n, mean, variance
}

// Elo is an estimate of a score as a difference in Elo points.
func (e Estimate) Elo() Estimate { return Estimate{elo(e.Mean), elo(e.Low), elo(e.High)} }

// furthest is what is said instead of an infinite difference.
const furthest = 2000

// elo is the difference at which a score is expected.
func elo(score float64) float64 {
	return min(max(400*math.Log10(score/(1-score)), -furthest), furthest)
}

// expected is the score expected at a difference in Elo points.
func expected(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }
