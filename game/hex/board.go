package hex

import "math/bits"

// Hex is a place on the board, numbered in hex order: 0 is a1, 18 is e3 (1.1).
type Hex uint8

// HexCount is the number of hexes. NoHex means no hex.
const (
	HexCount     = 19
	NoHex    Hex = 0xFF
)

// Dir is a direction: 0 up, then clockwise (1.1).
type Dir uint8

const DirCount = 6

// Back returns the opposite direction.
func (d Dir) Back() Dir { return (d + 3) % DirCount }

// columns lists the first hex and the length of each column, a to e.
var columns = [...]struct{ first, length Hex }{{0, 3}, {3, 4}, {7, 5}, {12, 4}, {16, 3}}

// steps lists the directions in axial coordinates.
var steps = [DirCount][2]int{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}

// Axial returns a hex in axial coordinates: q is the column, c being 0, and r counts down it (1.1).
func (h Hex) Axial() (q, r int) {
	for i, c := range columns {
		if h < c.first+c.length {
			q = i - 2
			return q, int(h-c.first) + max(-2, -2-q)
		}
	}
	panic("hex: there is no such hex")
}

// HexAt returns the hex of axial coordinates, NoHex outside the board.
func HexAt(q, r int) Hex {
	if q < -2 || q > 2 {
		return NoHex
	}
	c := columns[q+2]
	n := r - max(-2, -2-q)
	if n < 0 || n >= int(c.length) {
		return NoHex
	}
	return c.first + Hex(n)
}

// String returns the name of the hex, a1 to e3, "" for NoHex.
func (h Hex) String() string {
	if h >= HexCount {
		return ""
	}
	return hexNames[h]
}

// HexByName finds a hex, NoHex if there is none of that name.
func HexByName(name string) Hex {
	for h, n := range hexNames {
		if n == name {
			return Hex(h)
		}
	}
	return NoHex
}

// Hexes is a set of hexes.
type Hexes uint32

// Everywhere is the whole board.
const Everywhere Hexes = 1<<HexCount - 1

// Inner holds the seven inner hexes, at which an Air Strike may aim (1.1): b2 b3 c2 c3 c4 d2 d3.
var Inner Hexes

func (h Hex) Set() Hexes { return 1 << h }

// Has reports whether a hex is in the set.
func (s Hexes) Has(h Hex) bool { return s>>h&1 != 0 }

// Len returns the number of hexes.
func (s Hexes) Len() int { return bits.OnesCount32(uint32(s)) }

// First returns the lowest hex. The set must not be empty.
func (s Hexes) First() Hex { return Hex(bits.TrailingZeros32(uint32(s))) }

// Pop removes and returns the lowest hex. The set must not be empty.
func (s *Hexes) Pop() Hex {
	h := s.First()
	*s &= *s - 1
	return h
}

// Tables of the board.
var (
	hexNames [HexCount]string
	next     [HexCount][DirCount]Hex // NoHex at the edge
	around   [HexCount]Hexes         // the neighbours
	toward   [HexCount][HexCount]Dir // direction along a line; only set if there is one
)

func init() {
	for h := range Hex(HexCount) {
		q, r := h.Axial()
		hexNames[h] = string([]byte{'a' + byte(q+2), '1' + byte(h-columns[q+2].first)})
		for d, step := range steps {
			n := HexAt(q+step[0], r+step[1])
			next[h][d] = n
			if n != NoHex {
				around[h] |= n.Set()
			}
			for x, y := q+step[0], r+step[1]; HexAt(x, y) != NoHex; x, y = x+step[0], y+step[1] {
				toward[h][HexAt(x, y)] = Dir(d)
			}
		}
		if around[h].Len() == DirCount {
			Inner |= h.Set()
		}
	}
}

// Next returns the hex one step away, NoHex at the edge of the board.
func (h Hex) Next(d Dir) Hex { return next[h][d] }

// Around returns the set of adjacent hexes.
func (h Hex) Around() Hexes { return around[h] }
