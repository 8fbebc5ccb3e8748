package gametest_test

import (
	"math"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/gametest/tiny/tiles"
)

func cardOptions(games int) gametest.Options {
	return gametest.Options{Setups: cards.Setups(), Games: games, Moves: cards.EveryMove(), MaxMoves: 16,
		Reasons: cards.Reasons(), Census: cards.Census}
}

// TestTinyGamesKeepTheContract runs the checks on the tiny games: with one to four seats, in teams, and against a
// scripted seat.
func TestTinyGamesKeepTheContract(t *testing.T) {
	gametest.Run(t, cards.Kind{}, cardOptions(200))
	gametest.Run(t, tiles.Kind{}, gametest.Options{Setups: tiles.Setups(), Games: 100, Moves: tiles.EveryMove(),
		MaxMoves: 18, Reasons: tiles.Reasons()})
	gametest.Run(t, solo.Kind{}, gametest.Options{Setups: solo.Setups(), Games: 20, Some: 4, Moves: solo.EveryMove(),
		MaxMoves: 24, Reasons: solo.Reasons()})
}

// TestSoloIsOneSide checks that a game is solo by who decides in it, not by its number of seats.
func TestSoloIsOneSide(t *testing.T) {
	person, script := game.SeatInfo{}, game.SeatInfo{Side: 1, Scripted: true}
	for _, x := range []struct {
		seats []game.SeatInfo
		solo  bool
	}{
		{[]game.SeatInfo{person}, true},
		{[]game.SeatInfo{person, script}, true},
		{[]game.SeatInfo{person, person, script}, true},
		{[]game.SeatInfo{person, {Side: 1}}, false},
		{[]game.SeatInfo{person, {Side: 1}, {Side: 2, Scripted: true}}, false},
	} {
		if got := game.Solo(x.seats); got != x.solo {
			t.Errorf("%v is for one side: %v", x.seats, got)
		}
	}
}

func TestTinyGamesAllocateNothing(t *testing.T) {
	for kind, list := range map[game.Kind][][]byte{cards.Kind{}: cards.Setups(), tiles.Kind{}: tiles.Setups(),
		solo.Kind{}: solo.Setups()} {
		for _, setup := range list {
			gametest.HotPath(t, gametest.Open(t, kind, string(setup)))
		}
	}
}

// TestDealsAreEquallyLikely checks that each world that a view could come from is dealt about as often as every other.
func TestDealsAreEquallyLikely(t *testing.T) {
	g := gametest.Open(t, cards.Kind{}, "")
	view, rng, world := g.New(game.SeedOf("deals")).View(0), game.NewStream(game.SeedOf("often")), g.Blank()
	count := map[string]int{}
	const deals = 20_000
	for range deals {
		view.Sample(&rng, world)
		count[string(world.Position())]++
	}
	// Two of the five cards that are not seen are in the other hand.
	if len(count) != 10 {
		t.Fatalf("there are %d different worlds, not 10", len(count))
	}
	chi := 0.0
	for _, n := range count {
		chi += math.Pow(float64(n)-deals/10, 2) / (deals / 10)
	}
	if chi > 27.9 { // 0.1 % of fair deals, 9 degrees of freedom
		t.Errorf("the worlds are not equally likely: χ² = %.1f, %v", chi, count)
	}
}

// TestResultsAreFair checks that worth is shared among the sides that won, not among their seats.
func TestResultsAreFair(t *testing.T) {
	seats := []game.SeatInfo{{Name: "a"}, {Name: "b", Side: 1}, {Name: "c"}, {Name: "d", Side: 2}}
	for _, x := range []struct {
		rank [game.MaxSeats]uint8
		want [game.MaxSeats]float64
	}{
		{[4]uint8{1, 2, 1, 3}, [4]float64{1, 0, 1, 0}},
		{[4]uint8{1, 1, 1, 2}, [4]float64{0.5, 0.5, 0.5, 0}},
		{[4]uint8{2, 1, 2, 1}, [4]float64{0, 0.5, 0, 0.5}},
		{[4]uint8{1, 1, 1, 1}, [4]float64{1. / 3, 1. / 3, 1. / 3, 1. / 3}},
	} {
		r := game.Result{Over: true, Rank: x.rank}
		for seat, want := range x.want {
			if got := r.Worth(seats, game.Seat(seat)); math.Abs(got-want) > 1e-12 {
				t.Errorf("places %v: seat %d gets %v, not %v", x.rank, seat, got, want)
			}
		}
	}
	if r := game.DecidedBy(seats[:2], game.NoSeat, "level"); r.Winner() != game.NoSeat || !r.Draw ||
		r.Worth(seats[:2], 1) != 0.5 {
		t.Errorf("a draw of two is %+v", r)
	}
	if n := testing.AllocsPerRun(100, func() { _ = game.DecidedBy(seats[:2], 1, "won") == game.Result{} }); n > 0 {
		t.Errorf("a result allocates %v times", n)
	}
}
