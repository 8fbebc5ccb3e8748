package convoy_test

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/gametest"
)

// kinds are the kinds of game that a code may be for.
var kinds = []game.Kind{convoy.Rules{}}

// golden reads a file of codes: a name, the code, and the digest of the position that it led to when it was made. Lines
// are only ever added, as each of the codes was given to somebody.
func golden(t *testing.T, file string) (list [][3]string) {
	t.Helper()
	text := gametest.Read(t, file)
	for line := range strings.Lines(string(text)) {
		f := strings.Fields(line)
		list = append(list, [3]string{f[0], f[1], f[2]})
	}
	return list
}

// TestOldCodesStillOpen checks that codes of version 2, from before there were setups and digests, lead to exactly the
// positions that they led to then. Once the numbers are of a later version, which does not know an earlier one, they
// must be refused.
func TestOldCodesStillOpen(t *testing.T) {
	for _, c := range golden(t, "testdata/codes-2.txt") {
		g, r, s, err := game.Open(kinds, c[1])
		if (convoy.Rules{}).Version() > 2 {
			var load *game.LoadError
			if !errors.As(err, &load) || load.Code != "version" {
				t.Errorf("%s, a code of an earlier version: %v", c[0], err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c[0], err)
			continue
		}
		if got := fmt.Sprintf("%x", sha256.Sum256(s.Position())); got != c[2] {
			t.Errorf("%s opens to another position:\n%s", c[0], s.Position())
		}
		code, err := r.Code(g.Kind())
		if err != nil {
			t.Fatal(err)
		}
		if _, again, _, err := game.Open(kinds, code); err != nil || len(again.Moves) != len(r.Moves) ||
			again.Conceded != r.Conceded {
			t.Errorf("%s, written anew, does not open: %v", c[0], err)
		}
	}
}

// older is The Convoy before a rule was corrected. It has the same version by mistake, but its games are different.
type older struct{ convoy.Rules }

func (o older) Kind() game.Kind                { return o }
func (o older) Open([]byte) (game.Game, error) { return o, nil }
func (o older) New(seed game.Seed) game.State  { return &generous{o.Rules.New(seed)} }

// generous lets nobody end an attack while there is something else to do.
type generous struct{ game.State }

func (s *generous) Legal(buf []game.Move) []game.Move {
	legal := s.State.Legal(buf)
	if len(legal) > 2 {
		return legal[1:]
	}
	return legal
}

// TestChangedRulesAreNoticed checks that a code made under other rules with the same version number does not open as
// another game, but is refused with a reason.
func TestChangedRulesAreNoticed(t *testing.T) {
	noticed, total := 0, 0
	for n := range 50 {
		o := older{}
		r, _, s, err := game.Deal(o, nil, fmt.Sprint("older ", n))
		if err != nil {
			t.Fatal(err)
		}
		for !s.Result().Over && len(r.Moves) < 40 {
			legal := s.Legal(nil)
			m := legal[(7*n+len(r.Moves))%len(legal)]
			if err := s.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
			r.Moves = append(r.Moves, m)
		}
		code, err := r.Code(o)
		if err != nil {
			t.Fatal(err)
		}
		total++
		_, _, now, err := game.Open(kinds, code)
		var load *game.LoadError
		switch {
		case errors.As(err, &load) && load.Text != "":
			noticed++
		case err != nil || string(now.Position()) != string(s.Position()):
			t.Errorf("game %d opens to another game, %v", n, err)
		}
	}
	if noticed < total*9/10 {
		t.Errorf("of %d codes of other rules only %d are noticed", total, noticed)
	}
}

// TestOtherVersionsAreRefused checks that they are refused with words, and without harm.
func TestOtherVersionsAreRefused(t *testing.T) {
	r, _, _, err := game.Deal(later{}, nil, "later")
	if err != nil {
		t.Fatal(err)
	}
	code, err := r.Code(later{})
	if err != nil {
		t.Fatal(err)
	}
	var load *game.LoadError
	if _, _, _, err := game.Open(kinds, code); !errors.As(err, &load) || load.Code != "version" {
		t.Errorf("a code of a later version: %v", err)
	}
	// A version that still knows earlier data replays a game under them.
	r, _, before, err := game.Deal(convoy.Rules{}, nil, "today")
	if err != nil {
		t.Fatal(err)
	}
	code, err = r.Code(convoy.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	g, _, s, err := game.Open([]game.Kind{later{}}, code)
	if err != nil || string(s.Position()) != string(before.Position()) ||
		g.Kind().Version() != (convoy.Rules{}).Version() {
		t.Errorf("a code of an earlier version: %v", err)
	}
}

// later is a future version that knows this one.
type later struct{ convoy.Rules }

func (later) Version() int { return convoy.Rules{}.Version() + 1 }
func (later) At(version int) (game.Kind, bool) {
	return convoy.Rules{}, version == convoy.Rules{}.Version()
}

// TestSetupIsEmpty checks that there is nothing to set up.
func TestSetupIsEmpty(t *testing.T) {
	for setup, ok := range map[string]bool{"": false, "{}": true, "null": true, `{"mode":"duel"}`: false, "[]": false} {
		g, err := convoy.Rules{}.Open([]byte(setup))
		if (err == nil) != ok || ok && g.Setup() != nil {
			t.Errorf("setup %s: %v", setup, err)
		}
	}
	if r, _, _, err := game.From(convoy.Rules{}, []byte(`{"game":"convoy","setup":{}}`), "x"); err != nil ||
		r.Setup != nil || r.Position != nil {
		t.Errorf("a setup as a position: %v", err)
	}
}
