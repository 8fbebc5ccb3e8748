package convoy

import (
	"reflect"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/scene"
)

// TestABattleThatIsBrokenOffSaysWhy: EMP Assault (4.9) is held up, and then it is told across the road that nobody wins.
func TestABattleThatIsBrokenOffSaysWhy(t *testing.T) {
	for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
		s := posed(t, side, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
			"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["emp-assault"],"deck":["medic"]},"units":[{"id":"hunter-1","city":2}]}`)
		play(t, s, "instant emp-assault")
		skin, shown := New(voice.English()), 0.0
		first, steps := s.Steps()
		for _, beat := range skin.Beats(first, steps) {
			p := seen(skin.Paint(scene.Scene{Session: s, Past: steps[:beat.Last+1-first], Fresh: beat.Last + 1 - beat.First}, &scene.Screen{TextScale: 1}, 1280, 720))
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
	p := seen(New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 360, 640))
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

// TestTheMagneticFieldShowsWhomItHolds: a robot that cannot leave its city (5.4) has a sign, before anybody tries to
// move it, says why when it is looked at, and it is read out; one that is immune (5.3) or elsewhere has none.
func TestTheMagneticFieldShowsWhomItHolds(t *testing.T) {
	s := posed(t, rules.Moloch, `{"phase":"moloch-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],"moloch":{"hand":["relocate"],"deck":["brain"]},"outpost":{"hand":["kid"]},
		"units":[{"id":"electromagnetic-field","city":1},{"id":"clown","city":1},{"id":"dreadnought","city":1},{"id":"ripper","city":2}]}`)
	skin := New(voice.English())
	p := seen(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720))
	for i := range 2 {
		for _, u := range p.model.Cities[i].Moloch.Units {
			held := u.ID == "clown"
			if u.Fenced != held {
				t.Errorf("%s is shown as held: %v", u.ID, u.Fenced)
			}
			sheet := seen(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Inspect: table.KindPiece.Spot(u.ID)}, 1280, 720))
			if all := strings.Join(texts(reflect.ValueOf(sheet.open)), "\n"); strings.Contains(all, "Held by the Magnetic Field") != held {
				t.Errorf("the sheet of %s reads %q", u.ID, all)
			}
			if said := voice.English().Describe(s.View(), table.KindPiece.Spot(u.ID)); strings.Contains(said, "holds it here") != held {
				t.Errorf("of %s is said: %s", u.ID, said)
			}
		}
	}
}
