package voice_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
)

// voices returns the game's voice in every language.
var voices = editiontest.Voices(&voice.Languages, voice.Others)

// TestEveryReasonHasWords checks that every reason has words in every language, with no place left open.
func TestEveryReasonHasWords(t *testing.T) {
	moves := slices.DeleteFunc(editiontest.Moves(hex.DoPlace, hex.DoAbsorb), func(m game.Move) bool {
		verb := hex.ActOf(m).Verb // these moves name no tile, and some reasons do
		return verb == hex.DoTurn || verb == hex.DoDestination || verb == hex.DoStrike
	})
	editiontest.HasReasons(t, voices(t), gametest.Open(t, think.Rules{}, ""), hex.Reasons(), moves)
}

// TestEveryTileHasAName checks that every tile and every army has a name in every language.
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

// TestEveryHexHasAName checks that a free hex, such as one that a puzzle's hint points at, is called what the board
// says.
func TestEveryHexHasAName(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, "")
	speaker, view := voices(t)["en"].For(g), g.New(game.SeedOf("names")).View(0)
	for h := range hex.Hex(hex.HexCount) {
		if name := speaker.Name(view, table.KindPlace.Spot(h.String())); name != h.String() {
			t.Errorf("%s is called %q", h, name)
		}
	}
}

// TestEveryFactHasWords checks that what every tile does has words in every language, with no place left open.
func TestEveryFactHasWords(t *testing.T) {
	for lang, v := range voices(t) {
		for tile := hex.Tile(1); tile.Valid(); tile++ {
			editiontest.HasFacts(t, lang, v, tile.ID(), v.Facts(tile.Kind()))
		}
	}
}

// TestARefusedPushNamesWhoIsAtFault checks that a refused push (5.4) names the one of its two units that is the reason.
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

// TestOwnPointsStandFirst checks that everybody reads their own points before those of the others.
func TestOwnPointsStandFirst(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, "")
	s := g.New(game.SeedOf("points"))
	for seat, want := range []string{"Turn 4, 20 : 15", "Turn 4, 15 : 20"} {
		v := s.View(game.Seat(seat)).(*hex.View)
		v.Turn, v.Points[0], v.Points[1] = 4, 20, 15
		if said := voice.English().For(g).Whereabouts(v); said != want {
			t.Errorf("seat %d reads %q, not %q", seat, said, want)
		}
	}
}

// TestFirstHintsAreSaid, see [editiontest.FirstHints.Said].
func TestFirstHintsAreSaid(t *testing.T) {
	deals := editiontest.Deals(t, think.Rules{}, `{"mode":"duel","seats":["outpost","borgo"]}`, 6)
	deals = append(deals, editiontest.Deals(t, think.Rules{}, `{"mode":"duel","seats":["moloch","hegemony"]}`, 6)...)
	k := editiontest.FirstHints{Deals: deals, Voices: editiontest.Spoken(voices(t))}
	k.Said(t)
}

// TestATieNamesWhatDecidedIt checks in every language that the ending names what decided a tie: the battle of overtime
// (8.4), level points (9.2), or an HQ lost by both sides (9.3, 9.4). Without a tie the reason stands alone. No seat has
// an HQ in these games.
func TestATieNamesWhatDecidedIt(t *testing.T) {
	const duel = `{"mode":"duel","seats":["moloch","outpost"]}`
	const pair = `{"mode":"one-against-two","seats":["outpost","borgo","hegemony"]}`
	const teams = `{"mode":"teams","seats":["outpost","borgo","hegemony","moloch"]}`
	for _, x := range []struct {
		setup    string
		why      hex.Why
		overtime uint16
		want     string
	}{
		{duel, hex.MostPoints, 0, "end.why.points"},
		{duel, hex.MostPoints, 14, "end.tie.overtime"},
		{duel, hex.Level, 14, "end.why.level"},
		{duel, hex.Level, 0, "end.tie.points"},
		{duel, hex.BothDestroyed, 0, "end.why.both-destroyed"},
		{pair, hex.HQDestroyed, 0, "end.tie.pair"},
		{teams, hex.HQDestroyed, 0, "end.tie.teams"},
		{teams, hex.BothDestroyed, 0, "end.tie.teams-level"},
		{teams, hex.Conceded, 0, "end.why.conceded"},
	} {
		g := gametest.Open(t, think.Rules{}, x.setup)
		s := g.New(game.Seed{}).(*hex.State)
		s.Phase, s.Why, s.Overtime = hex.PhaseOver, x.why, x.overtime
		for lang, v := range voices(t) {
			if _, why := v.For(g).Ending(s.Result(), 0); why != v.T(x.want) || why == x.want {
				t.Errorf("%s: of %s in %s is said %q", lang, x.why, x.setup, why)
			}
		}
	}
}

