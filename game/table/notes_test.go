package table_test

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"testing"
	"time"

	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

// again saves a session and resumes it.
func again(t *testing.T, s *table.Session) *table.Session {
	t.Helper()
	save, err := s.Save(time.Now())
	if err != nil {
		t.Fatal(err)
	}
	back, err := table.Resume(kinds, voices, save)
	if err != nil {
		t.Fatal(err)
	}
	return back
}

// TestASealProvesTheDeal: the seal noted before the first move is that of the deal, anybody can compute it from the
// text, and another deal or seal is detected.
func TestASealProvesTheDeal(t *testing.T) {
	s := begin(t, convoy.Outpost, "sealed")
	seal := s.Seal()
	for range 30 {
		toTurn(t, s)
		if s.Result().Over {
			break
		}
		if err := s.Do(s.Actions()[0].ID); err != nil {
			t.Fatal(err)
		}
	}
	s = again(t, s)
	p, err := s.Prove()
	if err != nil || !p.Same || !p.Played || p.Seal != seal || s.Seal() != seal {
		t.Fatalf("the seal %s is proved as %+v, %v", seal, p, err)
	}
	sum := sha256.Sum256([]byte(p.Sealed))
	if seal != hex.EncodeToString(sum[:])[:16] || !strings.HasPrefix(p.Sealed, "convoy ") ||
		!strings.Contains(p.Sealed, " sealed\n{") {
		t.Errorf("the sealed text %.60q does not give %s", p.Sealed, seal)
	}
	save, _ := s.Save(time.Now())
	forged, err := table.Resume(kinds, voices, strings.Replace(save, seal, "0123456789abcdef", 1))
	if err != nil {
		t.Fatal(err)
	}
	if p, err := forged.Prove(); err != nil || p.Same {
		t.Errorf("another seal is proved: %+v, %v", p.Same, err)
	}
	if other := begin(t, convoy.Outpost, "sealed too"); other.Seal() == seal {
		t.Error("two deals have one seal")
	}
}

// TestRewindGoesBackToMyTurn: even past what was revealed. The same moves then lead to the same game, which is marked
// as practice for good.
func TestRewindGoesBackToMyTurn(t *testing.T) {
	s := begin(t, convoy.Outpost, "rewind")
	rewound := 0
	for toTurn(t, s); !s.Result().Over && rewound < 12; toTurn(t, s) {
		if err := s.Do(s.Actions()[len(s.Actions())-1].ID); err != nil {
			t.Fatal(err)
		}
		toTurn(t, s)
		if s.Result().Over {
			break
		}
		then := s.View().Pack()
		if !s.CanRewind() {
			t.Fatal("there is no turn to go back to")
		}
		if err := s.Rewind(); err != nil {
			t.Fatal(err)
		}
		rewound++
		if !s.MyTurn() || !s.Practice() {
			t.Fatalf("after going back it is my turn: %v, practice: %v", s.MyTurn(), s.Practice())
		}
		for n := 0; s.View().Pack() != then; n++ {
			if !s.CanRedo() {
				t.Fatal("what was done cannot be done again")
			}
			if err := s.Redo(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if rewound == 0 {
		t.Fatal("nothing was tried")
	}
	if s = again(t, s); !s.Practice() {
		t.Error("the save does not say that it is practice")
	}
	save, _ := s.Save(time.Now())
	if summary, err := table.ReadSummary(save); err != nil || !summary.Practice() {
		t.Errorf("the summary does not say so: %v", err)
	}
	if begin(t, convoy.Outpost, "rewind").CanRewind() {
		t.Error("there is a turn before the first move")
	}
}

// TestAMatchRemembersItsGames: the second game on a deal knows how the first ended for the viewer.
func TestAMatchRemembersItsGames(t *testing.T) {
	s := begin(t, convoy.Outpost, "match")
	if err := s.Concede(); err != nil {
		t.Fatal(err)
	}
	next := begin(t, convoy.Moloch, s.Seed())
	next.Follows(s)
	next = again(t, next)
	if got := next.Match(); len(got) != 1 || got[0] != table.Lost {
		t.Errorf("before the second game stands %v", got)
	}
	if next.Seal() != s.Seal() {
		t.Error("the deal is another")
	}
	third := begin(t, convoy.Outpost, "match")
	if err := next.Concede(); err != nil {
		t.Fatal(err)
	}
	if third.Follows(next); len(third.Match()) != 2 {
		t.Errorf("before the third game stands %v", third.Match())
	}
}
