package gametest

import (
	"bytes"
	"slices"
	"testing"

	"onelongnight/game"
)

// legal checks that the legal list is sorted, has no duplicates and is never empty, that each move's text reads back,
// and that a player decides.
func (k *kit) legal(s game.State) {
	k.Helper()
	legal := s.Legal(nil)
	if len(legal) == 0 || s.Turn() == game.NoSeat || s.Prompt() == "" {
		k.Fatalf("a state without legal moves, turn or prompt that is not over")
	}
	if int(s.Turn()) >= len(k.game.Seats()) || k.game.Seats()[s.Turn()].Scripted {
		k.Fatalf("seat %d is to move, which nobody decides for", s.Turn())
	}
	texts := map[string]bool{}
	for i, m := range legal {
		text := k.game.MoveText(m)
		texts[text] = true
		if i > 0 && legal[i-1] >= m {
			k.Errorf("legal moves are not sorted: %v", legal)
		}
		if back, err := k.game.ParseMove(text); err != nil || back != m {
			k.Errorf("move %d reads %q and parses to %d, %v", m, text, back, err)
		}
	}
	if len(texts) != len(legal) {
		k.Errorf("two legal moves have one text")
	}
}

// refusals checks that every legal move applies, and that every other move is refused with a reason of the list and
// changes nothing.
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
	for _, m := range k.tries() {
		if _, ok := slices.BinarySearch(legal, m); ok {
			continue
		}
		illegal, ok := s.Apply(m, nil).(*game.Illegal)
		if !ok || !slices.Contains(k.Reasons, illegal.Reason) {
			k.Errorf("move %s is not in the legal list and was not refused with a known reason: %v", k.game.MoveText(m),
				illegal)
			return
		}
	}
	if !bytes.Equal(s.Position(), k.now.position) {
		k.Errorf("a refused move changed the position")
	}
}

// tries returns the moves that one state must refuse.
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

// copies checks that a copy is equal and independent.
func (k *kit) copies(s game.State) {
	k.Helper()
	c := k.game.Blank()
	c.CopyFrom(s)
	k.same("a copy", s, k.now, c)
	legal := s.Legal(nil)
	if err := c.Apply(legal[k.rng.IntN(len(legal))], nil); err != nil {
		k.Error(err)
	}
	if !bytes.Equal(s.Position(), k.now.position) {
		k.Errorf("a move on a copy changed the original")
	}
}

// reload checks that a loadable position comes back equal, under its setup.
func (k *kit) reload(s game.State) {
	k.Helper()
	g, again, err := k.game.Kind().Load(k.now.position, game.SeedOf("again"))
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
	if !slices.Equal(g.Seats(), k.game.Seats()) {
		k.Errorf("the position loads with the seats %v", g.Seats())
	}
	k.same("a loaded position", s, k.now, again)
}

// CountAims counts what happened after the last move for some aims of the first seat, as far as they are undecided. The
// tallies begin empty.
func CountAims(t testing.TB, g game.Game, aims []string, tallies []game.Tally, events []game.Event, s game.State) {
	t.Helper()
	for i, text := range aims {
		aim, err := g.(game.Aimer).Aim(text, 0, nil)
		if err != nil {
			t.Fatal(err)
		}
		if tallies[i].Verdict == game.Undecided {
			tallies[i] = aim.Count(tallies[i], events, s)
		}
	}
}
