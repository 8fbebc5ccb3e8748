package art_test

import (
	"testing"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// TestContrast checks every text colour on the grounds it is used on: 4.5 to 1 as painted and in every tone, 7 to 1 in
// high contrast.
func TestContrast(t *testing.T) {
	for _, c := range []struct {
		name         string
		text, ground kit.Color
		least        float64
		toned        bool // the words are on the table
	}{
		{"steel on its ground", art.Steel, art.SteelGround, 9.5, false}, {"sensor on ink", art.Sensor, kit.Ink, 5.5,
			false},
		{"red word on box", kit.RedWord, art.SteelBox, 7.5, true},
		{"red number on steel", kit.RedNumber, art.SteelGround, 10, true},
		{"steel text on box", art.SteelText, art.SteelBox, 13, false}, {"steel text on box end", art.SteelText,
			art.SteelBoxEnd, 13, false},
		{"canvas text, dark end", art.CanvasText, art.Canvas2, 10.5, false}, {"canvas word, light end", art.CanvasWord,
			art.Canvas1, 7, false},
		{"canvas word, dark end", art.CanvasWord, art.Canvas2, 5.5, false},
		{"name on its bar", kit.NameText, art.NameBar, 6.95, true},
		{"fought icon", art.FoughtIcon, art.FoughtGround, 5.5, false},
		{"ravaged icon", art.RavagedIcon, art.RavagedGround, 5, false},
		{"stamp", art.StampText, art.Stamp, 7.5, true}, {"stamp of a success", art.StampText, art.StampTaken, 7.5,
			false}, {"stamp of a price", art.StampText, art.StampBurned, 7.5, false},
	} {
		if got := kit.Contrast(c.text, c.ground); got < c.least {
			t.Errorf("%s: contrast %.2f, want at least %.1f", c.name, got, c.least)
		}
		for _, tone := range []kit.Tone{{Safe: true}, {Contrast: true}, {Contrast: true, Safe: true}} {
			least := 4.5
			if tone.Contrast {
				least = 7
			}
			if got := kit.Contrast(tone.Of(c.text), tone.Of(c.ground)); c.toned && got < least {
				t.Errorf("%s, %+v: contrast %.2f", c.name, tone, got)
			}
		}
	}
}

// TestEnemiesDifferInSafeColours checks that they differ in blue, which no common colour weakness takes away.
func TestEnemiesDifferInSafeColours(t *testing.T) {
	safe := kit.Tone{Safe: true}
	if a, b := safe.Of(kit.Legal), safe.Of(art.Sensor); int(a.B)-int(b.B) < 60 {
		t.Errorf("what can be touched and what the enemy sees by become %v and %v", a, b)
	}
}
