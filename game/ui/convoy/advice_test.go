package convoy

import (
	"slices"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// TestAHintIsNeverCut checks that every piece of advice, in every language, is shown whole in the smallest windows.
func TestAHintIsNeverCut(t *testing.T) {
	for _, lang := range words.Languages {
		said, canvas, told, cut := voiceIn(t, lang), kit.NewCanvas(unseen{uitest.NewDevice(1, 1)}), map[string]bool{},
			[]string{}
		skin := New(said)
		canvas.Watch(func(text string) { cut = append(cut, text) })
		for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
			s := Begin(t, side, "hints")
			if err := s.Speak(said); err != nil {
				t.Fatal(err)
			}
			for ; !s.Result().Over; PlayOn(t, s) {
				if !s.MyTurn() {
					continue
				}
				for _, m := range s.LegalMoves() {
					text := said.Advise(s.View(), []game.Move{m})
					if text == "" || told[text] {
						continue
					}
					told[text] = true
					for _, window := range [][2]float64{{360, 640}, {821, 462}, {1280, 720}} {
						p := seen(skin.Paint(scene.Scene{Session: s},
							&scene.Screen{Panel: scene.HintPanel, Words: []string{text},
								TextScale: 1}, window[0], window[1]))
						cut = nil
						canvas.Begin(0.05)
						p.Draw(canvas, scene.Moment{})
						canvas.End()
						if slices.Contains(cut, text) {
							t.Errorf("%s, %gx%g: %q is cut", lang, window[0], window[1], text)
						}
					}
				}
			}
		}
	}
}
