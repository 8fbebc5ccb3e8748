package box_test

import (
	"testing"

	"onelongnight/game/mission"
	"onelongnight/game/state51/box"
)

// TestEveryChapterIsHandedOut: of each chapter that the box has there are missions, and of no other.
func TestEveryChapterIsHandedOut(t *testing.T) {
	data, _ := box.Box{}.Missions()
	count := map[mission.Chapter]int{}
	for _, m := range mission.MustParse(data) {
		count[m.Chapter]++
	}
	for _, c := range (box.Box{}).Chapters() {
		if count[c] == 0 {
			t.Errorf("the box has %s, and hands none out", c)
		}
		delete(count, c)
	}
	if len(count) > 0 {
		t.Errorf("these are handed out, and in no chapter: %v", count)
	}
}
