package aurora

import (
	"slices"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// Crewed is a position in which three survivors can go to a card.
const Crewed = `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"exploration","round":1,"turn":"red",
"aurora":1,"order":["red","automa"],"slots":[{},{},{},{"card":"gas-station","left":["fuel"],"right":["fuel"]},{}],
"objects":{"deck":["ration","nitrous"]},"results":{"deck":["r1","r2"]},"convoys":{"red":{"space":1,"food":2,
"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"},{"id":"driver","zone":"action"}],
"cars":[{"card":"truck-red"},{"card":"container-red"}]}},"automa":{"space":2,"survivors":2,"marker":1,
"damage":["A2","A3","A4","A5","A6"],"deck":["automa-1"]}}`

// usedIn returns the survivors chosen to go to the card that is explored.
func usedIn(s *table.Session) (list []string) {
	c := &s.View().(*rules.View).Convoys[0]
	for i := range c.Crew[:c.CrewN] {
		if c.Crew[i].Used {
			list = append(list, s.View().(*rules.View).Game().Data().ID(c.Crew[i].Card))
		}
	}
	return list
}

// TestAChosenSurvivorIsTakenBack checks that touching a chosen survivor again takes him back, whether he was chosen
// first or last, with the food he was to eat, and leaves the others.
func TestAChosenSurvivorIsTakenBack(t *testing.T) {
	s := From(t, Crewed, "explore 4", "use copilot-red", "boost copilot-red", "use leader-red")
	piece := func(id string) table.Spot { return table.KindPiece.Spot(id) }
	touch := func(id string, back bool, want int) {
		t.Helper()
		done, err := s.Touch(piece(id))
		if err != nil || done.Back != back || len(usedIn(s)) != want {
			t.Errorf("%s: %+v, %v, and %v go", id, done, err, usedIn(s))
		}
	}
	touch("copilot-red", true, 1)
	if food := s.View().(*rules.View).Convoys[0].Goods[rules.Food]; food != 2 {
		t.Errorf("what he ate is gone: %d food left", food)
	}
	touch("driver", false, 2)
	touch("leader-red", true, 1)
	touch("driver", true, 0)
	touch("driver", false, 1)
}

// TestASurvivorAndThenACard checks that a survivor touched before a card goes to explore it, that he is taken back by
// another touch like one touched after it, and that resting is not proposed meanwhile.
func TestASurvivorAndThenACard(t *testing.T) {
	s := From(t, Crewed)
	touch := func(spot table.Spot) table.Touched {
		t.Helper()
		done, err := s.Touch(spot)
		if err != nil {
			t.Fatal(spot, err)
		}
		return done
	}
	driver, station := table.KindPiece.Spot("driver"), table.KindCard.Spot("gas-station")
	touch(driver)
	if !slices.Contains(s.Next(), station) {
		t.Errorf("with a survivor in hand one can touch %v", s.Next())
	}
	m, _ := frame(t, s, table.NoSpot, Windows[0])
	for _, button := range m.Buttons {
		if button.ID == "pass" && button.Style == panel.StyleMain {
			t.Error("resting is proposed, though a card can be explored")
		}
	}
	if done := touch(station); !done.Played {
		t.Fatalf("a card after a survivor does %+v", done)
	}
	v := s.View().(*rules.View)
	if used := usedIn(s); v.Ask != rules.AskCrew || !slices.Equal(used, []string{"driver"}) {
		t.Errorf("asked is %v, and %v go", v.Ask, used)
	}
	if done := touch(driver); !done.Back || len(usedIn(s)) > 0 {
		t.Errorf("another touch does %+v, and %v go", done, usedIn(s))
	}
}

// TestAPlaceThatCannotBeChosen checks that it says why: it is already hit, or not eligible; and that the place is
// touched, not the car below it. Of places that are alike (1.5) any can be touched.
func TestAPlaceThatCannotBeChosen(t *testing.T) {
	said, alike := map[string]int{}, 0
	for n := range 6 {
		s := find(t, `{"seats":1}`, 50*n, func(v *rules.View) bool { return v.Ask == rules.AskDamage && v.Who == v.Asked })
		m, f := frame(t, s, table.NoSpot, Windows[0])
		hits := f.Hits()
		for i, col := range m.Cars {
			for k, p := range col.Places {
				at := f.Cars[i].Cells[k]
				if on, _ := hits.At(at.MidX(), at.MidY()); on.Spot != p.Spot {
					t.Errorf("a touch of %v is one of %v", p.Spot, on.Spot)
				}
				if p.Legal {
					continue
				}
				if likeOffered(s, p.Spot) {
					alike++
					continue
				}
				why := s.Why([]table.Spot{p.Spot})
				if said[why]++; why == "" {
					t.Errorf("nothing says why %v is not hit", p.Spot)
				}
			}
		}
	}
	if alike == 0 {
		t.Errorf("no place was like another: %v", said)
	}
}

// likeOffered reports whether a place of the viewer's convoy is like another that is offered.
func likeOffered(s *table.Session, spot table.Spot) bool {
	v := s.View().(*rules.View)
	for at := range rules.Spot(rules.Spots) {
		if voice.PlaceSpot(v.Game(), v.Who, at) == spot {
			return v.Offered(at) != at
		}
	}
	return false
}

// TestAnotherCardIsChosenInstead: a touch of another card takes back the one that was chosen, with those who go there;
// where the other cannot be explored all stays as it is, and the reason is told.
func TestAnotherCardIsChosenInstead(t *testing.T) {
	const two = `"slots":[{},{"card":"roadside-workshop","left":["food"],"right":["fuel"]},{},`
	deal := strings.Replace(Crewed, `"slots":[{},{},{},`, two, 1)
	deal = strings.Replace(deal, `"right":["fuel"]},{}]`, `"right":["fuel"]},{"card":"warwolves"}]`, 1)
	s := From(t, deal, "explore 4", "use copilot-red", "boost copilot-red")
	done, err := s.Touch(table.KindCard.Spot("roadside-workshop"))
	asked, used := s.View().(*rules.View).Ask, usedIn(s)
	if err != nil || !done.Back || !done.Played || asked != rules.AskCrew || len(used) != 0 {
		t.Fatalf("another card: %+v, %v; asked is %v, and %v go", done, err, asked, used)
	}
	if lines := s.Lines(); !strings.Contains(lines[len(lines)-1].Text, "Roadside Workshop") {
		t.Errorf("the log ends with %q", lines[len(lines)-1].Text)
	}
	if food := s.View().(*rules.View).Convoys[0].Goods[rules.Food]; food != 2 {
		t.Errorf("what was to be eaten is gone: %d food left", food)
	}
	done, err = s.Touch(table.KindCard.Spot("warwolves"))
	if err != nil || done.Back || !strings.HasPrefix(done.Refused, "Enemies are not explored") {
		t.Errorf("an enemy: %+v, %v", done, err)
	}
	if v := s.View().(*rules.View); v.Ask != rules.AskCrew {
		t.Errorf("after a card that cannot be explored %v is asked", v.Ask)
	}
}

// TestAPlaceLikeTheOfferedOneIsChosen: of places of a car that are alike only the first is offered, and a touch of any
// chooses it.
func TestAPlaceLikeTheOfferedOneIsChosen(t *testing.T) {
	other := rules.Spot(0)
	s := find(t, `{"seats":1}`, 0, func(v *rules.View) bool {
		for other = 0; other < rules.Spots && v.Offered(other) == other; {
			other++
		}
		return v.Ask == rules.AskDamage && v.Asked == v.Who && other < rules.Spots
	})
	v := s.View().(*rules.View)
	done, err := s.Touch(voice.PlaceSpot(v.Game(), v.Who, other))
	if after := s.View().(*rules.View); err != nil || !done.Played || after.Convoys[0].Damage>>v.Offered(other)&1 == 0 {
		t.Errorf("a touch of place %d, which is like %d: %+v, %v", other, v.Offered(other), done, err)
	}
}
