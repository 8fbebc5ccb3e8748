package edition

import (
	"bytes"
	"slices"
	"strings"

	"onelongnight/game/mission"
)

// missionsWith returns the lessons and scenarios in which a card matters, by the names of its copies: a lesson plays it
// or points at it, a scenario begins with it in a city or hand.
func missionsWith(copies []string) (list []mission.Mission) {
	all := Full().Missions
	for _, m := range slices.Concat(all.Lessons(), all.Campaign()) {
		if slices.ContainsFunc(copies, func(id string) bool { return taught(&m, id) || placed(&m, id) }) {
			list = append(list, m)
		}
	}
	return list
}

// taught reports whether a step of a lesson points at a card or plays it.
func taught(m *mission.Mission, id string) bool {
	for _, s := range m.Steps {
		for _, p := range s.Points {
			if p.ID == id {
				return true
			}
		}
		for _, move := range slices.Concat(slices.Concat(s.Moves...), s.Others) {
			if slices.Contains(strings.Fields(move), id) {
				return true
			}
		}
	}
	return false
}

// placed reports whether a scenario begins with a card in a city or in a hand.
func placed(m *mission.Mission, id string) bool {
	if m.Chapter != mission.Campaign {
		return false
	}
	for _, part := range []string{`"units":[`, `"hand":[`} {
		if _, rest, found := bytes.Cut(m.Position, []byte(part)); found {
			list, _, _ := bytes.Cut(rest, []byte("]"))
			if bytes.Contains(list, []byte(`"`+id+`"`)) {
				return true
			}
		}
	}
	return false
}
