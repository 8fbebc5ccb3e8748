package board

// When a battle's scene does what is heard, in ms after it opens.
const (
	StrikeAt  = clashStop // the sides begin to act
	ImpactAt  = impact    // the blow strikes
	VerdictAt = breakEnd  // it is said who has won
)

// CountAt is when the i-th of n units is added to its side's total, in ms after the scene opens.
func CountAt(i, n int) float64 { return countAt(i, n) }
