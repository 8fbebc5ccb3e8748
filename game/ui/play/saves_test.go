package play_test

import (
	"testing"

	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/ui/uitest"
)

// TestAGameIsKept, is found, gone back to, and deleted.
func TestAGameIsKept(t *testing.T) {
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	kept := b.Saves
	if err := b.Deal(); err != nil {
		t.Fatal(err)
	}
	kept.Begin("")
	key := kept.Now()
	if err := b.Session().Do(b.FirstMove()); err != nil {
		t.Fatal(err)
	}
	kept.Keep()
	kept.Find()
	if len(kept.List()) != 1 || kept.Last() != key {
		t.Fatalf("%d games are kept, the last is %q", len(kept.List()), kept.Last())
	}
	s, err := kept.Enter(key)
	if err != nil || s.MoveCount() != b.Session().MoveCount() {
		t.Errorf("it comes back with %d moves: %v", s.MoveCount(), err)
	}
	kept.SetShut(true)
	if kept.Begin(""); len(b.Store.Keys("game-")) != 1 {
		t.Error("a game was written though another window has them")
	}
	if kept.Forget(key); len(kept.List()) != 0 {
		t.Error("it was not deleted")
	}
}

// TestAGameThatEndsTheProgram is not gone into for ever.
func TestAGameThatEndsTheProgram(t *testing.T) {
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	kept := b.Saves
	if err := b.Deal(); err != nil {
		t.Fatal(err)
	}
	kept.Begin("")
	for range 3 {
		if !kept.Trusts(kept.Now()) {
			t.Error("it is not trusted so soon")
		}
		if _, err := kept.Enter(kept.Now()); err != nil { // and the program ends
			t.Fatal(err)
		}
	}
	if kept.Trusts(kept.Now()) {
		t.Error("it is gone into again and again")
	}
	if kept.Passed(); !kept.Trusts(kept.Now()) {
		t.Error("a program that ended as it should is not believed")
	}
}
