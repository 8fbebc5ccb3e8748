package voice_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora/think"
	"onelongnight/game/edition/editiontest"
)

// TestFirstHintsAreSaid, see [editiontest.FirstHints.Said].
func TestFirstHintsAreSaid(t *testing.T) {
	g, late, err := think.Rules{}.Load([]byte(nearTheShip), game.SeedOf("late"))
	if err != nil {
		t.Fatal(err)
	}
	deals := append(editiontest.Deals(t, think.Rules{}, setups[0], 20), editiontest.Deal{Game: g, State: late})
	deals = append(deals, editiontest.Deals(t, think.Rules{}, setups[1], 20)...)
	k := editiontest.FirstHints{Deals: deals, Voices: editiontest.Spoken(voices(t))}
	k.Said(t)
}

// nearTheShip is a position of the first of these setups that games of chance seldom come to.
const nearTheShip = `{"game":"aurora","version":1,"seats":2,"map":"alpha","phase":"movement","round":2,"turn":"red",
	"aurora":2,"order":["blue","red"],"slots":[{},{},{},{},{}],"results":{"deck":["r1","r2"]},"convoys":{
	"red":{"space":12,"fuel":1,"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"}]},
	"blue":{"space":4,"crew":[{"id":"leader-blue","zone":"action"}],"cars":[{"card":"truck-blue"}]}}}`

// setups are those of the games.
var setups = [...]string{`{"seats":2}`, `{"map":"beta"}`}
