package play_test

import (
	"strings"
	"testing"

	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// others are the parts that a move involves; they count calls.
type others struct{ kept, dropped, stopped int }

func (o *others) Keep() { o.kept++ }
func (o *others) Drop() { o.dropped++ }
func (o *others) Stop() { o.stopped++ }

// deal makes a player of a new game.
func deal(t *testing.T) (*play.Play, *play.Film, *others, *uitest.Bench) {
	t.Helper()
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, map[string]string{"settings": "speed=0"})
	f := play.NewFilm(b.Desk, b.Paint, b.Prefs, b.Audio)
	told := &others{}
	p := play.NewPlay(b.Needs, told, told, f)
	if err := b.Deal(); err != nil {
		t.Fatal(err)
	}
	return p, f, told, b
}

// TestAMoveIsPassedOn to who judges it, keeps it, and says it.
func TestAMoveIsPassedOn(t *testing.T) {
	p, _, told, b := deal(t)
	judged, turns := 0, 0
	p.OnMove(func() { judged++ })
	p.OnTurn(func() { turns++ })
	p.Announce()
	before := len(b.Host.Said)
	p.Do(b.FirstMove())
	if judged != 1 || told.kept != 1 || told.dropped != 1 || turns != 2 {
		t.Errorf("judged %d times, kept %d, dropped %d questions, told of %d turns", judged, told.kept, told.dropped,
			turns)
	}
	if said := strings.Join(b.Host.Said[before:], " "); !strings.Contains(said, "plays") {
		t.Errorf("it says %q", said)
	}
	if p.Do("no such move"); told.kept != 1 || b.Toasts.Text() == "" {
		t.Error("what is no move was made, or nobody said why not")
	}
}

// TestTheCurtain hides everything, until the next person sits down.
func TestTheCurtain(t *testing.T) {
	p, f, _, b := deal(t)
	s, err := table.Begin(b.Desk.Offer().Game, b.Offer.Speak, table.Together(b.Desk.Offer().Game), "bench")
	if err != nil {
		t.Fatal(err)
	}
	curtain := play.NewCurtain(b.Needs, f, p)
	b.Begin(s)
	curtain.Fall()
	list := curtain.Commands(scene.CurtainPanel)
	if !curtain.Down() || len(list) != 1 {
		t.Fatalf("it is down: %v, one can %v", curtain.Down(), list)
	}
	list[0].Do()
	if curtain.Down() || !b.Session().MyTurn() {
		t.Error("the next person does not see the table")
	}
}

// TestPracticeIsAskedFor once; then the opponent stops thinking, and the turn begins anew.
func TestPracticeIsAskedFor(t *testing.T) {
	p, f, told, b := deal(t)
	practice := play.NewPractice(b.Needs, f, told, p)
	if list := practice.Commands(scene.MenuPanel); len(list) != 1 || !list[0].Idle {
		t.Error("there is a turn to go back to before any was made")
	}
	p.Do(b.FirstMove())
	if err := p.Answer(b.Session().LegalMoves()[0]); err != nil {
		t.Fatal(err)
	}
	practice.Commands(scene.MenuPanel)[0].Do()
	if b.Panel() != scene.PracticePanel {
		t.Fatalf("panel %v is open", b.Panel())
	}
	for _, c := range practice.Commands(scene.PracticePanel) {
		if !c.Main {
			c.Do()
		}
	}
	if told.stopped != 1 || b.Session().MoveCount() != 0 || len(practice.Badge()) != 1 {
		t.Errorf("stopped %d times, %d moves are left, %d badges", told.stopped, b.Session().MoveCount(),
			len(practice.Badge()))
	}
}
