package convoy_test

import (
	"slices"
	"strconv"
	"testing"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// TestAChoiceInABattleStaysInItsScene: what is decided among the units that were counted, or with buttons, is decided
// before the burning city; what is elsewhere is decided on the table.
func TestAChoiceInABattleStaysInItsScene(t *testing.T) {
	skin := convoy.New(voice.English())
	within, elsewhere := 0, 0
	for n := 0; n < 12 && (within == 0 || elsewhere == 0); n++ {
		s := convoy.Begin(t, rules.Outpost, "scene"+strconv.Itoa(n))
		for !s.Result().Over {
			v := s.View().(*rules.View)
			if s.MyTurn() && v.Phase == rules.Resolution && v.Asked() != nil {
				p := skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720)
				cards := false
				for _, spot := range s.Next() {
					cards = cards || spot.Kind == table.KindCard || spot.Kind == table.KindPlace
					if _, _, ok := p.Where(spot); !ok {
						t.Errorf("%s is nowhere", spot)
					}
				}
				if convoy.InBattle(p) {
					within++
					if cards {
						t.Errorf("a choice among %v is made where none of them is", s.Next())
					}
				} else {
					elsewhere++
				}
			}
			convoy.PlayOn(t, s)
		}
	}
	if within == 0 || elsewhere == 0 {
		t.Errorf("%d choices in the scene and %d elsewhere: nothing is proved", within, elsewhere)
	}
}

// TestABattleIsHeardAsItIsCounted: its sounds come in its course, one for each term and one for the blow; what else
// happens is heard at once.
func TestABattleIsHeardAsItIsCounted(t *testing.T) {
	skin, s := convoy.New(voice.English()), convoy.Begin(t, rules.Outpost, "heard")
	heard := 0
	for !s.Result().Over {
		from := s.StepCount()
		convoy.PlayOn(t, s)
		first, steps := s.Steps()
		for i := range steps[from-first:] {
			step := &steps[from-first+i]
			notes := skin.Score(step, rules.Outpost)
			if step.Event.Type != rules.EvBattle {
				continue
			}
			clash := slices.IndexFunc(notes, func(n scene.Note) bool { return n.Cue == sound.Clash })
			if clash < 0 {
				t.Fatalf("a battle sounds like %v", notes)
			}
			for _, n := range notes[:clash] {
				if n.At >= notes[clash].At {
					t.Errorf("before the clash there is a note after it: %v", notes)
				}
				if n.Cue >= sound.Rising(0) {
					heard++
				}
			}
		}
	}
	if heard == 0 {
		t.Error("no term was heard")
	}
}
