package convoy_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/gametest"
)

// load returns the state of a position, which must load.
func load(t *testing.T, position string) game.State {
	t.Helper()
	_, s := gametest.Load(t, convoy.Rules{}, position)
	return s
}

// do makes a move, given by its text, and returns what happened.
func do(t *testing.T, s game.State, text string) []game.Event {
	t.Helper()
	return gametest.Play(t, convoy.Rules{}, s, text)
}

// TestPositionsThatWereReachedLoad checks that every position that play reaches can be loaded, whatever the number of
// the battle: it plays to the end from the highest number that loads.
func TestPositionsThatWereReachedLoad(t *testing.T) {
	towns := map[string]string{
		"all":               `{},{},{},{},{}`,
		"last":              `{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{"ravaged":[1,2]}`,
		"passed by":         `{"ravaged":[2]},{"ravaged":[1,2,3]},{"ravaged":[1,2,3]},{"ravaged":[1,2]},{}`,
		"with one to add":   `{"destroyed":true},{"destroyed":true},{"destroyed":true},{"ravaged":[1]},{}`,
		"with one added":    `{"destroyed":true},{"destroyed":true},{"destroyed":true},{"ravaged":[2],"supportUsed":true,"extraDistrict":true},{}`,
		"with none to add":  `{"destroyed":true},{"destroyed":true},{"destroyed":true},{"supportUsed":true},{}`,
		"half of the first": `{"ravaged":[1]},{},{},{},{}`,
	}
	active := map[string]int{"last": 5, "with one to add": 4, "with one added": 4, "with none to add": 4}
	for name, cities := range towns {
		for _, phase := range []string{"mulligan-outpost", "district", "moloch-attack"} {
			highest, position := 0, ""
			for battle := range 256 {
				fight := ""
				if phase == "moloch-attack" {
					fight = map[string]string{"last": `"fight":3,`, "half of the first": `"fight":2,`,
						"with one to add": `"fight":2,`}[name]
					if fight == "" {
						fight = `"fight":1,`
					}
				}
				try := fmt.Sprintf(`{"phase":%q,"battle":%d,"active":%d,%s"cities":[%s],"moloch":{"deck":["brain","brute","clown","ripper"]},
					"outpost":{"hand":["patriot","scorn","kid","runner"],"deck":["medic","recon"]}}`, phase, battle, max(1, active[name]), fight, cities)
				if _, _, err := (convoy.Rules{}).Load([]byte(try), game.Seed{}); err == nil {
					highest, position = battle, try
				}
			}
			if highest < 99 {
				t.Fatalf("%s, %s: battle 99 does not load, %d does", name, phase, highest)
			}
			s := load(t, position)
			for !s.Result().Over {
				if s.Quiet() {
					_, again, err := convoy.Rules{}.Load(s.Position(), game.Seed{})
					if err != nil || !bytes.Equal(again.Position(), s.Position()) {
						t.Fatalf("%s, %s, from battle %d: %v\n%s", name, phase, highest, err, s.Position())
					}
				}
				moves := s.Legal(nil)
				move := moves[len(moves)-1]
				for _, m := range moves {
					if (convoy.Rules{}).MoveText(m) == "support" {
						move = m
					}
				}
				if err := s.Apply(move, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestAConcededChoiceShowsNothing checks that Iron Gate's two cards are shown while the choice is open, and no longer
// once somebody has given up in the middle of it.
func TestAConcededChoiceShowsNothing(t *testing.T) {
	s := load(t, `{"phase":"outpost-attack","active":2,"fight":1,"noModules":true,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"deck":["hornet","recycler","hybrid"]},"units":[{"id":"patriot","city":2}]}`)
	do(t, s, "done")
	for seat := range game.Seat(2) {
		if view := s.View(seat).JSON(); !bytes.Contains(view, []byte(`"revealed":["hornet","recycler"]`)) {
			t.Fatalf("the choice is not open: %s", view)
		}
	}
	if err := s.Concede(convoy.Moloch, nil); err != nil {
		t.Fatal(err)
	}
	for seat := range game.Seat(2) {
		if view := s.View(seat).JSON(); bytes.Contains(view, []byte("revealed")) {
			t.Errorf("after the end seat %d is still shown the cards: %s", seat, view)
		}
	}
}

// TestDrawsSayWhoMayNotSee checks that the referee names every card that is drawn, and says who may not be told.
func TestDrawsSayWhoMayNotSee(t *testing.T) {
	s := load(t, `{"phase":"moloch-attack","active":1,"fight":1,"cities":[{},{},{},{},{}],
		"moloch":{"hand":["matrix-connection"],"deck":["brain","brute","clown","ripper"],"known":{"top":["brain"]}},"outpost":{"deck":["kid"]}}`)
	events := do(t, s, "instant matrix-connection")
	told := map[string]any{}
	for _, e := range events {
		if !game.Is[convoy.Drew](e) {
			continue
		}
		b, err := json.Marshal(convoy.Rules{}.Tell(e))
		var line map[string]any
		if err != nil || json.Unmarshal(b, &line) != nil {
			t.Fatalf("%s: %v", b, err)
		}
		told[line["card"].(string)] = line["hiddenFrom"]
	}
	if len(told) != 3 || told["brain"] != nil || told["brute"] != "outpost" || told["clown"] != "outpost" {
		t.Errorf("the draws are told as %v: the brain lay open, the others are hidden from the outpost", told)
	}
}
