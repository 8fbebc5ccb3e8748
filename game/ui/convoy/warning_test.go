package convoy

import (
	"strings"
	"testing"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
)

// TestAWarningNamesWhomToPlayItOn checks that the question before an attack ends with a battle that could be won says
// which unit an instant or entry ability is meant for, and of a unit that only stands there no printed strength, as +1
// may be added to it.
func TestAWarningNamesWhomToPlayItOn(t *testing.T) {
	const ground = `{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],"moloch":{
"deck":["hornet"]},"outpost":{"hand":["HAND"],"deck":["kid"]},"units":[{"id":"hunter-1","city":1},
{"id":"commando-1","city":1},{"id":"spiders-1","city":3}]}`
	for hand, want := range map[string]string{"scorn": "Play Scorn in Ziggy One, on: Hunter",
		"sniper": "Play Sniper, on: Hunter", "lieutenant-calahan": "Play Lt Calahan in Ziggy One."} {
		s, asked := posed(t, rules.Outpost, strings.Replace(ground, "HAND", hand, 1)), false
		for _, a := range s.Actions() {
			if s.Game.MoveText(a.Move) == "done" {
				asked = true
				if got := New(voice.English()).Warning(s, a); !strings.Contains(got, want) {
					t.Errorf("with %s: %q, want %q", hand, got, want)
				}
			}
		}
		if !asked {
			t.Errorf("with %s the attack cannot end", hand)
		}
	}
}

// TestAGiftIsNotPassedUpUnasked checks that passing on a marker that costs nothing asks first.
func TestAGiftIsNotPassedUpUnasked(t *testing.T) {
	s, asked := posed(t, rules.Moloch, `{"phase":"moloch-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],
"moloch":{"hand":["hybrid"],"deck":["hornet"]},"outpost":{"deck":["kid"]}}`), 0
	k := New(voice.English())
	for _, move := range []string{"play hybrid 1", ""} {
		for _, a := range s.Actions() {
			switch s.Game.MoveText(a.Move) {
			case move:
				if err := s.Play(a.Move); err != nil {
					t.Fatal(err)
				}
			case "pick none":
				asked++
				if got := k.Warning(s, a); !strings.Contains(got, "**Hybrid** costs nothing more") {
					t.Errorf("it says %q", got)
				}
			}
		}
	}
	if asked != 1 {
		t.Errorf("one could pass %d times", asked)
	}
}