// TestEverythingSaidInWholeGames plays games of every mode and has everything said in every language: no sentence has
// an unfilled place or is a bare key, and no two moves of a decision have the same label or the same path.
func TestEverythingSaidInWholeGames(t *testing.T) {
	all := voices(t)
	for _, setup := range []string{`{"mode":"duel","seats":["borgo","hegemony"]}`,
		`{"mode":"duel","seats":["outpost","moloch"],"reinforcements":true}`,
		`{"mode":"deathmatch","seats":["outpost","hegemony","moloch","borgo"]}`,
		`{"mode":"score","seats":["moloch","hegemony","outpost"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`} {
		g := gametest.Open(t, think.Rules{}, setup)
		for lang, v := range all {
			for n := range 6 {
				talk(t, lang, v, g, n)
			}
		}
	}
}

// silent lists the events that are not told.
var silent = map[string]bool{"battle-end": true, "over": true}

// talk plays a game and has everything said.
func talk(t *testing.T, lang string, v *voice.Voice, g game.Game, n int) {
	t.Helper()
	speaker := v.For(g)
	k := editiontest.Talk{Words: v, Speaker: speaker, Silent: silent, Heard: map[string]bool{}}
	k.Also = func(view game.View, _ []game.Move, m game.Move) {
		path := speaker.Path(view, m)
		if path[0].Kind == table.KindButton || path[len(path)-1].Kind != table.KindPlace {
			return
		}
		if aimed, ok := speaker.Attempt(view, path); !ok || aimed != m {
			t.Errorf("%s: touching %v seems to aim at %s, %v, not at %s", lang, path, g.MoveText(aimed), ok,
				g.MoveText(m))
		}
	}
	k.Play(t, g, g.New(game.SeedOf(fmt.Sprint("talk ", n))), fmt.Sprint(lang, n))
}

// TestShortTurnsAreExplained checks that the prompt of the first two turns, in which the hand is not full (3.1, 3.3),
// says so, and that of a later one does not.
func TestShortTurnsAreExplained(t *testing.T) {
	v := voice.English()
	g, err := hex.Rules{}.Open([]byte(`{"mode":"duel","seats":["moloch","outpost"]}`))
	if err != nil {
		t.Fatal(err)
	}
	s, said := g.New(game.SeedOf("short")), map[int]string{}
	for len(said) < 3 {
		view := s.View(s.Turn()).(*hex.View)
		if _, body := v.Prompt(view); view.Ask == hex.AskAct {
			said[int(view.Turn)] = body[0]
		}
		moves := s.Legal(nil)
		if err := s.Apply(moves[len(moves)-1], nil); err != nil {
			t.Fatal(err)
		}
	}
	for turn, begins := range map[int]string{1: "The first turn: 1 tile,", 2: "The second turn: 2 tiles,",
		3: "Place tiles"} {
		if !strings.HasPrefix(said[turn], begins) {
			t.Errorf("in turn %d the prompt says %q", turn, said[turn])
		}
	}
}

// TestADrawOfSomeIsALossOfTheOthers: with four armies, of which two share the lead, it is a draw for these alone, and
// they are named.
func TestADrawOfSomeIsALossOfTheOthers(t *testing.T) {
	g, err := hex.Rules{}.Open([]byte(`{"mode":"deathmatch","seats":["borgo","moloch","outpost","hegemony"]}`))
	if err != nil {
		t.Fatal(err)
	}
	r := game.Result{Over: true, Draw: true, Rank: [game.MaxSeats]uint8{3, 3, 1, 1}, Why: hex.Level.String()}
	for seat, want := range []string{"Defeat", "Defeat", "A draw", "A draw"} {
		title, why := voice.English().For(g).Ending(r, game.Seat(seat))
		if title != want || why != "Outpost, Hegemony: still level after one more battle." {
			t.Errorf("seat %d reads %q and %q", seat, title, why)
		}
	}
	r.Rank = [game.MaxSeats]uint8{1, 1, 1, 1}
	if _, why := voice.English().For(g).Ending(r, 0); why != "Still level after one more battle." {
		t.Errorf("a draw of all says %q", why)
	}
}

