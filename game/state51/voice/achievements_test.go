package voice_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
)

// TestAchievementsCanBeHad checks that in games of two to four computer players each achievement is earned by some but
// by less than most, that a game in which nothing happened earns none, and that what is told of each game at its end is
// said in every language.
func TestAchievementsCanBeHad(t *testing.T) {
	const games = 120
	var names []string
	count, played := map[string]int{}, 0
	for n := range games {
		setup := fmt.Appendf(nil, `{"seats":%d}`, 2+n%3)
		_, g, s, err := game.Deal(think.Rules{}, setup, fmt.Sprint("achievements ", n))
		if err != nil {
			t.Fatal(err)
		}
		lines := record(t, g, s, "3")
		words := voice.English().For(g)
		names = words.Achievements()
		for seat := range g.Seats() {
			played++
			view := s.View(game.Seat(seat))
			for _, achievement := range words.Done(view, s.Result(), lines) {
				count[achievement]++
			}
			for lang, v := range voices(t) {
				for _, said := range v.For(g).Chronicle(view, lines) {
					if !editiontest.Whole(v, said) {
						t.Errorf("%s: at the end is said %q", lang, said)
					}
				}
			}
		}
		if n == 0 {
			blank := g.New(game.Seed{})
			if got := words.Done(blank.View(0), game.Result{}, nil); len(got) > 0 {
				t.Errorf("before the first move is done: %v", got)
			}
			for _, name := range words.Achievements() {
				for lang, v := range voices(t) {
					if !v.Has("achievement."+name) || !v.Has("achievement."+name+".how") {
						t.Errorf("%s has no words for %s", lang, name)
					}
				}
			}
		}
	}
	for _, achievement := range names {
		n := count[achievement]
		t.Logf("%-10s %3d of %d", achievement, n, played)
		if n == 0 || n > played/2 {
			t.Errorf("%s is done in %d of %d games", achievement, n, played)
		}
	}
}

// record plays a game to its end, with all seats at one level, and returns what happened.
func record(t *testing.T, g game.Game, s game.State, level string) (lines []table.Line) {
	t.Helper()
	at := slices.IndexFunc(edition.Levels(), func(l bot.Level) bool { return l.Name == level })
	player, err := edition.Levels()[at].New(g, nil)
	if err != nil {
		t.Fatal(err)
	}
	log := &game.Log{}
	for n := 0; !s.Result().Over; n++ {
		choice := player.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(level, n)))
		if err := s.Apply(choice.Move, log); err != nil {
			t.Fatal(err)
		}
	}
	for _, e := range log.Events {
		lines = append(lines, table.Line{Event: e})
	}
	return lines
}
