package train

import (
	"math"

	"onelongnight/game"
)

// positions are the positions to learn from.
type positions struct{ rows []sample }

// sample is one position of a game.
type sample struct{ sides []side }

// side is a seat in a position, and what it won in the end.
type side struct {
	seat  game.Seat
	facts []fact
	won   float64
}

// fact is a fact whose value is not 0.
type fact struct {
	at    uint16
	value float32
}

func pack(x []float64) (out []fact) {
	for i, v := range x {
		if v != 0 {
			out = append(out, fact{uint16(i), float32(v)})
		}
	}
	return out
}

// chances returns the winning chance that numbers give each side: in proportion to e to the power of its sum.
func (p *sample) chances(numbers []float64, out []float64) []float64 {
	out, best, sum := out[:0], math.Inf(-1), 0.0
	for i := range p.sides {
		worth := 0.0
		for _, f := range p.sides[i].facts {
			worth += float64(f.value) * numbers[f.at]
		}
		out = append(out, worth)
		best = max(best, worth)
	}
	for i := range out {
		out[i] = math.Exp(out[i] - best)
		sum += out[i]
	}
	for i := range out {
		out[i] /= sum
	}
	return out
}

// loss returns the mean cross-entropy between the chances and the results; with two sides and no knowledge it is 0.69.
func (p positions) loss(numbers []float64) (sum float64) {
	var chances []float64
	for i := range p.rows {
		chances = p.rows[i].chances(numbers, chances)
		for j := range p.rows[i].sides {
			sum -= p.rows[i].sides[j].won * math.Log(max(chances[j], 1e-9))
		}
	}
	return sum / float64(max(1, len(p.rows)))
}

// steps is the number of steps of Newton's method; the last ones no longer change anything.
const steps = 8

// fit returns the numbers with the least loss, kept near the numbers given by a ridge penalty. It uses Newton's method.
func (p positions) fit(from []float64, ridge float64) []float64 {
	n := len(from)
	at := append([]float64(nil), from...)
	slope, bend := make([]float64, n), make([][]float64, n)
	for i := range bend {
		bend[i] = make([]float64, n)
	}
	mean := make([]float64, n)
	var chances []float64
	for range steps {
		for i := range bend {
			clear(bend[i])
			bend[i][i] = ridge
			slope[i] = ridge * (at[i] - from[i])
		}
		for i := range p.rows {
			chances = p.rows[i].chances(at, chances)
			p.rows[i].add(chances, mean, slope, bend)
		}
		for i := range bend {
			for j := range i {
				bend[j][i] = bend[i][j]
			}
		}
		if step := solve(bend, slope); !p.goOn(at, from, step, ridge) {
			break
		}
	}
	return at
}

// goOn makes a step, or as much of it as lowers the loss. It returns false if no part of it does.
func (p positions) goOn(at, from, step []float64, ridge float64) bool {
	regret := func() float64 {
		held := 0.0
		for i := range at {
			held += (at[i] - from[i]) * (at[i] - from[i])
		}
		return p.loss(at)*float64(len(p.rows)) + ridge/2*held
	}
	before := regret()
	const tries = 8
	part := 1.0
	for range tries {
		for i := range at {
			at[i] -= part * step[i]
		}
		if regret() < before {
			return true
		}
		for i := range at {
			at[i] += part * step[i]
		}
		part /= 2
	}
	return false
}

// add adds a position's gradient and Hessian of the loss; of the latter only the lower triangle.
func (p *sample) add(chances, mean, slope []float64, bend [][]float64) {
	clear(mean)
	for j, s := range p.sides {
		for _, f := range s.facts {
			mean[f.at] += chances[j] * float64(f.value)
			slope[f.at] += (chances[j] - s.won) * float64(f.value)
		}
	}
	for j, s := range p.sides {
		for _, f := range s.facts {
			row := bend[f.at]
			v := chances[j] * float64(f.value)
			for _, other := range s.facts {
				if other.at > f.at {
					break
				}
				row[other.at] += v * float64(other.value)
			}
		}
	}
	for i, v := range mean {
		if v == 0 {
			continue
		}
		row := bend[i]
		for j := range i + 1 {
			row[j] -= v * mean[j]
		}
	}
}

// solve solves linear equations with a positive definite matrix by Cholesky decomposition. It overwrites the matrix.
func solve(a [][]float64, b []float64) []float64 {
	n := len(b)
	for i := range n {
		for j := range i + 1 {
			sum := a[i][j]
			for k := range j {
				sum -= a[i][k] * a[j][k]
			}
			if i == j {
				a[i][i] = math.Sqrt(max(sum, 1e-12))
			} else {
				a[i][j] = sum / a[j][j]
			}
		}
	}
	x := append([]float64(nil), b...)
	for i := range n {
		for k := range i {
			x[i] -= a[i][k] * x[k]
		}
		x[i] /= a[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= a[k][i] * x[k]
		}
		x[i] /= a[i][i]
	}
	return x
}
