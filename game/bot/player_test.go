package bot_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
)

// TestPlayersRemember nothing: a player that has thought about other things
// answers as a fresh one does.
func TestPlayersRememberNothing(t *testing.T) {
	for _, level := range []string{"1", "4", "5", "5-rush"} {
		used := seat(t, level)
		positions(t, "memory", 30, func(n int, s game.State) {
			seed := game.SeedOf(fmt.Sprint(n))
			if a, b := used.Decide(s.View(s.Turn()), seed), seat(t, level).Decide(s.View(s.Turn()), seed); a != b {
				t.Fatalf("level %s plays %v, a fresh one %v", level, a, b)
			}
		})
	}
}

// TestAPauseEndsAThought: a player told to stop answers at once with a legal
// move, and a pause that never says so changes nothing.
func TestAPauseEndsAThought(t *testing.T) {
	positions(t, "breath", 40, func(n int, s game.State) {
		seed := game.SeedOf(fmt.Sprint(n))
		for _, level := range []string{"4", "6"} {
			pauses := 0
			p, err := bot.Among(levels, level, rules, func() bool { pauses++; return false })
			if err != nil {
				t.Fatal(err)
			}
			c := p.Decide(s.View(s.Turn()), seed)
			if !slices.Contains(s.Legal(nil), c.Move) || c.Sims > 500 {
				t.Errorf("level %s stopped answers %v after %d simulations", level, c.Move, c.Sims)
			}
			if len(s.Legal(nil)) > 1 && pauses == 0 {
				t.Errorf("level %s never pauses", level)
			}
		}
		patient, err := bot.Among(levels, "5", rules, func() bool { return true })
		if err != nil {
			t.Fatal(err)
		}
		if a, b := patient.Decide(s.View(s.Turn()), seed), seat(t, "5").Decide(s.View(s.Turn()), seed); a != b {
			t.Errorf("pausing changes the answer: %v, %v", a, b)
		}
	})
}

// TestWeakLevelsMakePlausibleMistakes: whatever level 1 plays, the net thinks
// no more than the cap worse than its best move.
func TestWeakLevelsMakePlausibleMistakes(t *testing.T) {
	weak, strong, mistakes := seat(t, "1"), seat(t, "4"), 0
	positions(t, "plausible", 500, func(n int, s game.State) {
		seed := game.SeedOf(fmt.Sprint(n))
		a, b := weak.Decide(s.View(s.Turn()), seed), strong.Decide(s.View(s.Turn()), seed)
		if a.Move != b.Move {
			mistakes++
		}
		if b.Win-a.Win > 0.31 {
			t.Errorf("level 1 gives away %.2f", b.Win-a.Win)
		}
	})
	if mistakes < 50 {
		t.Errorf("level 1 makes only %d mistakes in 500 moves", mistakes)
	}
}

// TestStylesShow: over many decisions each style gains on every term that it
// leans to, and gives on those it leans away from, by more than chance would
// have it: three standard errors over what the same player takes without it.
func TestStylesShow(t *testing.T) {
	names := rules.Terms()
	for _, style := range rules.Styles() {
		plain, styled := seat(t, "4"), seat(t, "4-"+style.Name)
		sum, squares := make([]float64, len(names)), make([]float64, len(names))
		count, changed := 0.0, 0
		positions(t, "styles", 2000, func(n int, s game.State) {
			seed := game.SeedOf(fmt.Sprint(n))
			a, b := plain.Decide(s.View(s.Turn()), seed).Move, styled.Decide(s.View(s.Turn()), seed).Move
			count++
			if a == b {
				return
			}
			changed++
			before, after := termsAfter(t, s, a), termsAfter(t, s, b)
			for i := range names {
				gain := after[i] - before[i]
				sum[i] += gain
				squares[i] += gain * gain
			}
		})
		for i, tilt := range style.Tilt {
			if tilt == 0 {
				continue
			}
			mean := sum[i] / count
			noise := math.Sqrt((squares[i]/count - mean*mean) / count)
			t.Logf("%s changes %d of %g moves; %s %+.4f a decision, give or take %.4f", style.Name, changed, count,
				names[i], mean, noise)
			if gain := math.Copysign(mean, mean*tilt); gain < 3*noise || noise == 0 {
				t.Errorf("%s leans to %s by %g, and gains %+.4f a decision, give or take %.4f", style.Name, names[i],
					tilt, mean, noise)
			}
		}
	}
}

// termsAfter is how a position stands, in the game's terms, for the seat that
// plays a move there.
func termsAfter(t *testing.T, s game.State, m game.Move) []float64 {
	t.Helper()
	after := rules.Blank()
	after.CopyFrom(s)
	if err := after.Apply(m, nil); err != nil {
		t.Fatal(err)
	}
	terms := make([]float64, len(rules.Terms()))
	rules.Weigh(after, after, s.Turn(), terms)
	return terms
}
