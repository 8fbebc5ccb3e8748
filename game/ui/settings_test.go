package ui

import "testing"

func TestSettingsSurviveStorage(t *testing.T) {
	s := readSettings("")
	for _, c := range choices {
		if s.value(c.name) != c.values[c.first] {
			t.Errorf("a newcomer's %s is %s", c.name, s.value(c.name))
		}
		s.next(c.name)
	}
	again := readSettings(s.String())
	for _, c := range choices {
		if again.value(c.name) != s.value(c.name) {
			t.Errorf("%s was %s and is %s", c.name, s.value(c.name), again.value(c.name))
		}
		for range c.values {
			again.next(c.name)
		}
		if again.value(c.name) != s.value(c.name) {
			t.Errorf("the choices of %s do not go round", c.name)
		}
	}
	if got := readSettings("speed=17 nonsense volume = text=200").value("text"); got != "200" {
		t.Errorf("among nonsense the text size is %s", got)
	}
}
