package games_test

import (
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/games"
	"onelongnight/game/mission"
)

// TestTheBooksAreOne checks that the books tell the same in every language.
func TestTheBooksAreOne(t *testing.T) {
	for _, b := range games.All() {
		t.Run(b.Kind.Name(), func(t *testing.T) { editiontest.AreOne(t, editiontest.Books(t, b)) })
	}
}

// TestEveryChapterIsHandedOut checks that missions are handed out for each chapter that a game lists, and for no other.
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
