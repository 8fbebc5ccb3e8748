// Package gametest tests the contract of package game. It plays any game at random, under each of its setups, and
// checks in every state what package game promises, like open_spiel's basic tests.
//
// The checks, by file: moves.go (legal lists, refusals, copies, loading), views.go (what a seat sees, worlds sampled
// from it, inputs of a learned player), events.go (what is told, and that what is told as certain does not depend on
// hidden things), ending.go (results, conceding, codes).
//
// It also plays scenarios: short texts, at least one for each rule and piece, that write a position, make moves and
// check the result. Each line is a word and its arguments. The words for moves and common checks are here (bench.go,
// checks.go); each game adds words that write its positions, and checks of its own.
package gametest

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"onelongnight/game"
)

// Options are what the checks need to know of a game besides the contract.
type Options struct {
	// Setups are the setups to play; a nil setup is the default. No setups means only the default.
	Setups [][]byte
	Games  int // number of random games for each setup
	// Some, if not 0, makes the kit check about one state in so many, at random.
	Some int
	// Moves are all moves that could be written down, legal or not. In each state those not in the legal list must be
	// refused.
	Moves []game.Move
	// Tries, if not 0, limits how many of Moves are tried in a state, chosen at random.
	Tries int
	// Reasons is the closed list of reasons for a refusal.
	Reasons []string
	// MaxMoves limits the length of a game.
	MaxMoves int
	// Census, if set, counts the pieces in a position by name, hidden ones included. No piece may be lost or found
	// during a game.
	Census func(position []byte) map[string]int
	// Each, if set, is called for every state, for checks that only this game has.
	Each func(t testing.TB, s game.State)
	// Resting reports whether a state can be loaded; nil means every state.
	Resting func(s game.State) bool
}

// Run plays random games and checks every state they pass through, or some of them (see Options.Some).
func Run(t testing.TB, kind game.Kind, o Options) {
	setups := o.Setups
	if setups == nil {
		setups = [][]byte{nil}
	}
	for _, setup := range setups {
		g, err := kind.Open(setup)
		if err != nil {
			t.Fatalf("setup %s: %v", setup, err)
		}
		opened(t, g)
		for n := range o.Games {
			k := &kit{TB: t, Options: o, game: g, rng: rand.New(rand.NewPCG(uint64(n), 7)), seed: fmt.Sprint("kit ", n)}
			k.play()
			if t.Failed() {
				t.Logf("setup %s, game %d, seed %q", setup, n, k.seed)
				return
			}
		}
	}
}

// opened checks that a game is what its own setup opens, and that its seats make sense.
func opened(t testing.TB, g game.Game) {
	t.Helper()
	again, err := g.Kind().Open(g.Setup())
	if err != nil || again.Kind().Name() != g.Kind().Name() || !bytes.Equal(again.Setup(), g.Setup()) ||
		!slices.Equal(again.Seats(), g.Seats()) {
		t.Fatalf("the game does not open again from its own setup %s: %v", g.Setup(), err)
	}
	if _, err := g.Kind().Open([]byte(`{"no such thing":1}`)); err == nil {
		t.Error("a setup that makes no sense is taken")
	}
	seats := g.Seats()
	n, players := game.Sides(seats)
	if len(seats) < 1 || len(seats) > game.MaxSeats || players == [game.MaxSeats]int{} {
		t.Fatalf("there are %d seats", len(seats))
	}
	names := map[string]bool{}
	sides := map[uint8]bool{}
	for i, s := range seats {
		names[s.Name], sides[s.Side] = true, true
		if s.Name == "" || game.SeatNamed(g, s.Name) != game.Seat(i) {
			t.Errorf("seat %d cannot be found by its name %q", i, s.Name)
		}
		if l, ok := g.(game.Roled); ok && !s.Scripted && int(s.Role) >= len(l.Roles()) {
			t.Errorf("seat %s plays role %d of %v", s.Name, s.Role, l.Roles())
		}
	}
	if len(names) != len(seats) || len(sides) != n {
		t.Errorf("names or sides of the seats %v", seats)
	}
}

// HotPaths runs [HotPath] on a game of each setup.
func HotPaths(t *testing.T, kind game.Kind, setups []string) {
	for _, setup := range setups {
		HotPath(t, Open(t, kind, setup))
	}
}

// Small checks that a state of type S takes at most that many bytes, so that copying it is cheap.
func Small[S any](t *testing.T, most uintptr) {
	var state S
	n := unsafe.Sizeof(state)
	t.Log(n, "bytes")
	if n > most {
		t.Errorf("a state has %d bytes", n)
	}
}

