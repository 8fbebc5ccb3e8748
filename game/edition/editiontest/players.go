package editiontest

import (
	"crypto/sha256"
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/gametest"
)

// Players is what the checks need to know about a game's computer players.
type Players struct {
	Box    edition.Full
	Setups []string // as JSON; whole games are played of the first one
	// Hidden are the setups in which SeesNothingHidden plays.
	Hidden []string
	// Late is the first round that counts as late. Told is how many games of each setup IsCalibrated plays.
	Late, Told int
	// OnlyLate leaves out the early rounds, for games whose beginning is too open to be sure of anything.
	OnlyLate bool
	// Decisions is how many decisions of a game each level makes.
	Decisions int
	// Yardstick is the level that must always play alike, with the data of the first version.
	Yardstick string
}

// Run makes all checks of players.
func (k *Players) Run(t *testing.T) {
	t.Run("NothingHiddenIsSeen", k.SeesNothingHidden)
	t.Run("TheYardstickStaysAsItIs", k.Stays)
	t.Run("AdviceIsPlayable", k.AdviceIsPlayable)
	t.Run("ReviewFindsTheBlunder", k.ReviewFindsTheBlunder)
	t.Run("TheJudgementIsCalibrated", k.IsCalibrated)
}

// Seat opens a setup of a kind and seats a player of a level.
func (k *Players) Seat(t *testing.T, kind game.Kind, setup, level string) (game.Game, bot.Player) {
	t.Helper()
	g, err := kind.Open([]byte(setup))
	if err != nil {
		t.Fatal(err)
	}
	p, err := bot.Among(k.Box.Levels, level, g, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g, p
}

// SeesNothingHidden checks at every level that, however hidden things are dealt again, the same view and seed give the
// same move.
func (k *Players) SeesNothingHidden(t *testing.T) {
	for _, setup := range k.Hidden {
		for _, level := range k.Box.Levels {
			g, p := k.Seat(t, k.Box.Kind, setup, level.Name)
			s, other := g.New(game.SeedOf("hidden")), g.Blank()
			rng := game.NewStream(game.SeedOf("dealt anew"))
			for n := range k.Decisions {
				s.View(s.Turn()).Sample(&rng, other)
				seed := game.Seed{byte(n)}
				a, b := p.Decide(s.View(s.Turn()), seed), p.Decide(other.View(s.Turn()), seed)
				if a != b {
					t.Errorf("level %s: %s and %s, when only what is hidden differs", level.Name, g.MoveText(a.Move),
						g.MoveText(b.Move))
				}
				if err := s.Apply(a.Move, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// Stays checks that the games of the yardstick against itself have the digest in testdata/yardstick.txt (see
// [gametest.Golden]). It may change only with the rules and the data. If you improve a judgement, leave the yardstick a
// copy of the old one.
func (k *Players) Stays(t *testing.T) {
	kind := k.Box.Kind
	if versioned, ok := kind.(game.Versioned); ok {
		if kind, ok = versioned.At(1); !ok {
			t.Fatal("version 1 cannot be had")
		}
	}
	sum := sha256.New()
	g, p := k.Seat(t, kind, k.Setups[0], k.Yardstick)
	for n := range 4 {
		s := g.New(game.Seed{byte(n)})
		for i := 0; !s.Result().Over; i++ {
			c := p.Decide(s.View(s.Turn()), game.Seed{byte(n), byte(i)})
			fmt.Fprintln(sum, g.MoveText(c.Move))
			if err := s.Apply(c.Move, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	gametest.Golden(t, filepath.Join("testdata", "yardstick.txt"), fmt.Sprintf("%s %x\n", k.Yardstick,
		sum.Sum(nil)[:8]))
}

// each visits every so many decisions of a game between players of the third level, if they leave a choice.
func (k *Players) each(t *testing.T, seed string, every int, do func(g game.Game, s game.State)) {
	t.Helper()
	g, p := k.Seat(t, k.Box.Kind, k.Setups[0], "3")
	s := g.New(game.SeedOf(seed))
	for i := 0; !s.Result().Over; i++ {
		if i%every == 0 && len(s.Legal(nil)) > 1 {
			do(g, s)
		}
		if err := s.Apply(p.Decide(s.View(s.Turn()), game.Seed{byte(i)}).Move, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// AdviceIsPlayable checks that the plans of advice are legal and that the best comes first.
func (k *Players) AdviceIsPlayable(t *testing.T) {
	shelf := bot.Shelf{Kinds: []game.Kind{k.Box.Kind}, Levels: func(string) []bot.Level { return k.Box.Levels }}
	k.each(t, "advice", 9, func(g game.Game, s game.State) {
		reply, err := shelf.Answer(bot.Hint(g, bot.Quick, "hint", s.View(s.Turn()).Pack()), nil)
		if err != nil {
			t.Fatal(err)
		}
		a, err := bot.ReadAdvice(reply)
		if err != nil {
			t.Fatal(err)
		}
		HasPlans(t, a, s.Legal(nil))
	})
}

// HasPlans checks that advice has three plans, if so many moves are legal, each of which can be played, and that the
// best comes first.
func HasPlans(t *testing.T, a bot.Advice, legal []game.Move) {
	t.Helper()
	if len(a.Plans) != min(3, len(legal)) || a.Win != a.Plans[0].Win {
		t.Fatalf("of %d moves there are %d plans, win %v", len(legal), len(a.Plans), a.Win)
	}
	for i, p := range a.Plans {
		if len(p.Moves) == 0 || !slices.Contains(legal, p.Moves[0]) || p.Win < -0.1 || p.Win > 1.1 {
			t.Errorf("plan %v", p)
		}
		if i > 0 && p.Win > a.Plans[i-1].Win {
			t.Errorf("plans are out of order: %v", a.Plans)
		}
	}
}

// ReviewFindsTheBlunder checks that a review sees some move lose at least 0.1 of the chance to win, and that the best
// move loses nothing.
func (k *Players) ReviewFindsTheBlunder(t *testing.T) {
	worst := 0.0
	k.each(t, "review", 13, func(g game.Game, s game.State) {
		view := s.View(s.Turn())
		service, err := bot.NewService(k.Box.Levels, g, bot.Middle, nil)
		if err != nil {
			t.Fatal(err)
		}
		after := g.Blank()
		for i, m := range s.Legal(nil) {
			if i%5 > 0 {
				continue
			}
			after.CopyFrom(s)
			if err := after.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
			v := service.Review(view, m, after.View(view.Seat()), game.SeedOf("review"))
			if v.Loss < 0 || v.Win < -0.1 || v.Win > 1.1 || math.Abs(v.Luck) > 1 {
				t.Errorf("%s: %+v", g.MoveText(m), v)
			}
			worst = max(worst, v.Loss)
			if v.Best[0] == m && v.Loss > 1e-9 {
				t.Errorf("%s is the best move and loses %v", g.MoveText(m), v.Loss)
			}
		}
	})
	if worst < 0.1 {
		t.Errorf("the worst move of all loses only %.2f", worst)
	}
}

// tally adds up judgements: how many there were, what the seats won, and the chances that they were given.
type tally struct{ n, won, told float64 }

// guess is the chance that a judgement gave a seat at the beginning of a round.
type guess struct {
	seat   game.Seat
	chance float64
	late   bool
}

// IsCalibrated checks that a seat that is given a chance of 75 to 90 % wins about that often, early and late alike, in
// games between players of the third level, to which nothing was fitted.
func (k *Players) IsCalibrated(t *testing.T) {
	var early, late tally
	for n := range k.Told * len(k.Setups) {
		g, p := k.Seat(t, k.Box.Kind, k.Setups[n%len(k.Setups)], "3")
		s := g.New(game.Seed{1, byte(n)})
		var made []guess
		for i, round := 0, 0; !s.Result().Over; i++ {
			if s.Round() != round {
				round = s.Round()
				for seat := range g.Seats() {
					made = append(made, guess{game.Seat(seat), g.(game.Judge).Judge(s, game.Seat(seat)),
						round >= k.Late})
				}
			}
			if err := s.Apply(p.Decide(s.View(s.Turn()), game.Seed{byte(i)}).Move, nil); err != nil {
				t.Fatal(err)
			}
		}
		r := s.Result()
		for _, x := range made {
			to := &early
			if x.late {
				to = &late
			}
			if x.chance >= 0.75 && x.chance <= 0.9 {
				to.n++
				to.told += x.chance
				to.won += r.Worth(g.Seats(), x.seat)
			}
		}
	}
	parts := map[string]tally{"early": early, "late": late}
	if k.OnlyLate {
		delete(parts, "early")
	}
	for name, x := range parts {
		t.Logf("%s: %.0f positions, told %.3f, won %.3f", name, x.n, x.told/x.n, x.won/x.n)
		if x.n < 60 || math.Abs(x.told-x.won)/x.n > 0.1 {
			t.Errorf("%s: of %.0f positions with a chance of %.2f on average %.2f were won", name, x.n, x.told/x.n,
				x.won/x.n)
		}
	}
}
