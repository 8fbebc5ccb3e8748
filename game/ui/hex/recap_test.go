package hex_test

import (
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/scene"
)

// TestARecapMarksWhatItIsAbout checks that a page of the recap about a tile that is placed or moves marks that tile and
// no other, and is headed by its side.
func TestARecapMarksWhatItIsAbout(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"mode":"duel","seats":["moloch","outpost"]}`))
	if err != nil {
		t.Fatal(err)
	}
	v, marked := voice.English(), 0
	s, err := table.Begin(g, func(g game.Game) table.Voice { return v.For(g) }, table.Together(g), "marked")
	if err != nil {
		t.Fatal(err)
	}
	skin := hex.New(v.For(s.Game))
	playOut(t, s, "marked", func(from int) {
		first, steps := s.Steps()
		for _, b := range skin.Beats(from, steps[from-first:]) {
			e := steps[b.Last-first].Event
			if !game.Is[rules.Placed](e) && !game.Is[rules.Stepped](e) {
				continue
			}
			marked++
			tile, _ := rules.TilesOf(e)
			m, _, _ := hex.LaidOut(skin.Paint(scene.Scene{Session: s, Past: steps[:b.Last+1-first],
				Fresh: b.Last + 1 - b.First, Until: b.Last + 1}, &scene.Screen{TextScale: 1, Panel: scene.RecapPanel},
				1280, 720))
			for _, c := range m.Cells {
				if lit := c.Tile.Halo == art.Picked; c.ID != "" && lit != (c.ID == tile.ID()) {
					t.Errorf("while %s comes, %s is marked: %v", tile.ID(), c.ID, lit)
				}
			}
			if want := v.For(s.Game).Side(e.Who()); m.Prompt.Heading != want {
				t.Errorf("what %s does is headed %q", want, m.Prompt.Heading)
			}
		}
	})
	if marked < 20 {
		t.Errorf("only %d tiles came", marked)
	}
}
