package ui_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

// TestWhatCanBePlayedIsInSight: on a phone the hand is wider than the
// screen; the only card of it that can be played comes last, and is seen.
func TestWhatCanBePlayedIsInSight(t *testing.T) {
	record := game.Record{Seed: "sight", Conceded: game.NoSeat, Position: []byte(`{"phase":"outpost-attack","active":2,"fight":1,"battle":3,
		"cities":[{"destroyed":true},{},{},{},{}],"moloch":{"deck":["hornet"]},
		"outpost":{"hand":["move-1","move-2","move-3","move-4","medic","recon","sniper","runner"],"deck":["kid"]}}`)}
	code, err := record.Code(convoy.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	b := open(t, map[string]string{"settings": "speed=0 tips=off", "save": "table1 outpost " + code})
	b.W, b.H = 360, 640
	b.ResumeAtOnce()
	b.Run()
	i := slices.IndexFunc(b.Buttons, func(x table.Button) bool { return x.ID == "play runner 2" })
	if i < 0 {
		t.Fatalf("Runner cannot be played: %v", b.Buttons)
	}
	if p, _ := b.Run(); p.Scroll().Hand == 0 {
		t.Fatal("the hand fits the screen, so this shows nothing")
	}
	if x := b.Buttons[i]; x.X == 0 || b.Screen().Scroll.Hand == 0 {
		t.Errorf("Runner is out of sight, at %v", x)
	}
}
