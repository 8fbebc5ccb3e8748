package aurora

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// TestAResultCardLiesThereUntilTheNext checks in whole games that the result card which was turned over last in a fight
// can be read in every question that follows, on a phone too, with the part that counts; and that none lies there
// outside of fights.
func TestAResultCardLiesThereUntilTheNext(t *testing.T) {
	shown := map[rules.Prompt]int{}
	for _, seed := range []string{"lies 1", "lies 2", "lies 3"} {
		s := Begin(t, `{"seats":3}`, seed)
		for range uitest.Wander(t, s, seed) {
			m, l := frame(t, s, table.NoSpot, Windows[3])
			_, steps := s.Steps()
			event := lastInFight(steps)
			if event == nil {
				if m.Result != nil {
					t.Fatalf("without a fight there is the result %q", m.Result.Title)
				}
				continue
			}
			v := s.View().(*rules.View)
			x := m.Result
			if x == nil {
				t.Fatalf("asked %s after %s, there is no result", v.Ask, event.Name())
			}
			if m.View == board.Combat && l.Result.Empty() {
				t.Errorf("asked %s after %s, the result has no place", v.Ask, event.Name())
			} else if m.View == board.Combat {
				shown[v.Ask]++
			}
			switch e := event.(type) {
			case rules.Fired:
				if x.Level != e.Level || x.Boxes || x.Fires() {
					t.Errorf("of gun %d counts %+v", e.Level, x)
				}
			case rules.Defeated:
				if !x.Boxes || x.Level != 0 || x.Fires() || e.Seat != game.NoSeat && x.Box == 0 {
					t.Errorf("of a defeat that %d wins counts %+v", e.Seat, x)
				}
			case rules.EnemiesFired:
				if x.Boxes || x.Level != 0 || !x.Fires() {
					t.Errorf("of the fire of enemies counts %+v", x)
				}
			}
		}
	}
	for _, ask := range []rules.Prompt{rules.AskFire, rules.AskDamage} {
		if shown[ask] == 0 {
			t.Errorf("never asked %s beside a result", ask)
		}
	}
}

// lastInFight returns the event of the last result that was turned over in the fight that goes on, nil for none.
func lastInFight(steps []table.Step) game.Event {
	for _, s := range slices.Backward(steps) {
		switch s.Event.(type) {
		case rules.PhaseBegan:
			return nil
		case rules.Fired, rules.Defeated, rules.EnemiesFired:
			return s.Event
		}
	}
	return nil
}

// TestAResultCardIsExplained checks that the card explains itself at a touch, and under the mouse the part that counts.
func TestAResultCardIsExplained(t *testing.T) {
	s := find(t, `{"seats":2}`, 0, func(v *rules.View) bool { return v.Ask == rules.AskFire })
	for _, a := range s.Actions() {
		if rules.ActOf(a.Move).Verb == rules.VerbFire {
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	k := newSkin(t, s)
	if k.Opens(board.ResultSpot) != scene.PilePanel {
		t.Error("a touch of the result opens nothing")
	}
	screen := &scene.Screen{TextScale: 1, Peek: board.ResultSpot}
	p := k.Paint(scene.Scene{Session: s}, screen, 1280, 720).(*skin.Picture)
	opened := k.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Panel: scene.PilePanel,
		About: board.ResultSpot}, 1280, 720).(*skin.Picture)
	if first := opened.Open.Panel.(*panel.Records).List[0].Text; !strings.Contains(first, " fires at ") {
		t.Errorf("the panel begins with %q instead of with what the card says", first)
	}
	if p.Open.Tip == nil || !strings.HasPrefix(p.Open.Tip.Text, "**On the left:**") {
		t.Errorf("after a shot the tip of the result is %+v", p.Open.Tip)
	}
}

// TestTheFireOfEnemiesAddsUp checks in whole games that what the prompt says of the fire of enemies is the damage that
// each convoy of the region takes which no enemy spares (10.9).
func TestTheFireOfEnemiesAddsUp(t *testing.T) {
	told := 0
	for _, seed := range []string{"sum 1", "sum 2", "sum 3", "sum 4"} {
		s := Begin(t, `{"seats":2}`, seed)
		for range uitest.Wander(t, s, seed) {
		}
		k := newSkin(t, s)
		_, steps := s.Steps()
		for i := range steps {
			e, ok := steps[i].Event.(rules.EnemiesFired)
			if !ok {
				continue
			}
			told++
			p := k.Paint(scene.Scene{Session: s, Past: steps[:i+1], Fresh: 1}, &scene.Screen{TextScale: 1}, 1280, 720)
			prompt := p.(*skin.Picture).Table.(*tableLayout).Model.Prompt
			said := strings.Join(prompt.Lines, " ")
			v := steps[i].View(0).(*rules.View)
			sum := 0
			for _, foe := range v.Foes[:v.FoeN] {
				if foe.Region == e.Region {
					sum += max(int(v.Game().Data().Results[e.Result].Fire[v.Game().Data().Of(foe.Card).Number]), 0)
				}
			}
			if prompt.Heading != "Enemy fire" {
				t.Errorf("the heading is %q", prompt.Heading)
			}
			if want := newSkin(t, s).voice.T("board.result.fire", "list", "", "n", sum); sum > 0 &&
				!strings.HasSuffix(said, want[strings.Index(want, "."):]) {
				t.Errorf("of %d damage is said %q", sum, said)
			}
		}
	}
	if told == 0 {
		t.Error("no enemy ever fired")
	}
}
