package art

import (
	"testing"

	"onelongnight/game/hex"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
)

// TestEveryKindHasAPicture: who stands on soldiers and HQs is drawn, modules and instants have a sign.
func TestEveryKindHasAPicture(t *testing.T) {
	for k := range hex.Kind(hex.KindCount) {
		d := k.Data()
		switch d.Class {
		case hex.Soldier, hex.Headquarters:
			if !tiles().Has(d.ID) {
				t.Errorf("%s has no picture", d.ID)
			}
		case hex.Module:
			if e, ok := effects[d.Gifts[0].Effect]; !ok || !tiles().Has(e.sign) {
				t.Errorf("%s has no sign", d.ID)
			}
		default:
			if !tiles().Has("act-" + d.Action.String()) {
				t.Errorf("%s has no sign", d.ID)
			}
		}
	}
}

// TestEveryTileIsPainted: every kind, large and small, plain and with all that can befall it; no two kinds of an army and no two states
// look alike.
func TestEveryTileIsPainted(t *testing.T) {
	for _, r := range []float64{68, 40, 30} {
		seen := map[string]string{}
		for k := range hex.Kind(hex.KindCount) {
			d := k.Data()
			base := Look{Kind: k, Owner: d.Army, Points: -1}
			states := map[string]Look{"plain": base}
			if d.Class != hex.Instant {
				l := base
				l.Netted = true
				states["netted"] = l
				l = base
				l.Dark = true
				states["dark"] = l
				l = base
				l.Owner = (d.Army + 1) % hex.ArmyCount
				states["taken over"] = l
			}
			for state, l := range states {
				dev := soft.New(int(3*r), int(3*r))
				c := kit.NewCanvas(dev)
				c.Begin(1)
				Tile(c, l, 1.5*r, 1.5*r, r)
				c.End()
				pix := string(dev.Screen.Pix)
				name := d.ID + " " + state
				if other, twice := seen[pix]; twice && r > 30 {
					t.Errorf("%s looks like %s at %v", name, other, r)
				}
				seen[pix] = name
			}
		}
	}
}
