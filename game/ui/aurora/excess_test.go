package aurora

import (
	"slices"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// TestWhatHasNoRoomIsShownFirst checks that an answer that brings more than fits says so on its button, and that the
// first touch does not give it, but shows in the convoy where everything would go and what would be left in the snow.
func TestWhatHasNoRoomIsShownFirst(t *testing.T) {
	partly := 0
	for n := range 6 {
		s := find(t, `{"seats":2}`, 100*n, func(v *rules.View) bool {
			for block := range v.Slots[v.Explore.Slot].Tokens {
				goods := v.Lying(v.Explore.Slot, block)
				if v.Ask == rules.AskBlock && foresee.Excess(v, &goods) > 0 {
					return true
				}
			}
			return false
		})
		v := s.View().(*rules.View)
		for _, a := range s.Actions() {
			goods := foresee.Comes(v, rules.ActOf(a.Move))
			sum, over := 0, foresee.Excess(v, &goods)
			for _, n := range goods {
				sum += int(n)
			}
			for _, size := range Windows {
				m, _ := frame(t, s, table.NoSpot, size)
				for _, c := range m.Choices {
					if c.Spot == a.Path[0] && (c.Loss != "") != (over > 0) {
						t.Errorf("%s brings %d too many, and says %q", a.ID, over, c.Loss)
					}
				}
			}
			if over == 0 {
				continue
			}
			lines := len(s.Lines())
			if _, err := s.Touch(a.Path[0]); err != nil {
				t.Fatal(err)
			}
			m, f := frame(t, s, table.NoSpot, Windows[1])
			ghosts := 0
			for _, car := range m.Cars {
				for _, p := range car.Places {
					if p.Ghost {
						ghosts++
					}
				}
			}
			if len(s.Lines()) != lines || len(m.Excess) != over || ghosts > sum-over || len(m.Choices) < 2 {
				t.Errorf("%s: %d of %d have no room, and there are %d ghosts, %v in the snow, %d answers", a.ID, over,
					sum, ghosts, m.Excess, len(m.Choices))
			}
			if ghosts > 0 {
				partly++
			}
			said := strings.Join(m.Prompt.Lines, " ")
			if !strings.Contains(said, "fit") && !strings.Contains(said, "no room") {
				t.Errorf("%s: it says %s", a.ID, said)
			}
			if l := (&tableLayout{Laid: skin.Lay(m, f, board.Draw)}); l.Proposed() != loadSpot {
				t.Errorf("%s: a second touch gives %v", a.ID, l.Proposed())
			}
			if !slices.ContainsFunc(m.Choices, func(c board.Choice) bool { return c.Picked }) {
				t.Errorf("%s is not marked as chosen", a.ID)
			}
			s.Drop()
		}
	}
	if partly == 0 {
		t.Error("nothing fitted in part")
	}
}

// TestTheUsualWayIsShown checks that, while a convoy is stowed, it shows where the rest would go in the usual order,
// and, with the mouse on an answer, what would then be left.
func TestTheUsualWayIsShown(t *testing.T) {
	for n := range 4 {
		s := find(t, `{"seats":1}`, 100*n, func(v *rules.View) bool { return v.Ask == rules.AskStow })
		v := s.View().(*rules.View)
		at := v.Stowing()
		bare, _ := rules.Of(s.Game)
		shown := func(hover table.Spot) (list [rules.Spots]string) {
			p := newSkin(t, s).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Hover: hover}, 1280, 720)
			m := p.(*skin.Picture).Table.(*tableLayout).Model
			for i := range list {
				for _, car := range m.Cars {
					for _, p := range car.Places {
						if p.Spot == voice.PlaceSpot(bare, v.Who, rules.Spot(i)) {
							list[i] = p.Load
						}
					}
				}
			}
			return list
		}
		for _, a := range s.Actions() {
			act := rules.ActOf(a.Move)
			if act.Verb == rules.VerbPut && shown(a.Path[0])[at] != rules.Token(act.A).String() {
				t.Errorf("%s is not shown on its place", a.ID)
			}
		}
		usual := shown(table.NoSpot)
		if err := s.Do("standard"); err != nil {
			t.Fatal(err)
		}
		load := s.View().(*rules.View).Convoys[v.Who].Load
		for i, token := range load {
			if usual[i] != token.String() {
				t.Errorf("%d: on %s comes %q, and %q was shown", n, rules.Spot(i), token, usual[i])
			}
		}
	}
}

// TestWhatGoesIsCrossedOut checks that, if there is too much to carry, the answer under the pointer shows in the snow
// what it would drop.
func TestWhatGoesIsCrossedOut(t *testing.T) {
	for n := range 4 {
		s := find(t, `{"seats":1}`, 50*n, func(v *rules.View) bool {
			return v.Ask == rules.AskDrop && dropKeys[v.Dropping()] == ""
		})
		for _, a := range s.Actions() {
			p := newSkin(t, s).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Hover: a.Path[0]}, 1280, 720)
			want := rules.Token(rules.ActOf(a.Move).A).String()
			if left := p.(*skin.Picture).Table.(*tableLayout).Model.Excess; !slices.Contains(left, want) {
				t.Errorf("%s: %v is crossed out", a.ID, left)
			}
		}
	}
}

// TestWhatGoesIsSaid checks that, if there is too much to carry, each answer names what it drops.
func TestWhatGoesIsSaid(t *testing.T) {
	s := find(t, `{"seats":1}`, 0, func(v *rules.View) bool {
		return v.Ask == rules.AskDrop && dropKeys[v.Dropping()] == ""
	})
	m, _ := frame(t, s, table.NoSpot, Windows[1])
	said := map[string]bool{}
	for _, c := range m.Choices {
		said[c.Label] = true
	}
	if len(m.Choices) < 2 || len(said) < len(m.Choices) || said[""] {
		t.Errorf("of %d answers are said %v", len(m.Choices), said)
	}
}