// TestAllRoundStrikesAreSaidOnce: a headquarters strikes on all six sides, which is no list of six numbers.
func TestAllRoundStrikesAreSaidOnce(t *testing.T) {
	v := voice.English()
	for id, want := range map[string]string{"outpost-hq": "every enemy right beside it: **1**", "hegemony-thug": "**2, 1, 1**"} {
		if facts := strings.Join(v.Facts(hex.TileByID(id).Kind()), "\n"); !strings.Contains(facts, want) {
			t.Errorf("%s is said to %s", id, facts)
		}
	}
}

// TestWhereATilePointsCanBeHeard checks in random games that of each direction that a tile can be turned to it is said
// which hexes it would then strike, and of each hex that a tile can be put on, which ones touch it and what lies there.
func TestWhereATilePointsCanBeHeard(t *testing.T) {
	g, heard := gametest.Open(t, think.Rules{}, `{"mode":"duel","seats":["borgo","outpost"]}`), 0
	speaker := voice.English().For(g)
	rng := game.NewStream(game.SeedOf("heard"))
	for state := g.New(rng.Seed()); !state.Result().Over; {
		moves := state.Legal(nil)
		v := state.View(state.Turn()).(*hex.View)
		for _, m := range moves {
			act := hex.ActOf(m)
			if act.Verb == hex.DoPlace {
				touches(t, speaker, v, m)
			}
			if act.Verb != hex.DoTurn {
				continue
			}
			path := speaker.Path(v, m)
			said := speaker.Describe(v, path[len(path)-1])
			for d, n := range v.Tile.Kind().Turned(uint8(act.A)).Melee {
				at := v.At.Next(hex.Dir(d))
				if n == 0 || at == hex.NoHex || v.Tile.Is(hex.Headquarters) {
					continue
				}
				if heard++; !strings.Contains(said, voice.English().Way(uint8(d))+" ("+at.String()) ||
					!names(said, v, at) && !v.Friends(v.Owner(v.At), v.Owner(at)) {
					t.Fatalf("%v turned to %d on %s strikes %s, and is said to: %q", v.Tile, act.A, v.At, at, said)
				}
			}
		}
		if err := state.Apply(moves[rng.Below(len(moves))], nil); err != nil {
			t.Fatal(err)
		}
	}
	if heard == 0 {
		t.Error("nothing was turned that strikes")
	}
}

// touches checks what is said of the hexes around the one that a tile is put on.
func touches(t *testing.T, speaker table.Voice, v *hex.View, m game.Move) {
	t.Helper()
	said, could, _ := strings.Cut(speaker.Terms(v, m), ". ")
	tile, at := hex.Tile(hex.ActOf(m).A), hex.Hex(hex.ActOf(m).B)
	if !strings.HasPrefix(said, "Touches ") || strings.Count(said, ", ") != at.Around().Len()-1 {
		t.Fatalf("%s: it is said %q", speaker.Label(v, m), said)
	}
	for d := range hex.Dir(hex.DirCount) {
		h := at.Next(d)
		if h == hex.NoHex {
			continue
		}
		if !strings.Contains(said, voice.English().Way(uint8(d))+" "+h.String()) || !names(said, v, h) {
			t.Fatalf("%s: %s touches it, and it is said %q", speaker.Label(v, m), h, said)
		}
		strikes := slices.Max(tile.Kind().Data().Face.Melee[:]) > 0
		enemy := v.Cells[h].Tile != hex.NoTile && !v.Friends(v.Who, v.Owner(h))
		if tile.Is(hex.Headquarters) && could != "" { // nothing else is on the board, and they do not hit each other
			t.Fatalf("%s: it is said %q", speaker.Label(v, m), could)
		}
		enemy = enemy && !tile.Is(hex.Headquarters)
		if strikes && enemy && (!strings.HasPrefix(could, "Could hit ") || !names(could, v, h)) {
			t.Fatalf("%s: it could hit what is on %s, and it is said %q", speaker.Label(v, m), h, could)
		}
	}
}

// names reports whether a sentence names the tile on a hex, if there is one.
func names(said string, v *hex.View, h hex.Hex) bool {
	tile := v.Cells[h].Tile
	return tile == hex.NoTile || strings.Contains(said, h.String()+": "+voice.English().Tile(tile))
}
