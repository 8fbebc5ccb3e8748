package hex_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	"onelongnight/game/games"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/think"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// modes returns all modes that can be chosen.
func modes() []string {
	for _, c := range (think.Rules{}).Choices() {
		if c.Name == "mode" {
			return c.Options
		}
	}
	return nil
}

// open opens the game with its looks and begins one with an army, as the settings say.
func open(t *testing.T, lang, settings, army string, w, h float64) (*uitest.Window, *uitest.Host) {
	t.Helper()
	offer := uitest.OfferIn(t, edition.Full(), hex.Look, lang)
	return uitest.Against(t, offer, settings, "play-"+army, [2]float64{w, h})
}

// kept returns the game on the table, as it is stored.
func kept(t *testing.T, host *uitest.Host) *table.Session {
	t.Helper()
	s, err := table.Resume(games.Kinds(), games.Voices(), host.LastGame())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// moves lists the complete moves that can be made now, even if the list beside the canvas asks for them in two steps;
// none while nothing can be done.
func moves(t *testing.T, host *uitest.Host) (ids []string) {
	t.Helper()
	if len(host.Moves()) == 0 {
		return nil
	}
	for _, a := range kept(t, host).Actions() {
		ids = append(ids, a.ID)
	}
	return ids
}

// TestEveryMoveCanBeTouched plays whole random games in all modes, in windows of all kinds: every move is made by
// touching what its button outside the canvas points at, or first the button of the thing that it begins with, and it
// is that move that is made. Once in a mode it is made by the buttons themselves.
func TestEveryMoveCanBeTouched(t *testing.T) {
	windows := map[string][2]float64{"desktop": {1280, 720}, "phone": {360, 640}, "embed": {821, 462},
		"buttons": {1280, 720}}
	for i, mode := range modes() {
		for name, size := range windows {
			t.Run(mode+" "+name, func(t *testing.T) {
				t.Parallel()
				synctest.Test(t, func(t *testing.T) { // nobody has to wait
					armies := (think.Rules{}).Choices()[0].Options
					army := armies[(i+len(name))%len(armies)]
					settings := fmt.Sprintf("speed=0 tips=off level=1 mode@hex=%s reinforcements@hex=%s opening@hex=%s",
						mode, [...]string{"off", "on"}[i%2], [...]string{"usual", "tactical"}[len(name)%2])
					w, host := open(t, "", settings, army, size[0], size[1])
					rng := game.NewStream(game.SeedOf(mode + name))
					count := 0
					for end := time.Now().Add(time.Hour); w.Screen().Panel != scene.EndPanel; w.Run() {
						can := moves(t, host)
						if time.Now().After(end) {
							t.Fatalf("after %d moves the game is not over; one can %v", count, can)
						}
						if len(can) == 0 {
							time.Sleep(50 * time.Millisecond) // the others think
							continue
						}
						id, before := can[rng.Below(len(can))], kept(t, host)
						want := before.Action(id)
						if want == nil {
							t.Fatalf("no move is called %q", id)
						}
						make := func(id string) bool { return w.TapMove(host, id) }
						if name == "buttons" {
							make = func(id string) bool { w.Press(id); return true }
						}
						if first := table.StepPrefix + want.Path[0].String(); slices.Contains(host.Moves(), first) {
							make(first)
						}
						if !slices.Contains(host.Moves(), id) || !make(id) {
							t.Fatalf("there is no way to make %q; one can %v", id, host.Moves())
						}
						after, n := kept(t, host).Record().Moves, before.MoveCount()
						if len(after) <= n || after[n] != want.Move {
							t.Fatalf("%q was to be made; instead of %v there is %v", id, want.Move,
								after[min(n, len(after)):])
						}
						count++
					}
					if count < 10 {
						t.Errorf("only %d moves were made", count)
					}
				})
			})
		}
	}
}

// TestEachSeatHasItsLeader checks that each seat can have a person or the computer at a level of its own. With several
// people, the next one sits down behind the curtain, and another game has everybody at the same seats.
func TestEachSeatHasItsLeader(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, host := open(t, "", "speed=0 tips=off level=2 style@hex=wall mode@hex=deathmatch-4 "+
			"leads-moloch@hex=person leads-borgo@hex=1", "outpost", 1280, 720)
		check := func() {
			t.Helper()
			s := kept(t, host)
			for i, p := range s.Players() {
				want := map[string]table.Player{"outpost": {}, "moloch": {},
					"borgo":    {Kind: table.Computer, Level: "1-wall"},
					"hegemony": {Kind: table.Computer, Level: "2-wall"}}[game.SeatName(s.Game, game.Seat(i))]
				if p != want {
					t.Errorf("%s is led by %s, not by %s", game.SeatName(s.Game, game.Seat(i)), p, want)
				}
			}
		}
		check()
		met := map[game.Seat]bool{}
		for n := 0; len(met) < 2; n++ {
			if n == 400 {
				t.Fatalf("only %d people got to play", len(met))
			}
			if w.Screen().Panel == scene.CurtainPanel {
				w.Press("button:sit")
			}
			if can := host.Moves(); len(can) > 0 {
				if met[kept(t, host).Turn()] = true; len(met) == 2 {
					break // they are asked now
				}
				w.Press(can[0])
			}
			w.Run()
			time.Sleep(50 * time.Millisecond)
		}
		w.Press("button:menu", "button:concede", "button:concede-yes")
		for n := 0; w.Screen().Panel != scene.EndPanel; n++ {
			if n == 100 {
				t.Fatalf("given up, the game does not end: %v", host.Moves())
			}
			w.Run()
			time.Sleep(50 * time.Millisecond)
		}
		before := kept(t, host).Seed()
		w.Press("button:again")
		w.Run()
		if kept(t, host).Seed() == before {
			t.Error("no other game began")
		}
		check()
	})
}

