package state51

import (
	"errors"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
)

// retune adds a version of the cards to those there are, until the test is over: the pub is nearer.
func retune(t *testing.T) {
	t.Helper()
	before := versions
	versions = readAll(cardsText, retunedText+`
version 3
location pub copies=1 distance=1 types=card spoil=card,card,card agreement=card produce=card open house=distance
`)
	current = versions[len(versions)-1]
	t.Cleanup(func() { versions, current = before, before[len(before)-1] })
}

// TestEarlierVersionsStayPlayable: positions, setup positions, codes and views of each version are played with its
// cards, those that name no version with today's. Land deeds cost the Merchants two scrap, since version 2 a fuel;
// the pub is nearer in the one that this test adds.
func TestEarlierVersionsStayPlayable(t *testing.T) {
	retune(t)
	position := func(version string) string {
		return `{"game":"state51",` + version + `"phase":"actions","round":3,"first":"a","turn":"a","seats":[{"faction":
			"merchants","hand":["quarry","pub"],"base":{"fuel":1}},{"faction":"mutants"}]}`
	}
	const deal = `{"seats":2,"factions":["merchants","mutants"]}`
	for named, want := range map[string]struct {
		version int
		quarry  string // its name: one of two in version 1
		annexes bool
		pub     int
	}{`"version":1,`: {1, "quarry-1", false, 3}, `"version":2,`: {2, "quarry", true, 3},
		`"version":3,`: {3, "quarry", true, 1}, ``: {3, "quarry", true, 1}} {
		record, g, s, err := game.From(Rules{}, []byte(strings.Replace(position(named), "quarry", want.quarry, 1)), "x")
		if err != nil {
			t.Fatal(err)
		}
		m, err := g.ParseMove("annex " + want.quarry)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Apply(m, nil); (err == nil) != want.annexes {
			t.Errorf("with one fuel in %q: %v", named, err)
		}
		gametest.StaysOfVersion(t, Rules{}, record, g, s, want.version)

		record, g, s, err = game.From(Rules{}, []byte(`{"game":"state51",`+named+`"setup":`+deal+`}`), "x")
		if err != nil {
			t.Fatal(err)
		}
		if pub := g.(*Game).Data().Of(g.(*Game).Data().Card("pub")); pub.Distance != want.pub {
			t.Errorf("a setup of %q has a pub of distance %d", named, pub.Distance)
		}
		gametest.StaysOfVersion(t, Rules{}, record, g, s, want.version)
	}
	for _, p := range []string{position(`"version":4,`), `{"game":"state51","version":4,"setup":` + deal + `}`,
		position(`"version":-1,`)} {
		var load *game.LoadError
		if _, _, _, err := game.From(Rules{}, []byte(p), "x"); !errors.As(err, &load) || load.Code != "version" {
			t.Errorf("%s: %v", p, err)
		}
	}
	for version := 1; version <= 3; version++ {
		if then, ok := (Rules{}).At(version); !ok || then.Version() != version {
			t.Errorf("version %d cannot be had", version)
		}
	}
	if (Rules{}).Version() != 3 {
		t.Error("today's version is not the last")
	}
	if _, ok := (Rules{}).At(4); ok {
		t.Error("version 4 can be had")
	}
}
