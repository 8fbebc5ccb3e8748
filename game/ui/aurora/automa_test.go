package aurora

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// TestTheCardOfTheAutomaIsToldWhole checks that the name of the Automa's card, what it looks for, and why it does what
// it does are shown in full, in every language and also on a phone.
func TestTheCardOfTheAutomaIsToldWhole(t *testing.T) {
	told := map[string]bool{}
	for n := range 3 {
		s := Begin(t, `{"seats":1}`, "automa"+string(rune('0'+n)))
		rng := game.NewStream(game.SeedOf("automa"))
		for !s.Result().Over {
			list, from := s.Actions(), s.StepCount()
			if err := s.Play(list[rng.Below(len(list))].Move); err != nil {
				t.Fatal(err)
			}
			first, steps := s.Steps()
			k := newSkin(t, s)
			for _, b := range k.Beats(first, steps) {
				e := steps[b.Last-first].Event
				if b.Last < from || !game.Is[rules.ActionTurned](e) && !game.Is[rules.ActionEnded](e) {
					continue
				}
				of := scene.Scene{Session: s, Past: steps[:b.Last-first+1], Fresh: 1, Until: b.Last + 1}
				if what := steps[b.Last-first].Text; !told[what] {
					told[what] = true
					uncut(t, s, of, b.Length)
				}
			}
		}
	}
	if len(told) < 10 {
		t.Errorf("only %d kinds of actions were seen", len(told))
	}
}

// TestTheCardOfTheAutomaSaysWhatComesOfIt checks in 150 games that the words on the Automa's card name the card that it
// then takes, say that there is none only if it takes none, and announce an effect only if it happens.
func TestTheCardOfTheAutomaSaysWhatComesOfIt(t *testing.T) {
	seen := map[string]int{}
	for n := range 150 {
		s := Begin(t, []string{`{"seats":1}`, `{"seats":1,"map":"beta"}`}[n%2], fmt.Sprint("told", n))
		read := 0
		for a := range uitest.Wander(t, s, fmt.Sprint("told", n)) {
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
			first, steps := s.Steps()
			agrees(t, s, steps[max(0, read-first):], seen)
			read = first + len(steps)
		}
	}
	s := From(t, strings.NewReplacer(`"movement"`, `"exploration"`, `"deck":["automa-1"]`,
		`"deck":["automa-4"],"pile":["automa-5","automa-1"]`, `"crew":[`, `"crew":[{"id":"copilot-red","zone":"action"},`).Replace(near),
		"pass leader-red")
	_, steps := s.Steps()
	agrees(t, s, steps, seen)
	for _, what := range []string{"takes", "nothing", "waits", "rest", "effect"} {
		if seen[what] == 0 {
			t.Errorf("%s was never seen: %v", what, seen)
		}
	}
}

