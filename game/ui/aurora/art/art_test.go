package art

import (
	"bytes"
	"testing"

	"onelongnight/game/ui/kit"
)

// painted returns the pixels of a card's picture.
func painted(id string) []byte {
	p := kit.NewPainter(sheetW, sheetH, 1)
	paintPicture(p, id, kit.Rect{W: sheetW, H: sheetH})
	return p.Image().Pix
}

// TestEachPictureIsOne checks that every picture of a card is full of paint, and that no two are alike.
func TestEachPictureIsOne(t *testing.T) {
	names := cards().Names()
	if len(names) < 50 {
		t.Fatalf("there are %d pictures", len(names))
	}
	seen := map[string]string{}
	for _, name := range names {
		pix := painted(name)
		if clear := bytes.Count(pix, []byte{0, 0, 0, 0}); clear > len(pix)/400 {
			t.Errorf("%s leaves holes", name)
		}
		if other := seen[string(pix)]; other != "" {
			t.Errorf("%s looks like %s", name, other)
		}
		seen[string(pix)] = name
	}
}

// TestMotionDependsOnTimeAlone checks that what moves by itself looks the same at the same time, and that the
// brightness of a lamp stays about 1.
func TestMotionDependsOnTimeAlone(t *testing.T) {
	for i := range 500 {
		clock := float64(i) * 0.173
		if b := Flicker(clock, 2); b < 0.6 || b > 1.4 {
			t.Errorf("at %.2f s a lamp is %.2f times as bright", clock, b)
		}
	}
	if Flicker(1, 2) == Flicker(1.5, 2) {
		t.Error("a lamp does not flicker")
	}
}
