package convoy

import (
	"strings"
	"testing"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/scene"
)

// TestWhatOnePlaysForIsInSight checks that the robots in New York are counted there, that an empty deck says what
// happens instead, and that the last district of a city is marked and mentioned before the battle for it ends.
func TestWhatOnePlaysForIsInSight(t *testing.T) {
	const before = `"cities":[{"destroyed":true},{"ravaged":[1,2]},{},{},{}]`
	const last = `"cities":[{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{"ravaged":[1,2]}]`
	for _, x := range []struct {
		place, deck, note, says, button, lasts string
		robots                                 int
	}{
		{`"active":2,"fight":3,` + before, `"brain"`, "last district", "others stay in the ruins", "who stays is left in ruins",
			"lasts 1 battle", 2},
		{`"active":5,"fight":3,` + last, ``, "last battle", "Moloch wins by a robot left here", "this battle decides",
			"empty: robots go now", 2},
		{`"active":2,"fight":3,"cities":[{"destroyed":true},{"ravaged":[1]},{},{},{}]`, `"brain"`, "", "", "1 card",
			"lasts 1 battle", 2},
	} {
		s := posed(t, rules.Outpost, `{"phase":"outpost-attack","battle":9,`+x.place+`,
			"moloch":{"hand":["clown"],"deck":[`+x.deck+`]},"outpost":{"hand":["kid"],"deck":[]},
			"units":[{"id":"gauss-cannon","city":5},{"id":"brute","city":5},{"id":"scorn","city":2}]}`)
		active := s.View().(*rules.View).Active
		for _, size := range [][2]float64{{1280, 720}, {360, 640}} {
			p := seen(New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, size[0],
				size[1]))
			m := p.model
			if goal := m.Cities[rules.NewYork-1].Goal; goal == nil || goal.Value != x.robots ||
				goal.Label != "2 robots" {
				t.Errorf("%s: in New York are counted %v", x.place, goal)
			}
			if m.Cities[0].Goal != nil {
				t.Error("robots are counted where they do not count")
			}
			if note := m.Cities[active-1].Note; note != x.note {
				t.Errorf("%s: the active city is noted %q, not %q", x.place, note, x.note)
			}
			for _, one := range m.Buttons {
				if one.ID == "done" && !strings.Contains(one.Sub, x.button) {
					t.Errorf("%s: on the button stands %q", x.place, one.Sub)
				}
			}
			if said := strings.Join(m.Prompt.Lines, " "); !strings.Contains(said, x.says) || x.says == "" &&
				strings.Contains(said, "last") {
				t.Errorf("%s: said is %q", x.place, said)
			}
			if lasts := m.Sides[faction(rules.Moloch)].Lasts; lasts != x.lasts {
				t.Errorf("%s: Moloch’s deck %q", x.place, lasts)
			}
			if lasts := m.Sides[faction(rules.Outpost)].Lasts; lasts != "empty: no more cards" {
				t.Errorf("%s: the Outpost’s deck %q", x.place, lasts)
			}
		}
	}
}
