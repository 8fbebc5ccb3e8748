package lab_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora/edition"
	"onelongnight/game/aurora/think"
)

// TestEqualKeysAreEqualFutures checks that positions of a puzzle with one key allow the same moves, which lead to
// positions that again have one key, and are judged alike.
func TestEqualKeysAreEqualFutures(t *testing.T) {
	const most = 1500 // most positions of each puzzle that are looked at
	again := 0
	for _, m := range edition.Full().Missions.Puzzles() {
		_, g, start, err := m.Begin(think.Rules{}, "")
		if err != nil {
			t.Fatal(err)
		}
		aim, err := g.(game.Aimer).Aim(m.Aim, start.Turn(), start)
		if err != nil {
			t.Fatal(err)
		}
		key := aim.(game.Provable).Key
		type future struct {
			legal []game.Move
			next  []string
		}
		known := map[string]future{}
		var walk func(s game.State)
		walk = func(s game.State) {
			k := string(key(s, nil))
			before, met := known[k]
			if !met && len(known) >= most {
				return
			}
			f := future{legal: s.Legal(nil)}
			var list []game.State
			for _, move := range f.legal {
				next, log := g.Blank(), &game.Log{}
				next.CopyFrom(s)
				if err := next.Apply(move, log); err != nil {
					t.Fatal(err)
				}
				tally := aim.Count(game.Tally{}, log.Events, next)
				f.next = append(f.next, string(append(key(next, nil), byte(tally.Verdict))))
				if !tally.Luck && !next.Result().Over && tally.Verdict == game.Undecided {
					list = append(list, next)
				}
			}
			if met {
				again++
				if !slices.Equal(before.legal, f.legal) || !slices.Equal(before.next, f.next) {
					t.Fatalf("%s: two positions of one key differ: %s", m.Name, s.Position())
				}
				return
			}
			known[k] = f
			for _, next := range list {
				walk(next)
			}
		}
		walk(start)
	}
	if again < 5000 {
		t.Errorf("only %d positions were met again", again)
	}
	t.Logf("%d positions were met again", again)
}
