package game

// HintTable is a list of hints for a [Hinter], the most important first. M is what a game's hints need to know of a
// decision.
type HintTable[M any] []struct {
	Name string
	Fits func(m *M) bool
}

// Names lists the names of the hints, in their order.
func (t HintTable[M]) Names() (names []string) {
	for _, h := range t {
		names = append(names, h.Name)
	}
	return names
}

// Fitting appends the names of the hints that fit a decision.
func (t HintTable[M]) Fitting(m *M, buf []string) []string {
	for _, h := range t {
		if h.Fits(m) {
			buf = append(buf, h.Name)
		}
	}
	return buf
}
