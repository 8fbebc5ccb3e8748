package aurora

import (
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// TestWhatASwapCostsIsShownFirst: one touch of a car that something takes the place of, or that is let go, says and
// marks what is lost; the button does it, and no more cargo goes than was said.
func TestWhatASwapCostsIsShownFirst(t *testing.T) {
	for ask, id := range map[rules.Prompt]string{rules.AskReplace: "couple", rules.AskDetach: "unhitch",
		rules.AskAttach: "mount"} {
		for n := range 2 {
			s := find(t, `{"seats":3}`, 40*n, func(v *rules.View) bool {
				loss := foresee.Loses(v, rules.Act{Verb: verbOf[ask], A: 2})
				return v.Ask == ask && v.Convoys[v.Who].Cars[2] != rules.NoCard && loss.Any()
			})
			v := s.View().(*rules.View)
			loss := foresee.Loses(v, rules.Act{Verb: verbOf[ask], A: 2})
			spot := table.KindPiece.Spot(v.Game().Data().ID(v.Convoys[v.Who].Cars[2]))
			moves, lines := s.MoveCount(), len(s.Lines())
			if _, err := s.Touch(spot); err != nil {
				t.Fatal(err)
			}
			if s.MoveCount() != moves {
				t.Fatalf("%s: one touch does it", ask)
			}
			m, f := frame(t, s, table.NoSpot, Windows[1])
			marked := 0
			for i := range m.Cars {
				if m.Cars[i].Lost {
					marked++
				}
				if top := m.Cars[i].Top; top != nil && top.Lost {
					marked++
				}
			}
			said := strings.Join(m.Prompt.Lines, " ")
			if marked != len(loss.Cards) || marked > 0 && !strings.Contains(said, "You lose: ") ||
				(loss.Cargo > 0) != strings.Contains(said, "no room") {
				t.Errorf("%s: %+v is lost, %d are marked, and it says %s", ask, loss, marked, said)
			}
			button := table.KindButton.Spot(id)
			if l := (&tableLayout{model: m, layout: f}); l.Proposed() != button {
				t.Errorf("%s: a second touch does %v", ask, l.Proposed())
			}
			uncut(t, s, scene.Scene{Session: s}, 0)
			if _, err := s.Touch(button); err != nil {
				t.Fatal(err)
			}
			if gone := drops(t, s, lines); ask != rules.AskDetach && gone != loss.Cargo {
				t.Errorf("%s: %d tokens go, and %d were foretold", ask, gone, loss.Cargo)
			}
		}
	}
}

// verbOf is the move that each prompt asks for.
var verbOf = map[rules.Prompt]rules.Verb{rules.AskReplace: rules.VerbReplace, rules.AskDetach: rules.VerbDetach,
	rules.AskAttach: rules.VerbAttach}

// drops lets go of what has no room, and counts it from a line of the log on.
func drops(t *testing.T, s *table.Session, from int) (n int) {
	t.Helper()
	for {
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
		v := s.View().(*rules.View)
		if (v.Ask != rules.AskDrop || v.Dropping() != "aboard") && v.Ask != rules.AskLose {
			break
		}
		if err := s.Play(s.Actions()[0].Move); err != nil {
			t.Fatal(err)
		}
	}
	for _, l := range s.Lines()[from:] {
		if game.Is[rules.Dropped](l.Event) || game.Is[rules.Lost](l.Event) {
			n++
		}
	}
	return n
}

// TestANewTruckSaysWhatItCosts: before a truck is explored it says that the own one goes.
func TestANewTruckSaysWhatItCosts(t *testing.T) {
	truck := func(v *rules.View) int {
		for slot := 1; slot <= rules.SlotCount; slot++ {
			if v.Game().Data().Of(v.Slots[slot].Card).Kind == rules.Truck {
				return slot
			}
		}
		return 0
	}
	s := find(t, `{"seats":2}`, 0, func(v *rules.View) bool { return v.Ask == rules.AskExplore && truck(v) > 0 })
	v := s.View().(*rules.View)
	k := newSkin(t, s)
	data := v.Game().Data()
	screen := &scene.Screen{TextScale: 1, Hover: table.KindCard.Spot(data.ID(v.Slots[truck(v)].Card))}
	p := k.Paint(scene.Scene{Session: s}, screen, 1280, 720).(*skin.Picture)
	own := v.Convoys[v.Who].Cars[0]
	want := "You lose: " + k.voice.Card(own)
	if said := strings.Join(p.Table.(*tableLayout).model.Prompt.Lines, " "); !strings.Contains(said, want) {
		t.Errorf("it says %s", said)
	}
}
