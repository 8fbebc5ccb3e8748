package aurora

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/uitest"
)

// sick is a position in which the Co-pilot can explore a contaminating location in only one way: with food.
const sick = `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"exploration","round":1,"turn":"red",
"aurora":1,"order":["red","automa"],"slots":[{"card":"rusty-1"},{},{"card":"contaminated-warehouse",
"left":["food","fuel"]},{"card":"gas-station","left":["fuel"],"right":["fuel"]},{}],
"objects":{"deck":["ration","nitrous"]},"results":{"deck":["r1","r2"]},"convoys":{"red":{"space":1,"food":1,"fuel":1,
"crew":[{"id":"leader-red","zone":"rest"},{"id":"copilot-red","zone":"action"}],"cars":[{"card":"truck-red"},
{"card":"container-red"}]}},"automa":{"space":2,"survivors":2,"marker":1,"damage":["A2","A3","A4","A5","A6"],
"deck":["automa-1"]}}`

// TestNobodyIsLostUnasked checks that a move of one touch that costs goods or a survivor asks first, and that one that
// costs nothing does not.
func TestNobodyIsLostUnasked(t *testing.T) {
	s := From(t, sick)
	want := map[string]string{"explore 1": "", "explore 4": "it costs 1 food.",
		"explore 3": "it costs 1 food. Always first: contaminate 1 of the party. You would lose a survivor: Co-pilot."}
	k := newSkin(t, s)
	for _, a := range s.Actions() {
		text := s.Game.MoveText(a.Move)
		end, explores := want[text]
		if said := k.Warning(s, a); explores && !strings.HasSuffix(said, end) || end == "" && said != "" {
			t.Errorf("%s is told %q, want %q", text, said, end)
		}
		delete(want, text)
	}
	if len(want) > 0 {
		t.Errorf("nobody can %v", want)
	}
}

// TestHarmIsSaidBeforeOneTouch checks that, where one touch explores, as only one survivor can go, the warning says
// what the location does first (7.6), and that, where survivors are chosen afterwards, it is said there.
func TestHarmIsSaidBeforeOneTouch(t *testing.T) {
	harmful := strings.Replace(sick, `{"card":"rusty-1"}`, `{"card":"looted-barracks","left":["ammo","ammo"],
		"right":["ammo","food"]}`, 1)
	for position, want := range map[string]string{
		strings.Replace(harmful, `"food":1,`, ``, 1): "Always first: 1 damage to any place.", // nobody to feed
		harmful: "",
		sick:    "",
	} {
		s := From(t, position)
		k := newSkin(t, s)
		for _, a := range s.Actions() {
			if s.Game.MoveText(a.Move) != "explore 1" {
				continue
			}
			if said := k.Warning(s, a); said != want {
				t.Errorf("it says %q, want %q", said, want)
			}
		}
	}
}

// TestWarningsAreTrue checks in games of all kinds that each move with such a warning loses a survivor, and that each
// move that loses one before anything else is asked or revealed has a warning.
func TestWarningsAreTrue(t *testing.T) {
	warned := 0
	for _, setup := range []string{`{"seats":1}`, `{"seats":1,"map":"beta"}`, `{"seats":3,"map":"beta"}`} {
		for n := range 25 {
			s := Begin(t, setup, string(rune('a'+n)))
			k := newSkin(t, s)
			for a := range uitest.Wander(t, s, setup+string(rune('a'+n))) {
				v := s.View().(*rules.View)
				said := strings.Contains(k.Warning(s, a), "lose a survivor")
				from := s.StepCount()
				if err := s.Play(a.Move); err != nil {
					t.Fatal(err)
				}
				first, steps := s.Steps()
				lost := losesFirst(steps[max(0, from-first):], v.Who)
				if said {
					warned++
				}
				if said && !lost || lost && !said && costly[rules.ActOf(a.Move).Verb] {
					t.Errorf("%s: %s is warned of: %t, and loses somebody: %t", setup, s.Game.MoveText(a.Move), said,
						lost)
				}
			}
		}
	}
	if warned == 0 {
		t.Error("nothing was warned of")
	}
}

// losesFirst reports whether a seat loses a survivor before anything is revealed.
func losesFirst(steps []table.Step, seat game.Seat) bool {
	for i := range steps {
		switch e := steps[i].Event; {
		case game.Is[rules.Lost](e) && e.Who() == seat:
			return true
		case game.Reveals(e) && !game.Is[rules.ObjectDrawn](e):
			return false
		}
	}
	return false
}

// TestABonusIsNotThrownAwayUnasked checks in whole games that going without a bonus names those that would cost
// nothing, and that nothing is asked if each would cost something.
func TestABonusIsNotThrownAwayUnasked(t *testing.T) {
	asked := map[bool]int{}
	for n := range 20 {
		s := Begin(t, `{"seats":2}`, fmt.Sprint("bonus", n))
		k := newSkin(t, s)
		for a := range uitest.Wander(t, s, fmt.Sprint(n)) {
			v := s.View().(*rules.View)
			if v.Ask == rules.AskBonus && rules.ActOf(a.Move).Verb == rules.VerbSkip {
				said, free := k.Warning(s, a), false
				for _, other := range s.Actions() {
					toll := foresee.TollOf(v, []game.Move{other.Move})
					if other.Move == a.Move || toll.Any() {
						continue
					}
					if free = true; !strings.Contains(said, other.Label) {
						t.Errorf("%q does not name %q", said, other.Label)
					}
				}
				if asked[free]++; !free && said != "" {
					t.Errorf("where each bonus costs something it asks %q", said)
				}
			}
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked[true] == 0 {
		t.Errorf("bonuses that cost nothing, and others: %v", asked)
	}
}

// TestAShotThatCannotHitIsAskedAbout checks that the person is asked before a shot that costs ammo and cannot do
// damage, and is told why.
func TestAShotThatCannotHitIsAskedAbout(t *testing.T) {
	warned := 0
	for n := range 40 {
		s := Begin(t, `{"seats":2}`, fmt.Sprint("miss", n))
		k := newSkin(t, s)
		for a := range uitest.Wander(t, s, fmt.Sprint(n)) {
			missed := rules.ActOf(a.Move).Verb == rules.VerbFire &&
				strings.HasSuffix(k.Warning(s, a), ". No result that can come next hits with it.")
			from := s.StepCount()
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
			first, steps := s.Steps()
			for _, step := range steps[from-first:] {
				if e, ok := step.Event.(rules.Fired); ok && missed {
					if warned++; e.Damage > 0 {
						t.Errorf("%s does %d damage", a.Label, e.Damage)
					}
				}
			}
		}
	}
	if warned == 0 {
		t.Error("no gun was ever without a chance")
	}
}