// TestAnInstantLetGoOnAHex checks that dropping an instant on a hex does what a tap would, or says why it does nothing.
func TestAnInstantLetGoOnAHex(t *testing.T) {
	w, host := open(t, "", "speed=0 tips=off level=1", "outpost", 1280, 720)
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); {
		p, _ := w.Run()
		can := moves(t, host)
		i := slices.IndexFunc(can, func(id string) bool { return strings.HasPrefix(id, "play ") })
		switch {
		case len(can) == 0:
			time.Sleep(time.Millisecond) // lets the opponent think
			continue
		case i < 0:
			w.Press(can[0])
			continue
		}
		card := table.KindCard.Spot(strings.Fields(can[i])[1])
		before := host.LastGame()
		for _, on := range boardSpots(p) {
			if !w.Drag(card.String(), on.String()) {
				t.Fatalf("%s cannot be carried to %s", card, on)
			}
			switch {
			case host.LastGame() != before:
				return
			case w.Screen().Toast == "":
				t.Errorf("%s let go on %s does nothing and says nothing", card, on)
			}
		}
		return
	}
	t.Fatal("nothing could ever be played")
}

// TestAUnitIsCarried checks that dragging a unit to a free hex that it can move to is like touching it and then the
// hex, and that it stays if it is dropped where it was.
func TestAUnitIsCarried(t *testing.T) {
	untilTried(t, func(w *uitest.Window, host *uitest.Host, s *table.Session) bool {
		p, _ := w.Run()
		i := slices.IndexFunc(s.Actions(), func(a table.Action) bool {
			return rules.ActOf(a.Move).Verb == rules.DoMove && a.Path[1] != p.Within(a.Path[0])
		})
		if i < 0 {
			return false
		}
		unit, to, before := s.Actions()[i].Path[0], s.Actions()[i].Path[1], host.LastGame()
		if !w.Drag(unit.String(), unit.String()) || host.LastGame() != before {
			t.Errorf("%s let go where it stands does not stay there", unit)
		}
		if !w.Drag(unit.String(), to.String()) || host.LastGame() == before {
			t.Fatalf("%s cannot be carried to %s", unit, to)
		}
		if p, _ = w.Run(); p.Within(unit) != to {
			t.Errorf("%s was carried to %s, and stands on %s", unit, to, p.Within(unit))
		}
		return true
	})
}

// TestAUnitThatStaysSaysWhy checks that dragging one's own unit that cannot move to another hex says so.
func TestAUnitThatStaysSaysWhy(t *testing.T) {
	untilTried(t, func(w *uitest.Window, host *uitest.Host, s *table.Session) bool {
		p, _ := w.Run()
		goes := func(unit table.Spot) bool {
			return slices.ContainsFunc(s.Actions(), func(a table.Action) bool { return a.Path[0] == unit })
		}
		v := s.View().(*rules.View)
		free := v.Free()
		for own := v.Of[v.Who]; own != 0 && free != 0 && v.Ask == rules.AskAct; {
			unit := table.KindPiece.Spot(v.Cells[own.Pop()].Tile.ID())
			if goes(unit) {
				continue
			}
			before := w.Screen().Toast
			x, y, _ := p.Where(unit)
			toX, toY, _ := p.Where(table.KindPlace.Spot(free.Pop().String()))
			w.Swipe(x, y, toX, toY)
			w.Run()
			if said := w.Screen().Toast; said == "" || said == before {
				t.Errorf("%s was dragged to a free hex and stays, and nobody says why: %q", p.Within(unit), said)
			}
			return true
		}
		return false
	})
}

// untilTried plays a duel until try has tried something at one of the person's decisions.
func untilTried(t *testing.T, try func(w *uitest.Window, host *uitest.Host, s *table.Session) bool) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		w, host := open(t, "", "speed=0 tips=off level=1", "outpost", 1280, 720)
		for range 900 {
			w.Run()
			time.Sleep(50 * time.Millisecond)
			s := kept(t, host)
			if s.Result().Over {
				break
			}
			if s.Turn() != s.Viewer() || len(host.Moves()) == 0 {
				continue
			}
			if try(w, host, s) {
				return
			}
			play(t, w, host, s)
		}
		t.Fatal("there was never anything to try")
	})
}

// boardSpots returns the units that can be touched, at least two, and the free hexes.
func boardSpots(p scene.Picture) []table.Spot {
	var list []table.Spot
	for _, sight := range p.Sights() {
		if x, y, ok := p.Where(sight.Spot); ok && sight.Spot.Kind == table.KindPiece {
			if on, _ := p.At(x, y); on == sight.Spot {
				list = append(list, on)
			}
		}
	}
	for h := range rules.Hex(rules.HexCount) {
		place := table.KindPlace.Spot(h.String())
		if on, _ := p.At(mid(p, place)); on == place {
			list = append(list, place)
		}
	}
	return list
}
