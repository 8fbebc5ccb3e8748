package referee_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
	"onelongnight/game/referee"
)

// TestLevelsAreThoseOfTheGame on the table: its own level 5 thinks, not the one
// that is listed, and a level that it does not have is none.
func TestLevelsAreThoseOfTheGame(t *testing.T) {
	own := bot.Yardstick(func(g game.Game, v game.View, seed game.Seed, breath bot.Breath) bot.Choice {
		c := bot.Random(g, v, seed, breath)
		c.Sims = 7777
		return c
	})
	offer := referee.Offer{Kind: convoy.Rules{}, Words: refusal, Levels: []bot.Level{{Name: "5", New: own}}}
	r := referee.New([]referee.Offer{offer}, bot.Levels())
	say(t, r, `{"do":"new","game":"convoy","seed":"7"}`)
	if a := say(t, r, `{"do":"think","level":"5","seed":"1"}`); a["sims"] != 7777. {
		t.Errorf("level 5 answers %v", a)
	}
	if a := say(t, r, `{"do":"think","level":"4","seed":"1"}`); a["ok"] == true {
		t.Errorf("level 4 answers %v", a)
	}
}
