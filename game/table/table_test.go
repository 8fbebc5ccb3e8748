package table_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
)

var (
	rules  = think.Rules{}
	kinds  = []game.Kind{rules}
	words  = voice.English()
	voices = map[string]table.Speaker{rules.Name(): speak}
)

// speak is The Convoy in English, however it is set up.
func speak(game.Game) table.Voice { return words }

// begin seats a person at a side and the computer at the other.
func begin(t testing.TB, person game.Seat, seed string) *table.Session {
	t.Helper()
	s, err := table.Begin(rules, speak, table.Against(rules, person, "3"), seed)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// toTurn lets the greedy player move for the enemy until it is the person's turn.
func toTurn(t testing.TB, s *table.Session) {
	t.Helper()
	for !s.MyTurn() && !s.Result().Over {
		packed, seed := s.TurnView()
		_, view, err := rules.Unpack(packed)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(bot.Greedy(rules, view, game.SeedOf(seed)).Move); err != nil {
			t.Fatal(err)
		}
	}
}

// card returns the spot of a card.
func card(id string) table.Spot { return table.KindCard.Spot(id) }

// touch touches things in order, and fails unless the last touch makes a move.
func touch(t *testing.T, s *table.Session, path []table.Spot) {
	t.Helper()
	for i, spot := range path {
		if !slices.Contains(s.Next(), spot) {
			t.Fatalf("%s is not among what can be touched: %v", spot, s.Next())
		}
		done, err := s.Touch(spot)
		if err != nil || done.Refused != "" || done.Played != (i == len(path)-1) {
			t.Fatalf("touching %s of %v: %+v, %v", spot, path, done, err)
		}
	}
}

// TestWholeGamesByTouch plays both sides to the end, every action by touching
// its things, saving and resuming at every decision.
func TestWholeGamesByTouch(t *testing.T) {
	for _, human := range []game.Seat{convoy.Moloch, convoy.Outpost} {
		rng := game.NewStream(game.SeedOf("touch"))
		s := begin(t, human, "by touch")
		for decisions := 0; ; decisions++ {
			toTurn(t, s)
			if s.Result().Over {
				if decisions < 10 {
					t.Errorf("only %d decisions", decisions)
				}
				break
			}
			save, err := s.Save(someday)
			if err != nil {
				t.Fatal(err)
			}
			again, err := table.Resume(kinds, voices, save)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.EqualFunc(again.Actions(), s.Actions(), func(a, b table.Action) bool {
				return a.ID == b.ID &&
					a.Label == b.Label
			}) ||
				again.View().Pack() != s.View().Pack() || len(again.Lines()) != len(s.Lines()) ||
				again.CanUndo() != s.CanUndo() {
				t.Fatalf("a resumed game differs at decision %d", decisions)
			}
			actions := s.Actions()
			touch(t, s, actions[rng.Below(len(actions))].Path)
		}
	}
}

// from starts a session at a position, by way of a save.
func from(t *testing.T, human game.Seat, position string) *table.Session {
	t.Helper()
	r := game.Record{Seed: "x", Position: []byte(position), Conceded: game.NoSeat}
	code, err := r.Code(rules)
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Resume(kinds, voices, "table1 "+game.SeatName(rules, human)+" "+code)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

const attack = `{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],
	"moloch":{"deck":["hornet","clown"]},"outpost":{"hand":["scorn","move-1","runner","trooper-1"],"deck":["scout-1"]},
	"units":[{"id":"hunter-1","city":1},{"id":"kid","city":3},{"id":"bunker","city":3},{"id":"hacker","city":3}]}`

func TestTouchingWhatIsNotPossibleSaysWhy(t *testing.T) {
	s := from(t, convoy.Outpost, attack)
	for _, x := range []struct {
		way  []table.Spot
		want string
	}{
		{[]table.Spot{card("scorn"), table.KindPlace.Spot("3")},
			"There is no free position in Cleveland: each unit takes one."},
		{[]table.Spot{table.KindPiece.Spot("hunter-1")}, "Hunter is not yours."},
		{[]table.Spot{table.KindPiece.Spot("kid")}, "Kid has nothing to use now."},
	} {
		s.Drop()
		var last table.Touched
		for _, spot := range x.way {
			var err error
			if last, err = s.Touch(spot); err != nil {
				t.Fatal(err)
			}
		}
		if last.Refused != x.want || last.Played {
			t.Errorf("%v: %+v, want %q", x.way, last, x.want)
		}
	}
}

func TestSelectionIsTakenBackAndChanged(t *testing.T) {
	s := from(t, convoy.Outpost, attack)
	for _, x := range []struct {
		touch    table.Spot
		selected []table.Spot
	}{
		{card("scorn"), []table.Spot{card("scorn")}}, {card("runner"), []table.Spot{card("runner")}},
		{card("runner"), nil},
	} {
		if done, err := s.Touch(x.touch); err != nil || done.Played {
			t.Fatalf("%+v %v", done, err)
		}
		if got := s.Selected(); !slices.Equal(got, x.selected) {
			t.Errorf("after touching %s: selected %v, want %v", x.touch, got, x.selected)
		}
	}
}

// TestSecondTouchConfirms: an instant that needs no target is played by touching it twice; one that needs a target is
// put back.
func TestSecondTouchConfirms(t *testing.T) {
	for id, plays := range map[string]bool{"war-council-1": true, "move-1": false} {
		s := from(t, convoy.Outpost, strings.Replace(attack, `"runner"`, `"runner","war-council-1"`, 1))
		if done, _ := s.Touch(card(id)); done.Played {
			t.Fatalf("one touch plays %s", id)
		}
		if done, err := s.Touch(card(id)); done.Played != plays || err != nil || len(s.Selected()) != 0 {
			t.Errorf("two touches of %s: %+v %v, selected %v", id, done, err, s.Selected())
		}
	}
}

// TestWhoHasToChooseMayLook: a card that War Council makes somebody discard is only put back by a second touch.
func TestWhoHasToChooseMayLook(t *testing.T) {
	s := from(t, convoy.Outpost, strings.NewReplacer(`"runner"`, `"runner","war-council-1"`, `["scout-1"]`,
		`["scout-1","medic","recon"]`).Replace(attack))
	m, err := s.Game.ParseMove("instant war-council-1")
	if err == nil {
		err = s.Play(m)
	}
	if err != nil {
		t.Fatal(err)
	}
	for touches := range 2 {
		if done, err := s.Touch(card("medic")); err != nil || done.Played || len(s.Selected()) != 1-touches {
			t.Errorf("after %d touches: %+v %v, selected %v", touches+1, done, err, s.Selected())
		}
	}
}

// TestInstantsAreAimed: an instant lights its possible targets, and touching one of them plays it and chooses that
// target.
func TestInstantsAreAimed(t *testing.T) {
	s := from(t, convoy.Outpost, attack)
	kid := table.KindPiece.Spot("kid")
	if _, err := s.Touch(card("move-1")); err != nil || !s.Aims() || !slices.Contains(s.Next(), kid) {
		t.Fatalf("Move lights %v, %v", s.Next(), err)
	}
	if done, err := s.Touch(kid); !done.Played || err != nil {
		t.Fatalf("touching Kid: %+v %v", done, err)
	}
	for _, a := range s.Actions() {
		if a.Path[0].Kind != table.KindPlace {
			t.Errorf("after Kid was chosen one can %s", a.ID)
		}
	}
	if n := len(s.Actions()); n < 2 {
		t.Errorf("Kid can go to %d cities", n)
	}
}

// TestACostIsPaidAtOnce: for a cost of two, both cards are chosen and confirmed together; each can be put back before,
// and touching a third card replaces the last one.
func TestACostIsPaidAtOnce(t *testing.T) {
	s := from(t, convoy.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":3,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"deck":["hornet","clown"]},"outpost":{"hand":["scorn","runner","trooper-1","kid"],"deck":["scout-1"]},
		"units":[{"id":"hunter-1","city":2},{"id":"hacker","city":2}]}`)
	touch := func(spots ...table.Spot) {
		t.Helper()
		for _, spot := range spots {
			if done, err := s.Touch(spot); err != nil || done.Refused != "" {
				t.Fatalf("%s: %+v %v", spot, done, err)
			}
		}
	}
	confirm := table.KindButton.Spot("confirm")
	touch(table.KindButton.Spot("support"), card("scorn"))
	if next := s.Next(); slices.Contains(next, confirm) || len(next) != 3 {
		t.Fatalf("with one of two cards chosen one can touch %v", next)
	}
	touch(card("runner"), card("trooper-1"))
	if got := append(s.Gathered(), s.Selected()...); !slices.Equal(got,
		[]table.Spot{card("scorn"), card("trooper-1")}) {
		t.Errorf("chosen are %v", got)
	}
	touch(card("scorn"), card("kid"), confirm)
	view := s.View().(*convoy.View)
	if view.Own.Len() != 2 ||
		slices.ContainsFunc(view.Own.Cards(), func(c convoy.Card) bool {
			return c.ID() == "trooper-1" ||
				c.ID() == "kid"
		}) {
		t.Errorf("the hand is %v", view.Own.Cards())
	}
}

// TestUndoEndsAtWhatWasRevealed: free within one's own phase, not past a card
// drawn or the enemy's move.
func TestUndoEndsAtWhatWasRevealed(t *testing.T) {
	s := from(t, convoy.Outpost, attack)
	if s.CanUndo() {
		t.Fatal("nothing was done yet")
	}
	before := s.View().Pack()
	for _, id := range []string{"play runner 2", "play scorn 1"} {
		if err := s.Do(id); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		if !s.CanUndo() {
			t.Fatal("a move that reveals nothing must be free to take back")
		}
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if s.View().Pack() != before || s.CanUndo() {
		t.Error("undo does not lead back to the beginning")
	}
	if err := s.Do("play trooper-1 2"); err != nil { // draws a card
		t.Fatal(err)
	}
	if s.CanUndo() {
		t.Error("a card was drawn and the move can be taken back")
	}
	if err := s.Do("play runner 2"); err != nil {
		t.Fatal(err)
	}
	if err := s.Do("done"); err != nil {
		t.Fatal(err)
	}
	if s.CanUndo() {
		t.Error("the phase is over and the move can be taken back")
	}
}

func TestConcedeEndsTheGameAndIsSaved(t *testing.T) {
	s := begin(t, convoy.Outpost, "give up")
	if err := s.Concede(); err != nil {
		t.Fatal(err)
	}
	save, err := s.Save(someday)
	if err != nil {
		t.Fatal(err)
	}
	again, err := table.Resume(kinds, voices, save)
	if err != nil || again.Result() != game.DecidedBy(rules.Seats(), convoy.Moloch, "conceded") {
		t.Errorf("%+v, %v", again.Result(), err)
	}
	if len(again.Actions()) != 0 {
		t.Error("actions after the end")
	}
}

// TestSectionsHoldEveryActionOnce: the buttons outside the canvas are the list of actions. If there are many, a thing
// with several actions is touched first, and then its actions are listed.
func TestSectionsHoldEveryActionOnce(t *testing.T) {
	s := from(t, convoy.Outpost, attack)
	where := func(spot table.Spot) (x, y float64, ok bool) { return float64(len(spot.String())), 1, true }
	var ids []string
	steps, beside := 0, 0 // things to take up first, and how many of them there are beside one in hand
	read := func() (list []string) {
		for _, section := range s.Sections(where) {
			if section.Title == "" {
				t.Errorf("section %s has no title", section.ID)
			}
			for _, b := range section.Buttons {
				list = append(list, b.ID)
				if b.Label == "" || b.X == 0 {
					t.Errorf("%+v has no label or place", b)
				}
			}
		}
		return list
	}
	for _, id := range read() {
		text, step := strings.CutPrefix(id, table.StepPrefix)
		if !step {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
			continue
		}
		steps++
		spot, err := table.ParseSpot(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Touch(spot); err != nil {
			t.Fatal(err)
		}
		now := read()
		if first := s.SpotOf(now[0]); len(s.Leads([]table.Spot{spot, first})) == 0 {
			t.Errorf("with %s in hand the first button is %s", spot, now[0])
		}
		for _, id := range now {
			switch other, step := strings.CutPrefix(id, table.StepPrefix); {
			case other == text:
				t.Errorf("%s is in hand and can be taken up", spot)
			case step:
				beside++
			case !slices.Contains(ids, id):
				ids = append(ids, id)
			}
		}
		s.Drop()
	}
	if steps == 0 {
		t.Error("so many actions are not done in steps")
	}
	if beside < steps*(steps-1) {
		t.Errorf("beside %d things in hand only %d others could be taken up", steps, beside)
	}
	var want []string
	for _, a := range s.Actions() {
		want = append(want, a.ID)
	}
	slices.Sort(ids)
	slices.Sort(want)
	if !slices.Equal(ids, want) {
		t.Errorf("%v\n%v", ids, want)
	}
	if got := s.SpotOf("play scorn 2"); got != card("scorn") {
		t.Errorf("the first thing to touch is %q", got)
	}
	if _, err := s.Touch(card("scorn")); err != nil {
		t.Fatal(err)
	}
	if got := s.SpotOf("play scorn 2"); got != table.KindPlace.Spot("2") {
		t.Errorf("then %q", got)
	}
	if got := s.SpotOf("no such move"); got != table.NoSpot {
		t.Errorf("and for no action %q", got)
	}
}
