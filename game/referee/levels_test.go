package referee_test

import (
	"onelongnight/game/convoy/edition"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy/think"
	"onelongnight/game/referee"
)

// TestLevelsAreThoseOfTheGame checks that the level 5 of the game being played thinks, not the one listed for all
// games, and that a level that this game lacks is refused.
func TestLevelsAreThoseOfTheGame(t *testing.T) {
	own := bot.Yardstick(func(g game.Game, v game.View, seed game.Seed, pause bot.Pause) bot.Choice {
		c := bot.Random(g, v, seed, pause)
		c.Sims = 7777
		return c
	})
	offer := referee.Offer{Kind: think.Rules{}, Words: refusal, Levels: []bot.Level{{Name: "5", New: own}}}
	r := referee.New([]referee.Offer{offer}, bot.Join(edition.Levels(), bot.Levels()))
	say(t, r, `{"do":"new","game":"convoy","seed":"7"}`)
	if a := say(t, r, `{"do":"think","level":"5","seed":"1"}`); a["sims"] != 7777. {
		t.Errorf("level 5 answers %v", a)
	}
	if a := say(t, r, `{"do":"think","level":"4","seed":"1"}`); a["ok"] == true {
		t.Errorf("level 4 answers %v", a)
	}
}

// TestTimeIsACeilingForYardsticks checks that a yardstick given one millisecond stops before it has played all its
// games.
func TestTimeIsACeilingForYardsticks(t *testing.T) {
	r := newReferee()
	say(t, r, `{"do":"new","game":"convoy","seed":"7"}`)
	say(t, r, `{"do":"play","move":"keep"}`)
	for _, level := range []string{"flat-mc-1000", "ismcts-1000"} {
		a := say(t, r, `{"do":"think","ms":1,"seed":"1","level":"`+level+`"}`)
		if sims, ok := a["sims"].(float64); !ok || sims < 1 || sims >= 1000 {
			t.Errorf("%s answers %v", level, a)
		}
	}
}
