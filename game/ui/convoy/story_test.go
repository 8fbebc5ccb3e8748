package convoy

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// TestALogOfDrawsTellsAllOfThem: sentences of draws are left out of the log beside the prompt, but the prompt tells
// them all while they happen, as when a game begins.
func TestALogOfDrawsTellsAllOfThem(t *testing.T) {
	s := Begin(t, rules.Outpost, "draws")
	drew := func(step table.Step) bool { return game.Is[rules.Drew](step.Event) }
	first, steps := s.Steps()
	for !slices.ContainsFunc(steps, drew) {
		PlayOn(t, s)
		first, steps = s.Steps()
	}
	until := slices.IndexFunc(steps, drew)
	drawn := 0
	for drew(steps[until]) {
		until, drawn = until+1, drawn+1
	}
	moment := scene.Scene{Session: s, Past: steps[:until], Fresh: drawn + 1, Until: first + until}
	p := seen(New(voice.English()).Paint(moment, &scene.Screen{}, 1280, 720))
	told := strings.Join(append(p.model.Prompt.Lines, p.model.Log.Lines...), " ")
	for _, step := range steps[until-drawn : until] {
		if drawn < 2 || !strings.Contains(told, step.Text) {
			t.Errorf("of %d draws %q is not told: %q", drawn, step.Text, told)
		}
	}
	if p.model.Prompt.Heading != "Draw" || p.model.Steps.Index != 0 {
		t.Errorf("the draws are headed %q, step %d", p.model.Prompt.Heading, p.model.Steps.Index)
	}
	if len(p.model.Prompt.Lines) != 1 || !strings.Contains(p.model.Prompt.Lines[0], "Moloch draws a card. 2×") {
		t.Errorf("the prompt of %d draws is %q", drawn, p.model.Prompt.Lines)
	}
}

// TestAPriceIsPaidWhereItIsPaidFor: a narrow screen does not look away from the unit that is used while cards are
// discarded for it.
func TestAPriceIsPaidWhereItIsPaidFor(t *testing.T) {
	paid := 0
	for n := range 6 {
		s := Begin(t, rules.Moloch, "price "+strconv.Itoa(n))
		for !s.Result().Over {
			PlayOn(t, s)
		}
		first, steps := s.Steps()
		for i := 1; i < len(steps); i++ {
			used, is := steps[i-1].Event.(rules.Used)
			if !is || !game.Is[rules.Paid](steps[i].Event) {
				continue
			}
			paid++
			moment := scene.Scene{Session: s, Past: steps[:i+1], Fresh: 1, Until: first + i + 1}
			at := steps[i].View(rules.Moloch).(*rules.View).Units[used.Card].City
			p := seen(New(voice.English()).Paint(moment, &scene.Screen{TextScale: 1}, 390, 844))
			if got := rules.City(p.model.LargeCity); got != at {
				t.Errorf("while a price is paid in %v, %v is shown", at, got)
			}
		}
	}
	if paid == 0 {
		t.Error("nothing was paid for")
	}
}
