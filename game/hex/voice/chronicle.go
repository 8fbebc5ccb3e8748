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
	for _, l := range lines {
		switch e := l.Event.(type) {
		case hex.BattleBegan:
			battles++
		case hex.Hit:
			if !friend(v, e.Unit) && friend(v, e.By) && !e.By.Is(hex.Headquarters) {
				if wounds[e.By] += e.Wounds; best == hex.NoTile || wounds[e.By] > wounds[best] {
					best = e.By
				}
			}
		case hex.PointsChanged: // what one side wins, the other loses
			points.add(v.Friends(v.Who, e.Seat) != e.Won, max(e.Before-e.After, e.After-e.Before))
		case hex.Removed:
			if e.Why != hex.GoneOut && !e.Tile.Is(hex.Headquarters) {
				units.add(friend(v, e.Tile), 1)
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

func (t *tally) add(own bool, n int) {
	if own {
		t.own += n
	} else {
		t.theirs += n
	}
}

// friend reports whether a tile belongs to the view's side.
func friend(v *hex.View, t hex.Tile) bool { return v.Friends(v.Who, v.SeatOf(t.Army())) }
