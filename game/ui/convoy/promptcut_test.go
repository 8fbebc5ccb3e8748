package convoy

import (
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

// TestThePromptIsNeverCut checks that the prompt is shown whole in every language in the smallest windows: in every
// decision of some games, before anything is picked up and with each thing that can be.
func TestThePromptIsNeverCut(t *testing.T) {
	for _, lang := range words.Languages {
		said, canvas, cut := voiceIn(t, lang), kit.NewCanvas(unseen{uitest.NewDevice(1, 1)}), map[string]bool{}
		skin := New(said)
		look := func(s *table.Session) {
			for _, window := range [][2]float64{{360, 640}, {821, 462}, {1280, 720}} {
				p := seen(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, window[0], window[1]))
				prompt := p.model.Prompt
				canvas.Watch(func(text string) {
					if asked := text == strings.Join(prompt.Brief, " ") || text == strings.Join(prompt.Brief, "\n") ||
						text == strings.Join(prompt.Lines, "\n"); asked && !cut[text] {
						cut[text] = true
						t.Errorf("%s, %gx%g: %q is cut", lang, window[0], window[1], text)
					}
				})
				canvas.Begin(0.05)
				p.Draw(canvas, scene.Moment{})
				canvas.End()
			}
		}
		for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
			s := Begin(t, side, "prompts")
			if err := s.Speak(said); err != nil {
				t.Fatal(err)
			}
			for ; !s.Result().Over; PlayOn(t, s) {
				if !s.MyTurn() {
					continue
				}
				look(s)
				for _, spot := range s.Next() {
					if made, _ := s.Try(spot); made == nil {
						look(s)
					}
					s.Drop()
				}
			}
		}
	}
}
