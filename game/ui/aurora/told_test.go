package aurora

import (
	"fmt"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// TestAChangeOfCourseIsToldByItsName checks that, while the Aurora sails on because of an event, its card is shown
// large for long enough, the panel says how far she sails and why, and the summary of the round names the card.
func TestAChangeOfCourseIsToldByItsName(t *testing.T) {
	s := From(t, strings.NewReplacer(`"slots"`, `"deck":["change-of-course","mechanic","explorer","booster","driver",`+
		`"gas-station"],"slots"`).Replace(near), "stay")
	k := newSkin(t, s)
	first, steps := s.Steps()
	told, summed := 0, 0
	for _, b := range k.Beats(first, steps) {
		of := scene.Scene{Session: s, Past: steps[:b.Last-first+1], Fresh: b.Last - b.First + 1, Until: b.Last + 1}
		switch e := steps[b.First-first].Event.(type) {
		case rules.Sailed:
			sails := k.Paint(of, &scene.Screen{TextScale: 1}, 1280, 720).(*skin.Picture).Table.(*tableLayout).Model
			next := s.View().(*rules.View).Public.Round + 1
			if said := sails.Road.Course[0].Text; said != fmt.Sprint("round ", next) {
				t.Errorf("while she sails the next stop is that of %s, not %d", said, next)
			}
			if e.Course == rules.NoCard {
				continue
			}
			told++
			m := k.Paint(of, &scene.Screen{TextScale: 1}, 1280, 720).(*skin.Picture).Table.(*tableLayout).Model
			want := "Change of Course: the Aurora sails on to space " + kit.Minus(e.Space) + "."
			if said := strings.Join(m.Prompt.Lines, " "); !strings.Contains(said, want) || m.Playing == nil ||
				m.Playing.Name != "Change of Course" || b.Length < 3000 || !b.Steady {
				t.Errorf("in %v ms it says %q, not %q, with the card %v", b.Length, said, want, m.Playing)
			}
			uncut(t, s, of, b.Length)
		case rules.RoundBegan:
			summed++
			m := k.Paint(of, &scene.Screen{TextScale: 1}, 1280, 720).(*skin.Picture).Table.(*tableLayout).Model
			ship := kit.Minus(int(s.View().(*rules.View).AuroraSpace()))
			if m.RoundSummary == nil || !strings.HasPrefix(m.RoundSummary.Ship, "Change of Course: ") ||
				!strings.HasSuffix(m.RoundSummary.Ship, " to "+ship+".") {
				t.Errorf("the round is summed up with %+v", m.RoundSummary)
			}
			uncut(t, s, of, b.Length)
		}
	}
	if told != 1 || summed != 1 {
		t.Errorf("it is told %d times, and summed up %d times", told, summed)
	}
}

// TestWhoHasNoFuelIsToldAsThat checks that the summary says why a convoy stayed, if the reason was lack of fuel.
func TestWhoHasNoFuelIsToldAsThat(t *testing.T) {
	for fuel, want := range map[string]string{"0": "has no fuel and stays on space 16", "3": "stays on space 16"} {
		s := From(t, strings.NewReplacer(`"fuel":3`, `"fuel":`+fuel+`,"objects":["nitrous"]`).Replace(near), "stay")
		b := &builder{Skin: newSkin(t, s), Base: &skin.Base[*rules.View]{Voice: newSkin(t, s).voice, Session: s}}
		list := b.rounds()
		if len(list) != 1 {
			t.Fatalf("%d rounds are over", len(list))
		}
		if said := b.way(&list[0].seats[0]); said != want {
			t.Errorf("with %s fuel it says %q", fuel, said)
		}
	}
}

// TestTheAutomasCardsCanBeRead checks that the text about the cards that the Automa has turned can be read in every
// language and window, however many they are.
func TestTheAutomasCardsCanBeRead(t *testing.T) {
	s := From(t, strings.NewReplacer(`"deck":["automa-1"]`, `"shown":["automa-1","automa-2","automa-3","automa-4",`+
		`"automa-5","automa-6"]`).Replace(near))
	bare, _ := rules.Of(s.Game)
	for lang, v := range voices(t) {
		k := New(bare, v.For(s.Game))
		for _, size := range Windows {
			p := k.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Panel: scene.PilePanel,
				About: table.KindPile.Spot("automa")}, size[0], size[1])
			for _, text := range uitest.Cut(uitest.NewBlindCanvas(), p, scene.Moment{}) {
				t.Errorf("%s, %v: no room for %q", lang, size, text)
			}
			said := ""
			for _, r := range p.(*skin.Picture).Open.Panel.(*panel.Records).List {
				said += r.Text + "\n"
			}
			for _, fact := range k.voice.ActionFacts(bare.Data(), &bare.Data().Actions[6]) {
				if !strings.Contains(said, fact) || !strings.Contains(said, k.voice.Action(6)) {
					t.Errorf("%s: %q is not in %q", lang, fact, said)
				}
			}
		}
	}
}

