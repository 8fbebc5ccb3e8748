package gametest

import (
	"errors"
	"math/rand/v2"
	"testing"

	"onelongnight/game"
)

// Open opens a valid setup, "" for the default.
func Open(t testing.TB, kind game.Kind, setup string) game.Game {
	t.Helper()
	g, err := kind.Open(raw(setup))
	if err != nil {
		t.Fatalf("setup %s: %v", setup, err)
	}
	return g
}

// raw returns a setup as Kind.Open takes it, nil for the default.
func raw(setup string) []byte {
	if setup == "" {
		return nil
	}
	return []byte(setup)
}

// RunEach calls Run for each setup in parallel, "" for the default.
func RunEach(t *testing.T, kind game.Kind, setups []string, o Options) {
	for _, setup := range setups {
		t.Run(setup, func(t *testing.T) {
			t.Parallel()
			o := o
			o.Setups = [][]byte{raw(setup)}
			Run(t, kind, o)
		})
	}
}

// Soak plays random games without the checks of Run, of each setup in turn; "" is the default. No game may panic or get
// stuck, and each must end within that many moves. It calls each, if not nil, for every state, and logs how often each
// reason ended a game. It runs beside other tests.
func Soak(t *testing.T, kind game.Kind, setups []string, games, most int, each func(testing.TB, game.State)) {
	t.Helper()
	t.Parallel()
	var buf []game.Move
	why := map[string]int{}
	for i, setup := range setups {
		g := Open(t, kind, setup)
		s := g.Blank()
		for n := i; n < games; n += len(setups) {
			rng := rand.New(rand.NewPCG(uint64(n), 99))
			s.CopyFrom(g.New(game.Seed{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)}))
			for moves := 0; !s.Result().Over; moves++ {
				buf = s.Legal(buf[:0])
				if len(buf) == 0 || moves > most {
					t.Fatalf("game %d is stuck after %d moves: %s", n, moves, s.Position())
				}
				if err := s.Apply(buf[rng.IntN(len(buf))], nil); err != nil {
					t.Fatalf("game %d: %v", n, err)
				}
				if each != nil {
					each(t, s)
				}
			}
			why[s.Result().Why]++
		}
	}
	t.Log(games, "games ended by", why)
}

// FuzzPosition checks that any position that loads can be played, and is written as it was read if quiet says that it
// can be loaded again. A position that does not load must be refused with a code. It starts from positions of the
// setups and from those in more.
func FuzzPosition(f *testing.F, kind game.Kind, setups []string, quiet func(game.State) bool, more ...string) {
	for _, setup := range setups {
		s := Open(f, kind, setup).New(game.SeedOf("fuzz"))
		for n := 0; n < 200 && !s.Result().Over; n++ {
			if quiet(s) && n%8 == 0 {
				f.Add(string(s.Position()))
			}
			play(f, s, n)
		}
	}
	for _, position := range more {
		f.Add(position)
	}
	f.Fuzz(func(t *testing.T, position string) {
		_, s, err := kind.Load([]byte(position), game.Seed{})
		if err != nil {
			var load *game.LoadError
			if !errors.As(err, &load) {
				t.Fatalf("refused without a code: %v", err)
			}
			return
		}
		if quiet(s) && !s.Result().Over {
			_, again, err := kind.Load(s.Position(), game.Seed{})
			if err != nil || string(again.Position()) != string(s.Position()) {
				t.Fatalf("%s does not load as it was written: %v", s.Position(), err)
			}
		}
		for n := 0; !s.Result().Over && n < 400; n++ {
			play(t, s, n)
		}
	})
}

// play makes one of the legal moves, chosen by n.
func play(t testing.TB, s game.State, n int) {
	t.Helper()
	legal := s.Legal(nil)
	if len(legal) == 0 {
		t.Fatalf("nothing can be done in %s", s.Position())
	}
	if err := s.Apply(legal[n*7%len(legal)], nil); err != nil {
		t.Fatal(err)
	}
}

// FuzzMove checks that any text is either exactly one move, in its only spelling, or none. It starts from some texts.
func FuzzMove(f *testing.F, g game.Game, texts ...string) {
	for _, text := range texts {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := g.ParseMove(text)
		if err != nil {
			return
		}
		if got := g.MoveText(m); got != text {
			t.Errorf("%q is read as %q", text, got)
		}
	})
}
