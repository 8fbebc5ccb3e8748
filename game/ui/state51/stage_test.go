package state51_test

import (
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/state51/board"
)

// played is a game of three that was played to its end, however.
func played(t *testing.T, seed string) *table.Session {
	t.Helper()
	g, err := think.Rules{}.Open([]byte(`{"seats":3}`))
	if err != nil {
		t.Fatal(err)
	}
	v := voice.English()
	s, err := table.Begin(g, func(g game.Game) table.Voice { return v.For(g) }, table.Together(g), seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := game.NewStream(game.SeedOf(seed))
	for !s.Result().Over {
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
		list := s.Actions()
		if err := s.Play(list[rng.Below(len(list))].Move); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// readable is the least time, ms, in which what one source gives can be read.
const readable = 700

// TestAProductionIsAStage: each source of a seat is shown by itself for as long as it takes to read, on a stage with
// that seat's base; exactly it is marked, and the sum is what has come so far.
func TestAProductionIsAStage(t *testing.T) {
	s := played(t, "stage")
	if err := s.Sit(0); err != nil {
		t.Fatal(err)
	}
	bare, _ := rules.Of(s.Game)
	k := look.New(bare, voice.English().For(s.Game))
	first, steps := s.Steps()
	seats, come := map[int]bool{}, 0
	for _, b := range k.Beats(first, steps) {
		e := steps[b.First-first].Event
		if steps[b.First-first].View(0).(*rules.View).Phase != rules.PhaseProduction {
			continue
		}
		switch e.Type {
		case rules.EvProduce:
			come = 0
			continue
		case rules.EvGain:
		default:
			continue
		}
		moment := scene.Scene{Session: s, Past: steps[:b.Last+1-first], Fresh: b.Last + 1 - b.First, Until: b.Last + 1}
		m, f := look.LaidOut(k.Paint(moment, &scene.Screen{TextScale: 1}, 1280, 720))
		if m.Ledger == nil { // a spoil of one's own
			continue
		}
		for _, step := range moment.Past[b.First-first:] {
			come += int(step.Event.N)
			if step.Event.Cause != e.Cause {
				t.Fatalf("what %d and %d give is shown at one time", e.Cause, step.Event.Cause)
			}
		}
		marked := 0
		for i, l := range m.Ledger.Lines {
			if l.Now {
				marked++
				if l.Print != nil && f.Sources[i].Empty() {
					t.Fatalf("%s gives something and is not on the stage", l.Name)
				}
			}
		}
		sum := 0
		for _, g := range m.Ledger.Sum.Goods {
			if g.Good != rules.GoodCard.String() {
				sum += g.N
			}
		}
		shown := (int(e.Seat) + 3) % 3 // the one who looks on is the first
		if !m.Staged() || m.Shown != shown || marked != 1 || sum != come || b.Length < readable ||
			m.Seats[shown].Dawned != board.DawnNow {
			t.Fatalf("staged %v for seat %d, of %d, with %d sources marked, %d goods of %d, for %g ms", m.Staged(), m.Shown,
				shown, marked, sum, come, b.Length)
		}
		seats[m.Shown] = true
	}
	if len(seats) != 3 {
		t.Errorf("only %d seats had the stage", len(seats))
	}
}
