package missions_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy/missions"
	"onelongnight/game/mission"
)

// TestFreeEndings are won by level 2, in the player's seat, against the lesson's opponent, in four of five games at least.
func TestFreeEndings(t *testing.T) {
	games := 40
	if *soak > 0 {
		games = *soak
	}
	list := missions.Lessons()
	for i := range list {
		m := &list[i]
		if !m.Steps[len(m.Steps)-1].Free {
			continue
		}
		won := 0
		for n := range games {
			if l := sit(t, m); l.finish(t, fmt.Sprint(n)) {
				won++
			}
		}
		t.Logf("%s: %d of %d", m.Name, won, games)
		if won*5 < games*4 {
			t.Errorf("%s: level 2 wins %d of %d", m.Name, won, games)
		}
	}
}

// finish goes the main path and lets level 2 play the rest; it tells whether the aim was reached.
func (l *sitting) finish(t *testing.T, seed string) bool {
	t.Helper()
	player, err := bot.Among(bot.Levels(), "2", l.game, nil)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !l.state.Result().Over; n++ {
		_, stand := l.course.Now()
		if stand == mission.Reading {
			l.course.Read()
			continue
		}
		m, scripted := l.course.Reply()
		switch {
		case stand == mission.Moving:
			m = l.first(t)
		case !scripted:
			m = player.Decide(l.state.View(l.state.Turn()), game.SeedOf(fmt.Sprint(seed, "/", n))).Move
		}
		l.play(t, m)
	}
	return l.watch.Outcome().Verdict == game.Reached
}
