package foresee_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
)

// TestAccountsAddUpToTheHits plays random games: in every phase of every battle the accounts are those of all hits that
// are dealt or absorbed, with their wounds (7.3), and armour stops no more than 1 of each shot (7.4).
func TestAccountsAddUpToTheHits(t *testing.T) {
	phases, stopped, given := 0, 0, 0
	random(t, "accounts", 80, []string{`{"mode":"duel","seats":["moloch","hegemony"]}`,
		`{"mode":"duel","seats":["borgo","outpost"]}`,
		`{"mode":"score","seats":["outpost","moloch","hegemony"]}`}, func(g game.Game, rng *game.Stream, s game.State) {
		var then *hex.View // when the last hit of the phase was dealt
		var dealt []string
		check := func() {
			if then == nil {
				return
			}
			phases++
			var told []string
			for _, a := range foresee.Accounts(then) {
				if a.Wounds > 0 {
					told = append(told, fmt.Sprint(then.Cells[a.From].Tile.ID(), then.Cells[a.To].Tile.ID(),
						a.Wounds))
				}
				if a.Stopped > 2 || a.Stopped > 0 && a.Ranged == 0 && !a.Gauss {
					t.Fatalf("armour stops %d of %+v", a.Stopped, a)
				}
				if a.Stopped > 0 {
					stopped++
				}
				if a.Given != 0 {
					given++
				}
			}
			slices.Sort(told)
			slices.Sort(dealt)
			if !slices.Equal(told, dealt) {
				t.Fatalf("%s: dealt were %v, the accounts are of %v", g.Setup(), dealt, told)
			}
			then, dealt = nil, nil
		}
		log := &game.Log{}
		log.Watch = func(e game.Event) {
			hit := func(by, on hex.Tile, wounds int) {
				if v := s.View(0).(*hex.View); v.Phase == hex.PhaseBattle {
					dealt, then = append(dealt, fmt.Sprint(by.ID(), on.ID(), wounds)), v
				}
			}
			switch e := e.(type) {
			case hex.PhaseBegan, hex.BattleEnded:
				check()
			case hex.Absorbed:
				hit(e.By, e.Unit, e.Wounds)
			case hex.Hit:
				hit(e.By, e.Unit, e.Wounds)
			}
		}
		for !s.Result().Over {
			legal := s.Legal(nil)
			if err := s.Apply(legal[rng.Below(len(legal))], log); err != nil {
				t.Fatal(err)
			}
		}
	})
	if phases < 100 || stopped < 5 || given < 20 {
		t.Errorf("%d phases, %d shots stopped by armour, %d hits that others add to: that proves little", phases,
			stopped, given)
	}
}
