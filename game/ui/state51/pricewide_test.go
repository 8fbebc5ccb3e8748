package state51_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/uitest"
)

// TestWhatIsMissingStaysOnItsButton checks that the numbers of what there is and what a button takes lie inside the
// button.
func TestWhatIsMissingStaysOnItsButton(t *testing.T) {
	s := from(t, []byte(`{"game":"state51","version":2,"phase":"actions","round":3,"first":"a","turn":"a",
		"deck":["school-1","oil-rig"],"seats":[{"faction":"merchants","locations":[{"id":"guard-post-1"}]},
		{"faction":"new-york"}]}`))
	c := uitest.NewBlindCanvas()
	for _, size := range windows {
		screen := &scene.Screen{TextScale: 1, Bar: []scene.Command{{ID: "undo", Label: "Undo"},
			{ID: "recap", Label: "Recap"}, {ID: "leave", Label: "Leave"}}}
		p := paint(s, screen, size)
		_, f := look.LaidOut(p)
		seen := 0
		c.Read(func(text string, _, x, _ float64) {
			if !strings.HasSuffix(text, "/2") || len(text) != 3 {
				return
			}
			seen++
			if !slices.ContainsFunc(f.Buttons.Place, func(b panel.ButtonPlace) bool {
				return x >= b.Rect.X && x < b.Rect.Right()
			}) {
				t.Errorf("%v: %q begins at %.1f, beside its button", size, text, x)
			}
		})
		c.Begin(1)
		p.Draw(c, scene.Moment{})
		c.End()
		if seen < 2 {
			t.Errorf("%v: only %d buttons say what is missing", size, seen)
		}
	}
}
