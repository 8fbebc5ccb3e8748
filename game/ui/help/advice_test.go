package help_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// others are those whom the opponent tells what it does.
type others struct {
	b     *uitest.Bench
	moves int
}

func (o *others) Answer(m game.Move) error {
	o.moves++
	return o.b.Session().Play(m)
}
func (*others) Fall()      {}
func (*others) Down() bool { return false }

// Waits is the script's: nobody waits, and nothing is laid down.
func (*others) Waits() bool              { return false }
func (*others) Reply() (game.Move, bool) { return 0, false }

// opponent is one of a new game in which the person has moved.
func opponent(t *testing.T) (*help.Opponent, *others, *uitest.Bench) {
	t.Helper()
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, map[string]string{"settings": "speed=0"})
	told := &others{b: b}
	asker := help.NewAsker(b.Desk, b.Host, b.Post)
	o := help.NewOpponent(b.Needs, func() bool { return false }, asker, told, told)
	o.Follow(told)
	if err := b.Deal(); err != nil {
		t.Fatal(err)
	}
	if err := b.Session().Do(b.FirstMove()); err != nil {
		t.Fatal(err)
	}
	return o, told, b
}

// TestTheOpponentMoves when it is its turn, and only then.
func TestTheOpponentMoves(t *testing.T) {
	o, told, b := opponent(t)
	for end := time.Now().Add(10 * time.Second); !b.Session().MyTurn() && time.Now().Before(end); {
		o.Ask()
	}
	asked := len(b.Host.Asked)
	o.Ask()
	if told.moves != 1 || len(b.Host.Asked) != asked {
		t.Errorf("it made %d moves, and was asked %q: %s", told.moves, b.Host.Asked, b.Toasts.Text())
	}
}

// TestAnOpponentThatDoesNotAnswer is asked again when somebody wants that.
func TestAnOpponentThatDoesNotAnswer(t *testing.T) {
	o, told, b := opponent(t)
	b.Host.Answer = func(string) (string, error) { return "", errors.New("no brain") }
	for end := time.Now().Add(10 * time.Second); len(o.Commands(scene.NoPanel)) == 0 && time.Now().Before(end); {
		o.Ask()
	}
	list := o.Commands(scene.NoPanel)
	if len(list) != 1 || told.moves > 0 {
		t.Fatalf("one can %v, it made %d moves", list, told.moves)
	}
	b.Host.Answer = nil
	list[0].Do()
	if o.Ask(); told.moves != 1 {
		t.Errorf("it made %d moves", told.moves)
	}
}

// slow is a host that does not answer a deep question.
type slow struct {
	*uitest.Host
	held int
}

func (h *slow) Think(question string, done func(string, error)) {
	if strings.Contains(question, "\tdeep") {
		h.held++
		return
	}
	h.Host.Think(question, done)
}

// nobody makes no moves.
type nobody struct{}

func (nobody) Do(string)     {}
func (nobody) Say(...string) {}

// TestAHintDoesNotWaitForEver: who thinks on for too long is not waited for, and the hint is what was found at first.
func TestAHintDoesNotWaitForEver(t *testing.T) {
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	b.Offer.Levels = []string{"5", "6"}
	b.SetOffer(b.Offer.Usual())
	if err := b.Deal(); err != nil {
		t.Fatal(err)
	}
	move := b.Session().LegalMoves()[0]
	b.Host.Answer = func(string) (string, error) { return fmt.Sprintf("50000\t1,%d,50000", move), nil }
	host := &slow{Host: b.Host}
	h := help.NewHints(b.Desk, help.NewAsker(b.Desk, host, b.Post), nobody{}, func() bool { return false })
	for _, c := range h.Commands(scene.NoPanel) {
		c.Do()
	}
	now := time.Now()
	var screen scene.Screen
	lit := func() bool {
		h.Show(&screen)
		return screen.Plan != nil
	}
	if h.Poll(now); lit() || host.held != 1 {
		t.Fatalf("before it is thought about %v lights up; %d deep questions", screen.Plan, host.held)
	}
	if h.Poll(now.Add(3 * time.Second)); !lit() || screen.Plan[0] != move {
		t.Errorf("after three seconds %v lights up", screen.Plan)
	}
}
