package input

import (
	"cmp"
	"math"
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/trace"
)

// placedSpot is a thing and its place on the table, in CSS pixels.
type placedSpot struct {
	spot table.Spot
	x, y float64
}

// rowHeight is how much lower than the first thing of a row another may be and still belong to it, in CSS pixels.
const rowHeight = 24

// rows arranges things of the table as they lie there: rows from top to bottom, each from left to right.
func (f *Focus) rows(spots []table.Spot) [][]placedSpot {
	var all []placedSpot
	for _, spot := range spots {
		x, y, ok := f.view.Front().Where(spot)
		if !ok {
			x, y, ok = f.desk.Lies(spot) // the focus will bring it into view
		}
		if ok && !slices.ContainsFunc(all, func(l placedSpot) bool { return l.spot.Same() == spot.Same() }) {
			all = append(all, placedSpot{spot, x, y})
		}
	}
	slices.SortStableFunc(all, func(a, b placedSpot) int { return cmp.Compare(a.y, b.y) })
	var rows [][]placedSpot
	for _, l := range all {
		if n := len(rows); n > 0 && l.y-rows[n-1][0].y < rowHeight {
			rows[n-1] = append(rows[n-1], l)
		} else {
			rows = append(rows, []placedSpot{l})
		}
	}
	for _, row := range rows {
		slices.SortStableFunc(row, func(a, b placedSpot) int { return cmp.Compare(a.x, b.x) })
	}
	return rows
}

// move moves the focus on the table in the direction of an arrow: along its row and on into the next one, or to the
// nearest thing in the row above or below. Left and right stay with what can be touched; up and down also reach what
// can only be read.
func (f *Focus) move(dx, dy int) {
	ring := f.touchable()
	if dy != 0 || !slices.Contains(ring, f.desk.Focused()) {
		ring = append(ring, f.readable()...)
	}
	rows := f.rows(ring)
	at, row := f.find(rows)
	switch {
	case len(rows) == 0:
		f.desk.Ignored(trace.NoFocus, table.NoSpot)
	case at < 0:
		if next := f.view.Next(); len(next) > 0 {
			f.Set(next[0])
		} else {
			f.Set(rows[0][0].spot)
		}
	case dy != 0:
		from, to := rows[row][at], rows[(row+dy+len(rows))%len(rows)]
		f.Set(slices.MinFunc(to, func(a, b placedSpot) int {
			return cmp.Compare(math.Abs(a.x-from.x),
				math.Abs(b.x-from.x))
		}).spot)
	default:
		ring = ring[:0]
		for _, r := range rows {
			for _, l := range r {
				ring = append(ring, l.spot)
			}
		}
		f.step(ring, dx)
	}
}

func (f *Focus) find(rows [][]placedSpot) (at, row int) {
	for row, r := range rows {
		if at := slices.IndexFunc(r, func(l placedSpot) bool { return l.spot == f.desk.Focused() }); at >= 0 {
			return at, row
		}
	}
	return -1, 0
}

// follow moves the focus to the first thing that continues from what was touched.
func (f *Focus) follow() {
	if f.desk.Session() == nil || !f.desk.Bare() || len(f.desk.Session().Selected()) == 0 {
		return
	}
	if next := f.view.Next(); len(next) > 0 {
		f.Set(next[0])
	}
}
