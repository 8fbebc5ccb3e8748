package state51_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
	"onelongnight/game/ui/uitest"
)

// seated returns a new game with a person at every seat.
func seated(t *testing.T, setup, seed string) *table.Session {
	t.Helper()
	return uitest.Begin(t, edition.Full(), setup, seed)
}

// played returns a game of three, played at random to its end.
func played(t *testing.T, seed string) *table.Session {
	t.Helper()
	s := seated(t, `{"seats":3}`, seed)
	for range uitest.Wander(t, s, seed) {
	}
	return s
}

// watched returns such a game as a seat sees it, and its skin.
func watched(t *testing.T, seat game.Seat) (*table.Session, *look.Skin) {
	t.Helper()
	s := played(t, "stage")
	if err := s.Sit(seat); err != nil {
		t.Fatal(err)
	}
	bare, _ := rules.Of(s.Game)
	return s, look.New(bare, voice.English().For(s.Game))
}

// readable is the minimum time in ms for reading what one source gives.
const readable = 700

// TestAProductionIsAStage checks that each source of a seat is shown by itself for long enough, on a stage with that
// seat's base, that only this source is marked, and that the sum is what has come so far.
func TestAProductionIsAStage(t *testing.T) {
	s, k := watched(t, 0)
	first, steps := s.Steps()
	seats, come := map[int]bool{}, 0
	for _, b := range k.Beats(first, steps) {
		if steps[b.First-first].View(0).(*rules.View).Phase != rules.PhaseProduction {
			continue
		}
		if game.Is[rules.Produced](steps[b.First-first].Event) {
			come = 0
		}
		e, ok := steps[b.First-first].Event.(rules.Gained)
		if !ok {
			continue
		}
		moment := scene.Scene{Session: s, Past: steps[:b.Last+1-first], Fresh: b.Last + 1 - b.First, Until: b.Last + 1}
		m, f := look.LaidOut(k.Paint(moment, &scene.Screen{TextScale: 1}, 1280, 720))
		if whose := m.Seats[shownAt(e.Seat)].Name; m.Prompt.Heading != whose {
			t.Fatalf("what comes to %s is told as of %s", whose, m.Prompt.Heading)
		}
		if m.Phases.Index != int(rules.PhaseProduction) {
			t.Fatalf("while %s produces, %s is lit", m.Prompt.Heading, m.Phases.Now)
		}
		if m.Ledger == nil { // a spoil of the viewer's own
			continue
		}
		for _, step := range moment.Past[b.First-first:] {
			gain, ok := step.Event.(rules.Gained)
			if come += gain.N; !ok || gain.By != e.By {
				t.Fatalf("what %d and %d give is shown at one time", e.By, gain.By)
			}
		}
		if own := m.Seats[shownAt(e.Seat)]; tokens(own.Dawn) < come {
			t.Fatalf("the strip of %s has %v where %d goods came", own.Name, own.Dawn, come)
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
		sum, shown := tokens(m.Ledger.Sum.Goods), shownAt(e.Seat)
		if !m.Staged() || m.Shown != shown || marked != 1 || sum != come || b.Length < readable ||
			m.Seats[shown].Dawned != board.DawnNow {
			t.Fatalf("staged %v for seat %d, of %d, with %d sources marked, %d goods of %d, for %g ms", m.Staged(),
				m.Shown, shown, marked, sum, come, b.Length)
		}
		seats[m.Shown] = true
	}
	if len(seats) != 3 {
		t.Errorf("only %d seats had the stage", len(seats))
	}
}

// shownAt returns a seat's index in the model of a game of three, in which the viewer is first.
func shownAt(seat game.Seat) int { return int(seat) }

// tokens counts the goods that are not cards.
func tokens(list []art.Run) (n int) {
	for _, g := range list {
		if g.Good != rules.GoodCard.String() {
			n += g.N
		}
	}
	return n
}

// TestScoresAreCounted checks that at a scoring the most points come first, that the viewer's stand out, that all show
// their gain, and that they are shown for long enough.
func TestScoresAreCounted(t *testing.T) {
	s, k := watched(t, 1)
	first, steps := s.Steps()
	was, scorings := 0, 0
	for _, b := range k.Beats(first, steps) {
		e, ok := steps[b.First-first].Event.(rules.Scored)
		if !ok {
			continue
		}
		scorings++
		moment := scene.Scene{Session: s, Past: steps[:b.Last+1-first], Fresh: b.Last + 1 - b.First, Until: b.Last + 1}
		m, _ := look.LaidOut(k.Paint(moment, &scene.Screen{TextScale: 1}, 360, 640))
		is := e.Points[1]
		lines := m.Ledger.Lines
		own := slices.IndexFunc(lines, func(l board.LedgerLine) bool { return l.Own })
		if own < 0 || lines[own].Is != is || lines[own].Was != was || b.Length < 3*readable {
			t.Fatalf("line %d of %+v is shown for %g ms, of %d points after %d", own, lines, b.Length, is, was)
		}
		if m.Draft != nil || m.Prompt.Heading != "Scoring" {
			t.Errorf("behind the scores is the next draft, and %q stands above them", m.Prompt.Heading)
		}
		for i, l := range lines {
			if i > 0 && l.Is > lines[i-1].Is || i != own && l.Own {
				t.Errorf("the lines are %+v: not by points, or those of others stand out", lines)
			}
		}
		was = is
	}
	if scorings < 2 {
		t.Errorf("there were %d scorings", scorings)
	}
}

// TestTheBarStays checks that everything in the bar keeps its place when a production or a scoring is shown.
func TestTheBarStays(t *testing.T) {
	s := played(t, "stage")
	bare, _ := rules.Of(s.Game)
	k := look.New(bare, voice.English().For(s.Game))
	_, steps := s.Steps()
	bar := []scene.Command{{ID: "menu"}, {ID: "log"}, {ID: "mute"}}
	film := append(bar[:3:3], scene.Command{ID: "pause"}, scene.Command{ID: "step"}, scene.Command{ID: "skip"})
	for _, size := range windows {
		still := scene.Scene{Session: s}
		_, rest := look.LaidOut(k.Paint(still, &scene.Screen{TextScale: 1, Bar: bar}, size[0], size[1]))
		moment := scene.Scene{Session: s, Past: steps, Fresh: 1, Until: len(steps)}
		_, now := look.LaidOut(k.Paint(moment, &scene.Screen{TextScale: 1, Bar: film}, size[0], size[1]))
		if rest.Race != now.Race || rest.DeckAt != now.DeckAt || rest.Round != now.Round {
			t.Errorf("%v: race and piles move from %v %v to %v %v", size, rest.Race, rest.DeckAt, now.Race, now.DeckAt)
		}
	}
}