// TestPointsAreToldBySource checks that even on a small screen with four convoys, everybody's points are shown by
// source in most positions.
func TestPointsAreToldBySource(t *testing.T) {
	whole, all := 0, 0
	play(t, func(s *table.Session) {
		if bare, _ := rules.Of(s.Game); len(bare.Seats()) < 4 {
			return
		}
		_, f := frame(t, s, table.NoSpot, Windows[2])
		if all++; !f.Points.Empty() && f.Shown != board.Totals {
			whole++
		}
	})
	if all == 0 || whole*4 < all*3 {
		t.Errorf("in %d of %d positions", whole, all)
	}
}

// TestEnemiesAreToldOfWhereTheyAreNotSeen checks that a person who explores or drives reads which enemies are on the
// map, with their damage, and while the map is shown, what the convoy can fight with.
func TestEnemiesAreToldOfWhereTheyAreNotSeen(t *testing.T) {
	told, armed := 0, 0
	play(t, func(s *table.Session) {
		v := s.View().(*rules.View)
		if v.Ask != rules.AskExplore && v.Ask != rules.AskDrive {
			return
		}
		m, _ := frame(t, s, table.NoSpot, Windows[1])
		said := strings.Join(m.Prompt.Lines, " ")
		for _, x := range m.Foes {
			if told++; !strings.Contains(said, fmt.Sprintf("%s %d/%d", x.Name, x.Damage, x.All)) {
				t.Errorf("nothing is said of %s: %q", x.Name, said)
			}
		}
		ammo := fmt.Sprintf("ammo: %d", v.Convoys[v.Who].Goods[rules.Ammo])
		switch {
		case m.View != board.Route:
		case strings.Contains(said, ammo):
			armed++
		default:
			t.Errorf("over the map is not said %q: %q", ammo, said)
		}
	})
	if told == 0 || armed == 0 {
		t.Errorf("told of %d enemies, and %d times what is aboard", told, armed)
	}
}

// TestHarmIsToldWithItsCause checks that wherever places are damaged during an attack or at the end of a round, the
// panel says by what: the enemies, a jam, or the Automa's card.
func TestHarmIsToldWithItsCause(t *testing.T) {
	seen := map[string]int{}
	for n := range 6 {
		s := Begin(t, `{"seats":1}`, fmt.Sprint("harm", n))
		for range uitest.Wander(t, s, fmt.Sprint("harm", n)) {
		}
		k := newSkin(t, s)
		first, steps := s.Steps()
		for _, b := range k.Beats(first, steps) {
			damaged, ok := steps[b.Last-first].Event.(rules.Damaged)
			if !ok || damaged.Seat != 0 || steps[b.Last-first].View(0).(*rules.View).Phase != rules.PhaseAttack {
				continue
			}
			of := scene.Scene{Session: s, Past: steps[:b.Last-first+1], Fresh: b.Last - b.First + 1, Until: b.Last + 1}
			m := k.Paint(of, &scene.Screen{TextScale: 1}, 1280, 720).(*skin.Picture).Table.(*tableLayout).Model
			lines := m.Prompt.Lines
			if strings.HasPrefix(lines[len(lines)-1], "Your points: ") {
				lines = lines[:len(lines)-1]
			}
			cause, ok := strings.CutPrefix(lines[len(lines)-1], "Cause: ")
			if !ok {
				t.Errorf("the panel says only %q", lines)
			}
			seen[strings.SplitN(cause, ",", 2)[0]]++
		}
	}
	for _, cause := range []string{"enemies.", "Automa"} {
		if seen[cause] == 0 {
			t.Errorf("%q was never seen: %v", cause, seen)
		}
	}
}
