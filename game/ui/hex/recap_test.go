package hex_test

import (
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
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

// TestAHandIsFilledInOneMoment checks that the tiles of one draw are shown together, so that the recap has one page for
// them.
func TestAHandIsFilledInOneMoment(t *testing.T) {
	v, most := voice.English(), 0
	s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["moloch","outpost"]}`, "filled")
	playOut(t, s, "filled", nil)
	first, steps := s.Steps()
	for _, b := range hex.New(v.For(s.Game)).Beats(first, steps) {
		drawn := 0
		for i := b.First; i <= b.Last; i++ {
			if game.Is[rules.Drew](steps[i-first].Event) {
				drawn++
			}
		}
		next := b.Last + 1 - first
		if drawn > 0 && next < len(steps) && game.Is[rules.Drew](steps[next].Event) &&
			steps[next].Event.Who() == steps[next-1].Event.Who() {
			t.Errorf("a beat ends before %q", steps[next].Text)
		}
		most = max(most, drawn)
	}
	if most != 3 {
		t.Errorf("at most %d tiles are drawn at once", most)
	}
}
