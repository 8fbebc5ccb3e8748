package game

import "math/bits"

// Set is a set of numbers from 0 to 127, such as a game's ids of things. Equal sets are equal values.
type Set[T ~uint8] [2]uint64

// Has reports whether x is in the set.
func (s *Set[T]) Has(x T) bool { return s[x>>6]>>(x&63)&1 != 0 }

// Add puts x into the set.
func (s *Set[T]) Add(x T) { s[x>>6] |= 1 << (x & 63) }

// Remove takes x out of the set.
func (s *Set[T]) Remove(x T) { s[x>>6] &^= 1 << (x & 63) }

// Len returns how many numbers are in the set.
func (s *Set[T]) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// Empty reports whether the set has no numbers.
func (s *Set[T]) Empty() bool { return s[0]|s[1] == 0 }

// And returns the numbers that are in both sets.
func (s Set[T]) And(t *Set[T]) Set[T] { return Set[T]{s[0] & t[0], s[1] & t[1]} }

// Or returns the numbers that are in at least one of the sets.
func (s Set[T]) Or(t *Set[T]) Set[T] { return Set[T]{s[0] | t[0], s[1] | t[1]} }

// Without returns the numbers that are in s but not in t.
func (s Set[T]) Without(t *Set[T]) Set[T] { return Set[T]{s[0] &^ t[0], s[1] &^ t[1]} }

// Pop takes out the lowest number and returns it, 0 from an empty set.
func (s *Set[T]) Pop() T {
	switch {
	case s[0] != 0:
		x := bits.TrailingZeros64(s[0])
		s[0] &= s[0] - 1
		return T(x)
	case s[1] != 0:
		x := 64 + bits.TrailingZeros64(s[1])
		s[1] &= s[1] - 1
		return T(x)
	}
	return 0
}
