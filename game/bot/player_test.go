package bot_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
)

// TestPlayersRemember nothing: a player that has thought about other things
// answers as a fresh one does.
func TestPlayersRememberNothing(t *testing.T) {
	for _, level := range []string{"1", "4", "5", "5-rush"} {
		used := seat(t, level)
		positions(t, "memory", 60, func(n int, s game.State) {
			seed := game.SeedOf(fmt.Sprint(n))
			if a, b := used.Decide(s.View(s.Turn()), seed), seat(t, level).Decide(s.View(s.Turn()), seed); a != b {
				t.Fatalf("level %s plays %v, a fresh one %v", level, a, b)
			}
		})
	}
}

// TestBreathEndsAThought: a player told to stop answers at once with a legal
// move, and a breath that never says so changes nothing.
func TestBreathEndsAThought(t *testing.T) {
	positions(t, "breath", 40, func(n int, s game.State) {
		seed := game.SeedOf(fmt.Sprint(n))
		for _, level := range []string{"4", "6"} {
			breaths := 0
			p, err := bot.New(level, rules, func() bool { breaths++; return false })
			if err != nil {
				t.Fatal(err)
			}
			c := p.Decide(s.View(s.Turn()), seed)
			if !slices.Contains(s.Legal(nil), c.Move) || c.Sims > 500 {
				t.Errorf("level %s stopped answers %v after %d simulations", level, c.Move, c.Sims)
			}
			if len(s.Legal(nil)) > 1 && breaths == 0 {
				t.Errorf("level %s does not breathe", level)
			}
		}
		patient, err := bot.New("5", rules, func() bool { return true })
		if err != nil {
			t.Fatal(err)
		}
		if a, b := patient.Decide(s.View(s.Turn()), seed), seat(t, "5").Decide(s.View(s.Turn()), seed); a != b {
			t.Errorf("breathing changes the answer: %v, %v", a, b)
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

// TestStylesShow: a hoarder holds more cards than a player in a rush when the
// battles are fought, and neither plays like a player without a style.
func TestStylesShow(t *testing.T) {
	cards := func(style string) (average float64) {
		player, sum, count := seat(t, "4-"+style), 0.0, 0
		other := seat(t, "4")
		for n := range 40 {
			s := rules.New(game.SeedOf(fmt.Sprint("style ", n)))
			for moves := 0; !s.Result().Over; moves++ {
				p, styled := other, s.Turn() == game.Seat(n%2)
				if styled {
					p = player
				}
				m := p.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(n, moves))).Move
				if styled && rules.MoveText(m) == "done" {
					sum += float64(len(s.View(s.Turn()).(*convoy.View).Own.Cards()))
					count++
				}
				if err := s.Apply(m, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		return sum / float64(count)
	}
	rush, hoard := cards("rush"), cards("hoard")
	t.Logf("cards in hand at the end of a phase: rush %.2f, hoard %.2f", rush, hoard)
	if hoard < rush+0.15 {
		t.Errorf("a hoarder holds %.2f cards, one in a rush %.2f", hoard, rush)
	}
	for _, style := range rules.Styles() {
		plain, styled, changed := seat(t, "4"), seat(t, "4-"+style.Name), 0
		positions(t, "styles", 400, func(n int, s game.State) {
			seed := game.SeedOf(fmt.Sprint(n))
			if plain.Decide(s.View(s.Turn()), seed).Move != styled.Decide(s.View(s.Turn()), seed).Move {
				changed++
			}
		})
		t.Logf("%s changes %d of 400 moves", style.Name, changed)
		if changed < 8 {
			t.Errorf("%s changes only %d of 400 moves", style.Name, changed)
		}
	}
}
