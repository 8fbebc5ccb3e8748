package game

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"
	"sync"
)

// Seed fixes every random event of a game.
type Seed [32]byte

// SeedOf makes a seed of any text. The text is what people see and share.
func SeedOf(text string) Seed { return sha256.Sum256([]byte(text)) }

// Rand hands out the random events of a game, each from a stream of its own.
// It is a small value, so that a state holding it can be copied: a running
// generator would be eight times as large.
type Rand struct {
	Seed Seed
	Next uint32 // how many events there have been
}

// streams are kept for reuse: a generator started on the stack would be moved
// to the heap, and random events are part of the hot path.
var streams = sync.Pool{New: func() any { return new(Stream) }}

// take starts the stream of the next event.
func (r *Rand) take() *Stream {
	key := r.Seed
	n := binary.LittleEndian.Uint32(key[28:])
	binary.LittleEndian.PutUint32(key[28:], n^(r.Next+1)*0x9E3779B1)
	r.Next++
	s := streams.Get().(*Stream)
	s.source.Seed(key)
	return s
}

// Below returns a whole number from 0 to n-1, all equally likely; n is positive.
func (r *Rand) Below(n int) int {
	s := r.take()
	defer streams.Put(s)
	return s.Below(n)
}

// ShuffleBy puts a pile of cards into a random order, as one event.
func ShuffleBy[C any](r *Rand, pile []C) {
	s := r.take()
	defer streams.Put(s)
	Shuffle(s, pile)
}

// Stream is a generator of random numbers: ChaCha8, the same on every
// platform. The ways to use its numbers are our own, so that a replay does
// not depend on the algorithms of a library.
type Stream struct{ source rand.ChaCha8 }

// NewStream starts a stream.
func NewStream(key Seed) Stream {
	var s Stream
	s.source.Seed(key)
	return s
}

// Below returns a whole number from 0 to n-1, all equally likely; n is positive and
// below 2^32. It is Lemire's method: the high half of a product, drawn again
// in the rare case that would favour some results.
func (s *Stream) Below(n int) int {
	product := (s.source.Uint64() >> 32) * uint64(n)
	if low := uint32(product); low < uint32(n) {
		for reject := -uint32(n) % uint32(n); low < reject; low = uint32(product) {
			product = (s.source.Uint64() >> 32) * uint64(n)
		}
	}
	return int(product >> 32)
}

// Seed draws a seed for another stream.
func (s *Stream) Seed() (seed Seed) {
	for i := 0; i < len(seed); i += 8 {
		binary.LittleEndian.PutUint64(seed[i:], s.source.Uint64())
	}
	return seed
}

// Shuffle puts a pile of cards into a random order (Fisher and Yates).
func Shuffle[C any](s *Stream, pile []C) {
	for i := len(pile) - 1; i > 0; i-- {
		j := s.Below(i + 1)
		pile[i], pile[j] = pile[j], pile[i]
	}
}
