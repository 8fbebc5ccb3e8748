package hex_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// TestAnInstantLetGoOnAHex says why nothing comes of that, or makes of it what a tap would.
func TestAnInstantLetGoOnAHex(t *testing.T) {
	w, host := open(t, "", "speed=0 tips=off level=1", "outpost", 1280, 720)
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); {
		p, _ := w.Run()
		can := moves(t, host)
		i := slices.IndexFunc(can, func(id string) bool { return strings.HasPrefix(id, "play ") })
		switch {
		case len(can) == 0:
			time.Sleep(time.Millisecond) // the opponent takes its time
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

// TestAUnitIsCarried to a free hex where it can go, as well as it is touched and sent there; let go where it stands it
// stays.
func TestAUnitIsCarried(t *testing.T) {
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
			p, _ := w.Run()
			i := slices.IndexFunc(s.Actions(), func(a table.Action) bool {
				return rules.ActOf(a.Move).Verb == rules.DoMove && a.Path[1] != p.Within(a.Path[0])
			})
			if i < 0 {
				play(t, w, host, s)
				continue
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
			return
		}
		t.Fatal("no unit could ever go anywhere")
	})
}

// boardSpots are the units that can be touched, of which there are two at least, and the free hexes.
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
