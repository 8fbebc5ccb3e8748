package voice

import (
	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/table"
)

// Chronicle sums up a finished game for a seat: which of its side's tiles, HQs aside, dealt the most wounds; what HQs
// and units were lost; and how many turns and battles there were. Partners count as one.
func (s *Speaker) Chronicle(view game.View, lines []table.Line) []string {
	v := view.(*hex.View)
	var battles int
	var points, units tally
	wounds, best := map[hex.Tile]int{}, hex.NoTile
	by := map[hex.Tile]hex.Tile{}     // who hit a tile last
	others := func(t hex.Tile) bool { // reports whether somebody of another side did that to a tile
		if by[t] == hex.NoTile {
			return rivals(v) > 1
		}
		return !friend(v, by[t])
	}
	last := hex.NoTile // the HQ that was hit last
	for _, l := range lines {
		switch e := l.Event.(type) {
		case hex.BattleBegan:
			battles++
		case hex.Hit:
			if by[e.Unit] = e.By; e.Unit.Is(hex.Headquarters) {
				last = e.Unit
			}
			if !friend(v, e.Unit) && friend(v, e.By) && !e.By.Is(hex.Headquarters) {
				if wounds[e.By] += e.Wounds; best == hex.NoTile || wounds[e.By] > wounds[best] {
					best = e.By
				}
			}
		case hex.PointsChanged: // what one side wins, the other loses; what others do to each other does not count
			switch n, own := max(e.Before-e.After, e.After-e.Before), v.Friends(v.Who, e.Seat); {
			case own != e.Won && (own || last != hex.NoTile && friend(v, last)):
				points.own += n
			case own == e.Won && (own || !others(last)):
				points.theirs += n
			}
		case hex.Removed:
			switch own := friend(v, e.Tile); {
			case e.Why == hex.GoneOut || e.Tile.Is(hex.Headquarters):
			case own:
				units.own++
			case !others(e.Tile):
				units.theirs++
			}
		}
	}
	var list []string
	if best != hex.NoTile {
		list = append(list, s.T("chronicle.best", "tile", s.Tile(best), "n", wounds[best]))
	}
	return append(list, s.T("chronicle.points", "n", points.theirs, "lost", points.own),
		s.T("chronicle.units", "n", units.theirs, "lost", units.own),
		s.T("chronicle.turns", "n", int(v.Turn), "battles", battles))
}

// tally counts losses of one's own side and of the others.
type tally struct{ own, theirs int }

// rivals returns how many sides there are beside the view's own.
func rivals(v *hex.View) (n int) {
	seats := game.Seat(len(v.Game().Seats()))
	for seat := range seats {
		first := !v.Friends(v.Who, seat)
		for before := range seat {
			first = first && !v.Friends(before, seat)
		}
		if first {
			n++
		}
	}
	return n
}

// friend reports whether a tile belongs to the view's side.
func friend(v *hex.View, t hex.Tile) bool { return v.Friends(v.Who, v.SeatOf(t.Army())) }
