package voice

import (
	"strings"

	"onelongnight/game/aurora"
)

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
	return strings.Join(list, ", ")
}
