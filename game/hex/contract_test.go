package hex_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/hex"
)

// setups lists a setup of every mode and variant.
var setups = []string{
	"",
	`{"mode":"duel","seats":["borgo","hegemony"],"opening":"tactical"}`,
	`{"mode":"duel","seats":["outpost","hegemony"],"reinforcements":true}`,
	`{"mode":"duel","seats":["hegemony","moloch"],"opening":"tactical","reinforcements":true}`,
	`{"mode":"deathmatch","seats":["hegemony","moloch","borgo"]}`,
	`{"mode":"deathmatch","seats":["outpost","hegemony","moloch","borgo"]}`,
	`{"mode":"score","seats":["moloch","outpost","hegemony"]}`,
	`{"mode":"score","seats":["borgo","moloch","outpost","hegemony"]}`,
	`{"mode":"one-against-two","seats":["borgo","moloch","hegemony"]}`,
	`{"mode":"one-against-two","seats":["moloch","outpost","borgo"]}`,
	`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`,
	`{"mode":"teams","seats":["outpost","moloch","borgo","hegemony"]}`,
}

// open opens a setup, "" for the default one.
func open(t testing.TB, setup string) game.Game {
	t.Helper()
	return gametest.Open(t, hex.Rules{}, setup)
}

// someMoves returns moves of every verb, valid ones and nonsense.
func someMoves() []game.Move {
	rng := rand.New(rand.NewPCG(1, 2))
	all := []game.Move{hex.Act{}.Move(), hex.Act{Verb: 255, A: 255, B: 255, C: 255}.Move()}
	for verb := hex.Verb(0); verb <= hex.DoAbsorb+1; verb++ {
		for a := range uint8(hex.TileCount + 2) {
			all = append(all, hex.Act{Verb: verb, A: a}.Move())
		}
		for range 2000 {
			all = append(all, hex.Act{Verb: verb, A: uint8(rng.IntN(hex.TileCount + 2)), B: uint8(rng.IntN(21)),
				C: uint8(rng.IntN(3))}.Move())
			all = append(all, hex.Act{Verb: verb, A: uint8(rng.IntN(hex.TileCount + 2)),
				B: uint8(rng.IntN(hex.TileCount + 2)), C: uint8(rng.IntN(hex.TileCount + 2))}.Move())
		}
	}
	return all
}

func options(games, some, tries int) gametest.Options {
	return gametest.Options{Games: games, Some: some, Tries: tries, Moves: someMoves(), Reasons: hex.Reasons(),
		MaxMoves: 5000,
		Resting:  func(s game.State) bool { return s.Quiet() }}
}

// TestEveryStateKeepsTheContract plays games of every setup with the test kit, and counts the tiles: none is ever lost
// or doubled.
func TestEveryStateKeepsTheContract(t *testing.T) {
	o := options(2, 0, 200)
	o.Each = tilesOnce
	gametest.RunEach(t, hex.Rules{}, setups, o)
}

func TestHundredsOfGamesKeepTheContract(t *testing.T) {
	gametest.RunEach(t, hex.Rules{}, setups, options(60, 24, 40))
}

// tilesOnce checks that every tile but the HQs is in a hand, a pile, a discard pile or on the board, once, and with its
// own army; dead armies have none (2.1, 3.7, 9.1).
func tilesOnce(t testing.TB, state game.State) {
	t.Helper()
	s := state.(*hex.State)
	for seat := range s.Game().Seats() {
		var found uint64
		n := 0
		count := func(tile hex.Tile) {
			bit := uint64(1) << ((tile - 1) % hex.ArmyTiles)
			if found&bit != 0 || s.Game().Seats()[seat].Role != uint8(tile.Army()) {
				t.Fatalf("%s is twice, or with another army, in %s", tile.ID(), s.Position())
			}
			found |= bit
			n++
		}
		for _, list := range [...]*hex.Pile{&s.Hand[seat], &s.Pile[seat], &s.Discard[seat]} {
			for _, tile := range list.Tiles() {
				count(tile)
			}
		}
		for h, c := range s.Cells {
			if stands := s.Of[seat].Has(hex.Hex(h)); stands && c.Tile == hex.NoTile || c.Tile == hex.NoTile &&
				c != (hex.Cell{}) {
				t.Fatalf("%s is marked wrongly in %s", hex.Hex(h), s.Position())
			} else if stands && !c.Tile.Is(hex.Headquarters) {
				count(c.Tile)
			}
		}
		if want := hex.ArmyTiles - 1; n != want && s.Out>>seat&1 == 0 || n != 0 && s.Out>>seat&1 != 0 {
			t.Fatalf("seat %d has %d tiles in %s", seat, n, s.Position())
		}
	}
}

func TestHotPathAllocatesNothing(t *testing.T) { gametest.HotPaths(t, hex.Rules{}, setups) }

func BenchmarkPlayout(b *testing.B) { gametest.Benchmark(b, hex.Rules{}, "", setups[5]) }

// TestStateIsFlat checks that a state can be copied by one assignment, and is small.
func TestStateIsFlat(t *testing.T) { gametest.Small[hex.State](t, 1024) }

var soak = flag.Int("soak", 1000, "random games of TestSoak; make soak plays a million")

// TestSoak plays random games of every setup: nothing panics, every game ends, and every state has all tiles.
func TestSoak(t *testing.T) { gametest.Soak(t, hex.Rules{}, setups, *soak, 5000, tilesOnce) }

// TestTranscripts checks that whole games are played as they were when recorded.
func TestTranscripts(t *testing.T) {
	files := map[string]string{"seed-1": "", "seed-2": "", "seed-3": "", "tactical-1": setups[1],
		"deathmatch-1": setups[5], "score-1": setups[7], "one-against-two-1": setups[9], "teams-1": setups[10]}
	for name, setup := range files {
		gametest.Transcript(t, open(t, setup), name[len(name)-1:], name)
	}
}

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
