package board

// What can be heard of a battle's opening besides CountedAt and ClashAt, in ms: the units strike, and the verdict is
// told.
const (
	StrikeAt  = volley
	VerdictAt = breakEnd
)
