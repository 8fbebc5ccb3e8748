package arena

import "math"

// Estimate is a share of points (0 to 1) with its 95 % confidence interval.
type Estimate struct{ Mean, Low, High float64 }

// z95 is the normal quantile for two-sided 95 % intervals.
const z95 = 1.959964

// Score returns the first contestant's share of all points. The interval comes from the spread between deals, since the
// games of one deal are not independent.
func (m *Match) Score() Estimate {
	n, mean, variance := moments(m.Deals)
	if n == 0 {
		return Estimate{m.Even(), 0, 1}
	}
	return interval(mean, z95*math.Sqrt(variance/n))
}

// Score returns a contestant's share of the points in this role.
func (r *Role) Score(who int) Estimate {
	n := float64(r.Games[who])
	return wilson(r.Points[who]/max(n, 1), n)
}

// Share returns the share of this role, whoever plays it.
func (r *Role) Share() Estimate {
	n := float64(r.Games[0] + r.Games[1])
	return wilson((r.Points[0]+r.Points[1])/max(n, 1), n)
}

// wilson returns the score interval of a proportion, which is sound near 0 and 1 too.
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

// moments returns the number of deals, and the mean and variance of their shares.
func moments(deals []float64) (n, mean, variance float64) {
	n = float64(len(deals))
	if n == 0 {
		return 0, 0, 0
	}
	for _, d := range deals {
		mean += d / n
	}
	for _, d := range deals {
		variance += (d - mean) * (d - mean) / n
	}
	return n, mean, variance
}

// Elo converts an estimated share to a difference in Elo points. even is the share of equal players; the odds of the
// share are compared with the odds of even.
func (e Estimate) Elo(even float64) Estimate {
	return Estimate{elo(e.Mean, even), elo(e.Low, even), elo(e.High, even)}
}

// furthest stands for an infinite difference, in Elo points.
const furthest = 2000

// elo returns the difference in Elo points at which a share is expected.
func elo(share, even float64) float64 {
	return min(max(400*math.Log10(share/(1-share)*(1-even)/even), -furthest), furthest)
}

// expected returns the share expected at a difference in Elo points.
func expected(elo, even float64) float64 {
	odds := math.Pow(10, elo/400) * even / (1 - even)
	return odds / (1 + odds)
}
