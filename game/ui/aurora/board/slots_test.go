package board

import (
	"testing"

	"onelongnight/game/ui/kit"
)

// TestAPriceEndsBeforeTheBonus checks in all windows that the shield with the cost, and the food that makes up for
// missing skill, are left of the line that separates the bonus.
func TestAPriceEndsBeforeTheBonus(t *testing.T) {
	for _, c := range []struct {
		window kit.Window
		plate  kit.Rect
	}{
		{kit.NewWindow(821, 462, 1), kit.Rect{W: 101, H: 23}},
		{kit.NewWindow(1280, 720, 1), kit.Rect{W: 162, H: 36}},
		{kit.NewWindow(1280, 720, 2), kit.Rect{W: 162, H: 36}},
		{kit.NewWindow(1920, 1080, 1), kit.Rect{W: 243, H: 54}},
	} {
		f := &Layout{}
		f.Window = c.window
		for food := 1; food < 4; food++ {
			shield, sign := f.price(c.plate, food)
			if end := 0.9*shield + signAcross(sign, f.foodPrice(food)) + 5; end > c.plate.W*priceWidth {
				t.Errorf("%v: %d food ends at %.1f of %.1f", c, food, end, c.plate.W*priceWidth)
			}
		}
	}
}