// HotPath checks that Legal, Apply, CopyFrom, Sample and a whole playout allocate nothing. It must not run in parallel
// with other tests.
func HotPath(t *testing.T, g game.Game) {
	t.Helper()
	p := NewPlayouts(g)
	for range 50 {
		p.Game() // grows the scratch memory before anything is measured
	}
	if n := testing.AllocsPerRun(100, func() { p.Game() }); n != 0 {
		t.Errorf("a playout allocates %v times", n)
	}
	state, world := g.New(game.Seed{}), g.Blank()
	if n := testing.AllocsPerRun(100, func() { world.CopyFrom(state) }); n != 0 {
		t.Errorf("a copy allocates %v times", n)
	}
	view, rng := state.View(state.Turn()), game.NewStream(game.Seed{})
	if n := testing.AllocsPerRun(100, func() { view.Sample(&rng, world) }); n != 0 {
		t.Errorf("a sample allocates %v times", n)
	}
}

type kit struct {
	testing.TB
	Options
	game   game.Game
	rng    *rand.Rand
	seed   string
	record game.Record
	census map[string]int
	now    shown // what the contract shows of the state being checked
}

// shown is what the contract shows of a state besides its decision. Writing it takes longer than anything else here, so
// it is written only once.
type shown struct {
	position []byte
	views    []game.View // by seat
	seen     [][]byte    // the same as JSON
}

func (k *kit) show(s game.State) shown {
	is := shown{position: s.Position()}
	for seat := range k.game.Seats() {
		view := s.View(game.Seat(seat))
		is.views, is.seen = append(is.views, view), append(is.seen, view.JSON())
	}
	return is
}

func (k *kit) play() {
	k.Helper()
	s := k.game.New(game.SeedOf(k.seed))
	k.same("a game dealt twice from one seed", s, k.show(s), k.game.New(game.SeedOf(k.seed)))
	k.record = game.Record{Seed: k.seed, Setup: k.game.Setup(), Conceded: game.NoSeat}
	for !s.Result().Over {
		if k.Some == 0 || k.rng.IntN(k.Some) == 0 {
			k.check(s)
		}
		if k.Failed() {
			k.Logf("after %d moves: %s", len(k.record.Moves), s.Position())
			return
		}
		legal := s.Legal(nil)
		m := legal[k.rng.IntN(len(legal))]
		if err := s.Apply(m, nil); err != nil {
			k.Fatalf("legal move %s: %v", k.game.MoveText(m), err)
		}
		k.record.Moves = append(k.record.Moves, m)
		if len(k.record.Moves) > k.MaxMoves {
			k.Fatalf("the game does not end within %d moves", k.MaxMoves)
		}
	}
	k.now = k.show(s)
	k.conserved()
	k.ended(s)
	k.replay(s)
}

// check checks all that must hold in a state before the end of the game.
func (k *kit) check(s game.State) {
	k.Helper()
	k.now = k.show(s)
	k.legal(s)
	k.refusals(s)
	k.copies(s)
	k.reload(s)
	k.views(s)
	k.outcomes(s)
	k.concessions(s)
	k.conserved()
	if k.Each != nil {
		k.Each(k, s)
	}
}

// conserved checks that no piece was lost or added since the game began.
func (k *kit) conserved() {
	k.Helper()
	if k.Census == nil {
		return
	}
	now := k.Census(k.now.position)
	if k.census == nil {
		k.census = now
	}
	if len(now) == 0 || !maps.Equal(now, k.census) {
		k.Errorf("the pieces were %v and are %v", k.census, now)
	}
}

// same checks that two states agree in all that the contract shows of them.
func (k *kit) same(what string, a game.State, is shown, b game.State) {
	k.Helper()
	other := k.show(b)
	if !bytes.Equal(is.position, other.position) {
		k.Errorf("%s differs:\n%s\n%s", what, is.position, other.position)
	}
	if a.Turn() != b.Turn() || a.Prompt() != b.Prompt() || a.Quiet() != b.Quiet() || a.Round() != b.Round() ||
		a.Result() != b.Result() || !slices.Equal(a.Legal(nil), b.Legal(nil)) {
		k.Errorf("%s has another decision open", what)
	}
	for seat := range k.game.Seats() {
		if !bytes.Equal(is.seen[seat], other.seen[seat]) {
			k.Errorf("%s looks different to seat %d", what, seat)
		}
	}
}