// agrees compares the Automa's action cards in some steps, as they are shown, with what happens.
func agrees(t *testing.T, s *table.Session, steps []table.Step, seen map[string]int) {
	t.Helper()
	k := newSkin(t, s)
	for _, beat := range k.Beats(0, steps) {
		at := slices.IndexFunc(steps[:beat.Last+1][beat.First:], func(s table.Step) bool {
			return game.Is[rules.ActionTurned](s.Event)
		})
		if at < 0 {
			continue
		}
		at += beat.First
		e := steps[at].Event.(rules.ActionTurned)
		last := steps[beat.Last].View(0).(*rules.View)
		b := &builder{Skin: k, model: &board.Model{}, Base: &skin.Base[*rules.View]{Voice: k.voice, Session: s,
			View: last}}
		b.shows(e)
		words, log := b.model.Action.Words, steps[at].Text
		if e.Ate {
			seen["rest"]++
			then := steps[at].View(0).(*rules.View)
			if then.Phase != rules.PhaseRest || !strings.HasPrefix(words, "It eats") ||
				!strings.Contains(log, " eats ") {
				t.Errorf("in %s it says %q, the log %q", then.Phase, words, log)
			}
			continue
		}
		taken, struck := comes(steps[at+1:])
		explores := fmt.Sprintf("It explores slot %d: ", e.Slot)
		switch {
		case taken != rules.NoCard:
			seen["takes"]++
			slot := fmt.Sprintf(", slot %d: %s.", e.Slot, b.voice.Card(taken))
			if !strings.Contains(words, explores+b.voice.Card(taken)+".") || !strings.HasSuffix(log, slot) {
				t.Errorf("it takes%s but the card says %q, the log %q", slot, words, log)
			}
		case strings.Contains(words, fmt.Sprintf("Enemies wait in slot %d: ", e.Slot)): // it stays where it is (15.4)
			seen["waits"]++
			if c := last.Slots[e.Slot].Card; c == rules.NoCard ||
				b.game.Data().Of(c).Kind != rules.Enemy {
				t.Errorf("it takes nothing from slot %d, and the card says %q", e.Slot, words)
			}
		default:
			seen["nothing"]++
			if !strings.HasSuffix(words, "It finds nothing.") || !strings.HasSuffix(log, "nothing to explore.") {
				t.Errorf("it takes nothing, the card says %q, the log %q", words, log)
			}
		}
		if strings.Contains(words, "Effect:") {
			if seen["effect"]++; !struck && !full(last) {
				t.Errorf("nothing comes of %q", words)
			}
		}
	}
}

// turns are the events that end the effect of an action card.
var turns = map[string]bool{"action": true, "phase": true, "explore": true, "pass": true}

// effects are the events about an effect on the Automa.
var effects = map[string]bool{"result": true, "contaminate": true, "fame": true, "gain": true}

// comes returns what comes of an action card: the card that the Automa takes, and whether anything happens to the
// Automa.
func comes(steps []table.Step) (taken rules.Card, struck bool) {
	for i := range steps {
		e := steps[i].Event
		if turns[e.Name()] {
			break
		}
		if taken == rules.NoCard && (game.Is[rules.BlockTaken](e) || game.Is[rules.Discarded](e)) {
			taken = rules.CardOf(e)
		}
		struck = struck || effects[e.Name()]
	}
	return taken, struck
}

// full reports whether the Automa has no room for more of something, so that a gain has no effect.
func full(v *rules.View) bool {
	room := v.Game().Data().AutomaRoom
	for t := rules.Food; t <= rules.Ammo; t++ {
		if v.Automa.Goods[t] >= room {
			return true
		}
	}
	return false
}

// TestDamageShowsOnItsPlace checks that a burst is shown on the place that is hit, not on the car, even if no part of
// the car can be touched; also on the Automa's board, where nothing can be touched.
func TestDamageShowsOnItsPlace(t *testing.T) {
	var shown [2]int
	for n := range 6 {
		s := Begin(t, `{"seats":1}`, fmt.Sprint("burst", n))
		k := newSkin(t, s)
		for a := range uitest.Wander(t, s, fmt.Sprint(n)) {
			from := s.StepCount()
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
			first, steps := s.Steps()
			for i, step := range steps[from-first:] {
				e, ok := step.Event.(rules.Damaged)
				if at := from - first + i + 1; ok {
					of := scene.Scene{Session: s, Past: steps[:at], Fresh: 1, Until: first + at}
					l := k.Paint(of, &scene.Screen{TextScale: 1}, 1280, 720).(*skin.Picture).Table.(*tableLayout)
					if l.Model.View == board.Route { // the map lies over the convoy
						continue
					}
					shown[e.Seat]++
					if r, found := l.Layout.Cell(l.Model, l.Model.Bursts[0].At[0]); !found || r.W > 60 {
						t.Errorf("the damage of %v is nowhere", l.Model.Bursts[0].At)
					}
				}
			}
		}
	}
	if shown[0] == 0 || shown[1] == 0 {
		t.Errorf("damage was seen so often: %v", shown)
	}
}

