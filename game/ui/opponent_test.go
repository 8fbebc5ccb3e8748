package ui_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy/think"
	"onelongnight/game/ui/scene"
)

// faulty is a game whose player panics as long as it is ill.
type faulty struct {
	think.Rules
	ill *bool
}

func (f faulty) Unpack(packed string) (game.Game, game.View, error) {
	_, v, err := f.Rules.Unpack(packed)
	return f, v, err
}

func (f faulty) ActiveInputs(s game.State, seat game.Seat, buf []uint16) ([]uint16, float64) {
	if *f.ill {
		panic("no inputs")
	}
	return f.Rules.ActiveInputs(s, seat, buf)
}

// TestAThoughtThatPanicsEndsNothing: the person reads what went wrong, can ask
// again, and plays on when that helps; the same for a hint.
func TestAThoughtThatPanicsEndsNothing(t *testing.T) {
	ill := true
	b := open(t, map[string]string{"settings": "speed=0 tips=off"})
	b.Kinds = []game.Kind{faulty{ill: &ill}}
	can := func(id string) bool {
		return slices.ContainsFunc(b.Screen().Commands, func(c scene.Command) bool { return c.ID == id })
	}
	b.Press("button:play-outpost")
	b.until("the opponent can be asked again", func() bool { return can("ask") })
	if got := b.Screen().Toast; !strings.Contains(got, "could not answer") || !strings.Contains(got, "no inputs") {
		t.Errorf("the person reads %q", got)
	}
	asked := len(b.Asked)
	for range 60 {
		b.Run()
	}
	if len(b.Asked) != asked {
		t.Error("the question is asked again and again")
	}
	ill = false
	b.Press("button:ask")
	b.until("it is the person's turn", func() bool { return can("hint") })
	ill = true
	b.Press("button:hint")
	b.until("the hint says that it failed",
		func() bool { return strings.Contains(strings.Join(b.Screen().Words, " "), "no inputs") })
	b.Press("button:close")
	if len(b.Moves()) == 0 {
		t.Error("after a hint that failed there is nothing to do")
	}
}
