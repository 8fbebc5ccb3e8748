package voice

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// Account lists what the points of a seat are made of as things stand, or says that it is out.
func (s *Speaker) Account(v *aurora.View, seat game.Seat) string {
	if seat != s.game.Automa() && !v.Convoys[seat].In {
		return s.T("board.out")
	}
	return s.Points(v.PointsOf(seat))
}

// Points lists what a score is made of, in the words of the table of points.
func (s *Speaker) Points(p aurora.Points) string {
	goal := "goal"
	if p.Saved {
		goal = "saved"
	}
	var list []string
	for _, x := range [...]struct {
		source string
		n      int
	}{{"lead", p.Lead}, {"track", p.Track}, {"objects", p.Objects}, {"places", p.Places}, {"crew", p.Crew},
		{goal, p.Goal}} {
		if x.n != 0 {
			list = append(list, s.T("points."+x.source, "n", minus(x.n)))
		}
	}
	if len(list) == 0 {
		return s.T("points.none")
	}
	return strings.Join(list, ", ")
}
