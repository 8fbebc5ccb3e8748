package panel

import (
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/kittest"
)

// TestWordsOfPanelsStandOut: every text of a panel has a contrast of 4.5 to 1 with its background, at both ends of a
// gradient, and 7 to 1 in high contrast. Nothing depends on colour alone: a selected button has a thicker edge.
func TestWordsOfPanelsStandOut(t *testing.T) {
	var list []kittest.Words
	add := func(what string, text, ground kit.Color) {
		list = append(list, kittest.On(what, text, ground, 0))
	}
	for _, top := range []kit.Color{kit.PanelTop, kit.PanelBottom} {
		add("title", kit.NameText, top)
		add("body", kit.Text, top)
		add("bold", kit.Gold, top)
		add("row", kit.TextSecond, top)
		add("quiet", kit.TextQuiet, top)
		add("raised", kit.LegalBright, top)
		add("lowered", kit.RedNumber, top)
	}
	for what, b := range map[string]Button{"plain": {}, "main": {Style: StyleMain}, "chosen": {Selected: true}} {
		l := b.colours()
		for _, ground := range []kit.Color{l.Top, l.Bottom} {
			add(what+" button", l.Text, ground)
			add("second line of a "+what+" button", l.Sub, ground)
		}
	}
	for _, ground := range []kit.Color{toastTop, toastBottom} {
		add("message", kit.Text, ground)
	}
	add("line below the name before a sun", kit.Text, tagGround.Over(kit.White))
	kittest.StandOut(t, list, kittest.Tones...)
	if plain, chosen := (Button{}).colours(), (Button{Selected: true}).colours(); chosen.EdgeWidth <= plain.EdgeWidth {
		t.Error("a chosen button differs by colour alone")
	}
}
