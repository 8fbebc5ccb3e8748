package game

import "testing"

// TestSet checks that a number that was added is in the set, once, and that numbers come out in order, in both halves.
func TestSet(t *testing.T) {
	var s, other Set[uint8]
	for _, x := range []uint8{127, 5, 64, 63, 5, 9} {
		s.Add(x)
	}
	s.Remove(9)
	other.Add(64)
	other.Add(1)
	and, or, without := s.And(&other), s.Or(&other), s.Without(&other)
	if s.Len() != 4 || !s.Has(64) || s.Has(9) || and.Len() != 1 || !and.Has(64) || or.Len() != 5 || without.Len() != 3 {
		t.Errorf("the set is %v, with another %v, %v, %v", s, and, or, without)
	}
	for _, want := range []uint8{5, 63, 64, 127, 0} {
		if got := s.Pop(); got != want {
			t.Errorf("%d comes out, not %d", got, want)
		}
	}
	if !s.Empty() || s != (Set[uint8]{}) {
		t.Errorf("in the end it is %v", s)
	}
}
