package state51_test

import (
	"slices"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/think"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/state51/board"
	"onelongnight/game/ui/uitest"
)

// resumed opens the program with a saved game under way.
func resumed(t *testing.T, s *table.Session, settings string, size [2]float64) (*uitest.Window, *uitest.Host) {
	t.Helper()
	return resumedBy(t, s, "", settings, size)
}

// resumedBy is resumed for somebody who has already been given some hints.
func resumedBy(t *testing.T, s *table.Session, told, settings string, size [2]float64) (*uitest.Window, *uitest.Host) {
	t.Helper()
	save, err := s.Save(time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	h := &uitest.Host{Kinds: []game.Kind{think.Rules{}}, Stored: map[string]string{"settings": settings,
		"game-1": save, "last-game": "game-1", "told": told}}
	w := &uitest.Window{App: ui.New(h, uitest.OfferIn(t, edition.Full(), look.Look, "")), W: size[0], H: size[1]}
	w.ResumeAtOnce()
	w.Run()
	if w.Screen().Panel == scene.CurtainPanel {
		w.Press("button:sit")
	}
	return w, h
}

// TestTheProposedWayIsTaken checks that Enter, or a second touch of a held card, does what the gold lane says; in an
// upright window, which does not say it, the touch reads the card.
func TestTheProposedWayIsTaken(t *testing.T) {
	card := table.KindCard.Spot("gas-station")
	for name, again := range map[string]func(w *uitest.Window){
		"Enter":        func(w *uitest.Window) { w.App.Key(desk.KeyEnter) },
		"second touch": func(w *uitest.Window) { w.Tap(card.String()) },
	} {
		for _, size := range windows[:3] {
			twin := from(t, []byte(crowded))
			w, h := resumed(t, twin, "speed=0 tips=off", size)
			w.Tap(card.String())
			_, err := twin.Touch(card)
			way := paint(twin, &scene.Screen{TextScale: 1}, size).Proposed()
			if err != nil || way == table.NoSpot {
				t.Fatalf("%v: no way is proposed: %v", size, err)
			}
			if _, _, reads := paint(twin, &scene.Screen{TextScale: 1}, size).Where(board.Face); reads &&
				name == "second touch" {
				before := h.LastGame()
				if w.Tap(board.Face.String()); w.Screen().Panel != scene.FigurePanel || h.LastGame() != before {
					t.Errorf("%v: a touch of the open card opens %v, or has made a move", size, w.Screen().Panel)
				}
				p, _ := w.Run()
				if list := p.(*skin.Picture).Above.Panel.Records; len(list) < 4 {
					t.Errorf("%v: %d lines are read", size, len(list))
				}
				continue
			}
			again(w)
			w.Run()
			if _, err := twin.Touch(way); err != nil {
				t.Fatal(err)
			}
			s, err := table.Resume(games.Kinds(), games.Voices(), h.LastGame())
			if err != nil {
				t.Fatal(err)
			}
			if before := from(t, []byte(crowded)); s.StepCount() == before.StepCount() ||
				!slices.Equal(ids(s), ids(twin)) {
				t.Errorf("%s at %v does not do %s: one can %v, not %v", name, size, way, ids(s), ids(twin))
			}
		}
	}
}

// TestNothingHeldProposesNothing checks that the table proposes nothing while no card is held.
func TestNothingHeldProposesNothing(t *testing.T) {
	s := from(t, []byte(crowded))
	if way := paint(s, &scene.Screen{TextScale: 1}, windows[0]).Proposed(); way != table.NoSpot {
		t.Errorf("with nothing held %s is proposed", way)
	}
}

// TestAnotherCardIsPickedBehindATicket checks that on a phone with enough room the hand shows below an open ticket, and
// that touching another card there opens that card.
func TestAnotherCardIsPickedBehindATicket(t *testing.T) {
	w, _ := resumed(t, from(t, []byte(crowded)), "speed=0 tips=off", [2]float64{390, 844})
	for _, id := range []string{"gas-station", "skyscraper"} {
		card := table.KindCard.Spot(id)
		if !w.Tap(card.String()) {
			t.Fatalf("%s is not in sight", id)
		}
		p, _ := w.Run()
		m, f := look.LaidOut(p)
		if m.Ticket == nil || m.Ticket.Spot != card {
			t.Fatalf("after a touch of %s the ticket is %v", id, m.Ticket)
		}
		if len(f.Hand.Cards) != len(m.Hand) || f.Lanes[len(f.Lanes)-1].Bottom() > f.Hand.Y+0.01 {
			t.Errorf("holding %s, %d cards look out of the hand, from %g on, below lanes to %g", id,
				len(f.Hand.Cards), f.Hand.Y, f.Lanes[len(f.Lanes)-1].Bottom())
		}
	}
}

// ids returns the moves that can be made.
func ids(s *table.Session) (list []string) {
	for _, a := range s.Actions() {
		list = append(list, a.ID)
	}
	return list
}
