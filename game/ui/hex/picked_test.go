package hex_test

import (
	"strconv"
	"strings"
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

// TestAMovedUnitSaysWhereTo checks that a unit picked up for a Move tile says, on a phone too, where it may go and how
// it is turned where it lies.
func TestAMovedUnitSaysWhereTo(t *testing.T) {
	s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["borgo","outpost"]}`, "one")
	rng := game.NewStream(game.SeedOf("one"))
	for !s.Result().Over {
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
		actions := s.Actions()
		if s.View().(*rules.View).Ask != rules.AskMove {
			if err := s.Play(actions[rng.Below(len(actions))].Move); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if _, err := s.Touch(actions[0].Path[0]); err != nil {
			t.Fatal(err)
		}
		skin := hex.New(voice.English().For(s.Game))
		for _, size := range windows {
			m, _, _ := hex.LaidOut(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, size[0], size[1]))
			if said := strings.Join(m.Prompt.Lines, " "); !strings.Contains(said, "lit hex to step there") {
				t.Errorf("%v: once %s is picked up it says %q, %q", size, actions[0].Path[0], m.Prompt.Heading, said)
			}
		}
		if err := s.Play(actions[0].Move); err != nil {
			t.Fatal(err)
		}
		m, _, _ := hex.LaidOut(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720))
		if !strings.HasPrefix(m.Prompt.Heading, "Turn ") {
			t.Errorf("once it has moved it is headed %q, though it is only turned", m.Prompt.Heading)
		}
		return
	}
	t.Fatal("no unit was ever moved")
}

// TestAnInstantWithoutTargetSaysSo checks that a Grenade that can only be discarded says so when it is picked up, and
// that one with an enemy beside the headquarters says what an instant is.
func TestAnInstantWithoutTargetSaysSo(t *testing.T) {
	for place, want := range map[string]string{"e1": "nothing to play it on", "b4": "works once"} {
		record := game.Record{Seed: "picked", Conceded: game.NoSeat, Position: []byte(`{"armies":[{"army":"borgo","hand":[
"borgo-grenade"],"hp":20,"pile":["borgo-mutant-1"]},{"army":"moloch","hp":20,"pile":["moloch-ripper"]}],"game":"hex",
"mode":"duel","phase":"act","turn":5,"units":[{"hex":"b3","id":"borgo-hq"},{"hex":"d3","id":"moloch-hq"},
{"hex":"` + place + `","id":"moloch-hybrid-1"}],"version":1}`)}
		g, err := think.Rules{}.Open([]byte(`{"mode":"duel","seats":["borgo","moloch"]}`))
		if err != nil {
			t.Fatal(err)
		}
		speak := func(g game.Game) table.Voice { return voice.English().For(g) }
		s, err := table.From(g, speak, table.Against(g, 0, "1"), &record)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Touch(table.KindCard.Spot("borgo-grenade")); err != nil {
			t.Fatal(err)
		}
		if said := strings.Join(laidOut(s).Prompt.Lines, " "); !strings.Contains(said, want) {
			t.Errorf("with an enemy on %s it says %q, want %q", place, said, want)
		}
	}
}

// TestEveryHexThatCanBeChosenIsLit checks in whole games that of the hexes that can be chosen those with a tile are lit
// as well as the free ones: an Air Strike may fall on either.
func TestEveryHexThatCanBeChosenIsLit(t *testing.T) {
	covered := 0
	for n := 0; n < 20 && covered < 5; n++ {
		s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["moloch","hegemony"]}`, "strikes"+strconv.Itoa(n))
		skin, rng := hex.New(voice.English().For(s.Game)), game.NewStream(game.SeedOf("strikes"))
		for !s.Result().Over {
			if err := s.Sit(s.Turn()); err != nil {
				t.Fatal(err)
			}
			actions := s.Actions()
			first := actions[rng.Below(len(actions))]
			if len(first.Path) > 1 {
				if _, err := s.Touch(first.Path[0]); err != nil {
					t.Fatal(err)
				}
			}
			m, _, _ := hex.LaidOut(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720))
			for _, spot := range s.Next() {
				for i := range m.Cells {
					if c := &m.Cells[i]; c.Place == spot && c.ID != "" {
						if s.View().(*rules.View).Ask == rules.AskStrike {
							covered++
						}
						if c.Tile.Halo == art.NoHalo {
							t.Errorf("%s can be chosen, and the tile there is not lit", c.Name)
						}
					}
				}
			}
			s.Drop()
			if err := s.Play(first.Move); err != nil {
				t.Fatal(err)
			}
		}
	}
	if covered == 0 {
		t.Error("no Air Strike could fall on a tile: nothing is proved")
	}
}
