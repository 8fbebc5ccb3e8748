package convoy

import (
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/scene"
)

// TestABattleThatIsBrokenOffSaysWhy: EMP Assault (4.9) is held up, and then it is told across the road that nobody wins.
func TestABattleThatIsBrokenOffSaysWhy(t *testing.T) {
	for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
		s := posed(t, side, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
			"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["emp-assault"],"deck":["medic"]},"units":[{"id":"hunter-1","city":2}]}`)
		m, err := s.Game.ParseMove("instant emp-assault")
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(m); err != nil {
			t.Fatal(err)
		}
		skin, shown := New(voice.English()), 0.0
		first, steps := s.Steps()
		for _, beat := range skin.Beats(first, steps) {
			p := skin.Paint(scene.Scene{Session: s, Past: steps[:beat.Last+1-first], Fresh: beat.Last + 1 - beat.First}, &scene.Screen{TextScale: 1}, 1280, 720).(*picture)
			for _, e := range p.model.Effects {
				switch {
				case e.Kind == board.FxShow && e.Card != nil:
					shown = e.Delay + e.Length
				case e.Kind == board.FxBanner && e.Text == "Nobody wins":
					if shown > 0 && e.Delay < shown || e.Length <= 0 {
						t.Errorf("the banner comes at %g ms, while the card is held up until %g", e.Delay, shown)
					}
					shown = -1
				}
			}
		}
		if shown != -1 {
			t.Errorf("side %d is not told that nobody wins", side)
		}
	}
}

// TestRuinsAreNoSwitch: who stands in a destroyed city is disabled (5.6), as all are there, and is not marked like one who was
// hacked where others are at work.
func TestRuinsAreNoSwitch(t *testing.T) {
	s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["kid"],"deck":["medic"]},"units":[{"id":"hunter-1","city":1},{"id":"hunter-2","city":2,"hacked":true}]}`)
	p := New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 360, 640).(*picture)
	found := 0
	for i, ruined := range []bool{true, false} {
		for _, u := range p.model.Cities[i].Moloch.Units {
			found++
			if !u.Disabled || u.Ruined != ruined {
				t.Errorf("%s in city %d: disabled %v, in ruins %v", u.ID, i+1, u.Disabled, u.Ruined)
			}
		}
	}
	if found != 2 {
		t.Errorf("%d robots are shown", found)
	}
}