// TestHeadingsAreOfWhatIsTold checks in whole games that the prompt of a film is headed by a seat only if all that it
// tells is of that seat, and that the Automa's cards at the end of a round (15.8), the Aurora's departure and what
// follows are shown as that end (11), no attack.
func TestHeadingsAreOfWhatIsTold(t *testing.T) {
	ends, several := 0, 0
	for n := range 3 {
		s := Begin(t, `{"seats":1}`, fmt.Sprint("headings", n))
		for a := range uitest.Wander(t, s, fmt.Sprint(n)) {
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
		}
		k := newSkin(t, s)
		first, steps := s.Steps()
		for _, beat := range k.Beats(first, steps) {
			of := scene.Scene{Session: s, Past: steps[:beat.Last-first+1], Fresh: beat.Last - beat.First + 1,
				Until: beat.Last + 1}
			m := k.Paint(of, &scene.Screen{TextScale: 1}, 1280, 720).(*skin.Picture).Table.(*tableLayout).Model
			told := map[game.Seat]bool{}
			for _, step := range of.Past[beat.First-first:] {
				if step.Text != "" {
					told[step.Event.Who()] = true
				}
				if e, ok := step.Event.(rules.Sailed); ok && e.Course == rules.NoCard && s.StepCount() > beat.Last+1 {
					if ends++; m.Prompt.Heading != "Round end" || m.Phase != len(m.Phases)-1 || m.View == board.Combat {
						t.Errorf("the Aurora sails under %q, phase %d, view %d", m.Prompt.Heading, m.Phase, m.View)
					}
				}
				if game.Is[rules.ActionEnded](step.Event) && m.Phase != len(m.Phases)-1 {
					t.Errorf("the Automa's card at the end of a round is shown in phase %d", m.Phase)
				}
			}
			if len(told) > 1 {
				if several++; m.Prompt.Heading == "Automa" || m.Prompt.Heading == "Red" {
					t.Errorf("%q is headed %s", m.Prompt.Lines, m.Prompt.Heading)
				}
			}
		}
	}
	if ends == 0 || several == 0 {
		t.Errorf("%d ends of rounds and %d moments of several seats were seen", ends, several)
	}
}

// TestTheAutomaDoesWhatIsSaidNext checks in whole games that what the tip of the Automa says it does next is what it
// does first after the person's move.
func TestTheAutomaDoesWhatIsSaidNext(t *testing.T) {
	seen := map[string]int{}
	for n := range 20 {
		s := Begin(t, `{"seats":1}`, fmt.Sprint("next", n))
		for a := range uitest.Wander(t, s, fmt.Sprint("next", n)) {
			k, from := newSkin(t, s), s.StepCount()
			screen := &scene.Screen{TextScale: 1, Peek: table.KindPile.Spot("automa")}
			p := k.Paint(scene.Scene{Session: s}, screen, 1280, 720).(*skin.Picture)
			if p.Open.Tip == nil {
				t.Fatal("the Automa has no tip")
			}
			said, _, _ := strings.Cut(p.Open.Tip.Text, "\n")
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
			first, steps := s.Steps()
			for _, step := range steps[max(0, from-first):] {
				does := ""
				switch e := step.Event.(type) {
				case rules.ActionTurned:
					if does = "exploration"; e.Ate {
						does = "rest"
					}
				case rules.Drove:
					if _, solo := rules.Of(s.Game); solo && e.Seat != 0 {
						does = "movement"
					}
				}
				if does == "" {
					continue
				}
				seen[does]++
				ends := said == k.voice.T("automa.next.end") || said == k.voice.T("automa.next.attack")
				if said != k.voice.T("automa.next."+does) && !(ends && does == "exploration") { // in the next round
					t.Errorf("it is said: %q, and then comes %s", said, does)
				}
				break
			}
		}
	}
	if seen["exploration"] == 0 || seen["rest"] == 0 || seen["movement"] == 0 {
		t.Errorf("only these were seen: %v", seen)
	}
}
