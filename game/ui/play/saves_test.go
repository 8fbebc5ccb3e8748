package play_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
	"onelongnight/game/ui/uitest"
)

// dealt returns a bench with a game that is kept from now on.
func dealt(t *testing.T) *uitest.Bench {
	t.Helper()
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	if err := b.Deal(); err != nil {
		t.Fatal(err)
	}
	b.Saves.Begin("")
	return b
}

// TestAGameIsKept, is found, gone back to, and deleted.
func TestAGameIsKept(t *testing.T) {
	b := dealt(t)
	kept := b.Saves
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
	b := dealt(t)
	kept := b.Saves
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

// TestAMessageFades: it is shown, spoken, and gone after a while.
func TestAMessageFades(t *testing.T) {
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	about := table.KindCard.Spot("a")
	b.Toasts.Refuse(errors.New("no such card"), about)
	var shown scene.Screen
	b.Toasts.Show(&shown)
	if !strings.Contains(shown.Toast, "no such card") || shown.ToastAt != about {
		t.Errorf("%q is shown at %v", shown.Toast, shown.ToastAt)
	}
	if !slices.Contains(b.Host.Said, shown.Toast) || !slices.Contains(b.Host.Heard, sound.Refusal) {
		t.Errorf("%q was said, %v heard", b.Host.Said, b.Host.Heard)
	}
	b.Toasts.Fade(time.Now())
	if b.Toasts.Text() == "" {
		t.Error("it was gone at once")
	}
	b.Toasts.Fade(time.Now().Add(time.Minute))
	if b.Toasts.Text() != "" {
		t.Error("it stays")
	}
}

// TestMute: nothing is heard until it is pressed again.
func TestMute(t *testing.T) {
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	mute := play.NewMute(b.Needs)
	press := func() { mute.Commands(scene.NoPanel)[0].Do() }
	press()
	b.Audio.Cue(sound.Button)
	if len(b.Host.Heard) > 0 || !mute.Commands(scene.NoPanel)[0].Off {
		t.Errorf("%v was heard", b.Host.Heard)
	}
	press()
	b.Audio.Cue(sound.Button)
	if len(b.Host.Heard) != 1 {
		t.Errorf("%v was heard", b.Host.Heard)
	}
}
