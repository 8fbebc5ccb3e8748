package aurora

import (
	"slices"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// TestEnemiesAreSeenWhileOneFires checks that on a phone number, name and boxes do not cover most of an enemy's
// picture, before and after a weapon is chosen.
func TestEnemiesAreSeenWhileOneFires(t *testing.T) {
	for n := range 4 {
		few := func(v *rules.View) bool { return v.Ask == rules.AskFire && v.FoeN < 3 }
		s := find(t, `{"seats":1}`, 100*n, few)
		for range 2 {
			_, f := frame(t, s, table.NoSpot, Windows[1])
			if len(f.Foes) == 0 {
				t.Fatal("nobody is there to fire at")
			}
			for _, b := range f.Foes {
				clear := kit.Rect{X: b.X, Y: b.Y, W: b.W, H: b.Name.Y - b.Y}
				if clear.H < 44 || clear.W*clear.H < 0.3*b.W*b.H {
					t.Errorf("of the enemy at %v is seen %v", b.Rect, clear)
				}
				for _, box := range b.Boxes {
					if both := box.Intersect(clear); !both.Empty() {
						t.Errorf("the box %v lies over %v", box, clear)
					}
				}
			}
			for _, spot := range s.Next() {
				if spot.Kind == table.KindPart {
					if _, err := s.Touch(spot); err != nil {
						t.Fatal(err)
					}
					break
				}
			}
		}
	}
}

// TestWhoIsFiredAtIsReadAmongMany checks that on a phone, even beside the result card of a shot, the enemy fired at is
// large enough for its name, damage and targets, and that the others are plates that can be touched.
func TestWhoIsFiredAtIsReadAmongMany(t *testing.T) {
	many := func(v *rules.View) bool { return v.Ask == rules.AskFire && v.FoeN > 2 }
	s := find(t, `{"seats":4}`, 0, many)
	for _, result := range []*board.Result{nil, {Letters: "ABCD"}} {
		m, _ := frame(t, s, table.NoSpot, Windows[1])
		m.Result = result
		for i := range m.Foes {
			m.Foes[i].Aimed = true
			f := board.NewLayout(m, kit.NewWindow(360, 640, 1), kit.Camera{})
			m.Foes[i].Aimed = false
			if len(f.Foes) != len(m.Foes) {
				t.Fatalf("of %d enemies %d are shown", len(m.Foes), len(f.Foes))
			}
			for k, b := range f.Foes {
				if aimed := k == i; aimed == b.Plate && len(m.Foes) > 3 || aimed && b.W < 100 || !aimed && b.H < 43.9 {
					t.Errorf("%s, aimed at %v, of %d, with a card %v, is at %v", m.Foes[k].Name, aimed, len(m.Foes),
						result != nil, b.Rect)
				}
			}
		}
	}
}

// TestAJamIsExplained checks that resting the mouse on a gun, holding it or pressing I explains jams and the odds.
func TestAJamIsExplained(t *testing.T) {
	s := find(t, `{"seats":1}`, 0, func(v *rules.View) bool { return v.Ask == rules.AskFire })
	k := newSkin(t, s)
	for _, spot := range s.Next() {
		if spot.Kind != table.KindPart {
			continue
		}
		if k.Opens(spot) != scene.CardPanel {
			t.Errorf("%s tells nothing", spot)
		}
		p := k.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Peek: spot}, 1280, 720).(*skin.Picture)
		if p.Open.Tip == nil || !strings.Contains(p.Open.Tip.Text, "**jams**") {
			t.Errorf("the tip of %s is %v", spot, p.Open.Tip)
		}
		p = k.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Inspect: spot}, 360, 640).(*skin.Picture)
		said := ""
		for _, r := range p.Open.Inspect.List {
			said += r.Text
		}
		if !strings.Contains(said, "**jams**") || !strings.Contains(said, " results that can come, jams ") {
			t.Errorf("held %s says %s", spot, said)
		}
	}
}

