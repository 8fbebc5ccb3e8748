//go:build !js

package help_test

import (
	"errors"
	"testing"

	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// nothing is shown again.
type nothing struct{}

func (nothing) On() bool                    { return false }
func (nothing) Topics(table.Guide) []string { return nil }

// TestABookThatDoesNotCome says why, and is asked for again.
func TestABookThatDoesNotCome(t *testing.T) {
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, nil)
	a := help.New(b.Desk, b.Host, b.Prefs, nothing{}, b.Post)
	shown := func() *scene.OpenBook {
		var s scene.Screen
		a.Show(&s)
		return s.Book
	}
	a.Open(nil)
	if b.Panel() != scene.BookPanel || shown() == nil || shown().Book != nil || shown().Instead == "" {
		t.Fatalf("panel %v shows %+v", b.Panel(), shown())
	}
	b.Host.Lost = errors.New("no network")
	a.Field().Arrived()
	if list := a.Commands(scene.BookPanel); len(list) != 2 || list[0].ID != "rules-again" {
		t.Fatalf("one can %v", list)
	}
	b.Host.Lost = nil
	a.Commands(scene.BookPanel)[0].Do()
	if list := a.Commands(scene.BookPanel); len(list) != 1 || list[0].ID != "close" {
		t.Errorf("while it is on its way one can %v", list)
	}
}
