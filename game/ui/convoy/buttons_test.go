package convoy

import (
	"fmt"
	"testing"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// TestTheEndOfAnAttackStays checks that the button that ends the Outpost's attack, and the support of the city beside
// it, have their places whether the support can be used or not.
func TestTheEndOfAnAttackStays(t *testing.T) {
	for _, size := range [][2]float64{{360, 640}, {390, 844}, {821, 462}, {1280, 720}} {
		var places []map[string]kit.Rect
		for _, used := range []bool{false, true} {
			s := posed(t, rules.Outpost, fmt.Sprintf(`{"phase":"outpost-attack","battle":4,"active":3,"fight":1,
				"cities":[{"destroyed":true},{"destroyed":true},{"supportUsed":%v},{},{}],
				"outpost":{"hand":["scorn","trooper-1","medic","kid"]},"units":[{"id":"brute","city":3}],
				"moloch":{"hand":["clown"],"deck":["brain"]}}`, used))
			k := New(voice.English())
			p := seen(k.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, size[0], size[1]))
			if done, err := s.Touch(table.KindButton.Spot("support")); used && (err != nil || done.Refused == "") {
				t.Errorf("a touch of the support that rests says nothing: %+v, %v", done, err)
			}
			at := map[string]kit.Rect{}
			for i, b := range p.frame.Buttons.List {
				if b.ID != "support" && b.ID != "done" {
					continue
				}
				at[b.ID] = p.frame.Buttons.Place[i].Rect
				if b.ID == "support" && b.Disabled != used {
					t.Errorf("%v: with the support used %v its button rests %v", size, used, b.Disabled)
				}
			}
			places = append(places, at)
		}
		for _, id := range []string{"support", "done"} {
			if before, after := places[0][id], places[1][id]; before.Empty() || before != after {
				t.Errorf("%v: %s moves from %v to %v", size, id, before, after)
			}
		}
	}
}

// TestWhoLosesIsNotLedToEnd: the button that ends an attack is gold only if that wins the battle or nothing can be
// played.
func TestWhoLosesIsNotLedToEnd(t *testing.T) {
	for _, x := range []struct {
		hand, units string
		want        panel.Style
	}{
		{`"scorn","trooper-1"`, `{"id":"brute","city":3}`, panel.StylePlain},
		{`"scorn","trooper-1"`, `{"id":"kid","city":3}`, panel.StyleMain},
		{``, `{"id":"brute","city":3}`, panel.StyleMain},
	} {
		s := posed(t, rules.Outpost, fmt.Sprintf(`{"phase":"outpost-attack","battle":4,"active":3,"fight":1,
			"cities":[{"destroyed":true},{"destroyed":true},{},{},{}],"outpost":{"hand":[%s]},"units":[%s],
			"moloch":{"hand":["clown"],"deck":["brain"]}}`, x.hand, x.units))
		p := seen(New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720))
		found := false
		for _, b := range p.frame.Buttons.List {
			if b.ID == "done" {
				found = true
				if b.Style != x.want {
					t.Errorf("with %s in hand and %s there its style is %d, not %d", x.hand, x.units, b.Style, x.want)
				}
			}
		}
		if !found {
			t.Errorf("with %s in hand nothing ends the attack", x.hand)
		}
	}
}
