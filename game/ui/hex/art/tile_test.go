package art

import (
	"testing"

	"onelongnight/game/hex"
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
