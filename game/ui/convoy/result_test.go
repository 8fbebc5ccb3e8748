package convoy

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/scene"
)

// scenes plays games for both sides and calls visit at each moment of each battle's resolution, with the steps up to
// that moment, all steps, and the scene that is shown.
func scenes(t *testing.T, visit func(past, all []table.Step, b *board.Battle)) {
	words := voice.English()
	skin := New(words)
	for _, seed := range []string{"one", "two", "gallery"} {
		s := Begin(t, rules.Outpost, seed)
		for !s.Result().Over {
			from := s.StepCount()
			PlayOn(t, s)
			first, all := s.Steps()
			for i := from - first; i < len(all); i++ {
				moment := scene.Scene{Session: s, Past: all[:i+1], Fresh: 1, Until: first + i + 1}
				if b := seen(skin.Paint(moment, &scene.Screen{TextScale: 1}, 1280, 720)).model.Battle; b != nil {
					visit(all[:i+1], all, b)
				}
			}
		}
	}
}

// TestTheQueueIsKnownFromTheStart checks that what follows from a battle is named, but not told, before it happens, and
// that no box comes or goes as they are ticked off.
func TestTheQueueIsKnownFromTheStart(t *testing.T) {
	var first []string
	seen := 0
	scenes(t, func(past, all []table.Step, b *board.Battle) {
		var labels []string
		for _, r := range b.Results {
			labels = append(labels, r.Label)
			if r.Later != (r.Text == "") {
				t.Errorf("%s: %+v", b.Title, r)
			}
			seen++
		}
		switch last := past[len(past)-1].Event; {
		case game.Is[rules.BattleDecided](last):
			first = labels
		case past[len(past)-1].Move == all[len(all)-1].Move && len(first) > 0 && len(labels) >= len(first) &&
			!slices.Equal(labels[:len(first)], first):
			t.Errorf("%s: %v was %v", b.Title, labels, first)
		}
	})
	if seen < 50 {
		t.Errorf("only %d results were seen", seen)
	}
}

// TestWhoFellIsRemembered checks that a unit that was killed before its battle was decided keeps its place in the
// scene, with who killed it.
func TestWhoFellIsRemembered(t *testing.T) {
	found := 0
	scenes(t, func(past, _ []table.Step, b *board.Battle) {
		for side := board.Moloch; side <= board.Outpost; side++ {
			for _, y := range b.Tallies[side] {
				if y.Value != "" || y.Gone == "" {
					continue
				}
				if found++; !slices.ContainsFunc(past, func(s table.Step) bool {
					e, ok := s.Event.(rules.Killed)
					return ok && e.Card.ID() == y.Unit.ID
				}) {
					t.Errorf("%s: %q, but nobody killed it", b.Title, y.Gone)
				}
				if !strings.Contains(y.Gone, ", ") {
					t.Errorf("%s: %q does not say how", b.Title, y.Gone)
				}
			}
			if len(b.Tallies[side]) > most && slices.ContainsFunc(b.Tallies[side],
				func(y board.Tally) bool { return y.Value == "" }) {
				t.Errorf("%s: the dead crowd out the living", b.Title)
			}
		}
	})
	if found == 0 {
		t.Error("nobody fell")
	}
}

// TestTheEndCountsTheBattlesThatWereHeaded checks that the end counts as many battles as the last heading said, however
// the war ends.
func TestTheEndCountsTheBattlesThatWereHeaded(t *testing.T) {
	for _, seed := range []string{"one", "two", "three", "four", "five", "six"} {
		s := Begin(t, rules.Outpost, seed)
		for !s.Result().Over {
			PlayOn(t, s)
		}
		last := 0
		for _, l := range s.Lines() {
			if e, ok := l.Event.(rules.BattleBegan); ok {
				last = e.Battle
			}
		}
		told := voice.English().Chronicle(s.View(), s.Lines())
		if want := fmt.Sprintf("Battles: **%d**,", last); last == 0 || !strings.HasPrefix(told[0], want) {
			t.Errorf("deal %s: the end tells %q, the last heading was of battle %d", seed, told[0], last)
		}
	}
}

