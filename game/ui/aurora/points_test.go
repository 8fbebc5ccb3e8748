package aurora

import (
	"fmt"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
)

// TestPointsAreToldBySource checks that even on a small screen with four convoys, everybody's points are shown by
// source in most positions.
func TestPointsAreToldBySource(t *testing.T) {
	whole, all := 0, 0
	play(t, func(s *table.Session) {
		if bare, _ := rules.Of(s.Game); len(bare.Seats()) < 4 {
			return
		}
		_, f := frame(t, s, table.NoSpot, Windows[2])
		if all++; !f.Points.Empty() && f.Shown != board.Totals {
			whole++
		}
	})
	if all == 0 || whole*4 < all*3 {
		t.Errorf("in %d of %d positions", whole, all)
	}
}

// TestEnemiesAreToldOfWhereTheyAreNotSeen checks that a person who explores or drives reads which enemies are on the
// map, with their damage, and while the map is shown, what the convoy can fight with.
func TestEnemiesAreToldOfWhereTheyAreNotSeen(t *testing.T) {
	told, armed := 0, 0
	play(t, func(s *table.Session) {
		v := s.View().(*rules.View)
		if v.Ask != rules.AskExplore && v.Ask != rules.AskDrive {
			return
		}
		m, _ := frame(t, s, table.NoSpot, Windows[1])
		said := strings.Join(m.Prompt.Lines, " ")
		for _, x := range m.Foes {
			if told++; !strings.Contains(said, fmt.Sprintf("%s %d/%d", x.Name, x.Damage, x.All)) {
				t.Errorf("nothing is said of %s: %q", x.Name, said)
			}
		}
		ammo := fmt.Sprintf("ammo: %d", v.Convoys[v.Who].Goods[rules.Ammo])
		switch {
		case m.View != board.Route:
		case strings.Contains(said, ammo):
			armed++
		default:
			t.Errorf("over the map is not said %q: %q", ammo, said)
		}
	})
	if told == 0 || armed == 0 {
		t.Errorf("told of %d enemies, and %d times what is aboard", told, armed)
	}
}
