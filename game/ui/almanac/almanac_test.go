package almanac_test

import (
	"errors"
	"testing"

	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/almanac"
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
	a := almanac.NewAlmanac(b.Desk, b.Host, b.Prefs, nothing{}, uitest.Now)
	shown := func() *scene.Almanac {
		var s scene.Screen
		a.Show(&s)
		return s.Almanac
	}
	a.Open(nil)
	if b.Panel() != scene.AlmanacPanel || shown() == nil || shown().Book != nil || shown().Instead == "" {
		t.Fatalf("panel %v shows %+v", b.Panel(), shown())
	}
	b.Host.Lost = errors.New("no network")
	a.Field().Arrived()
	if list := a.Commands(scene.AlmanacPanel); len(list) != 2 || list[0].ID != "rules-again" {
		t.Fatalf("one can %v", list)
	}
	b.Host.Lost = nil
	a.Commands(scene.AlmanacPanel)[0].Do()
	if list := a.Commands(scene.AlmanacPanel); len(list) != 1 || list[0].ID != "close" {
		t.Errorf("while it is on its way one can %v", list)
	}
}
