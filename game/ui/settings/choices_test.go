package settings

import (
	"testing"

	"onelongnight/game/convoy/think"
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
