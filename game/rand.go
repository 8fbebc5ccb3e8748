package game

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"
	"sync"
)

// Seed determines every random event of a game.
type Seed [32]byte

// SeedOf hashes any text into a seed. The text is what people see and share.
func SeedOf(text string) Seed { return sha256.Sum256([]byte(text)) }

// Rand is a game's source of random events, each drawn from a stream of its own. It is small, so that a state holding
// it is cheap to copy: a running generator would be eight times as large.
type Rand struct {
	Seed Seed
	Next uint32 // number of events so far
}

// streams holds generators for reuse: one declared on the stack would escape to the heap, and random events happen
// often enough for that to cost time.
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

// Below returns a number from 0 to n-1, all equally likely. n must be positive.
func (r *Rand) Below(n int) int {
	s := r.take()
	defer streams.Put(s)
	return s.Below(n)
}

// ShuffleBy shuffles a pile of cards as one random event.
func ShuffleBy[C any](r *Rand, pile []C) {
	s := r.take()
	defer streams.Put(s)
	Shuffle(s, pile)
}

// Stream is a ChaCha8 generator, the same on every platform. How its numbers are used is our own code, so that replays
// do not depend on a library's algorithms.
type Stream struct{ source rand.ChaCha8 }

// NewStream returns the stream of a key; equal keys give equal numbers.
func NewStream(key Seed) Stream {
	var s Stream
	s.source.Seed(key)
	return s
}

// Below returns a number from 0 to n-1, all equally likely; n must be positive and below 2^32. This is Lemire's method:
// take the high half of a product, and draw again in the rare case that would favour some results.
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

// Shuffle shuffles a pile of cards (Fisher and Yates).
func Shuffle[C any](s *Stream, pile []C) {
	for i := len(pile) - 1; i > 0; i-- {
		j := s.Below(i + 1)
		pile[i], pile[j] = pile[j], pile[i]
	}
}
