package panel_test

import (
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// TestTheEmblemOfACurtainIsSeen: in usual windows it is shown whole, above all words; in one without room for it there
// is none, rather than one that covers words.
func TestTheEmblemOfACurtainIsSeen(t *testing.T) {
	of := samples["curtain"]
	for _, w := range windows {
		for _, scale := range scales {
			f := panel.NewLayout(of, kit.NewWindow(w[0], w[1], scale), nil)
			p := f.Panel
			if scale == 1 && p.View.H < 60 {
				t.Errorf("%gx%g: the emblem is %g high", w[0], w[1], p.View.H)
			}
			if p.View.Y < 0 || p.View.Bottom() > p.Title.Y || p.Rect.Bottom() > f.H {
				t.Errorf("%gx%g, text %g: the emblem takes %v of the sheet %v, whose title is at %v", w[0], w[1], scale,
					p.View, p.Rect, p.Title)
			}
		}
	}
}
