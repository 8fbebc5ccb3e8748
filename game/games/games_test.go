package games_test

import (
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/games"
	"onelongnight/game/mission"
)

// TestTheBooksAreOne: every language tells the same.
func TestTheBooksAreOne(t *testing.T) {
	for _, b := range games.All() {
		t.Run(b.Kind.Name(), func(t *testing.T) { editiontest.AreOne(t, editiontest.Books(t, b)) })
	}
}

// TestEveryChapterIsHandedOut: of each chapter that a box has there are missions, and of no other.
func TestEveryChapterIsHandedOut(t *testing.T) {
	for _, b := range games.All() {
		count := map[mission.Chapter]int{}
		for _, m := range mission.MustParse(b.Missions.Text()) {
			count[m.Chapter]++
		}
		for _, c := range b.Chapters {
			if count[c] == 0 {
				t.Errorf("the box of %s has %s, and hands none out", b.Kind.Name(), c)
			}
			delete(count, c)
		}
		if len(count) > 0 {
			t.Errorf("%s hands these out, in no chapter: %v", b.Kind.Name(), count)
		}
	}
}
