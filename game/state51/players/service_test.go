package players_test

import (
	"math"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/state51/players"
	"onelongnight/game/state51/think"
)

var shelf = bot.Shelf{Kinds: []game.Kind{think.Rules{}}, Levels: func(string) []bot.Level { return players.Levels() }}

// each visits decisions of a game of two of the third level, every so many of them.
func each(t *testing.T, seed string, every int, do func(g game.Game, s game.State)) {
	t.Helper()
	g, p := seat(t, think.Rules{}, two, "3")
	s := g.New(game.SeedOf(seed))
	for k := 0; !s.Result().Over; k++ {
		if k%every == 0 && len(s.Legal(nil)) > 1 {
			do(g, s)
		}
		if err := s.Apply(p.Decide(s.View(s.Turn()), game.Seed{byte(k)}).Move, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// TestAdviceIsPlayable: plans are legal, and the best comes first.
func TestAdviceIsPlayable(t *testing.T) {
	each(t, "advice", 9, func(g game.Game, s game.State) {
		reply, err := shelf.Answer(bot.Hint(g, bot.Quick, "hint", s.View(s.Turn()).Pack()), nil)
		if err != nil {
			t.Fatal(err)
		}
		a, err := bot.ReadAdvice(reply)
		if err != nil {
			t.Fatal(err)
		}
		legal := s.Legal(nil)
		if len(a.Plans) != min(3, len(legal)) || a.Win != a.Plans[0].Win {
			t.Fatalf("of %d moves there are %d plans, win %v", len(legal), len(a.Plans), a.Win)
		}
		for _, p := range a.Plans {
			if len(p.Moves) == 0 || !slices.Contains(legal, p.Moves[0]) || p.Win < -0.1 || p.Win > 1.1 {
				t.Errorf("plan %v", p)
			}
		}
	})
}

// TestReviewFindsTheBlunder: what the worst of all moves loses is seen, and the best loses nothing to speak of.
func TestReviewFindsTheBlunder(t *testing.T) {
	worst := 0.0
	each(t, "review", 13, func(g game.Game, s game.State) {
		view := s.View(s.Turn())
		service, err := bot.NewService(players.Levels(), g, bot.Middle, nil)
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
			if v.Best == m && v.Loss > 1e-9 {
				t.Errorf("%s is the best move and loses %v", g.MoveText(m), v.Loss)
			}
		}
	})
	if worst < 0.1 {
		t.Errorf("the worst move of all loses only %.2f", worst)
	}
}

// TestTheJudgementIsCalibrated: of the positions in which a seat is given a chance of 75 to 90 %, it wins about so
// many, early and late alike: between players of the third level, on which nothing was fitted.
func TestTheJudgementIsCalibrated(t *testing.T) {
	type tally struct{ n, won, told float64 }
	var early, late tally
	for n := range 480 {
		g, p := seat(t, think.Rules{}, []string{two, `{"seats":2,"factions":["new-york","appalachians"]}`,
			`{"seats":3,"factions":["merchants","new-york","mutants"]}`}[n%3], "3")
		s := g.New(game.Seed{1, byte(n)})
		type guess struct {
			seat   game.Seat
			chance float64
			late   bool
		}
		var made []guess
		for k, turn := 0, 0; !s.Result().Over; k++ {
			if s.Round() != turn {
				turn = s.Round()
				for seat := range g.Seats() {
					made = append(made, guess{game.Seat(seat), g.(game.Judge).Judge(s, game.Seat(seat)), turn > 3})
				}
			}
			if err := s.Apply(p.Decide(s.View(s.Turn()), game.Seed{byte(k)}).Move, nil); err != nil {
				t.Fatal(err)
			}
		}
		r := s.Result()
		for _, x := range made {
			if x.chance < 0.75 || x.chance > 0.9 {
				continue
			}
			to := &early
			if x.late {
				to = &late
			}
			to.n++
			to.told += x.chance
			to.won += r.Worth(g.Seats(), x.seat)
		}
	}
	for name, x := range map[string]tally{"early": early, "late": late} {
		t.Logf("%s: %.0f positions, told %.3f, won %.3f", name, x.n, x.told/x.n, x.won/x.n)
		if x.n < 100 || math.Abs(x.told-x.won)/x.n > 0.1 {
			t.Errorf("%s: of %.0f positions with a chance of %.2f on average %.2f were won", name, x.n, x.told/x.n,
				x.won/x.n)
		}
	}
}
