package convoy

import (
	"slices"
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
	moment := scene.Scene{Session: s, Past: steps[:until], Fresh: drawn, Until: first + until}
	p := seen(New(voice.English()).Paint(moment, &scene.Screen{}, 1280, 720))
	told := strings.Join(append(p.model.Prompt.Lines, p.model.Log.Lines...), " ")
	for _, step := range steps[until-drawn : until] {
		if drawn < 2 || !strings.Contains(told, step.Text) {
			t.Errorf("of %d draws %q is not told: %q", drawn, step.Text, told)
		}
	}
	if len(p.model.Prompt.Lines) != 1 || strings.Count(p.model.Prompt.Lines[0], ".") != drawn {
		t.Errorf("the prompt of %d draws is %q", drawn, p.model.Prompt.Lines)
	}
}
