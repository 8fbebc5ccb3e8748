package scene_test

import (
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

func TestAPointIsWhereTheThingIsOnTop(t *testing.T) {
	under, over, gone := table.KindPlace.Spot("under"), table.KindPiece.Spot("over"), table.KindCard.Spot("gone")
	var h scene.Hits
	h.Add(under, kit.Rect{W: 100, H: 100})
	h.Add(over, kit.Rect{X: 30, Y: 30, W: 40, H: 40})
	h.Add(gone, kit.Rect{X: 10})
	for spot, want := range map[table.Spot]bool{under: true, over: true, gone: false} {
		x, y, ok := h.Point(spot)
		if ok != want {
			t.Errorf("%s has a point %v, want %v", spot, ok, want)
			continue
		}
		if hit, on := h.At(x, y); ok && (!on || hit.Spot != spot) {
			t.Errorf("at the point of %s lies %s", spot, hit.Spot)
		}
	}
	h.Add(over, kit.Rect{W: 100, H: 100})
	if _, _, ok := h.Point(under); ok {
		t.Error("what is wholly covered has a point")
	}
	if r, _ := h.Anchor(over); r.W != 100 {
		t.Errorf("the topmost of two is %v", r)
	}
}
