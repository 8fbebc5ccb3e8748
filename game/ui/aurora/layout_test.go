package aurora_test

import (
	"fmt"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	look "onelongnight/game/ui/aurora"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// paint makes the picture of a session in a window.
func paint(s *table.Session, screen *scene.Screen, size [2]float64) *skin.Picture {
	bare, _ := rules.Of(s.Game)
	k := look.New(bare, voice.English().For(s.Game))
	return k.Paint(scene.Scene{Session: s}, screen, size[0], size[1]).(*skin.Picture)
}

// games is how many games of each kind are played.
const games = 25

// samples is how many positions of each prompt are looked at.
const samples = 4

// TestEverythingCanBeTouched checks in games of all kinds and windows of all shapes that each thing that can be touched
// is found, or something that brings it into view; also with something selected.
func TestEverythingCanBeTouched(t *testing.T) {
	seen := map[rules.Prompt]int{}
	for _, setup := range []string{`{"seats":1}`, `{"seats":1,"map":"beta"}`, `{"seats":4,"map":"beta","mine":true}`,
		`{"seats":2,"mine":true}`} {
		for n := range games {
			seed := fmt.Sprint(setup, n)
			s := look.Begin(t, setup, seed)
			for range uitest.Wander(t, s, seed) {
				ask := s.View().(*rules.View).Ask
				if seen[ask]++; seen[ask] <= samples {
					findAll(t, s)
				}
			}
		}
	}
	for _, ask := range []rules.Prompt{rules.AskExplore, rules.AskCrew, rules.AskDrive, rules.AskFire, rules.AskStow,
		rules.AskDamage, rules.AskDrop, rules.AskAttach, rules.AskSalvage, rules.AskMine, rules.AskLift} {
		if seen[ask] == 0 {
			t.Errorf("no game asks %s", ask)
		}
	}
}

// findAll looks for what can be touched now, and after each first touch that leads to several actions.
func findAll(t *testing.T, s *table.Session) {
	t.Helper()
	find(t, s)
	for _, spot := range s.Next() {
		if len(s.Leads([]table.Spot{spot})) < 2 {
			continue
		}
		if _, err := s.Touch(spot); err != nil {
			t.Fatal(err)
		}
		find(t, s)
		s.Drop()
	}
}

// find looks for everything that can be touched.
func find(t *testing.T, s *table.Session) {
	t.Helper()
	ask := s.View().(*rules.View).Ask
	for _, size := range look.Windows {
		what := fmt.Sprintf("%v, asked %s after %v", size, ask, s.Selected())
		uitest.Finds(t, s, what, func(at scene.Scroll) scene.Picture {
			return paint(s, &scene.Screen{TextScale: 1, Scroll: at}, size)
		})
	}
}

// TestTheTableAndTheRoadAreLookedAt checks that the road leads to the map, and back.
func TestTheTableAndTheRoadAreLookedAt(t *testing.T) {
	s := look.Begin(t, `{"seats":1}`, "road")
	if err := s.Sit(0); err != nil {
		t.Fatal(err)
	}
	road, camp := table.KindPlace.Spot("road"), table.KindPlace.Spot("camp")
	for _, size := range look.Windows {
		uitest.LooksAt(t, camp, road, func(place table.Spot) *skin.Picture {
			return paint(s, &scene.Screen{TextScale: 1, Place: place}, size)
		})
	}
}
