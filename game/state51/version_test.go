package state51

import (
	"errors"
	"strings"
	"testing"

	"onelongnight/game"
)

// retune makes the cards of a version 2 today's, until the test is over: land-deeds costs less, and the pub is nearer.
func retune(t *testing.T) {
	t.Helper()
	text := cardsText
	for _, change := range [][2]string{{"grey>2>scrap,scrap\ncontact militia", "grey>2>scrap\ncontact militia"},
		{"distance=3 types=card", "distance=1 types=card"}} {
		if strings.Count(text, change[0]) != 1 {
			t.Fatalf("%q is not in the cards once", change[0])
		}
		text = strings.Replace(text, change[0], change[1], 1)
	}
	before := current
	current = read(2, text)
	t.Cleanup(func() { current = before })
}

// TestEarlierVersionsStayPlayable: positions, setup positions, codes and views of version 1 are played with its cards,
// those that name no version with today's.
func TestEarlierVersionsStayPlayable(t *testing.T) {
	retune(t)
	position := func(version string) string {
		return `{"game":"state51",` + version + `"phase":"actions","round":3,"first":"a","turn":"a","seats":[{"faction":
			"merchants","hand":["generators"],"base":{"scrap":1}},{"faction":"mutants"}]}`
	}
	const deal = `{"seats":2,"factions":["merchants","mutants"]}`
	for version, want := range map[string]struct {
		version int
		annexes bool
	}{`"version":1,`: {1, false}, `"version":2,`: {2, true}, ``: {2, true}} {
		record, g, s, err := game.From(Rules{}, []byte(position(version)), "x")
		if err != nil {
			t.Fatal(err)
		}
		m, err := g.ParseMove("annex generators")
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Apply(m, nil); (err == nil) != want.annexes {
			t.Errorf("with one scrap in %q: %v", version, err)
		}
		plays(t, record, g, s, want.version)

		record, g, s, err = game.From(Rules{}, []byte(`{"game":"state51",`+version+`"setup":`+deal+`}`), "x")
		if err != nil {
			t.Fatal(err)
		}
		if pub := g.(*Game).Data().Of(g.(*Game).Data().Card("pub")); (pub.Distance == 1) != want.annexes {
			t.Errorf("a setup of %q has a pub of distance %d", version, pub.Distance)
		}
		plays(t, record, g, s, want.version)
	}
	for _, p := range []string{position(`"version":3,`), `{"game":"state51","version":3,"setup":` + deal + `}`} {
		var load *game.LoadError
		if _, _, _, err := game.From(Rules{}, []byte(p), "x"); !errors.As(err, &load) || load.Code != "version" {
			t.Errorf("%s: %v", p, err)
		}
	}
	if old, ok := (Rules{}).At(1); !ok || old.Version() != 1 || (Rules{}).Version() != 2 {
		t.Error("version 1 cannot be had")
	}
	if _, ok := (Rules{}).At(3); ok {
		t.Error("version 3 can be had")
	}
}

// plays holds that everything of a game stays with its version: kind, positions, codes and views.
func plays(t *testing.T, record *game.Record, g game.Game, s game.State, version int) {
	t.Helper()
	if got := g.Kind().Version(); got != version {
		t.Errorf("the game is of version %d, must be %d", got, version)
	}
	fresh, start, err := record.Start(g.Kind())
	if err != nil || fresh.Kind().Version() != version {
		t.Fatalf("the record does not start: %v", err)
	}
	code, err := record.Code(g.Kind())
	if err != nil {
		t.Fatal(err)
	}
	again, _, opened, err := game.Open([]game.Kind{Rules{}}, code)
	if err != nil || again.Kind().Version() != version || string(opened.Position()) != string(start.Position()) {
		t.Errorf("the code of version %d opens another game: %v", version, err)
	}
	back, v, err := Rules{}.Unpack(s.View(1).Pack())
	if err != nil || back.Kind().Version() != version || string(v.JSON()) != string(s.View(1).JSON()) {
		t.Errorf("a view of version %d does not survive packing: %v", version, err)
	}
}
