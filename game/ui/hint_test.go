package ui_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game/bot"
	"onelongnight/game/games"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// advised waits for a hint.
func (b *bench) advised() {
	b.t.Helper()
	b.Press("button:hint")
	b.until("a hint is there", func() bool { return b.offers("do-it") })
}

// offers tells whether a command can be given.
func (b *bench) offers(id string) bool {
	return slices.ContainsFunc(b.Screen().Commands, func(c scene.Command) bool { return c.ID == id })
}

// TestAHintLiesOnTheTable: what to touch lights up there, with one sentence that
// has no numbers of points in it; doing it makes that move.
func TestAHintLiesOnTheTable(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=1", decided)
	b.advised()
	c := b.Screen()
	if len(c.Lit) == 0 || len(c.Words) != 1 || strings.ContainsAny(c.Words[0], "−()") {
		t.Fatalf("lit are %v, said is %q", c.Lit, c.Words)
	}
	if !strings.Contains(b.Read(), strings.ReplaceAll(c.Words[0], "**", "")) {
		t.Errorf("the document does not say %q", c.Words[0])
	}
	if last := b.Said[len(b.Said)-1]; last != strings.ReplaceAll(c.Words[0], "**", "") {
		t.Errorf("announced is %q, not %q", last, c.Words[0])
	}
	p, _ := b.Run()
	for _, spot := range c.Lit {
		if _, _, ok := p.Where(spot); !ok && spot.Kind != table.KindButton {
			t.Errorf("%s is not seen", spot)
		}
	}
	before := b.LastGame()
	b.Press("button:do-it")
	if b.LastGame() == before || b.Screen().Lit != nil || b.Screen().Panel == scene.HintPanel {
		t.Errorf("after it was done: %v, panel %d", b.Screen().Lit, b.Screen().Panel)
	}
}

// TestWhyAButtonRestsIsSaidWhileItDoes: what says that a hint is still being thought about goes when the hint is there.
func TestWhyAButtonRestsIsSaidWhileItDoes(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=1", decided)
	shelf, said := bot.Shelf{Kinds: b.Kinds, Levels: games.Levels}, ""
	b.Answer = func(question string) (string, error) {
		if said == "" && strings.Contains(question, "\tdeep") {
			b.Tap("button:do-it")
			said = b.Screen().Toast
		}
		return shelf.Answer(question, nil)
	}
	b.advised()
	if !strings.HasPrefix(said, "Thinking about it") {
		t.Errorf("meanwhile it says %q", said)
	}
	if late := b.Screen().Toast; late != "" {
		t.Errorf("beside the hint it says %q", late)
	}
}

// TestWhyNot: what somebody had in mind is done as if in earnest, touched or carried or by the hidden buttons,
// and changes nothing but what is said.
func TestWhyNot(t *testing.T) {
	for _, way := range [][]string{{"card:runner", "place:5"}, {"card:runner", "onto", "place:5"}, {"play runner 5"}} {
		b := at(t, "outpost", "speed=0 tips=off level=1", decided)
		b.advised()
		b.Press("button:why-not")
		before := b.LastGame()
		switch {
		case len(way) == 1:
			b.Press(way...)
		case len(way) == 3 && !b.Drag(way[0], way[2]):
			t.Fatalf("%s cannot be carried to %s", way[0], way[2])
		case len(way) == 2 && !b.Tap(way...):
			t.Fatalf("%v cannot be touched", way)
		}
		b.until("it is weighed", func() bool { return b.offers("do-it") && !b.Screen().Mind })
		if words := strings.Join(b.Screen().Words, " "); !strings.Contains(words, "Runner") {
			t.Errorf("%v is answered with %q", way, words)
		}
		if said := b.Screen().Words[0]; b.offers("instead") { // what was said against it is not taken back
			b.Press("button:instead")
			one := b.Screen().Words[0]
			b.Press("button:instead")
			if other := b.Screen().Words[0]; one != said && other != said {
				t.Errorf("of the two moves is said %q and %q, after %q", one, other, said)
			}
		} else {
			t.Errorf("%v cannot be looked at beside the hint", way)
		}
		if b.LastGame() != before {
			t.Errorf("%v was done", way)
		}
		b.Press("button:close")
		if c := b.Screen(); c.Panel != scene.NoPanel || c.Lit != nil || c.Mind {
			t.Errorf("after it: %+v", c)
		}
	}
}

// TestNobodyIsBlamedForAHint: whatever the analysis thinks of a move, the one that was advised is no mistake; the same
// move without advice is.
func TestNobodyIsBlamedForAHint(t *testing.T) {
	for _, heeded := range []bool{true, false} {
		b := at(t, "outpost", "speed=0 tips=off level=1", decided)
		shelf := bot.Shelf{Kinds: b.Kinds, Levels: games.Levels}
		b.Answer = func(question string) (string, error) {
			if strings.HasPrefix(question, "review\t") {
				return "50000,50000,0,0", nil // half of all chances thrown away
			}
			return shelf.Answer(question, nil)
		}
		if heeded {
			b.advised()
			b.Press("button:do-it")
		} else {
			b.Press("play runner 5")
		}
		b.Press("button:menu", "button:concede", "button:concede-yes", "button:analysis")
		b.until("the analysis is done", func() bool { return len(b.Screen().Words) > 2 })
		mistakes := 0
		for _, p := range b.Screen().Review.Points {
			if strings.Contains(p.Text, "Better") {
				mistakes++
				b.Press(p.Line.String())
				if s := b.Screen(); s.Panel != scene.RecapPanel || len(s.Lit) == 0 || !slices.Equal(s.Lit, p.Better) ||
					s.Instead == "" {
					t.Errorf("where %q is seen again, in panel %d, %v lights up and %q is said", p.Text, s.Panel, s.Lit,
						s.Instead)
				}
				b.Press("button:close")
			}
		}
		if heeded == (mistakes > 0) {
			t.Errorf("advice was heeded: %v; %d mistakes are told of: %q", heeded, mistakes, b.Screen().Words)
		}
	}
}

// TestTheRowAboveStandsStill: what is counted above the cities stays where it is while a hint is shown.
func TestTheRowAboveStandsStill(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=1", decided)
	places := func() (list [][2]float64) {
		p, _ := b.Run()
		for _, spot := range []string{"pile:moloch-deck", "pile:outpost-deck", "pile:outpost-hand", "figure:stand"} {
			x, y, ok := p.Where(spotOf(spot))
			if !ok {
				t.Fatalf("%s is nowhere", spot)
			}
			list = append(list, [2]float64{x, y})
		}
		return list
	}
	before := places()
	b.advised()
	if now := places(); !slices.Equal(before, now) {
		t.Errorf("beside the hint they stand at %v, not at %v", now, before)
	}
}

// TestAChanceIsANumberWhereItGivesHeart: a battle for the last district that is won, and one that is as good as lost.
func TestAChanceIsANumberWhereItGivesHeart(t *testing.T) {
	lost := strings.Replace(lastStand, `"moloch":{}`,
		`"moloch":{"hand":["brute"],"deck":["hunter-1","hunter-2","defender"]}`, 1)
	lost = strings.Replace(lost, `"units":[`, `"units":[{"id":"juggernaut","city":5},{"id":"gauss-cannon","city":5},`,
		1)
	for position, says := range map[string]string{lastStand: "% to win", lost: "your best chance"} {
		b := at(t, "outpost", "speed=0 tips=off level=1", position)
		b.advised()
		if read := b.Read(); !strings.Contains(read, says) {
			t.Errorf("%q is not said:\n%s", says, read)
		}
	}
}
