package aurora_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	shelf "onelongnight/game/games"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/aurora"
	looks "onelongnight/game/ui/games"
	"onelongnight/game/ui/uitest"
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

// stowing returns a session in which several things could lie on the place being stowed.
func stowing(t *testing.T) *table.Session {
	t.Helper()
	for n := range 80 {
		s := aurora.Begin(t, `{"seats":1}`, strconv.Itoa(n))
		for range uitest.Wander(t, s, strconv.Itoa(n)) {
			if v := s.View().(*rules.View); v.Ask == rules.AskStow && v.Asked == v.Who && len(s.Actions()) > 2 {
				return s
			}
		}
	}
	t.Fatal("nothing is ever stowed")
	return nil
}

// TestATokenIsCarriedToItsPlace checks that a token dropped on the place being stowed lies there, that one dropped
// elsewhere stays and says where it goes, and that nothing else is given by being dragged.
func TestATokenIsCarriedToItsPlace(t *testing.T) {
	for _, size := range [][2]float64{{360, 640}, {821, 462}, {1280, 720}} {
		text, err := stowing(t).Save(time.Unix(0, 0))
		if err != nil {
			t.Fatal(err)
		}
		h := &uitest.Host{Kinds: shelf.Kinds(), Stored: map[string]string{"settings": "speed=0 tips=off",
			"game-1": text, "last-game": "game-1"}}
		w := &uitest.Window{App: ui.New(h, looks.Offers()[3:]...), W: size[0], H: size[1]}
		w.ResumeAtOnce()
		w.Run()
		w.Press("button:sit")
		now := func() *table.Session {
			s, err := table.Resume(shelf.Kinds(), shelf.Voices(), h.LastGame())
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
		s := now()
		v := s.View().(*rules.View)
		bare, _ := rules.Of(s.Game)
		place := voice.PlaceSpot(bare, v.Who, v.Stowing())
		tokens := slices.DeleteFunc(s.Next(), func(x table.Spot) bool { return !strings.HasPrefix(x.ID, "put-") })
		if len(tokens) == 0 {
			t.Fatalf("one can touch %v", s.Next())
		}
		token, moves := tokens[len(tokens)-1], s.MoveCount()
		away := "button:leave"
		if !w.Drag(token.String(), away) || now().MoveCount() != moves ||
			!strings.Contains(w.Screen().Toast, "the lit place") {
			t.Errorf("%v: let go on %s, %s makes %d moves and it is said %q", size, away, token,
				now().MoveCount()-moves, w.Screen().Toast)
		}
		if w.Drag(away, place.String()) || now().MoveCount() != moves {
			t.Errorf("%v: %s can be dragged", size, away)
		}
		if !w.Drag(token.String(), place.String()) {
			t.Fatalf("%v: %s cannot be carried to %s", size, token, place)
		}
		if now().MoveCount() <= moves {
			t.Fatalf("%v: dropped on %s, %s makes no move", size, place, token)
		}
		if act := rules.ActOf(now().Record().Moves[moves]); act.Verb != rules.VerbPut ||
			voice.PlaceSpot(bare, v.Who, rules.Spot(act.B)) != place {
			t.Errorf("%v: dropped on %s, %s makes the move %v", size, place, token, act)
		}
	}
}
