package art_test

import (
	"testing"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/kittest"
)

// TestContrast checks every text colour on the grounds it is used on, and those of words on the table in every tone.
func TestContrast(t *testing.T) {
	on := kittest.On
	kittest.StandOut(t, []kittest.Words{
		on("red word on box", kit.RedWord, art.SteelBox, 7.5),
		on("red number on steel", kit.RedNumber, art.SteelGround, 10),
		on("name on its bar", kit.NameText, art.NameBar, 6.95),
		on("stamp", art.StampText, art.Stamp, 7.5),
		on("steel on its ground", art.Steel, art.SteelGround, 9.5),
		on("sensor on ink", art.Sensor, kit.Ink, 5.5),
		on("steel text on box", art.SteelText, art.SteelBox, 13),
		on("steel text on box end", art.SteelText, art.SteelBoxEnd, 13),
		on("canvas text, dark end", art.CanvasText, art.Canvas2, 10.5),
		on("canvas word, light end", art.CanvasWord, art.Canvas1, 7),
		on("canvas word, dark end", art.CanvasWord, art.Canvas2, 5.5),
		on("fought icon", art.FoughtIcon, art.FoughtGround, 5.5),
		on("ravaged icon", art.RavagedIcon, art.RavagedGround, 5),
		on("stamp of a success", art.StampText, art.StampTaken, 7.5),
		on("stamp of a price", art.StampText, art.StampBurned, 7.5),
	}, kit.Tone{})
	kittest.StandOut(t, []kittest.Words{
		on("red word on box", kit.RedWord, art.SteelBox, 0), on("name on its bar", kit.NameText, art.NameBar, 0),
		on("red number on steel", kit.RedNumber, art.SteelGround, 0), on("stamp", art.StampText, art.Stamp, 0),
	}, kittest.Tones[1:]...)
}

// TestEnemiesDifferInSafeColours checks that they differ in blue, which no common colour weakness takes away.
func TestEnemiesDifferInSafeColours(t *testing.T) {
	safe := kit.Tone{Safe: true}
	if a, b := safe.Of(kit.Legal), safe.Of(art.Sensor); int(a.B)-int(b.B) < 60 {
		t.Errorf("what can be touched and what the enemy sees by become %v and %v", a, b)
	}
}
