package hex_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/games"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/uitest"
)

// TestAHintShowsWhatItMakes checks that a hint about a tile shows it highlighted on the field in its proposed rotation,
// that "Do it" places it there, and that no hint moves the counters.
func TestAHintShowsWhatItMakes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, host := open(t, "", "speed=0 tips=off level=1", "borgo", 1280, 720)
		shown := 0
		for n := 0; n < 400 && shown < 3; n++ {
			w.Run()
			time.Sleep(50 * time.Millisecond)
			s := kept(t, host)
			if s.Result().Over {
				t.Fatal("the game is over, and no hint was for placing a tile")
			}
			if s.Turn() != s.Viewer() || len(host.Moves()) == 0 {
				continue
			}
			view := s.View().(*rules.View)
			w.Press("button:hint")
			for range 20 {
				w.Run()
				time.Sleep(50 * time.Millisecond)
			}
			plan := w.Screen().Plan
			picture, _ := w.Run()
			m, _, _ := hex.LaidOut(picture)
			for i, side := range m.Sides {
				if seat := (int(s.Viewer()) + i) % len(m.Sides); side.Discard != int(view.Discard[seat].N) {
					t.Errorf("while %v is advised, %d tiles of %s are discarded, not %d", plan, side.Discard, side.Name,
						view.Discard[seat].N)
				}
			}
			if view.Ask != rules.AskAct || len(plan) < 2 || rules.ActOf(plan[0]).Verb != rules.DoPlace {
				w.Press("button:close")
				play(t, w, host, s)
				continue
			}
			act, turn := rules.ActOf(plan[0]), rules.ActOf(plan[1])
			cell := &m.Cells[act.B]
			if cell.ID != rules.Tile(act.A).ID() || cell.Tile.Halo == 0 || cell.Tile.Turn != float32(turn.A) {
				t.Errorf("%s is advised, and the field shows %q there, turned to %v, with the light %d",
					s.Game.MoveText(plan[0]), cell.ID, cell.Tile.Turn, cell.Tile.Halo)
			}
			if !slices.ContainsFunc(m.Hand, func(t board.HandTile) bool { return t.Tile.Halo != 0 }) {
				t.Errorf("%s is advised, and the hand does not show it: %v", s.Game.MoveText(plan[0]), m.Hand)
			}
			w.Press("button:do-it")
			w.Run()
			after := kept(t, host).View().(*rules.View)
			if c := after.Cells[act.B]; c.Tile != rules.Tile(act.A) || c.Rot != turn.A || !kept(t, host).Quiet() {
				t.Errorf("done, %s lies there, turned to %d", c.Tile.ID(), c.Rot)
			}
			shown++
		}
		if shown < 3 {
			t.Errorf("only %d hints were for placing a tile", shown)
		}
	})
}

// TestWhyNotNamesTheDirection checks that who asks about a tile on a hex is told in which direction it was judged, and
// that no other would be better.
func TestWhyNotNamesTheDirection(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, host := open(t, "", "speed=0 tips=off level=1", "borgo", 1280, 720)
		wait := func() {
			for range 60 {
				w.Run()
				time.Sleep(50 * time.Millisecond)
			}
		}
		for range 100 {
			wait()
			s := kept(t, host)
			if s.Turn() != s.Viewer() || s.View().(*rules.View).Ask != rules.AskAct {
				play(t, w, host, s)
				continue
			}
			w.Press("button:hint")
			wait()
			for _, a := range s.Actions() {
				act := rules.ActOf(a.Move)
				if act.Verb != rules.DoPlace || rules.Tile(act.A).Kind().Data().Turns == 1 ||
					a.Move == w.Screen().Plan[0] {
					continue
				}
				w.Press("button:why-not", a.ID)
				wait()
				said := strings.Join(w.Screen().Words, " ")
				switch {
				case !strings.Contains(said, "facing"):
					t.Errorf("asked about %s, it is said %q", a.ID, said)
				case strings.Contains(said, "fewer"):
					if !strings.HasPrefix(said, "At best ") {
						t.Errorf("asked about %s, it is said %q", a.ID, said)
					}
					return
				}
				w.Press("button:close", "button:hint")
				wait()
			}
			t.Fatal("every move is as good as the hint")
		}
		t.Fatal("nothing could ever be placed")
	})
}

// TestWhyNotTurns checks that while a tile is being turned, the wheel of a phone covers none of a hint's buttons, and
// that who has another direction in mind can turn the tile with ring or wheel and is told about that direction.
func TestWhyNotTurns(t *testing.T) {
	for name, size := range map[string][2]float64{"desktop": {1280, 720}, "phone": {360, 640}} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w, host := open(t, "", "speed=0 tips=off level=1", "borgo", size[0], size[1])
				wait := func() {
					for range 60 {
						w.Run()
						time.Sleep(50 * time.Millisecond)
					}
				}
				id := turning(t, w, host)
				w.Press("button:hint")
				wait()
				p, _ := w.Run()
				m, f, _ := hex.LaidOut(p)
				for _, b := range f.Buttons.List {
					r, _ := f.Hits().Anchor(b.Spot())
					for _, x := range []float64{r.X + 2, r.MidX(), r.Right() - 2} {
						if on, _ := p.At(x, r.MidY()); !r.Empty() && on != b.Spot() {
							t.Errorf("%s is covered by %s at %v", b.Spot(), on, x)
						}
					}
				}
				lit := int(m.Cells[m.Turning.At].Tile.Turn)
				w.Press("button:why-not")
				p, _ = w.Run()
				from, to := w.Screen().Turn, beside(table.KindTurn.Spot(strconv.Itoa(lit)), 2)
				x, y, _ := p.Where(from)
				toX, toY, _ := p.Where(to)
				w.Swipe(x, y, toX, toY)
				w.Run()
				if got := w.Screen().Turn; from == to || got != to {
					t.Fatalf("dragged from %s to %s, the tile is turned to %s", from, to, got)
				}
				if said := w.Screen().Words; len(said) != 1 {
					t.Errorf("turning alone is answered with %q", said)
				}
				w.Tap(table.KindPiece.Spot(id).String())
				wait()
				way := "facing " + voice.English().T("way."+to.ID)
				if said := strings.Join(w.Screen().Words, " "); !strings.Contains(said, way) {
					t.Errorf("asked about %s, it is said %q", way, said)
				}
			})
		})
	}
}

// play makes the person's move of the third level.
func play(t *testing.T, w interface{ Press(...string) }, host *uitest.Host, s *table.Session) {
	t.Helper()
	p, err := bot.Among(games.Levels(s.Game.Kind().Name()), "3", s.Game, nil)
	if err != nil {
		t.Fatal(err)
	}
	if text := s.Game.MoveText(p.Decide(s.View(), game.SeedOf("play")).Move); slices.Contains(moves(t, host), text) {
		w.Press(text)
	}
}
