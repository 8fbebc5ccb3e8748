package voice_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
)

// voices are the game in every language.
func voices(t *testing.T) map[string]*voice.Voice {
	t.Helper()
	return editiontest.Voices(t, voice.English(), voice.Others(), voice.In)
}

// TestEveryReasonHasWords in every language, without a place left open.
func TestEveryReasonHasWords(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, "")
	var moves []game.Move
	for verb := hex.DoPlace; verb <= hex.DoAbsorb; verb++ {
		switch verb {
		case hex.DoTurn, hex.DoDestination, hex.DoStrike: // they name no tile, which some reasons do
			continue
		}
		moves = append(moves, hex.Act{Verb: verb, A: 1, B: 2}.Move())
	}
	for _, v := range voices(t) {
		editiontest.HasReasons(t, v, v.For(g), g.New(game.Seed{}), hex.Reasons(), moves)
	}
}

// TestEveryTileHasAName, and every army, in every language.
func TestEveryTileHasAName(t *testing.T) {
	for lang, v := range voices(t) {
		for tile := hex.Tile(1); tile.Valid(); tile++ {
			if name := v.Tile(tile); name == "" || strings.Contains(name, "tile.") {
				t.Errorf("%s: %s has the name %q", lang, tile.ID(), name)
			}
		}
		for a := range hex.ArmyCount {
			if name := v.Army(a); name == "" || strings.Contains(name, "army.") {
				t.Errorf("%s: %s has the name %q", lang, a, name)
			}
		}
	}
}

// TestEveryFactHasWords: what every tile does, in every language, without a place left open.
func TestEveryFactHasWords(t *testing.T) {
	for lang, v := range voices(t) {
		for tile := hex.Tile(1); tile.Valid(); tile++ {
			facts := v.Facts(tile.Kind())
			if len(facts) == 0 {
				t.Errorf("%s: nothing is said of %s", lang, tile.ID())
			}
			for _, fact := range facts {
				if !editiontest.Whole(v, fact) {
					t.Errorf("%s: of %s is said %q", lang, tile.ID(), fact)
				}
			}
		}
	}
}

// TestARefusedPushNamesWhoIsAtFault: of the two units of a push (5.4).
func TestARefusedPushNamesWhoIsAtFault(t *testing.T) {
	_, s := gametest.Load(t, think.Rules{}, `{"game":"hex","mode":"duel","phase":"act","turn":13,
		"armies":[{"army":"moloch","hp":20,"hand":["moloch-push-back-1"],"pile":["moloch-guard"]},{"army":"outpost","hp":20,"pile":["outpost-hmg"]}],
		"units":[{"id":"moloch-hq","hex":"a1"},{"id":"moloch-blocker-1","hex":"c3"},{"id":"outpost-hq","hex":"e3"},{"id":"outpost-brawler","hex":"c2"}]}`)
	play := func(text string) error {
		m, err := s.(*hex.State).Game().ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		return s.Apply(m, nil)
	}
	for text, want := range map[string]string{
		"place moloch-push-back-1 b1":               "Push Back is an instant: it never stands on the board.",
		"move moloch-blocker-1 c4":                  "Blocker is not mobile.",
		"push moloch-blocker-1 outpost-hmg":         "Not now: something else is asked.",
		"place moloch-guard b1":                     "Guard is not among your tiles.",
		"discard outpost-hmg":                       "HMG is not among your tiles.",
		"move moloch-guard b1":                      "Guard is not on the board.",
		"move outpost-brawler b1":                   "Brawler belongs to another army.",
		"strike a1":                                 "Not now: something else is asked.",
		"absorb moloch-medic-1 moloch-hq moloch-hq": "Not now: something else is asked.",
	} {
		illegal, ok := play(text).(*game.Illegal)
		if !ok {
			t.Errorf("%s is not refused", text)
			continue
		}
		if got := voice.English().Refusal(s, illegal); got != want {
			t.Errorf("%s is refused with %q, not %q", text, got, want)
		}
	}
}

// TestOwnPointsStandFirst: whoever looks back reads their own points before those of the others.
func TestOwnPointsStandFirst(t *testing.T) {
	g, err := think.Rules{}.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	s := g.New(game.SeedOf("points"))
	for seat, want := range []string{"turn 4, 20 : 15", "turn 4, 15 : 20"} {
		v := s.View(game.Seat(seat)).(*hex.View)
		v.Turn, v.Points[0], v.Points[1] = 4, 20, 15
		if said := voice.English().For(g).Whereabouts(v); said != want {
			t.Errorf("seat %d reads %q, not %q", seat, said, want)
		}
	}
}
