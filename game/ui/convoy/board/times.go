package board

// What else can be heard of the opening of a battle, beside CountedAt and ClashAt, in ms: the sides begin to act, and
// it is said who has won.
const (
	StrikeAt  = volley
	VerdictAt = breakEnd
)
