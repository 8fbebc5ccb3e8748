package learned

// Layout numbers the yes-or-no inputs through which a learned player sees a position (see game.Learner), block after
// block, in the manner of Keldon Jones's Race for the Galaxy. A game lays out its blocks once, and lists for a position
// the inputs that hold.
type Layout struct{ n uint16 }

// Len returns the number of inputs in all blocks so far.
func (l *Layout) Len() int { return int(l.n) }

// Block adds a block with one input for each value from low to high.
func (l *Layout) Block(low, high int) Block {
	b := Block{low, high, l.n}
	l.n += uint16(high - low + 1)
	return b
}

// Block is a run of inputs for one number. The number is listed either as a mark, the input of that value alone, or as
// a scale: the inputs of all values from 0 (itself left out) up or down to it. Scales suit numbers that are usually
// near 0, since each input that holds costs time.
type Block struct {
	low, high int
	start     uint16
}

// List lists the inputs that hold. One that is listed several times counts as often.
type List []uint16

// Mark lists the input of a value; it lists none if the value is outside the block.
func (l *List) Mark(b *Block, value int) {
	if value >= b.low && value <= b.high {
		*l = append(*l, b.start+uint16(value-b.low))
	}
}

// MarkIf is Mark if holds is true, and does nothing otherwise.
func (l *List) MarkIf(holds bool, b *Block, value int) {
	if holds {
		l.Mark(b, value)
	}
}

// Scale lists the inputs of all values from 0, itself left out, to value, as far as the block goes.
func (l *List) Scale(b *Block, value int) {
	zero := int(b.start) - b.low
	for i := 1; i <= min(value, b.high); i++ {
		*l = append(*l, uint16(zero+i))
	}
	for i := 1; i <= min(-value, -b.low); i++ {
		*l = append(*l, uint16(zero-i))
	}
}
