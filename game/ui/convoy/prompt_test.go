package convoy_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/edition"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
	"onelongnight/game/ui/uitest"
)

// until has the greedy player decide until a side has a question to answer, and returns that session.
func until(t *testing.T, side game.Seat, question string) *table.Session {
	t.Helper()
	for _, seed := range []string{"prompts", "more", "prompts 2", "prompts 3", "prompts 4"} {
		s := convoy.Begin(t, side, seed)
		for !s.Result().Over {
			if s.MyTurn() && s.View().(*rules.View).Prompt() == question {
				return s
			}
			convoy.PlayOn(t, s)
		}
	}
	t.Fatalf("nobody is ever asked %q", question)
	return nil
}

// TestADistrictSaysWhatItBrings checks that the prompt names what the signs of the districts stand for, in portrait
// too, and describes the one pointed at in full.
func TestADistrictSaysWhatItBrings(t *testing.T) {
	s := until(t, rules.Moloch, "district")
	skin := convoy.New(voice.English())
	for hover, want := range map[table.Spot]string{
		table.NoSpot:                      "**draw a card** · **kill**",
		voice.District(rules.ZiggyOne, 1): "The winner draws a card",
		voice.District(rules.ZiggyOne, 2): "The winner kills an enemy unit here",
	} {
		p := skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Hover: hover}, 1280, 720)
		for name, lines := range map[string][]string{"the prompt": convoy.Prompted(p),
			"the brief prompt": convoy.Brief(p)} {
			if got := strings.Join(lines, " "); !strings.Contains(got, want) {
				t.Errorf("over %q %s says %q, want %q in it", hover, name, got, want)
			}
		}
	}
}

// TestOnlyATargetIsAimedAt checks that the city under the pointer stands out once there is a card to go there, and not
// before.
func TestOnlyATargetIsAimedAt(t *testing.T) {
	s := until(t, rules.Outpost, "attack")
	aimed := func() []int {
		screen := &scene.Screen{TextScale: 1, Hover: voice.CitySpot(rules.NewYork)}
		return convoy.Aimed(convoy.New(voice.English()).Paint(scene.Scene{Session: s}, screen, 1280, 720))
	}
	if got := aimed(); len(got) > 0 {
		t.Errorf("cities %v are aimed at without a card", got)
	}
	for _, a := range s.Actions() {
		if act := rules.ActOf(a.Move); act.Verb == rules.DoPlay && rules.City(act.B) == rules.NewYork {
			if _, err := s.Touch(a.Path[0]); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	if got := aimed(); !slices.Equal(got, []int{int(rules.NewYork)}) {
		t.Errorf("cities %v are aimed at, want New York", got)
	}
}

// TestTheBriefPromptFits checks that a phone, which has two lines for it, says how an attack stands and what is at
// stake.
func TestTheBriefPromptFits(t *testing.T) {
	s := until(t, rules.Outpost, "attack")
	brief := convoy.Brief(convoy.New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 360,
		640))
	if len(brief) != 1 || !strings.Contains(brief[0], " to ") || !strings.Contains(strings.ToLower(brief[0]), "win") {
		t.Errorf("the brief prompt does not say how it stands and what the winner gets: %q", brief)
	}
}

// TestNothingForModulesIsSaid checks that where a module phase can only be ended the prompt says so and the button goes
// on, and that where there is a choice they speak of modules.
func TestNothingForModulesIsSaid(t *testing.T) {
	skin := convoy.New(voice.English())
	said := map[bool]int{}
	for s := convoy.Begin(t, rules.Moloch, "modules"); !s.Result().Over; convoy.PlayOn(t, s) {
		if !s.MyTurn() || s.View().(*rules.View).Prompt() != "modules" {
			continue
		}
		p := skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720)
		nothing := len(s.Actions()) == 1
		said[nothing]++
		if got := strings.Join(convoy.Prompted(p), " "); strings.Contains(got,
			"has nothing for your modules to do") != nothing {
			t.Errorf("with %d moves the prompt says %q", len(s.Actions()), got)
		}
		if want := map[bool]string{true: "Go on", false: "End modules"}[nothing]; convoy.DoneLabel(p) != want {
			t.Errorf("with %d moves the button says %q, want %q", len(s.Actions()), convoy.DoneLabel(p), want)
		}
	}
	if said[true] == 0 || said[false] == 0 {
		t.Errorf("phases with something to do and without: %v", said)
	}
}

// TestAChoiceInABattleStaysInItsScene checks that a choice among the units that were counted, or with buttons, is made
// in the scene of the battle, and every other one on the table.
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

// TestABattleIsHeardAsItIsCounted checks that a battle's sounds come in order, those of the terms before that of the
// blow.
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

// TestNobodyIsSentBeyondNewYork checks that who cannot win a battle by strength is told to play cards further on, but
// not in New York, the last city.
func TestNobodyIsSentBeyondNewYork(t *testing.T) {
	for city, further := range map[int]bool{3: true, 5: false} {
		ruins := strings.Repeat(`{"destroyed":true},`, city-1) + strings.Repeat(`{},`, 6-city)
		s := uitest.From(t, edition.Full(), fmt.Appendf(nil, `{"phase":"outpost-attack","battle":9,"active":%d,"fight":2,
			"cities":[%s],"units":[{"id":"steelhound","city":%d},{"id":"hunter-1","city":%d}],"outpost":{"hand":["medic"]},
			"moloch":{"deck":["brain","brute","clown"]}}`, city, strings.TrimSuffix(ruins, ","), city, city), "beyond")
		if err := s.Sit(rules.Outpost); err != nil {
			t.Fatal(err)
		}
		p := convoy.New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720)
		said := strings.Join(convoy.Prompted(p), " ")
		if !strings.Contains(said, "does not reach that") || strings.Contains(said, "further on") != further {
			t.Errorf("in city %d it says %q", city, said)
		}
	}
}

// TestTheFirstDistrictIsNoChoice checks that, when Moloch ravages another district, the one that was fought for is
// struck out and has no word like those to choose from, and that it looked otherwise before.
func TestTheFirstDistrictIsNoChoice(t *testing.T) {
	s := until(t, rules.Moloch, "ravage")
	v := s.View().(*rules.View)
	fought := voice.District(v.Active, int(v.Fight))
	paint := func(s *table.Session) []table.Spot {
		screen := &scene.Screen{TextScale: 1}
		return convoy.Taken(convoy.New(voice.English()).Paint(scene.Scene{Session: s}, screen, 360, 640))
	}
	if got := paint(s); !slices.Equal(got, []table.Spot{fought}) {
		t.Errorf("%v are taken, want %v", got, fought)
	}
	if got := paint(until(t, rules.Moloch, "attack")); len(got) > 0 {
		t.Errorf("%v are taken in an attack", got)
	}
}
