// Package gametest is the test kit of the contract: it plays any game at
// random and checks, at every state on the way, what package game promises.
// Its model is open_spiel's basic tests.
package gametest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"onelongnight/game"
)

// Options say what a game's checks need to know beside the contract.
type Options struct {
	Games int // random games to play
	// Some, if not 0, checks only one state in so many, by chance.
	Some int
	// Moves is every move that could be written down, legal or not: at each
	// state those not in the legal list must be refused.
	Moves []game.Move
	// Tries, if not 0, is how many of Moves are tried at a state, by chance.
	Tries int
	// Reasons is the closed list of reasons for a refusal.
	Reasons []string
	// MaxMoves bounds a game.
	MaxMoves int
	// Each, if set, checks what only this game knows at every state.
	Each func(t testing.TB, s game.State)
	// Resting tells whether a state may be loaded again; nil: every state.
	Resting func(s game.State) bool
}

// Run plays random games and checks every state of them.
func Run(t *testing.T, g game.Game, o Options) {
	for n := range o.Games {
		k := &kit{TB: t, Options: o, game: g, rng: rand.New(rand.NewPCG(uint64(n), 7)), seed: fmt.Sprint("kit ", n)}
		k.play()
		if t.Failed() {
			t.Logf("game %d, seed %q", n, k.seed)
			return
		}
	}
}

// kit plays one game.
type kit struct {
	testing.TB
	Options
	game   game.Game
	rng    *rand.Rand
	seed   string
	record game.Record
}

func (k *kit) play() {
	k.Helper()
	s := k.game.New(game.SeedOf(k.seed))
	k.same("a game dealt twice from one seed", s, k.game.New(game.SeedOf(k.seed)))
	k.record = game.Record{Seed: k.seed, Conceded: game.NoSeat}
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
	k.ended(s)
	k.replay(s)
}

// check is everything that must hold at a state that is not the end.
func (k *kit) check(s game.State) {
	k.Helper()
	k.legal(s)
	k.refusals(s)
	k.copies(s)
	k.reload(s)
	k.views(s)
	if k.Each != nil {
		k.Each(k, s)
	}
}

// legal: sorted, none twice, never empty, each with a text that reads back.
func (k *kit) legal(s game.State) {
	k.Helper()
	legal := s.Legal(nil)
	if len(legal) == 0 || s.Turn() == game.NoSeat || s.Prompt() == "" {
		k.Fatalf("a state without legal moves, turn or prompt that is not over")
	}
	for i, m := range legal {
		if i > 0 && legal[i-1] >= m {
			k.Errorf("legal moves are not sorted: %v", legal)
		}
		if back, err := k.game.ParseMove(k.game.MoveText(m)); err != nil || back != m {
			k.Errorf("move %d reads %q and parses to %d, %v", m, k.game.MoveText(m), back, err)
		}
	}
	texts := map[string]bool{}
	for _, m := range legal {
		texts[k.game.MoveText(m)] = true
	}
	if len(texts) != len(legal) {
		k.Errorf("two legal moves have one text")
	}
}

// refusals: every legal move applies, every other one is refused with a
// reason of the list and changes nothing.
func (k *kit) refusals(s game.State) {
	k.Helper()
	legal := s.Legal(nil)
	trial := k.game.Blank()
	for _, m := range legal {
		trial.CopyFrom(s)
		var log game.Log
		if err := trial.Apply(m, &log); err != nil {
			k.Errorf("legal move %s is refused: %v", k.game.MoveText(m), err)
		}
	}
	before := string(s.Position())
	for _, m := range k.tries() {
		if _, ok := slices.BinarySearch(legal, m); ok {
			continue
		}
		illegal, ok := s.Apply(m, nil).(*game.Illegal)
		if !ok || !slices.Contains(k.Reasons, illegal.Reason) {
			k.Errorf("move %s is not in the legal list and was not refused with a known reason: %v", k.game.MoveText(m), illegal)
			return
		}
	}
	if string(s.Position()) != before {
		k.Errorf("a refused move changed the position")
	}
}

// tries is the moves to be refused at one state.
func (k *kit) tries() []game.Move {
	if k.Tries == 0 {
		return k.Moves
	}
	some := make([]game.Move, k.Tries)
	for i := range some {
		some[i] = k.Moves[k.rng.IntN(len(k.Moves))]
	}
	return some
}

// copies: a copy is equal and independent.
func (k *kit) copies(s game.State) {
	k.Helper()
	before := string(s.Position())
	c := k.game.Blank()
	c.CopyFrom(s)
	k.same("a copy", s, c)
	legal := s.Legal(nil)
	if err := c.Apply(legal[k.rng.IntN(len(legal))], nil); err != nil {
		k.Error(err)
	}
	if string(s.Position()) != before {
		k.Errorf("a move on a copy changed the original")
	}
}

// reload: a position that may be loaded comes back equal.
func (k *kit) reload(s game.State) {
	k.Helper()
	again, err := k.game.Load(s.Position(), game.SeedOf("again"))
	if k.Resting != nil && !k.Resting(s) {
		if err == nil {
			k.Errorf("a position that must not be loaded was")
		}
		return
	}
	if err != nil {
		k.Errorf("the position does not load: %v", err)
		return
	}
	k.same("a loaded position", s, again)
}

