package ui_test

import (
	"math"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// windowSizes are windows of all shapes, CSS pixels.
var windowSizes = [][2]float64{{1280, 720}, {360, 640}, {821, 462}, {390, 844}, {1920, 1080}}

// standing are the commands of the table that are always there, and those of a hint.
var standing = []string{"undo", "hint", "recap", "do-it", "why-not", "instead"}

// middle is a place of a field that has no reason ever to move.
var middle = table.KindPlace.Spot("c3")

// ofHint tells whether a command is one of a hint.
func ofHint(id string) bool { return slices.Contains(standing[3:], id) }

// home is where a command was seen in a window of a size.
type home struct {
	size [2]float64
	id   string
}

// keepsPlaces compares where the standing commands are with where they were before.
func (b *bench) keepsPlaces(seen map[home][2]float64) {
	b.t.Helper()
	for _, size := range windowSizes {
		b.W, b.H = size[0], size[1]
		p, _ := b.Run()
		keeps := func(spot table.Spot) {
			x, y, ok := p.Where(spot)
			if !ok {
				return // left out where there is no room
			}
			key, at := home{size, spot.ID}, [2]float64{x, y}
			was, known := seen[key]
			if !known {
				seen[key] = at
			} else if math.Hypot(x-was[0], y-was[1]) > 1 {
				b.t.Errorf("%v: %s was at %v and is at %v", size, spot.ID, was, at)
			}
		}
		keeps(middle)
		for _, c := range b.Screen().Bar {
			if slices.Contains(standing, c.ID) {
				keeps(c.Spot())
			}
		}
	}
}

// TestCommandsKeepTheirPlaces: in whole games, at every decision, with something picked up, and while a hint is thought
// about and shown, each command of the table is where it was, greyed when it is of no use; none comes where another
// was.
func TestCommandsKeepTheirPlaces(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			b = together(t, g)
		}
		if _, bare := offerOf(g).NewSkin(g.Game).(walked); bare {
			return // its boxes stand wherever there is room
		}
		seen := map[home][2]float64{}
		rng := game.NewStream(game.SeedOf(g.Name))
		for n := 0; n < 60 && b.Screen().Panel != scene.EndPanel; n++ {
			b.keepsPlaces(seen)
			if n%20 == 10 && b.offers("hint") {
				b.Press("button:hint")
				b.keepsPlaces(seen)
				b.until("a hint", func() bool { return b.offers("do-it") })
				b.keepsPlaces(seen)
				b.Press("button:why-not")
				b.keepsPlaces(seen)
				b.bare()
			}
			moves := b.Moves()
			b.Press(moves[rng.Below(len(moves))])
			b.proceed()
		}
		for one, at := range seen {
			for other, there := range seen {
				if one.size == other.size && one.id < other.id && ofHint(one.id) == ofHint(other.id) && at == there {
					t.Errorf("%v: %s stands where %s does", one.size, one.id, other.id)
				}
			}
		}
	})
}