// TestAUnitInABattleIsAsItIsSince checks that a unit that gets a marker after the win shows it, while the number above
// it is still what it counted; that nothing about it is said twice; and that it is said whose deck loses a card.
func TestAUnitInABattleIsAsItIsSince(t *testing.T) {
	s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"noModules":true,"cities":[{},{},{},{},{}],
		"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["kid"],"deck":["medic","scorn","recon"]},"units":[{"id":"heavy-machine-gun","city":1}]}`)
	play(t, s, "done", "pick heavy-machine-gun")
	skin, marked, milled := New(voice.English()), false, false
	first, all := s.Steps()
	for i := range all {
		b := seen(skin.Paint(scene.Scene{Session: s, Past: all[:i+1], Fresh: 1, Until: first + i + 1},
			&scene.Screen{TextScale: 1}, 1280, 720)).model.Battle
		if b == nil {
			continue
		}
		for _, r := range b.Results {
			if strings.HasPrefix(r.Text, r.Label+":") {
				t.Errorf("%s: %s", r.Label, r.Text)
			}
			milled = milled || r.Text == "Moloch loses Brain, 2 left"
		}
		if game.Is[rules.Marked](all[i].Event) {
			y := b.Tallies[board.Outpost][0]
			if marked = true; y.Value != "2" || y.Unit.Strength != "4" || y.Unit.Marker != "+2" {
				t.Errorf("it counted %s and shows %s with %q", y.Value, y.Unit.Strength, y.Unit.Marker)
			}
		}
	}
	if !marked || !milled {
		t.Errorf("marker %v, lost card %v: not seen", marked, milled)
	}
}

// TestWhatWasDeclinedIsNotTicked checks that an ability that somebody passed on is not shown as done.
func TestWhatWasDeclinedIsNotTicked(t *testing.T) {
	for choice, want := range map[string]bool{"pick none": true, "pick heavy-machine-gun": false} {
		s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"noModules":true,
			"cities":[{},{},{},{},{}],"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["kid"],
			"deck":["medic","scorn","recon"]},"units":[{"id":"heavy-machine-gun","city":1}]}`)
		play(t, s, "done", choice)
		first, all := s.Steps()
		idle := false
		for i := range all {
			moment := scene.Scene{Session: s, Past: all[:i+1], Fresh: 1, Until: first + i + 1}
			p := New(voice.English()).Paint(moment, &scene.Screen{TextScale: 1}, 1280, 720)
			if b := seen(p).model.Battle; b != nil {
				idle = slices.ContainsFunc(b.Results, func(r board.Result) bool { return r.Idle })
			}
		}
		if idle != want {
			t.Errorf("after %s something is left out: %v", choice, idle)
		}
	}
}

// TestWhyADistrictFallsIsTold checks that the reason is given: the district fought for falls after every battle, and a
// second one if Moloch won (4.10).
func TestWhyADistrictFallsIsTold(t *testing.T) {
	told := map[string]int{}
	scenes(t, func(past, _ []table.Step, b *board.Battle) {
		s := past[len(past)-1]
		e, ok := s.Event.(rules.DistrictFell)
		if !ok || len(b.Results) == 0 {
			return
		}
		why, _, _ := strings.Cut(b.Results[len(b.Results)-1].Text, ";")
		for _, r := range b.Results {
			if r.Now {
				why, _, _ = strings.Cut(r.Text, ";")
			}
		}
		want := "as after every battle"
		if v := s.View(rules.Outpost).(*rules.View); e.District != int(v.Fight) || e.City != v.Active {
			want = "as Moloch won"
		}
		if told[want]++; why != want {
			t.Errorf("%s: district %d falls %q, want %q", b.Title, e.District, why, want)
		}
	})
	if len(told) != 2 {
		t.Errorf("told is only %v", told)
	}
}

// TestWhoMarchesOnIsAStepOfItsOwn checks that while Moloch chooses its robot (4.12) that is what happens now, not the
// fall of the district.
func TestWhoMarchesOnIsAStepOfItsOwn(t *testing.T) {
	s := posed(t, rules.Moloch, `{"phase":"moloch-modules","active":1,"fight":1,"battle":2,"cities":[{"ravaged":[2]},{},{},{},{}],
		"moloch":{"hand":["net-module"],"deck":["brain","clown"]},"outpost":{"hand":["kid"],"deck":["medic","scorn"]},"units":[{"id":"hunter-1","city":1},{"id":"brute","city":1}]}`)
	play(t, s, "done", "district 1")
	b := seen(New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720)).model.Battle
	if b == nil || len(b.Results) == 0 {
		t.Fatal("no battle is shown")
	}
	for i, r := range b.Results {
		if last := i == len(b.Results)-1; r.Now != last ||
			last && (r.Label != "March on" || r.Text != "Moloch chooses") {
			t.Errorf("step %d is %+v", i+1, r)
		}
	}
}

// TestABattleThatIsBrokenOffSaysWhy checks that EMP Assault (4.9) is held up, and that a banner then says that nobody
// wins.
func TestABattleThatIsBrokenOffSaysWhy(t *testing.T) {
	for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
		s := posed(t, side, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
			"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["emp-assault"],"deck":["medic"]},"units":[{"id":"hunter-1","city":2}]}`)
		play(t, s, "instant emp-assault")
		skin, shown := New(voice.English()), 0.0
		first, steps := s.Steps()
		for _, beat := range skin.Beats(first, steps) {
			p := seen(skin.Paint(scene.Scene{Session: s, Past: steps[:beat.Last+1-first],
				Fresh: beat.Last + 1 - beat.First}, &scene.Screen{TextScale: 1}, 1280, 720))
			for _, e := range p.model.Effects {
				switch {
				case e.Kind == board.FxShow && e.Card != nil:
					shown = e.Delay + e.Length
				case e.Kind == board.FxBanner && e.Text == "Nobody wins":
					if shown > 0 && e.Delay < shown || e.Length <= 0 {
						t.Errorf("the banner comes at %g ms, while the card is held up until %g", e.Delay, shown)
					}
					shown = -1
				}
			}
		}
		if shown != -1 {
			t.Errorf("side %d is not told that nobody wins", side)
		}
	}
}

