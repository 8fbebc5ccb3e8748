package voice_test

import (
	"strings"
	"testing"

	"onelongnight/game/aurora"
	"onelongnight/game/edition/editiontest"
)

// TestPlacesAreSaidAsPeopleDo: in every language equal places of a card are told together, with no sign of
// multiplication, and no kind of place is called what a place is that nothing lies on.
func TestPlacesAreSaidAsPeopleDo(t *testing.T) {
	d := aurora.Rules{}.Data()
	for lang, v := range voices(t) {
		for c := aurora.Card(1); c <= aurora.CardCount; c++ {
			said := v.Places(d.Of(c).Places)
			for _, one := range strings.Split(said, ", ") {
				if twice := strings.Count(", "+said+", ", ", "+one+", ") > 1; twice || strings.Contains(one, "×") ||
					one != "" && !editiontest.Whole(v, one) {
					t.Errorf("%s: the places of %s are %q", lang, d.ID(c), said)
				}
			}
		}
		empty := strings.ToLower(v.T("board.room"))
		for _, word := range strings.Fields(v.T("place.free")) {
			if strings.Contains(empty, word) {
				t.Errorf("%s: a place for anything is %q, an empty one %q", lang, v.T("place.free"), empty)
			}
		}
	}
	v := voices(t)["en"]
	if got := v.Places(d.Of(d.Card("rusty-1")).Places); got != "2 bays, hold" {
		t.Errorf("it says %q", got)
	}
	effect := aurora.Effect{Do: aurora.DoContaminate, N: 1, Used: true}
	if got := v.Effect(&effect); got != "contaminate 1 of the party" {
		t.Errorf("it says %q", got)
	}
}
