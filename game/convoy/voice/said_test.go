package voice_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/gametest"
)

// said plays moves in a position and lists what is said of it to the Outpost.
func said(t *testing.T, position string, moves ...string) (s game.State, lines []string) {
	t.Helper()
	_, s = gametest.Load(t, think.Rules{}, position)
	for _, move := range moves {
		m, err := think.Rules{}.ParseMove(move)
		if err != nil {
			t.Fatal(err)
		}
		var log game.Log
		if err := s.Apply(m, &log); err != nil {
			t.Fatalf("%s: %v", move, err)
		}
		for _, e := range log.Events {
			lines = append(lines, voice.English().Sentence(e, convoy.Outpost))
		}
	}
	return s, lines
}

// TestNothingIsSaidThatDidNotHappen: no kill where nobody was, no robot switched
// off where none stood.
func TestNothingIsSaidThatDidNotHappen(t *testing.T) {
	const killed = `{"phase":"outpost-attack","active":1,"fight":2,"battle":1,"noModules":true,"cities":[{},{},{},{},{}],"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["emp-launcher"]},"units":[`
	for _, x := range []struct{ units, say, not string }{
		{`{"id":"patriot","city":1}`, "The Outpost wins the district. No enemy unit there can be killed.", "a kill"},
		{`{"id":"patriot","city":1},{"id":"spiders-1","city":1}`, "The Outpost wins the district: a kill.", "Nobody is there"},
		{`{"id":"hunter-1","city":1}`, "Moloch wins the district. No enemy unit there can be killed.", "a kill"},
	} {
		_, lines := said(t, killed+x.units+"]}", "done")
		if all := strings.Join(lines, "\n"); !slices.Contains(lines, x.say) || strings.Contains(all, x.not) {
			t.Errorf("with %s it does not say %q, but\n%s", x.units, x.say, all)
		}
	}
	_, lines := said(t, killed+"]}", "play emp-launcher 1")
	if all := strings.Join(lines, "\n"); strings.Contains(all, "switches off") {
		t.Errorf("with no robot there it is said:\n%s", all)
	}
	_, lines = said(t, killed+`{"id":"hunter-1","city":1}]}`, "play emp-launcher 1")
	if !slices.Contains(lines, "The EMP Launcher switches off 1 robot in Ziggy One.") {
		t.Errorf("with a robot there it is said: %q", lines)
	}
}

// TestAnotherDistrictIsRavagedNotFoughtFor: what Moloch does after a win is said
// as what it is, with a benefit only where it has one.
func TestAnotherDistrictIsRavagedNotFoughtFor(t *testing.T) {
	for city, want := range map[string][]string{
		`"active":2,"fight":1,"cities":[{"destroyed":true},{},{},{},{}]`: {"Ravage district 2 of Iron Gate", "Ravage district 3 of Iron Gate"},
		`"active":3,"fight":1,"cities":[{"destroyed":true},{"destroyed":true},{},{},{}]`: {"Ravage district 2 of Cleveland: bomb",
			"Ravage district 3 of Cleveland: draw a card"},
		`"active":5,"fight":1,"cities":[{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{}]`: {
			"Ravage district 2 of New York", "Ravage district 3 of New York: bomb"},
	} {
		at := city[9:10]
		s, _ := said(t, `{"phase":"outpost-attack","battle":3,"noModules":true,`+city+`,"moloch":{"deck":["brain","brute","clown"]},"outpost":{},"units":[{"id":"hunter-1","city":`+at+`}]}`, "done")
		var labels []string
		for _, m := range s.Legal(nil) {
			labels = append(labels, voice.English().Label(s.View(convoy.Moloch), m))
		}
		if s.Prompt() != "ravage" || !slices.Equal(labels, want) {
			t.Errorf("%s: %s asks %q, not %q", city, s.Prompt(), labels, want)
		}
	}
}
