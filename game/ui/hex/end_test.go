package hex_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// TestTheEndShowsThePointsTurnByTurn: every HQ's curve begins with the points of its mode (2.2), has a value for each
// turn and ends where the HQ stands; what the sides have lost adds up to what is told.
func TestTheEndShowsThePointsTurnByTurn(t *testing.T) {
	for _, setup := range []string{`{"mode":"duel","seats":["borgo","hegemony"]}`,
		`{"mode":"score","seats":["moloch","outpost","hegemony"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`} {
		g, err := think.Rules{}.Open([]byte(setup))
		if err != nil {
			t.Fatal(err)
		}
		s, err := table.Begin(g, func(g game.Game) table.Voice { return voice.English().For(g) }, table.Together(g),
			"the end")
		if err != nil {
			t.Fatal(err)
		}
		rng := game.NewStream(game.SeedOf(setup))
		for !s.Result().Over {
			acts := s.Actions()
			if err := s.Play(acts[rng.Below(len(acts))].Move); err != nil {
				t.Fatal(err)
			}
			if !s.Result().Over {
				if err := s.Sit(s.Turn()); err != nil {
					t.Fatal(err)
				}
			}
		}
		v := s.View().(*rules.View)
		words := voice.English().For(s.Game).Chronicle(v, s.Lines())
		picture := hex.New(voice.English().For(s.Game)).Paint(scene.Scene{Session: s},
			&scene.Screen{TextScale: 1, Panel: scene.EndPanel, Words: words}, 1280, 720)
		end, ok := hex.Opened(picture).(*panel.End)
		if !ok || end.Chart == nil || len(end.Chart.Curves) != len(g.Seats()) {
			t.Fatalf("%s: the end has no curve for every seat", setup)
		}
		lost := 0
		for i, c := range end.Chart.Curves {
			mode := v.Game().Mode()
			if c.Values[0] != float64(mode.Points(i)) || c.Values[len(c.Values)-1] != float64(v.Points[i]) ||
				len(c.Values) != int(v.Turn)+1 {
				t.Errorf("%s: %s goes from %v to %v in %d turns; its HQ has %d points after turn %d", setup, c.Name,
					c.Values[0], c.Values[len(c.Values)-1], len(c.Values)-1, v.Points[i], v.Turn)
			}
			if v.Friends(v.Who, game.Seat(i)) && mode != rules.Score {
				lost += int(mode.Points(i)) - int(v.Points[i])
			}
		}
		told := slices.ContainsFunc(words, func(text string) bool {
			return strings.HasPrefix(text, "Points taken") && strings.HasSuffix(text, fmt.Sprintf(", lost %d", lost))
		})
		if v.Game().Mode() != rules.Score && !told {
			t.Errorf("%s: %q does not say that %d points are lost", setup, words, lost)
		}
	}
}
