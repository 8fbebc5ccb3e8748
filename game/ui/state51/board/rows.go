package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// plateRatio is a plate's width by height, closeRatio the minimum in a row with many plates.
const plateRatio, closeRatio = 122.0 / 82, 104.0 / 82

// rows lays out the cards in play in three rows, in the boxes to the right of their tabs. If they do not fit, they
// scroll.
func (f *Layout) rows(m *Model, s *Seat, gap float64) {
	ghost := m.ghostRow(s)
	most := s.longest(ghost)
	room := f.RowsAt[0]
	high := room.H - 2
	wide := high * plateRatio
	if fit := (room.W+gap)/float64(max(most, 1)) - gap; fit < wide {
		wide = math.Max(fit, math.Max(high*closeRatio, f.Least()))
	}
	span := float64(most)*(wide+gap) - gap
	shift := 0.0
	if span > room.W+1 {
		for row := range f.RowsAt {
			_, f.RowsAt[row] = f.RowsAt[row].CutRight(f.goesOn())
		}
		room = f.RowsAt[0]
		shift = f.scrollRows(span)
	}
	for row := range s.Rows {
		at := kit.Rect{X: room.X + shift, Y: f.RowsAt[row].Y + 1, W: wide, H: high}
		step := func(spot table.Spot) (r kit.Rect) {
			r = at
			f.lies[spot] = kit.Rect{X: r.X - room.X - shift, Y: r.Y - room.Y, W: wide, H: high}
			at.X += wide + gap
			return r
		}
		for i := range s.Rows[row] {
			f.Plates[row] = append(f.Plates[row], step(s.Rows[row][i].Spot))
		}
		if row == ghost {
			f.Ghost = step(table.NoSpot)
		}
		if row == leaderRow && s.Leader != nil {
			f.Leader = step(s.Leader.Spot)
			if right := room.Right() - wide; shift == 0 && span <= room.W && f.Leader.X < right {
				f.Leader.X = right
			}
		}
	}
}

// goesOn returns the width of the place that says how many cards of a row are out of view.
func (f *Layout) goesOn() float64 { return 22 * math.Max(f.S, 1) }

// Beyond returns how many cards of a row are cut or out of view, at the left and at the right.
func (f *Layout) Beyond(row int) (left, right int) {
	list := f.Plates[row]
	if row == leaderRow && !f.Leader.Empty() {
		list = append(list[:len(list):len(list)], f.Leader)
	}
	for _, r := range list {
		if r.X < f.RowsAt[row].X-1 {
			left++
		} else if r.Right() > f.RowsAt[row].Right()+1 {
			right++
		}
	}
	return left, right
}

// GoesOn returns the place to the right of a row that says how many of its cards are out of view.
func (f *Layout) GoesOn(row int) kit.Rect {
	room := f.RowsAt[row]
	return kit.Rect{X: room.Right(), Y: room.Y, W: f.goesOn(), H: room.H}
}

// leaderRow is the row with the leader at its end.
const leaderRow = 1

// ghostRow returns the row of a settlement that the held card would go to, −1 for none.
func (m *Model) ghostRow(s *Seat) int {
	row := -1
	if t := m.Ticket; t != nil && s == &m.Seats[0] {
		for _, l := range t.Lanes {
			if l.Best && l.Way == Annex && t.Print.Class > 0 {
				row = int(t.Print.Class) - 1
			}
		}
	}
	return row
}

// longest returns the number of places in the longest row, including one for the ghost.
func (s *Seat) longest(ghost int) (most int) {
	for row := range s.Rows {
		n := len(s.Rows[row])
		if row == ghost {
			n++
		}
		if row == leaderRow && s.Leader != nil {
			n++
		}
		most = max(most, n)
	}
	return most
}

// scrollRows makes the rows a field of some width that scrolls in their room, and returns how far it is moved.
func (f *Layout) scrollRows(span float64) (shift float64) {
	box := f.RowsAt[0]
	box.H = f.RowsAt[2].Bottom() - box.Y
	f.Rows = kit.Field{W: span, H: box.H, Room: box, Most: 1,
		Start: kit.Camera{X: box.W / 2, Y: box.H / 2, Zoom: 1}}
	f.Camera.Zoom = 1 // it scrolls, but does not zoom
	if f.Camera.X == 0 {
		f.Camera = f.Rows.Start
	}
	f.Camera = f.Rows.Within(f.Camera)
	x, _ := f.Rows.At(f.Camera, 0, 0)
	return x - box.X
}
