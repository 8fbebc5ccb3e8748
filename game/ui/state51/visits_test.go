package state51_test

import (
	"fmt"
	"testing"

	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
)

// TestVisitsSayWhatLimitsThem checks that visits say how many are left, or that there is nobody to send or nothing to
// visit.
func TestVisitsSayWhatLimitsThem(t *testing.T) {
	for want, c := range map[string][2]string{
		"3 visits left":   {`"worker":1`, `"locations":[{"id":"quarry-1"}]`},
		"no workers left": {`"worker":0`, `"locations":[{"id":"quarry-1"}]`},
		"nobody to visit": {`"worker":1},"visits":1,"store":{`, `"locations":[{"id":"quarry-1","visitors":["a"]},{"id":"town-hall"}]`},
	} {
		s := from(t, fmt.Appendf(nil, `{"game":"state51","version":1,"phase":"actions","round":3,"first":"a","turn":"a",
			"deck":["road-1"],"seats":[{"faction":"new-york","hand":["dump"],"base":{%s}},{"faction":"mutants",%s}]}`,
			c[0], c[1]))
		m, _ := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, windows[0]))
		if got := m.Seats[0].Note; got != want {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
}

// TestAPassIsWhatSomebodyDidLast checks that a pass is shown as a seat's last action of the round.
func TestAPassIsWhatSomebodyDidLast(t *testing.T) {
	s := from(t, []byte(`{"version":1,"phase":"actions","round":3,"first":"b","turn":"b","deck":["road-1"],"seats":[
		{"faction":"new-york","hand":["dump"],"base":{"worker":1}},{"faction":"mutants","base":{"worker":2}}]}`))
	if err := s.Sit(s.Turn()); err != nil {
		t.Fatal(err)
	}
	if err := s.Play(rules.Act{Verb: rules.DoPass}.Move()); err != nil {
		t.Fatal(err)
	}
	if err := s.Sit(0); err != nil {
		t.Fatal(err)
	}
	m, _ := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, windows[1]))
	if is := m.Seats[1]; is.LastSign != "pass" || is.Last != "passed" {
		t.Errorf("it did %q last, %q", is.LastSign, is.Last)
	}
}

// TestAHintShowsWhatIsTouchedFirst: to steal, one works one's own location, and then touches the rival's base.
func TestAHintShowsWhatIsTouchedFirst(t *testing.T) {
	s := from(t, []byte(`{"version":1,"phase":"actions","round":3,"first":"a","turn":"a","deck":["road-1"],"seats":[
		{"faction":"new-york","base":{"worker":2},"locations":[{"id":"raiders-caravan"}]},
		{"faction":"mutants","base":{"gun":3,"brick":2}}]}`))
	work, _ := s.Game.ParseMove("work raiders-caravan")
	rob, err := s.Game.ParseMove("rob b brick")
	if err != nil {
		t.Fatal(err)
	}
	w, host := resumed(t, s, "speed=0 tips=off", windows[3])
	host.Answer = func(string) (string, error) { return fmt.Sprintf("50000\t2,%d,%d,50000", work, rob), nil }
	w.Press("button:hint")
	for n := 0; n < 100 && len(w.Screen().Lit) == 0; n++ {
		w.Run()
	}
	lit := w.Screen().Lit
	if len(lit) == 0 || lit[0] != table.KindPiece.Spot("raiders-caravan") {
		t.Fatalf("the hint is %v", lit)
	}
	p, _ := w.Run()
	if m, _ := look.LaidOut(p); m.Shown != 0 {
		t.Errorf("a hint of %v shows %s", lit, m.Seats[m.Shown].Faction)
	}
}

// TestAHintLeavesTheRivalsBase: who looks at a rival's base in an upright window and asks for a hint sees their own
// again, if nothing lights up on the rival's.
func TestAHintLeavesTheRivalsBase(t *testing.T) {
	s := from(t, []byte(`{"version":1,"phase":"actions","round":3,"first":"a","turn":"a","deck":["road-1"],"seats":[
		{"faction":"new-york","base":{"worker":1}},{"faction":"mutants"}]}`))
	w, _ := resumed(t, s, "speed=0 tips=off", windows[3])
	shown := func() string {
		p, _ := w.Run()
		m, _ := look.LaidOut(p)
		return m.Seats[m.Shown].Faction
	}
	if w.Tap("place:b"); shown() != "mutants" {
		t.Fatalf("touched, the rival is not shown, but %s", shown())
	}
	w.Press("button:hint")
	for n := 0; n < 100 && len(w.Screen().Lit) == 0; n++ {
		w.Run()
	}
	if got := shown(); got != "new-york" || len(w.Screen().Lit) == 0 {
		t.Errorf("a hint of %v shows %s", w.Screen().Lit, got)
	}
}