// same compares two states by everything the contract shows of them.
func (k *kit) same(what string, a, b game.State) {
	k.Helper()
	if !bytes.Equal(a.Position(), b.Position()) {
		k.Errorf("%s differs:\n%s\n%s", what, a.Position(), b.Position())
	}
	if a.Turn() != b.Turn() || a.Prompt() != b.Prompt() || a.Quiet() != b.Quiet() || a.Result() != b.Result() || !slices.Equal(a.Legal(nil), b.Legal(nil)) {
		k.Errorf("%s has another decision open", what)
	}
	for seat := range k.game.Seats() {
		if !bytes.Equal(a.View(game.Seat(seat)).JSON(), b.View(game.Seat(seat)).JSON()) {
			k.Errorf("%s looks different to seat %d", what, seat)
		}
	}
}

// views: a world sampled from a view is one the view could be of, gives the
// seat to move the same choices, and a view survives packing.
func (k *kit) views(s game.State) {
	k.Helper()
	rng := game.NewStream(game.SeedOf(fmt.Sprint(k.seed, len(k.record.Moves))))
	for seat := range k.game.Seats() {
		view := s.View(game.Seat(seat))
		packed := view.Pack()
		back, err := k.game.Unpack(packed)
		if err != nil || back.Pack() != packed || !bytes.Equal(back.JSON(), view.JSON()) || back.Seat() != view.Seat() {
			k.Errorf("the view of seat %d does not survive packing: %v", seat, err)
			continue
		}
		world := k.game.Blank()
		back.Sample(&rng, world)
		if got := world.View(game.Seat(seat)); got.Pack() != packed {
			k.Errorf("a world sampled from the view of seat %d looks different to it:\n%s\n%s", seat, got.JSON(), view.JSON())
		}
		k.inputs(s, world, game.Seat(seat))
		if world.Turn() != s.Turn() || world.Prompt() != s.Prompt() {
			k.Errorf("a world sampled from the view of seat %d has another decision open", seat)
		}
		if s.Turn() == game.Seat(seat) && !slices.Equal(world.Legal(nil), s.Legal(nil)) {
			k.Errorf("a world sampled from the view of the seat to move has other legal moves")
		}
	}
}

// inputs: what a learned player sees is numbered below Inputs, without
// repetition, and the same in every world that looks the same to the seat.
func (k *kit) inputs(s, world game.State, seat game.Seat) {
	k.Helper()
	seen := k.game.Look(s, seat, nil)
	if other := k.game.Look(world, seat, nil); !slices.Equal(seen, other) {
		k.Errorf("the inputs of seat %d depend on what it cannot see:\n%v\n%v", seat, seen, other)
	}
	slices.Sort(seen)
	if len(seen) > 257 || len(slices.Compact(seen)) != len(seen) {
		k.Errorf("of seat %d's inputs %d hold at once, or some are told twice: %v", seat, len(seen), seen)
	}
	if len(seen) > 0 && int(seen[len(seen)-1]) >= k.game.Inputs() {
		k.Errorf("input %d is not below %d", seen[len(seen)-1], k.game.Inputs())
	}
}

// ended: nothing can be done after the end, and conceding is too late.
func (k *kit) ended(s game.State) {
	k.Helper()
	if len(s.Legal(nil)) != 0 || s.Turn() != game.NoSeat || s.Prompt() != "" || s.Result().Why == "" {
		k.Errorf("the game is over and something is still open: %s", s.Position())
	}
	for _, m := range k.tries() {
		if illegal, ok := s.Apply(m, nil).(*game.Illegal); !ok || illegal.Reason != game.ReasonOver && illegal.Reason != game.ReasonUnknownMove {
			k.Fatalf("after the end %s is not refused with %q", k.game.MoveText(m), game.ReasonOver)
		}
	}
	if err := s.Concede(0, nil); err == nil {
		k.Errorf("conceding after the end works")
	}
	if _, err := k.game.Load(s.Position(), game.Seed{}); err == nil {
		k.Errorf("a finished game loads")
	}
}

// replay: the code of a game, and of every beginning of it, leads to the same
// state, on the way and conceded at random.
func (k *kit) replay(end game.State) {
	k.Helper()
	whole := k.record
	k.open(whole, end)
	if len(whole.Moves) == 0 {
		return
	}
	part := whole
	part.Moves = whole.Moves[:k.rng.IntN(len(whole.Moves))]
	part.Conceded = game.Seat(k.rng.IntN(len(k.game.Seats())))
	s, err := part.Play(k.game, nil)
	if err != nil {
		k.Fatal(err)
	}
	k.open(part, s)
}

func (k *kit) open(r game.Record, want game.State) {
	k.Helper()
	code, err := r.Code(k.game)
	if err != nil {
		k.Fatal(err)
	}
	g, back, s, err := game.Open([]game.Game{k.game}, code)
	if err != nil || g != k.game || back.Seed != r.Seed || back.Conceded != r.Conceded || !slices.Equal(back.Moves, r.Moves) {
		k.Fatalf("the code %s does not open to the same game: %v", code, err)
	}
	k.same("a game opened from its code", want, s)
}
