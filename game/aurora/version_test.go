package aurora_test

import (
	"errors"
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/gametest"
)

// TestEarlierVersionsStayPlayable checks that positions and setup positions of each version are played with its cards,
// and those that name no version with the latest.
func TestEarlierVersionsStayPlayable(t *testing.T) {
	today := aurora.Rules{}.Version()
	for version := 0; version <= today; version++ {
		named, want := fmt.Sprintf(`"version":%d,`, version), version
		if version == 0 {
			named, want = "", today
		}
		kind, ok := aurora.Rules{}.At(want)
		if !ok || kind.Version() != want {
			t.Fatalf("version %d cannot be had", want)
		}
		for _, text := range []string{`{"game":"aurora",` + named + `"setup":{"map":"beta"}}`,
			`{"game":"aurora",` + named + `"seats":2,"map":"alpha","phase":"movement","round":3,"turn":"red","aurora":3,"results":{"deck":["r1","r2"]},
			"order":["red","blue"],"convoys":{"red":{"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"}]},
			"blue":{"crew":[{"id":"leader-blue","zone":"action"}],"cars":[{"card":"truck-blue"}]}}}`} {
			record, g, s, err := game.From(aurora.Rules{}, []byte(text), "x")
			if err != nil {
				t.Fatal(err)
			}
			gametest.StaysOfVersion(t, aurora.Rules{}, record, g, s, want)
			then, _ := aurora.Of(g)
			if then.Data() != kind.(aurora.Rules).Data() {
				t.Errorf("version %d is not played with its cards", want)
			}
		}
	}
	for _, version := range []int{-1, today + 1} {
		var load *game.LoadError
		text := fmt.Appendf(nil, `{"game":"aurora","version":%d,"setup":{"map":"beta"}}`, version)
		if _, _, _, err := game.From(aurora.Rules{}, text, "x"); !errors.As(err, &load) || load.Code != "version" {
			t.Errorf("version %d: %v", version, err)
		}
		if _, ok := (aurora.Rules{}).At(version); ok {
			t.Errorf("version %d can be had", version)
		}
	}
}

// TestEarlierNumbersAreFrozen checks that the cards of versions that have been played stay as they were, whatever is
// retuned.
func TestEarlierNumbersAreFrozen(t *testing.T) { gametest.Frozen(t, aurora.Rules{}) }
