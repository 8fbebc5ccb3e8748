package convoy

import (
	"slices"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// TestALogOfDrawsTellsAllOfThem: sentences of draws are left out of the log beside the prompt, but where nothing else
// has happened, as when a game begins, it tells them all.
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
	if got := p.model.Log.Lines; drawn < 2 || len(got) < drawn-1 { // the prompt tells the last one
		t.Errorf("of %d draws are told %q", drawn, got)
	}
}
