package aurora_test

import (
	"testing"
	"testing/synctest"
	"time"

	rules "onelongnight/game/aurora"
	shelf "onelongnight/game/games"
	"onelongnight/game/table"
)

// TestASurvivorIsCarriedToACard checks that a survivor dropped on a card goes to explore it, as if touched before or
// after it, and that one dropped elsewhere stays.
func TestASurvivorIsCarriedToACard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, h := against(t, "speed=0 tips=off level=1 background=off", "play-solo", [2]float64{1280, 720})
		now := func() (*table.Session, *rules.View) {
			s, err := table.Resume(shelf.Kinds(), shelf.Voices(), h.LastGame())
			if err != nil {
				t.Fatal(err)
			}
			return s, s.View().(*rules.View)
		}
		for n := 0; len(h.Moves()) == 0; n++ {
			if n == 200 {
				t.Fatal("nothing is asked")
			}
			time.Sleep(50 * time.Millisecond)
			w.Run()
		}
		leader := table.KindPiece.Spot("leader-red")
		before := h.LastGame()
		if !w.Drag(leader.String(), leader.String()) || h.LastGame() != before {
			t.Error("let go where he lies, he does not stay")
		}
		s, v := now()
		for slot := uint8(1); slot <= rules.SlotCount; slot++ {
			card := table.KindCard.Spot(v.Game().Data().ID(v.Slots[slot].Card))
			if len(s.Leads([]table.Spot{card})) != 1 {
				continue
			}
			if !w.Drag(leader.String(), card.String()) {
				t.Fatalf("he cannot be carried to %s", card)
			}
			if _, v = now(); v.Explore.Slot != slot || !v.Convoys[0].Crew[0].Used {
				t.Errorf("carried to %s: slot %d, %+v", card, v.Explore.Slot,
					v.Convoys[0].Crew[0])
			}
			return
		}
		t.Fatal("no card can be explored")
	})
}
