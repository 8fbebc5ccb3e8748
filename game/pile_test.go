package game

import (
	"slices"
	"testing"
)

// TestPile checks that a card taken out of the middle leaves the others in order, and that piles that were emptied are
// equal.
func TestPile(t *testing.T) {
	var p Pile[uint8]
	for _, c := range []uint8{3, 0, 7, 5} {
		p.Push(c)
	}
	if set := p.Set(); set.Len() != 3 || set.Has(0) {
		t.Errorf("the set is %v", set)
	}
	if !p.Remove(7) || p.Remove(7) || !slices.Equal(p.Cards(), []uint8{3, 0, 5}) {
		t.Errorf("without one card it is %v", p.Cards())
	}
	for _, want := range []uint8{5, 0, 3, 0} {
		if got := p.Pop(); got != want {
			t.Errorf("%d comes out, not %d", got, want)
		}
	}
	if p != (Pile[uint8]{}) {
		t.Errorf("in the end it is %v", p)
	}
}
