package think_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
)

// TestHintsFitWhenTheyMatter checks which hints fit a position, and which no longer do once what they are about is
// gone.
func TestHintsFitWhenTheyMatter(t *testing.T) {
	const (
		opening  = `{"phase":"mulligan-moloch","active":1,"cities":[{},{},{},{},{}],"deal":true,"moloch":{"deck":["hunter-1","hunter-2","hunter-3","brute","clown"]},"outpost":{"deck":["scorn"]}}`
		district = `{"phase":"district","battle":1,"active":1,"cities":[{},{},{},{},{}],"moloch":{"hand":["hunter-1"]},"outpost":{}}`
		// The last district of Cleveland, the bomb. Moloch has 4 there, and eleven cards in its deck.
		last = `{"phase":"outpost-attack","battle":4,"active":3,"fight":2,"cities":[{"destroyed":true},{"destroyed":true},{"ravaged":[1,3]},{},{}],
			"units":[{"id":"steelhound","city":3},{"id":"hunter-1","city":4},{"id":"hunter-2","city":5}],"outpost":{"hand":["scorn","trooper-1","medic"]},
			"moloch":{"deck":["brain","brute","clown","hornet","hybrid","ripper","blocker","defender","dreadnought","juggernaut","transporter"]}}`
		york = `{"phase":"moloch-attack","battle":9,"active":4,"fight":1,"cities":[{"destroyed":true},{"destroyed":true},{"destroyed":true},{},{}],
			"units":[{"id":"ripper","city":4},{"id":"scorn","city":4},{"id":"kid","city":5}],"moloch":{"hand":["spiders-1","matrix-connection"],"deck":["brain","brute"]},"outpost":{}}`
		modules = `{"phase":"moloch-modules","battle":1,"active":1,"fight":1,"cities":[{},{},{},{},{}],"units":[{"id":"ripper","city":1}],"moloch":{"hand":["net-module"]},"outpost":{}}`
	)
	for _, x := range []struct {
		name, position string
		change         []string
		want           string
	}{
		{"the first hand", opening, nil, "opening"},
		{"a district is chosen", district, nil, "district"},
		{"the last district, with a bomb and a support", last, nil, "last-district bomb support"},
		{"it is not the last", last, []string{"[1,3]", "[1]"}, "bomb support"},
		{"another one", last, []string{`"fight":2`, `"fight":1`, "[1,3]", "[2,3]"}, "last-district support"},
		{"the support is used", last, []string{`[1,3]`, `[1,3],"supportUsed":true`}, "last-district bomb"},
		{"too much to reach", last, []string{`"scorn","trooper-1","medic"`, `"trooper-1"`, `[1,3]`,
			`[1,3],"supportUsed":true`}, "last-district hopeless bomb"},
		{"a card that may still help", last, []string{`"scorn",`, ``}, "last-district bomb support"},
		{"few cards left", last, []string{`"brain",`, ``}, "last-district deck bomb support"},
		{"an undefended city", last, []string{`{"id":"hunter-1","city":4},`, ``}, "last-district bomb support ahead"},
		{"an instant", last, []string{`"medic"`, `"recon"`, `"active"`, `"noModules":true,"active"`, `{"id":"steel`,
			`{"id":"kid","city":3},{"id":"steel`}, "last-district bomb support instant"},
		{"Moloch before New York", york, nil, "york deck instant ability"},
		{"nothing to pay with, nobody there", york, []string{`"spiders-1","matrix-connection"`, ``,
			`{"id":"kid","city":5}`, `{"id":"kid","city":4}`}, "york deck"},
		{"Moloch plays ahead", york, []string{`{"id":"kid","city":5}`, `{"id":"kid","city":4}`},
			"york deck instant ability ahead"},
		{"a module", modules, nil, "module"},
		{"the first attack", modules, []string{"moloch-modules", "moloch-attack", "net-module", "hunter-1"},
			"attack deck ahead"},
		{"nothing to play in it", modules, []string{"moloch-modules", "moloch-attack"}, "deck"},
		{"the second battle", york, []string{`"battle":9`, `"battle":2`, `"hand":["spiders-1","matrix-connection"]`,
			`"hand":[]`, `"units":[{"id":"ripper","city":4},{"id":"scorn","city":4},{"id":"kid","city":5}],`, ``},
			"counts york deck"},
	} {
		_, s, err := think.Rules{}.Load([]byte(strings.NewReplacer(x.change...).Replace(x.position)), game.Seed{})
		if err != nil {
			t.Fatal(x.name, err)
		}
		names := func(seat game.Seat, since []game.Event) string {
			return strings.Join(think.Rules{}.Fitting(s.View(seat), s.Legal(nil), since, nil), " ")
		}
		if got := names(s.Turn(), nil); got != x.want {
			t.Errorf("%s: %s, not %s", x.name, got, x.want)
		}
		if got := names(convoy.Other(s.Turn()), nil); got != "" {
			t.Errorf("%s: who is not asked is told of %s", x.name, got)
		}
		drawn := []game.Event{convoy.BattleDecided{Seat: game.NoSeat}}
		if got := names(s.Turn(), drawn); got != "tie "+x.want {
			t.Errorf("%s, after a tie: %s", x.name, got)
		}
		if got := names(s.Turn(), []game.Event{convoy.BattleDecided{Seat: convoy.Moloch}}); got != x.want {
			t.Errorf("%s, after a win: %s", x.name, got)
		}
	}
}

// TestHintsComeInGames checks that in a few random games every hint fits some decision, and that hints always come in
// the order of the list.
func TestHintsComeInGames(t *testing.T) {
	rng := game.NewStream(game.SeedOf("hints"))
	met := map[string]int{}
	all := think.Rules{}.Hints()
	for range 20 {
		s := think.Rules{}.New(game.SeedOf(string(rune('a' + rng.Below(26)))))
		var since [2][]game.Event
		for !s.Result().Over {
			seat, legal := s.Turn(), s.Legal(nil)
			at := -1
			for _, name := range (think.Rules{}).Fitting(s.View(seat), legal, since[seat], nil) {
				met[name]++
				next := slices.Index(all, name)
				if next <= at {
					t.Fatalf("%s is no hint, or comes too late", name)
				}
				at = next
			}
			var log game.Log
			if err := s.Apply(legal[rng.Below(len(legal))], &log); err != nil {
				t.Fatal(err)
			}
			since[seat] = nil
			for i := range since {
				since[i] = append(since[i], log.Events...)
			}
		}
	}
	for _, name := range all {
		if met[name] == 0 {
			t.Errorf("%s never fits", name)
		}
	}
}
