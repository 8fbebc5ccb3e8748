package state51_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/uitest"
)

// TestTheEndAddsUpOneWay checks that the sum told with the points, the boxes beside it and a seat's sheet have the same
// numbers, with a leader in play.
func TestTheEndAddsUpOneWay(t *testing.T) {
	s := from(t, []byte(purses))
	w, h := resumed(t, s, "speed=0 tips=off", windows[0])
	w.Press("pile:b")
	if read := h.Read(); !strings.Contains(read, "Points: 2 (cards 2, on them 0, on the base 0).") {
		t.Errorf("a sheet says %s", read)
	}
	if err := s.Concede(); err != nil {
		t.Fatal(err)
	}
	for seat, want := range []string{"New York: 1, 1 + 0 + 0", "Mutants: 2, 2 + 0 + 0"} {
		p := paint(s, &scene.Screen{TextScale: 1, Panel: scene.EndPanel}, windows[0])
		if _, said := p.Over(); !strings.Contains(panel.PlainText(said), want) {
			t.Errorf("of seat %d is said %q", seat, said)
		}
	}
}

// TestALedgerCountsFromTheStart checks that in a game that begins with a position, as a lesson does, the first scoring
// shows what was gained since then.
func TestALedgerCountsFromTheStart(t *testing.T) {
	s := from(t, []byte(purses))
	for range 40 {
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
		first, steps := s.Steps()
		for i, step := range steps {
			if !game.Is[rules.Scored](step.Event) {
				continue
			}
			bare, _ := rules.Of(s.Game)
			k := look.New(bare, voice.English().For(s.Game))
			p := k.Paint(scene.Scene{Session: s, Past: steps[:i+1], Fresh: 1, Until: first + i + 1},
				&scene.Screen{TextScale: 1}, windows[0][0], windows[0][1])
			m, _ := look.LaidOut(p.(*skin.Picture))
			if m.Ledger == nil {
				t.Fatal("no ledger is shown at the scoring")
			}
			for _, line := range m.Ledger.Lines {
				if line.Was == 0 || line.Is-line.Was > 0 && line.More == "" {
					t.Errorf("%s has %d, had %d, gains %q", line.Name, line.Is, line.Was, line.More)
				}
			}
			return
		}
		list := s.Actions()
		pass := slices.IndexFunc(list, func(a table.Action) bool { return rules.ActOf(a.Move).Verb == rules.DoPass })
		if err := s.Play(list[max(0, pass)].Move); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no round was scored")
}

// TestTheEndIsWhole checks that no text of the last screen is cut, in any language and window, with two and with four
// seats.
func TestTheEndIsWhole(t *testing.T) {
	c := uitest.NewBlindCanvas()
	for _, setup := range []string{`{"seats":2,"factions":["appalachians","merchants"]}`, `{"seats":4}`} {
		s := uitest.Begin(t, edition.Full(), setup, "end")
		if err := s.Concede(); err != nil {
			t.Fatal(err)
		}
		bare, _ := rules.Of(s.Game)
		for lang, v := range editiontest.Voices(&voice.Languages, voice.Others)(t) {
			words := v.For(s.Game)
			screen := &scene.Screen{TextScale: 1, Panel: scene.EndPanel, Words: words.Chronicle(s.View(), s.Lines())}
			for _, id := range []string{"again", "match", "swap", "title"} {
				label := words.T("menu."+id, "side", words.Side(1))
				screen.Commands = append(screen.Commands, scene.Command{ID: id, Label: label, Main: id == "again"})
			}
			for _, size := range windows {
				p := look.New(bare, words).Paint(scene.Scene{Session: s}, screen, size[0], size[1])
				for _, text := range uitest.Cut(c, p, scene.Moment{}) {
					t.Errorf("%s, %v: no room for %q", lang, size, text)
				}
			}
		}
	}
}

// TestTheChartEndsWithTheEnd checks that the curves of a game in which somebody conceded in the middle of a round end
// with the points that the boxes show.
func TestTheChartEndsWithTheEnd(t *testing.T) {
	s := uitest.Begin(t, edition.Full(), `{"seats":2,"factions":["new-york","merchants"]}`, "chart")
	var scored []int
	for n := 0; !s.Result().Over; n++ {
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
		v := s.View().(*rules.View)
		_, steps := s.Steps()
		for _, step := range steps {
			if e, ok := step.Event.(rules.Scored); ok {
				scored = e.Points[:2]
			}
		}
		if now := []int{v.Points(0), v.Points(1)}; scored != nil && !slices.Equal(scored, now) {
			if err := s.Concede(); err != nil {
				t.Fatal(err)
			}
			said := written(paint(s, &scene.Screen{TextScale: 1, Panel: scene.EndPanel}, windows[0]))
			for _, want := range []string{fmt.Sprint("New York ", now[0]), fmt.Sprint("Merchants ", now[1])} {
				if !slices.Contains(said, want) {
					t.Errorf("after %v the chart does not end with %q: %q", scored, want, said)
				}
			}
			return
		}
		list := s.Actions()
		if err := s.Play(list[n*7%len(list)].Move); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody gained a point in the middle of a round")
}

// written returns the lines of text in a picture.
func written(p scene.Picture) (lines []string) {
	c := uitest.NewBlindCanvas()
	c.Read(func(text string, _, _, _ float64) { lines = append(lines, text) })
	c.Begin(0.1)
	p.Draw(c, scene.Moment{})
	c.End()
	return lines
}
