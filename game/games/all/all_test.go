package all_test

import (
	"slices"
	"testing"

	"onelongnight/game/bot"
	"onelongnight/game/games/all"
)

func names(levels []bot.Level) (list []string) {
	for _, l := range levels {
		list = append(list, l.Name)
	}
	return list
}

// TestAllLevels lists the shared levels in the order that the protocol has
// always had, then those of single games, and none twice.
func TestAllLevels(t *testing.T) {
	shared := []string{"1", "2", "3", "4", "5", "6", "random", "heuristic-v1", "flat-mc-1000", "ismcts-1000"}
	every := names(all.AllLevels())
	if len(every) < len(shared) || !slices.Equal(every[:len(shared)], shared) {
		t.Errorf("the levels are %v", every)
	}
	lists := [][]string{every}
	for _, k := range all.Kinds() {
		mine := names(all.Levels(k.Name()))
		lists = append(lists, mine)
		for _, name := range append(mine, shared...) {
			if !slices.Contains(every, name) || !slices.Contains(mine, name) {
				t.Errorf("level %s of %s is missing", name, k.Name())
			}
		}
	}
	for _, list := range lists {
		slices.Sort(list)
		if len(slices.Compact(slices.Clone(list))) != len(list) {
			t.Errorf("a name is twice in %v", list)
		}
	}
}
