package learned

// Layout numbers the yes-or-no inputs through which a learned player sees a position (see game.Learner), block after
// block, in the manner of Keldon Jones's Race for the Galaxy. A game lays out its blocks once, and lists for a position
// the inputs that hold.
type Layout struct{ n uint16 }

// Len is how many inputs there are.
func (l *Layout) Len() int { return int(l.n) }

// Block numbers an input for each value from low to high.
func (l *Layout) Block(low, high int) Block {
	b := Block{low, high, l.n}
	l.n += uint16(high - low + 1)
	return b
}

// Block is a run of inputs for one number. It can be told as a mark, the input of that value alone, or as a scale: the
// inputs of all values from 0 (left out) to it, up or down. Scales are best where values near 0 are usual, as few
// inputs hold then, and each one that holds costs time.
type Block struct {
	low, high int
	start     uint16
}

// List is the inputs that hold. One may be listed more than once: it counts as often.
type List []uint16

// Mark lists the input of a value, none if the block ends before it.
func (l *List) Mark(b *Block, value int) {
	if value >= b.low && value <= b.high {
		*l = append(*l, b.start+uint16(value-b.low))
	}
}

// MarkIf lists the input of a value if something holds.
func (l *List) MarkIf(holds bool, b *Block, value int) {
	if holds {
		l.Mark(b, value)
	}
}

// Scale lists the inputs from 0 to a value, as far as the block goes.
func (l *List) Scale(b *Block, value int) {
	zero := int(b.start) - b.low
	for i := 1; i <= min(value, b.high); i++ {
		*l = append(*l, uint16(zero+i))
	}
	for i := 1; i <= min(-value, -b.low); i++ {
		*l = append(*l, uint16(zero-i))
	}
}
