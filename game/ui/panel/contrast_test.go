package panel

import (
	"testing"

	"onelongnight/game/ui/kit"
)

// TestWordsOfPanelsStandOut: every text of a panel has a contrast of 4.5 to 1 with its background, at both ends of a
// gradient, and 7 to 1 in high contrast. Nothing depends on colour alone: a selected button has a thicker edge.
func TestWordsOfPanelsStandOut(t *testing.T) {
	type pair struct {
		what         string
		text, ground kit.Color
	}
	var pairs []pair
	for _, top := range []kit.Color{kit.PanelTop, kit.PanelBottom} {
		pairs = append(pairs, pair{"title", kit.NameText, top}, pair{"body", kit.Text, top},
			pair{"bold", kit.Gold, top}, pair{"row", kit.TextSecond, top},
			pair{"quiet", kit.TextQuiet, top}, pair{"raised", kit.LegalBright, top},
			pair{"lowered", kit.RedNumber, top})
	}
	for what, b := range map[string]Button{"plain": {}, "main": {Style: StyleMain}, "chosen": {Selected: true}} {
		l := b.colours()
		for _, ground := range []kit.Color{l.Top, l.Bottom} {
			pairs = append(pairs, pair{what + " button", l.Text, ground}, pair{"second line of a " + what + " button",
				l.Sub, ground})
		}
	}
	for _, ground := range []kit.Color{toastTop, toastBottom} {
		pairs = append(pairs, pair{"message", kit.Text, ground})
	}
	pairs = append(pairs, pair{"line below the name before a sun", kit.Text, tagGround.Over(kit.White)})
	for _, tone := range []kit.Tone{{}, {Safe: true}, {Contrast: true}, {Contrast: true, Safe: true}} {
		least := 4.5
		if tone.Contrast {
			least = 7
		}
		for _, p := range pairs {
			if got := kit.Contrast(tone.Of(p.text), tone.Of(p.ground)); got < least {
				t.Errorf("%+v: the %s has a contrast of %.2f", tone, p.what, got)
			}
		}
	}
	if plain, chosen := (Button{}).colours(), (Button{Selected: true}).colours(); chosen.EdgeWidth <= plain.EdgeWidth {
		t.Error("a chosen button differs by colour alone")
	}
}
