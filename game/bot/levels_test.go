package bot_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
)

// sure is the chance that the own levels here report for every position.
const sure = 0.875

// own returns levels as a game may add them: one that replaces a shared one, and a new one. They play the last legal
// move.
func own() []bot.Level {
	last := bot.Yardstick(func(g game.Game, v game.View, seed game.Seed, _ bot.Pause) bot.Choice {
		rng, world := game.NewStream(seed), g.Blank()
		v.Sample(&rng, world)
		legal := world.Legal(nil)
		return bot.Choice{Move: legal[len(legal)-1], Win: sure}
	})
	return []bot.Level{{Name: "5", New: last}, {Name: "last", New: last}}
}

// TestOwnLevelsComeFirst: at its game, an own level replaces a shared one of the same name; otherwise the shared ones
// stay; and each name appears once.
func TestOwnLevelsComeFirst(t *testing.T) {
	view := rules.New(game.SeedOf("own")).View(0)
	mine := shelf
	mine.Levels = func(kind string) []bot.Level {
		if kind != rules.Name() {
			t.Errorf("levels are wanted of %s", kind)
		}
		return bot.Join(own(), levels)
	}
	for _, c := range []struct {
		shelf bot.Shelf
		level string
		own   bool
	}{{mine, "5", true}, {mine, "last", true}, {mine, "4", false}, {shelf, "5", false}} {
		reply, err := c.shelf.Answer(bot.Question(rules, c.level, "", view.Pack()), nil)
		if err != nil {
			t.Fatal(err)
		}
		if choice, err := bot.ReadAnswer(reply); err != nil || (choice.Win == sure) != c.own {
			t.Errorf("level %s answers %v, %v", c.level, choice, err)
		}
	}
	if _, err := shelf.Answer(bot.Question(rules, "last", "", view.Pack()), nil); err == nil {
		t.Error("a level of no game answers")
	}
	count := map[string]int{}
	for _, l := range mine.Levels(rules.Name()) {
		if count[l.Name]++; count[l.Name] > 1 {
			t.Errorf("there are two levels %s", l.Name)
		}
	}
	if len(count) != len(levels)+1 {
		t.Errorf("there are levels %v", count)
	}
}

// TestArenaTakesOwnLevelsFirst, by their names.
func TestArenaTakesOwnLevelsFirst(t *testing.T) {
	view := rules.New(game.SeedOf("own")).View(0)
	legal := rules.New(game.SeedOf("own")).Legal(nil)
	for seed := range 8 {
		c, err := arena.Named("5", own()...)
		if err != nil {
			t.Fatal(err)
		}
		p, err := c.Seat(rules)
		if err != nil {
			t.Fatal(err)
		}
		if m, err := p.Decide(view, string(rune('a'+seed))); err != nil || m != legal[len(legal)-1] {
			t.Errorf("the own level 5 plays %v, %v", m, err)
		}
	}
}
