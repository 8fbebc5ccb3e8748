package settings

import (
	"testing"

	"onelongnight/game/convoy/think"
	state51 "onelongnight/game/state51/think"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

func TestSettingsSurviveStorage(t *testing.T) {
	choices := choicesFor(desk.Opened{Game: think.Rules{}})
	s := readSettings(choices, "")
	for _, c := range choices {
		if s.value(c.name) != c.values[c.first] {
			t.Errorf("a newcomer's %s is %s", c.name, s.value(c.name))
		}
		s.choose(c.name, c.values[len(c.values)-1])
	}
	again := readSettings(choices, s.String())
	for _, c := range choices {
		if again.value(c.name) != s.value(c.name) {
			t.Errorf("%s was %s and is %s", c.name, s.value(c.name), again.value(c.name))
		}
	}
	if got := readSettings(choices, "speed=17 nonsense volume = text=200").value("text"); got != "200" {
		t.Errorf("among nonsense the text size is %s", got)
	}
}

// TestWhoLeadsEachSeat: where all roles play the choice for a role counts, else that for the number of the player.
func TestWhoLeadsEachSeat(t *testing.T) {
	five := []string{"1", "2", "3", "4", "5"}
	for setup, want := range map[string][]string{
		`{"seats":3,"factions":["mutants","merchants","new-york"]}`:                {"1", "person", "5"},
		`{"seats":4,"factions":["new-york","mutants","merchants","appalachians"]}`: {"3", "person", "4", "1"},
	} {
		g, err := state51.Rules{}.Open([]byte(setup))
		if err != nil {
			t.Fatal(err)
		}
		s := readSettings(choicesFor(desk.Opened{Offer: desk.Offer{Levels: five}, Game: g}),
			"level@state51=1 leads-2@state51=5 leads-3@state51=all leads-new-york@state51=3 leads-merchants@state51=4")
		for seat, player := range s.table(g, 1) {
			got := player.Level
			if player.Kind == table.Person {
				got = "person"
			}
			if got != want[seat] {
				t.Errorf("%s: seat %d is led by %s, not %s", setup, seat, got, want[seat])
			}
		}
	}
}
