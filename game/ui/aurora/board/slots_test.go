package board

import (
	"slices"
	"testing"

	"onelongnight/game/ui/aurora/art"
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

// TestSignsAloneTakeTwoLines checks that a bonus of three options, for which a low plate has no room, takes one line
// or two, with all its signs and no numbers.
func TestSignsAloneTakeTwoLines(t *testing.T) {
	one := func(sign string) art.Effect { return art.Effect{Sign: sign, N: "2"} }
	for _, c := range []struct {
		bonus        [][]art.Effect
		lines, signs int
	}{
		{[][]art.Effect{{one("clean")}, {one("move")}, {one("repair")}}, 1, 3},
		{[][]art.Effect{{one("ammo"), one("damage")}, {one("food"), one("damage")}, {one("fuel"), one("fame")}}, 2, 6},
	} {
		lines, signs := signsAlone(bonusLines(c.bonus, true)), 0
		for _, e := range slices.Concat(lines...) {
			if e != art.Or {
				signs++
			}
			if e.N != "" {
				t.Errorf("%v has a number", e)
			}
		}
		if len(lines) != c.lines || signs != c.signs {
			t.Errorf("%v: %d lines with %d signs", c.bonus, len(lines), signs)
		}
	}
}
