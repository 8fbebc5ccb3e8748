package convoy_test

import (
	"slices"
	"strconv"
	"testing"

	"onelongnight/game"
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

// TestABattleIsHeardAsItIsCounted: its sounds come in its course, those of the terms before that of the blow.
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
			if !game.Is[rules.BattleDecided](step.Event) {
				continue
			}
			blow := slices.IndexFunc(notes, func(n scene.Note) bool { return n.Cue == sound.Clash })
			if blow < 0 || notes[blow].At < 0 {
				t.Fatalf("a battle sounds like %v", notes)
			}
			for term := 0; ; term++ {
				i := slices.IndexFunc(notes, func(n scene.Note) bool { return n.Cue == sound.Rising(term) })
				if i < 0 || term > 3 {
					break
				}
				if heard++; notes[i].At >= notes[blow].At {
					t.Errorf("term %d is heard at %v, the blow at %v", term, notes[i].At, notes[blow].At)
				}
			}
		}
	}
	if heard == 0 {
		t.Error("no term was heard")
	}
}
