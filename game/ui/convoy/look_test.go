package convoy

import (
	"testing"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/scene"
)

// TestAPhoneShowsTheCityThatIsAskedAbout: where the second district is to be chosen in the next city, because the one
// fought for has none left (4.10), that city is seen, and it is said that a bomb goes off there.
func TestAPhoneShowsTheCityThatIsAskedAbout(t *testing.T) {
	skin := New(voice.English())
	s := posed(t, rules.Moloch, `{"phase":"outpost-modules","active":2,"fight":1,"battle":4,"noModules":false,"cities":[{"destroyed":true},{"ravaged":[2,3]},{},{},{}],
		"moloch":{"hand":["relocate"],"deck":["brain","brute","clown"]},"outpost":{"hand":["medic"]},
		"units":[{"id":"hunter-1","city":2,"module":"combat-module-1"},{"id":"kid","city":5}]}`)
	for range 6 {
		v := s.View().(*rules.View)
		if v.Prompt() == "ravage" {
			p := skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 360, 640).(*picture)
			if p.model.Look != int(rules.Cleveland) {
				t.Errorf("city %d is seen", p.model.Look)
			}
			if len(p.model.Prompt.Lines) < 2 || p.model.Prompt.Lines[1] != "A bomb goes off there even now: each side kills an enemy." {
				t.Errorf("it is said: %q", p.model.Prompt.Lines)
			}
			return
		}
		if len(s.Actions()) == 0 {
			break
		}
		if err := s.Play(s.Actions()[len(s.Actions())-1].Move); err != nil {
			t.Fatal(err)
		}
	}
	t.Errorf("nobody is asked for a second district: %s", s.View().JSON())
}
