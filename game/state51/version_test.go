package state51

import (
	"errors"
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
)

// retuned returns the rules with one more version, in which the caravan reaches less far. It changes only contacts, as
// the deck must stay whole whatever earlier versions have done to the number of copies.
func retuned() Rules {
	return Rules{read(cardsText, retunedText+fmt.Sprintf(`
version %d
contact land-deeds of=merchants reach=grey>1>fuel house=reach,pay
contact caravan of=merchants reach=blue>1>fuel house=reach
`, current.Version+1))}
}

// quarry returns the id of a quarry in a version, which may have several.
func quarry(version int) string {
	if retuned().Data().At(version).Card("quarry") == NoCard {
		return "quarry-1"
	}
	return "quarry"
}

// TestEarlierVersionsStayPlayable checks that positions, setup positions, codes and views of each version are played
// with its cards, and those that name no version with today's. Land deeds cost the Merchants two scrap, and since
// version 2 a fuel; the caravan reaches less far in the version that this test adds.
func TestEarlierVersionsStayPlayable(t *testing.T) {
	rules := retuned()
	today := rules.Version()
	position := func(named string, version int) string {
		return `{"game":"state51",` + named + `"phase":"actions","round":3,"first":"a","turn":"a","seats":[{"faction":
			"merchants","hand":["` + quarry(version) + `","pub"],"base":{"fuel":1}},{"faction":"mutants"}]}`
	}
	called := func(version int) string { return fmt.Sprintf(`"version":%d,`, version) }
	const deal = `{"seats":2,"factions":["merchants","mutants"]}`
	for named, want := range map[string]struct {
		version int
		annexes bool
		caravan int
	}{called(1): {1, false, 3}, called(2): {2, true, 3}, called(today): {today, true, 1}, ``: {today, true, 1}} {
		record, g, s, err := game.From(rules, []byte(position(named, want.version)), "x")
		if err != nil {
			t.Fatal(err)
		}
		m, err := g.ParseMove("annex " + quarry(want.version))
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Apply(m, nil); (err == nil) != want.annexes {
			t.Errorf("with one fuel in %q: %v", named, err)
		}
		gametest.StaysOfVersion(t, rules, record, g, s, want.version)

		record, g, s, err = game.From(rules, []byte(`{"game":"state51",`+named+`"setup":`+deal+`}`), "x")
		if err != nil {
			t.Fatal(err)
		}
		if caravan := g.(*Game).Base(0).Contacts[Blue]; caravan.N != want.caravan {
			t.Errorf("a setup of %q has a caravan that reaches %d", named, caravan.N)
		}
		gametest.StaysOfVersion(t, rules, record, g, s, want.version)
	}
	for _, version := range []int{today + 1, -1} {
		for _, p := range []string{position(called(version), today),
			`{"game":"state51",` + called(version) + `"setup":` + deal + `}`} {
			var load *game.LoadError
			if _, _, _, err := game.From(rules, []byte(p), "x"); !errors.As(err, &load) || load.Code != "version" {
				t.Errorf("%s: %v", p, err)
			}
		}
	}
}

// TestVersions checks that every version from the first to today's is there, and no other.
func TestVersions(t *testing.T) {
	rules := retuned()
	today := current.Version + 1
	for version := 1; version <= today; version++ {
		if then, ok := rules.At(version); !ok || then.Version() != version {
			t.Errorf("version %d cannot be had", version)
		}
	}
	if rules.Version() != today {
		t.Error("today's version is not the last")
	}
	if _, ok := rules.At(today + 1); ok {
		t.Error("a version that is still to come can be had")
	}
}

// TestEarlierNumbersAreFrozen checks that the cards of versions that were played stay as they were.
func TestEarlierNumbersAreFrozen(t *testing.T) { gametest.Frozen(t, Rules{}) }
