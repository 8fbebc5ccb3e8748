package art_test

import (
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/state51/voice"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/uitest"
)

// TestNamesKeepOffTheEdge checks that in hand no name of a leader or a location touches the right edge of its card, on
// a phone and on a desktop, in all languages.
func TestNamesKeepOffTheEdge(t *testing.T) {
	for lang, v := range editiontest.Voices(&voice.Languages, voice.Others)(t) {
		for _, p := range prints(t, v) {
			if p.Kind == art.Contact {
				continue
			}
			for _, wide := range []float64{62, 110} {
				k := wide / 110
				if kit.Width(kit.LabelBold, max(15.5*k, kit.MinText), 0, p.Name) < wide-16*k {
					continue // it ends far from the edge
				}
				r := kit.Rect{X: 6, Y: 6, W: wide, H: 154 * k}
				d := uitest.NewDevice(int(r.Right())+6, int(r.Bottom())+6)
				c := kit.NewCanvas(d)
				c.Begin(1)
				art.Hand(c, p, r, art.CardState{})
				c.End()
				top, foot := r.Y+67*k, r.Y+81*k // inside the line of the name
				if p.Kind == art.Leader {
					top, foot = r.Y+83*k, r.Y+99*k
				}
				right := int(r.Right() - 3*k)
				for y := int(top) + 1; y < int(foot); y++ {
					for x := right - 2; x < right; x++ {
						if at := d.Screen.RGBAAt(x, y); int(at.R)+int(at.G)+int(at.B) < 380 {
							t.Errorf("%s, %g wide: %q touches the edge at %d, %d: %v", lang, wide, p.Name, x, y, at)
							y = int(foot)
							break
						}
					}
				}
			}
		}
	}
}
