package game

import "encoding/binary"

// appendBytes appends x to b, preceded by its length.
func appendBytes(b, x []byte) []byte {
	return append(binary.AppendUvarint(b, uint64(len(x))), x...)
}

// byteReader takes fields off the front of a code. Once a field is missing, failed is set and every further read
// returns zero.
type byteReader struct {
	rest   []byte
	failed bool
}

func (r *byteReader) number() uint64 {
	x, n := binary.Uvarint(r.rest)
	if n <= 0 {
		r.failed = true
		return 0
	}
	r.rest = r.rest[n:]
	return x
}

// bytes returns nil for an empty field.
func (r *byteReader) bytes() []byte {
	n := r.number()
	if r.failed || n > uint64(len(r.rest)) {
		r.failed = true
		return nil
	}
	if n == 0 {
		return nil
	}
	x := r.rest[:n:n]
	r.rest = r.rest[n:]
	return x
}

func (r *byteReader) byte() byte {
	if r.failed || len(r.rest) == 0 {
		r.failed = true
		return 0
	}
	x := r.rest[0]
	r.rest = r.rest[1:]
	return x
}

// bitWriter packs numbers of a few bits each, lowest bit first.
type bitWriter struct {
	bytes []byte
	used  int // bits written
}

func (w *bitWriter) write(x uint, n int) {
	for i := range n {
		if w.used%8 == 0 {
			w.bytes = append(w.bytes, 0)
		}
		w.bytes[w.used/8] |= byte(x>>i&1) << (w.used % 8)
		w.used++
	}
}

// bitReader reads what a bitWriter wrote; past the end it fails.
type bitReader struct {
	bytes  []byte
	at     int // bits read
	failed bool
}

func (r *bitReader) read(n int) uint {
	var x uint
	for i := range n {
		if r.at/8 >= len(r.bytes) {
			r.failed = true
			return 0
		}
		x |= uint(r.bytes[r.at/8]>>(r.at%8)&1) << i
		r.at++
	}
	return x
}

// rest returns the bytes after the last one that was read, in whole or in part.
func (r *bitReader) rest() []byte { return r.bytes[min((r.at+7)/8, len(r.bytes)):] }
