package hex_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/hex"
)

// TestSetups checks which setups can be opened, and that each is written in one way only (2.1, 2.2, 10).
func TestSetups(t *testing.T) {
	gametest.Setups(t, hex.Rules{}, []gametest.Setup{
		{`{"seats":["outpost","moloch"],"mode":"duel"}`, "", `{"mode":"duel","seats":["outpost","moloch"]}`},
		{`{"mode":"duel","seats":["outpost","moloch"],"reinforcements":false,"opening":""}`, "",
			`{"mode":"duel","seats":["outpost","moloch"]}`},
		{`{"mode":"teams","seats":["borgo","hegemony","moloch","outpost"],"opening":"tactical","reinforcements":true}`,
			"",
			`{"mode":"teams","seats":["borgo","hegemony","moloch","outpost"],"opening":"tactical","reinforcements":true}`},
		{`{"mode":"duel","seats":["moloch"]}`, "do not fit", ""},
		{`{"mode":"deathmatch","seats":["moloch","borgo"]}`, "do not fit", ""},
		{`{"mode":"score","seats":[]}`, "do not fit", ""},
		{`{"mode":"one-against-two","seats":["moloch","borgo","outpost","hegemony"]}`, "do not fit", ""},
		{`{"mode":"duel","seats":["moloch","moloch"]}`, "twice", ""},
		{`{"mode":"duel","seats":["moloch","mutants"]}`, "no army", ""},
		{`{"mode":"war","seats":["moloch","outpost"]}`, "no mode", ""},
		{`{"mode":"puzzle","seats":["moloch","outpost"]}`, "loaded", ""},
		{`{"mode":"duel","seats":["moloch","outpost"],"opening":"bold"}`, "no opening", ""},
		{`{"mode":"duel","seats":["moloch","outpost"],"colour":"red"}`, "not readable", ""},
		{`{"mode":5}`, "not readable", ""},
		{`{}`, "no mode", ""},
		{`[]`, "not readable", ""},
	})
	if usual := open(t, `{"mode":"duel","seats":["moloch","outpost"]}`).Setup(); usual != nil {
		t.Errorf("the usual setup is written as %s", usual)
	}
}

// FuzzPosition checks that a position that loads can be played, and is written as it was read.
func FuzzPosition(f *testing.F) {
	gametest.FuzzPosition(f, hex.Rules{}, setups, func(s game.State) bool { return s.Quiet() },
		`{"game":"hex","mode":"puzzle","phase":"discard","turn":1,"puzzle":{"keep":1,"goal":"lead","by":2},"armies":[{"army":"borgo",
		"hp":3,"hand":["borgo-mutant-1","borgo-move-1"]},{"army":"moloch","hp":7}],"units":[{"id":"borgo-hq","hex":"a1"},
		{"id":"moloch-hq","hex":"b1"}]}`)
}
