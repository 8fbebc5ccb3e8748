package voice_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/edition"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
)

// TestAchievementsCanBeHad checks that in games between computer players of a middling level each achievement is earned
// by some but by less than most, and that a game in which nothing happened earns none.
func TestAchievementsCanBeHad(t *testing.T) {
	const games = 150
	words := voice.English()
	all := words.Achievements()
	count := map[string]int{}
	level := slices.IndexFunc(edition.Levels(), func(l bot.Level) bool { return l.Name == "4" })
	for n := range games {
		g := game.Game(think.Rules{})
		s := g.New(game.SeedOf(fmt.Sprint("achievements", n)))
		player, err := edition.Levels()[level].New(g, nil)
		if err != nil {
			t.Fatal(err)
		}
		log := &game.Log{}
		for !s.Result().Over {
			choice := player.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(n, len(log.Events))))
			if err := s.Apply(choice.Move, log); err != nil {
				t.Fatal(err)
			}
		}
		var lines []table.Line
		for _, e := range log.Events {
			lines = append(lines, table.Line{Event: e})
		}
		for seat := range g.Seats() {
			for _, achievement := range words.Done(s.View(game.Seat(seat)), s.Result(), lines) {
				count[achievement]++
			}
		}
	}
	for _, achievement := range all {
		n := count[achievement]
		t.Logf("%-10s %3d of %d", achievement, n, 2*games)
		if n == 0 || n > games {
			t.Errorf("%s is done in %d of %d games", achievement, n, 2*games)
		}
		delete(count, achievement)
	}
	if len(count) > 0 {
		t.Errorf("done, and not listed: %v", count)
	}
	blank := think.Rules{}.New(game.Seed{})
	if got := words.Done(blank.View(convoy.Outpost), game.Result{}, nil); len(got) > 0 {
		t.Errorf("before the first card is done: %v", got)
	}
}

// TestRefusalsNameWhatIsAtFault checks that of a module and a robot, or of a unit and its module, the one that cannot
// be used is named, with its own text.
func TestRefusalsNameWhatIsAtFault(t *testing.T) {
	const position = `{"phase":"moloch-modules","active":1,"fight":1,"cities":[{},{},{},{},{}],
		"moloch":{"hand":["net-module","brain","combat-module-1"]},"outpost":{},
		"units":[{"id":"ripper","city":1,"module":"kasparov-module"},{"id":"clown","city":1,"module":"contamination-module"}]}`
	_, s := gametest.Load(t, think.Rules{}, position)
	for move, want := range map[string]string{
		"attach net-module brain":  "Brain is not in play.",
		"attach net-module hybrid": "Hybrid is not in play.",
		"attach recycler ripper":   "Recycler is not in that hand.",
		"attach brain ripper":      "Brain is not a module.",
		"use ripper": "Kasparov would do nothing now, for nothing fits: Discard a card: push a soldier " +
			"of this city next door, even where it is full.",
		"use clown": "Clown has nothing to use now.",
	} {
		m, err := think.Rules{}.ParseMove(move)
		if err != nil {
			t.Fatal(err)
		}
		var illegal *game.Illegal
		if err := s.Apply(m, nil); !errors.As(err, &illegal) {
			t.Fatalf("%s is not refused: %v", move, err)
		}
		if got := voice.English().Refusal(s, illegal); got != want {
			t.Errorf("%s is refused with %q, not %q", move, got, want)
		}
	}
}
