package panel

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// TestLevelsSayWhoTheyAre: levels are shown by name if all names fit, otherwise by number, with the name of the
// selected one above.
func TestLevelsSayWhoTheyAre(t *testing.T) {
	text := func(key string, args ...any) string { return key + fmt.Sprint(args...) }
	list := []scene.Command{{ID: "play", Label: "Play"}}
	for i, name := range []string{"1, recruit", "2, soldier", "3, sergeant", "4, captain", "5, general",
		"6, founder of states"} {
		list = append(list, scene.Command{ID: "level-" + name[:1], Label: name[:1], Sub: name,
			Place: scene.SmallCommand, Chosen: i == 1})
	}
	title := FirstScreen(&scene.Screen{Panel: scene.TitlePanel, Commands: list}, text)
	for width, want := range map[float64][2]string{360: {"6", title.Label}, 1280: {"6, founder of states", title.Row}} {
		p := title.place(kit.NewWindow(width, 720, 1))
		if got := [2]string{p.small[5].Label, p.label}; got != want {
			t.Errorf("%g wide: %q, not %q", width, got, want)
		}
		for i, b := range p.small {
			if b.Sub != "" {
				t.Errorf("%g wide: %q has the second line %q", width, b.Label, b.Sub)
			}
			need := kit.Width(kit.LabelBold, kit.NewWindow(width, 720, 1).Px(18), 0.6, strings.ToUpper(b.Label))
			if p.Small[i].W < need {
				t.Errorf("%g wide: %q must be smaller than the others", width, b.Label)
			}
		}
	}
}

// TestAFirstScreenHasOneLetterSize: all large buttons except the gold one have the same text size, and the icons in the
// corner are in one row if the phone is wide enough.
func TestAFirstScreenHasOneLetterSize(t *testing.T) {
	for _, size := range [][2]float64{{360, 640}, {390, 844}, {1280, 720}} {
		title := &Title{Buttons: []Button{{Label: "Learn", Style: StyleMain}, {Label: "Set up"},
			{Label: "Play the Merchants Guild", Sub: "x"}, {Label: "Play New York", Sub: "y"},
			{Label: "More ways to play"}}}
		for range 8 {
			title.Corner = append(title.Corner, Button{})
		}
		p := title.place(kit.NewWindow(size[0], size[1], 1))
		for i, at := range p.Buttons[1:] {
			if at.Letters != p.Buttons[1].Letters || at.Letters < kit.MinText {
				t.Errorf("%v: %q has letters of %g, the first %g", size, title.Buttons[i+1].Label, at.Letters,
					p.Buttons[1].Letters)
			}
		}
		for i, r := range p.Corner {
			drawn := p.cornerSign(i).Rect
			if r.Y != p.Corner[0].Y || r.X < 4 || r.W < 44 || i > 0 && drawn.X < p.cornerSign(i-1).Rect.Right()+2 {
				t.Errorf("%v: sign %d stands at %v", size, i, r)
			}
		}
	}
}

// TestSignsOfAFirstScreenHaveNames: a mouse that rests on an icon in the corner shows its name beside it.
func TestSignsOfAFirstScreenHaveNames(t *testing.T) {
	title := &Title{}
	for _, name := range []string{"Settings", "Whole screen", "Mute"} {
		title.Corner = append(title.Corner, Button{ID: name, Label: name})
	}
	w := kit.NewWindow(1280, 720, 1)
	for i := range title.Corner {
		b := &title.Corner[i]
		f := NewLayout(Open{Title: title, Tip: CornerTip(title.Corner, b.Spot())}, w, nil)
		at, ok := f.Hits().Anchor(b.Spot())
		over := f.Tip.Intersect(at)
		if !ok || f.Tip.Empty() || f.open.Tip.Text != b.Label || over.W > 0 && over.H > 0 {
			t.Errorf("%s at %v is told of at %v", b.Label, at, f.Tip)
		}
	}
	if CornerTip(title.Corner, table.NoSpot) != nil {
		t.Error("beside all signs something is told of one")
	}
}