// TestAPlaceThatIsAskedForIsInSight checks that on a phone the convoy first shows a place that can be chosen, or the
// one that the question is about, and that touching a highlighted place chooses it.
func TestAPlaceThatIsAskedForIsInSight(t *testing.T) {
	asked := map[rules.Prompt]int{}
	for _, ask := range []rules.Prompt{rules.AskFire, rules.AskStow, rules.AskDamage} {
		for n := range 6 {
			s := find(t, `{"seats":1}`, 100*n, func(v *rules.View) bool { return v.Ask == ask })
			p := newSkin(t, s).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 360, 640).(*skin.Picture)
			l := p.Table.(*tableLayout)
			lit, seen := false, false
			for i, box := range l.Layout.Cars {
				places := l.Model.Cars[i].Places
				if top := l.Model.Cars[i].Top; top != nil {
					places = slices.Concat(places, top.Places)
				}
				for k, r := range slices.Concat(box.Cells, box.Tops) {
					x := places[k]
					if x.Legal || x.Picked {
						lit, seen = true, seen || inSight(r, l.Layout.Convoy)
					}
					if !x.Legal || !l.Layout.Convoy.Contains(r.MidX(), r.MidY()) {
						continue
					}
					if spot, _ := p.At(r.MidX(), r.MidY()); !slices.Contains(s.Next(), spot) {
						t.Errorf("asked %s, a touch of %s, lit up, is one of %s", ask, x.Spot, spot)
					}
				}
			}
			if lit { // without ammo there is none
				asked[ask]++
			}
			if lit && !seen {
				t.Errorf("asked %s, game %d: what is asked for is out of sight", ask, n)
			}
		}
	}
	if asked[rules.AskFire] == 0 || asked[rules.AskStow] == 0 || asked[rules.AskDamage] == 0 {
		t.Errorf("places were lit up in %v", asked)
	}
}

// TestWhatIsTouchedChanges checks that only one of several equivalent places is highlighted, that this one is hit or
// repaired, and that touching another one chooses nothing.
func TestWhatIsTouchedChanges(t *testing.T) {
	lit, dark := 0, 0
	for _, ask := range []rules.Prompt{rules.AskDamage, rules.AskRepair} {
		for n := range 4 {
			for at := range rules.Spot(rules.Spots) {
				s := find(t, `{"seats":1}`, 50*n, func(v *rules.View) bool { return v.Ask == ask && v.Asked == v.Who })
				p := newSkin(t, s).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280,
					720).(*skin.Picture)
				l, who := p.Table.(*tableLayout), s.Turn()
				was, column, i := s.View().(*rules.View).Convoys[who].Damage, at.Car()/2, int(at)%rules.PlacesOnCard
				if at.Car()%2 != 0 || column >= len(l.Layout.Cars) || i >= len(l.Layout.Cars[column].Cells) {
					continue
				}
				cell := l.Layout.Cars[column].Cells[i]
				spot, _ := p.At(cell.MidX(), cell.MidY())
				if !l.Model.Cars[column].Places[i].Legal {
					if torn := was>>at&1 != 0; torn == (ask == rules.AskRepair) {
						dark++
					}
					if slices.Contains(s.Next(), spot) {
						t.Errorf("asked %s, a touch of %s, which is not lit, is one of %s", ask, at, spot)
					}
					continue
				}
				lit++
				if _, err := s.Touch(spot); err != nil {
					t.Fatal(err)
				}
				// Moves without a choice follow at once.
				if now := s.View().(*rules.View).Convoys[who].Damage; (now^was)>>at&1 == 0 {
					t.Errorf("asked %s, a touch of %s changes %b to %b", ask, at, was, now)
				}
			}
		}
	}
	if lit == 0 || dark == 0 {
		t.Errorf("%d places were lit, and %d were not", lit, dark)
	}
}

// TestAHintLightsThePlaceItNames checks that, while the convoy is stowed and a hint is shown, the place in question is
// highlighted.
func TestAHintLightsThePlaceItNames(t *testing.T) {
	s := find(t, `{"seats":1}`, 0, func(v *rules.View) bool { return v.Ask == rules.AskStow })
	screen := &scene.Screen{TextScale: 1, Panel: scene.HintPanel, Words: []string{"hint"}}
	p := newSkin(t, s).Paint(scene.Scene{Session: s}, screen, 360, 640).(*skin.Picture)
	at := s.View().(*rules.View).Stowing()
	for _, col := range p.Table.(*tableLayout).Model.Cars {
		for _, x := range col.Places {
			if strings.HasSuffix(x.Spot.ID, "-"+at.String()) && x.Picked {
				return
			}
		}
	}
	t.Errorf("%s is not lit", at)
}
