package convoy

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// decide plays a game of each side in every language, and calls at in each decision of the person.
func decide(t *testing.T, seed string, at func(k *Skin, s *table.Session)) {
	t.Helper()
	for _, lang := range words.Languages {
		skin := New(voiceIn(t, lang))
		for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
			s := Begin(t, side, seed)
			if err := s.Speak(skin.voice); err != nil {
				t.Fatal(err)
			}
			for ; !s.Result().Over; PlayOn(t, s) {
				if s.MyTurn() {
					at(skin, s)
				}
			}
		}
	}
}

// cutter draws on a canvas that nobody sees.
type cutter struct {
	*testing.T
	*kit.Canvas
}

func newCutter(t *testing.T) *cutter {
	return &cutter{t, kit.NewCanvas(unseen{uitest.NewDevice(1, 1)})}
}

// whole draws a session in the smallest windows, and checks that what read returns of the picture is shown whole.
func (c *cutter) whole(k *Skin, s *table.Session, screen *scene.Screen, read func(p shown) []string) {
	c.Helper()
	for _, window := range [][2]float64{{360, 640}, {821, 462}, {1280, 720}} {
		var cut []string
		p := seen(k.Paint(scene.Scene{Session: s}, screen, window[0], window[1]))
		c.Watch(func(text string) { cut = append(cut, text) })
		c.Begin(0.05)
		p.Draw(c.Canvas, scene.Moment{})
		c.End()
		for _, text := range read(p) {
			if slices.Contains(cut, text) {
				c.Fatalf("%s, %gx%g: %q is cut", k.voice.Language(), window[0], window[1], text)
			}
		}
	}
}

// TestThePromptIsNeverCut checks that the prompt is shown whole in every language in the smallest windows: in every
// decision of some games, before anything is picked up and with each thing that can be.
func TestThePromptIsNeverCut(t *testing.T) {
	c := newCutter(t)
	look := func(k *Skin, s *table.Session) {
		c.whole(k, s, &scene.Screen{TextScale: 1}, func(p shown) []string {
			m := &p.model.Prompt
			return []string{strings.Join(m.Brief, " "), strings.Join(m.Brief, "\n"), strings.Join(m.Lines, "\n")}
		})
	}
	decide(t, "prompts", func(k *Skin, s *table.Session) {
		look(k, s)
		for _, spot := range s.Next() {
			if made, _ := s.Try(spot); made == nil {
				look(k, s)
			}
			s.Drop()
		}
	})
}

// TestAHintIsNeverCut checks that every piece of advice, in every language, is shown whole in the smallest windows.
func TestAHintIsNeverCut(t *testing.T) {
	c, told := newCutter(t), map[string]bool{}
	decide(t, "hints", func(k *Skin, s *table.Session) {
		for _, m := range s.LegalMoves() {
			said := []string{k.voice.Advise(s.View(), []game.Move{m})}
			if said[0] == "" || told[said[0]] {
				continue
			}
			told[said[0]] = true
			c.whole(k, s, &scene.Screen{Panel: scene.HintPanel, Words: said, TextScale: 1},
				func(shown) []string { return said })
		}
	})
}