// TestRuinsAreNoSwitch checks that a unit in a destroyed city, where all are disabled (5.6), is not marked like one
// that was hacked in a city where others still work.
func TestRuinsAreNoSwitch(t *testing.T) {
	s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["kid"],"deck":["medic"]},"units":[{"id":"hunter-1","city":1},{"id":"hunter-2","city":2,"hacked":true}]}`)
	p := seen(New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 360, 640))
	found := 0
	for i, ruined := range []bool{true, false} {
		for _, u := range p.model.Cities[i].Moloch.Units {
			found++
			if !u.Disabled || u.Ruined != ruined {
				t.Errorf("%s in city %d: disabled %v, in ruins %v", u.ID, i+1, u.Disabled, u.Ruined)
			}
		}
	}
	if found != 2 {
		t.Errorf("%d robots are shown", found)
	}
}

// TestTheMagneticFieldShowsWhomItHolds checks that a robot that cannot leave its city (5.4) has a sign before anybody
// tries to move it, says why when it is looked at, and is read out so. A robot that is immune (5.3) or elsewhere has no
// sign.
func TestTheMagneticFieldShowsWhomItHolds(t *testing.T) {
	s := posed(t, rules.Moloch, `{"phase":"moloch-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],"moloch":{"hand":["relocate"],"deck":["brain"]},"outpost":{"hand":["kid"]},
		"units":[{"id":"electromagnetic-field","city":1},{"id":"clown","city":1},{"id":"dreadnought","city":1},{"id":"ripper","city":2}]}`)
	skin := New(voice.English())
	p := seen(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720))
	for i := range 2 {
		for _, u := range p.model.Cities[i].Moloch.Units {
			held := u.ID == "clown"
			if u.Fenced != held {
				t.Errorf("%s is shown as held: %v", u.ID, u.Fenced)
			}
			sheet := seen(skin.Paint(scene.Scene{Session: s},
				&scene.Screen{TextScale: 1, Inspect: table.KindPiece.Spot(u.ID)}, 1280, 720))
			if all := strings.Join(texts(reflect.ValueOf(sheet.open)), "\n"); strings.Contains(all,
				"Held by the Magnetic Field") != held {
				t.Errorf("the sheet of %s reads %q", u.ID, all)
			}
			if said := voice.English().Describe(s.View(), table.KindPiece.Spot(u.ID)); strings.Contains(said,
				"holds it here") != held {
				t.Errorf("of %s is said: %s", u.ID, said)
			}
		}
	}
}
