package art

import (
	"fmt"
	"math"
	"sync"

	"onelongnight/game/ui/kit"
)

// The size of a settlement's sheet, and how many buildings stand side by side in its front row and behind.
const (
	townW, townH = 300.0, 76.0
	frontRow     = 9
	mostHouses   = 3 * frontRow
	founders     = 2 // buildings from the beginning
	houseKinds   = 4
)

// houses is the order of a faction's buildings in a row, from the middle outwards, beginning with a landmark.
var houses = [frontRow]int{2, 0, 1, 3, 0, 1, 1, 0, 3}

// houseNames are the names of the drawings of each faction's buildings.
var houseNames = sync.OnceValue(func() map[string][houseKinds]string {
	names := map[string][houseKinds]string{}
	for f := range factions {
		var list [houseKinds]string
		for i := range list {
			list[i] = fmt.Sprintf("house-%s-%d", f, i)
		}
		names[f] = list
	}
	return names
})

// Settlement draws a faction's settlement at the horizon, the foot of r. It grows by a building for each location in
// play: from the middle outwards, then in rows behind.
func Settlement(c *kit.Canvas, faction string, buildings int, r kit.Rect) {
	type key struct {
		faction string
		n       int
	}
	n := min(founders+buildings, mostHouses)
	c.Art(key{faction, n}, r, func(p *kit.Painter) {
		k := math.Min(r.W/townW, r.H/townH)
		p.Push(kit.Translate(r.W/2, r.H).Mul(kit.Scale(k, k)))
		settlement(p, faction, n)
		p.Pop()
	})
}

// settlement paints n buildings around 0, 0, with the land behind them.
func settlement(p *kit.Painter, faction string, n int) {
	draw(p, emblems(), "land-"+faction, 0, 0, 1)
	built(faction, n, func(house string, x, k float64) { draw(p, emblems(), house, x, 0, k) })
}

// built visits the first n buildings of a settlement, beginning with the rows behind.
func built(faction string, n int, visit func(house string, x, k float64)) {
	names := houseNames()[faction]
	for row := (n - 1) / frontRow; row >= 0; row-- {
		for i := min(n-row*frontRow, frontRow) - 1; i >= 0; i-- {
			k := 0.94 + 0.17*float64(row) - 0.04*float64(i%3)
			x := outwards(i)*29 + 14*float64(row%2)
			visit(names[houses[(i+4*row)%frontRow]], x, k)
		}
	}
}

// outwards returns the i-th position counted from the middle, alternating right and left: 0, 1, -1, 2 …
func outwards(i int) float64 {
	if i%2 == 1 {
		return float64(i/2 + 1)
	}
	return -float64(i / 2)
}
