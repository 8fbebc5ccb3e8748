package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Cell is a cell of the field, counted from 0 down the columns, from left to right.
type Cell int8

// The field has 19 cells in columns of 3, 4, 5, 4 and 3. NoCell means none.
const (
	Cells       = 19
	NoCell Cell = -1
)

var columns = [...]struct{ first, length Cell }{{0, 3}, {3, 4}, {7, 5}, {12, 4}, {16, 3}}

// At returns the centre of a cell of the field around x, y; r is half the width of a cell's place. NoCell is in the
// middle.
func (c Cell) At(x, y, r float64) kit.Point {
	for i, col := range columns {
		if c >= col.first && c < col.first+col.length {
			down := float64(c-col.first) - float64(col.length-1)/2
			return kit.Point{X: x + 1.5*r*float64(i-2), Y: y + math.Sqrt(3)*r*down}
		}
	}
	return kit.Point{X: x, Y: y}
}
