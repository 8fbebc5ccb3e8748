package editiontest

import (
	"testing"

	"onelongnight/game/mission"
)

type place struct {
	at    int
	stand mission.Stand
}

func (l *Sitting) place() place { _, stand := l.Course.Now(); return place{l.Course.At(), stand} }

// UndoAndReload checks, on the main path of every lesson, that a player who takes a move back is at its step again, and
// that one who comes back later is after the last move, at the step to be read then, if any.
func (k *Lessons) UndoAndReload(t testing.TB) {
	t.Helper()
	for i := range k.List {
		l := k.Sit(t, &k.List[i])
		asked, left := l.through(t)
		for n := len(asked) - 1; n >= 0; n-- {
			if err := l.Course.Follow(l.Moves[:n]); err != nil || l.place() != asked[n] {
				t.Fatalf("%s: after %d moves were left %v, not %v, %v", l.Name, n, l.place(), asked[n], err)
			}
			again := k.Sit(t, &k.List[i])
			if err := again.Course.Follow(l.Moves[:n]); err != nil {
				t.Fatal(err)
			}
			if again.place() != left[n] {
				t.Fatalf("%s: after %d moves and a reload %v, not %v", l.Name, n, again.place(), left[n])
			}
		}
	}
}

// through follows the main path. By the number of moves made, asked says where the next move was asked for, and left
// where the last move led.
func (l *Sitting) through(t testing.TB) (asked, left []place) {
	t.Helper()
	left = append(left, l.place())
	for {
		switch l.place().stand {
		case mission.Free, mission.Finished:
			return asked, left
		case mission.Reading:
			l.Course.Read()
			continue
		}
		asked = append(asked, l.place())
		m, scripted := l.Course.Reply()
		if !scripted {
			m = l.first(t)
		}
		l.Play(t, m)
		left = append(left, l.place())
	}
}
