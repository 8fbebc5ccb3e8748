package ui_test

import (
	"strings"
	"testing"
)

// crowd is a position with a full city, a destroyed one, robots immune and not,
// and a hand for everything; %s is the phase.
const crowd = `{"phase":"%s","active":2,"fight":1,"battle":3,"cities":[{"destroyed":true},{},{"supportUsed":true},{},{}],
	"moloch":{"hand":["destruction-module","hornet","hunter-3","push-back-1","recycler"],"deck":["combat-module-1","clown"],"discard":["ripper"]},
	"outpost":{"hand":["scorn","assault-team","move-1","runner","medic","sniper"],"deck":["scout-1","war-council-1"],"discard":["kid"]},
	"units":[{"id":"hunter-1","city":2},{"id":"dreadnought","city":2},{"id":"ripper","city":2},{"id":"hacker","city":2},{"id":"lieutenant-calahan","city":2},
		{"id":"brute","city":3},{"id":"trooper-2","city":3},{"id":"saboteur","city":3},{"id":"patriot","city":3},{"id":"steelhound","city":1},{"id":"brain","city":4}]}`

// TestWrongTouchesSayWhy makes the mistakes that newcomers make. Each is
// answered, in words, at the place touched.
func TestWrongTouchesSayWhy(t *testing.T) {
	for _, x := range []struct {
		side, phase string
		taps        []string
		want, place string
	}{
		{"outpost", "outpost-attack", []string{"card:scorn", "place:3"}, "no free position in Cleveland", "place:3"},
		{"outpost", "outpost-attack", []string{"card:scorn", "piece:brute"}, "no free position in Cleveland",
			"place:3"},
		{"outpost", "outpost-attack", []string{"card:scorn", "part:3-1"}, "no free position in Cleveland", "place:3"},
		{"outpost", "outpost-attack", []string{"card:scorn", "place:1"}, "Ziggy One is destroyed", "place:1"},
		{"outpost", "outpost-attack", []string{"card:medic"}, "nothing fits: Take a soldier back", "card:medic"},
		{"outpost", "outpost-attack", []string{"card:move-1", "place:3"}, "Touch one of the lit things", "place:3"},
		{"outpost", "outpost-attack", []string{"card:assault-team", "place:2", "piece:dreadnought"},
			"Dreadnought is immune", "piece:dreadnought"},
		{"outpost", "outpost-attack", []string{"card:assault-team", "place:2", "piece:lieutenant-calahan"},
			"cannot be chosen for Assault Team", "piece:lieutenant-calahan"},
		{"outpost", "outpost-attack", []string{"card:assault-team", "place:2", "card:scorn"},
			"First answer what is asked", "card:scorn"},
		{"moloch", "moloch-attack", []string{"card:destruction-module"}, "Modules come after both attacks",
			"card:destruction-module"},
		{"moloch", "moloch-attack", []string{"card:recycler"}, "nothing fits: Take any module", "card:recycler"},
		{"moloch", "moloch-modules", []string{"card:hornet"}, "Now it is modules only", "card:hornet"},
		{"moloch", "moloch-modules", []string{"card:destruction-module", "piece:brute"}, "in the city fought for",
			"piece:brute"},
		{"moloch", "moloch-modules", []string{"card:destruction-module", "piece:hacker"}, "under robots only",
			"piece:hacker"},
		{"moloch", "moloch-modules", []string{"card:destruction-module", "place:2"}, "Touch one of the lit things",
			"place:2"},
		{"moloch", "district", []string{"card:hornet"}, "", ""},
	} {
		position := strings.Replace(crowd, "%s", x.phase, 1)
		if x.phase == "district" {
			position = strings.Replace(position, `"fight":1,`, "", 1)
		}
		b := at(t, x.side, "speed=0 tips=off", strings.Replace(position, `"discard":["ripper"]`, `"discard":[]`, 1))
		if !b.Tap(x.taps...) {
			t.Errorf("%v cannot be touched", x.taps)
			continue
		}
		c := b.Screen()
		if !strings.Contains(c.Toast, x.want) || c.Toast == "" && x.want != "" || c.ToastAt.String() != x.place {
			t.Errorf("%s, %s: %v says %q at %q, want %q at %q", x.side, x.phase, x.taps, c.Toast, c.ToastAt, x.want,
				x.place)
		}
	}
}

// TestACityIsMoreThanItsGround: whoever places a card may touch what stands in
// the city.
func TestACityIsMoreThanItsGround(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.Tap("card:runner", "piece:hunter-1")
	p, _ := b.Run()
	if _, _, ok := p.Where(spotOf("piece:runner")); !ok {
		t.Error("touching a robot in Iron Gate does not play Runner there")
	}
}
