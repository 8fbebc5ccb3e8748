package board

import (
	"math"

	"convoy/game/ui/kit"
)

// BattleFrame is where the scene of a battle stands: Moloch's row above, the
// Outpost's below, the city between the two totals, what follows at the foot.
type BattleFrame struct {
	Title   kit.Rect
	Skip    kit.Rect
	Ground  kit.Rect // of the painting
	City    kit.Rect // where the fought district stands; its bottom is the road
	Tokens  [3][]kit.Rect
	Terms   [3][]kit.Rect // one bar a token, on the city's side
	Totals  [3]kit.Rect
	Words   [3]kit.Rect // below the totals
	Stamp   kit.Rect
	Results []kit.Rect // of the last results, in order
}

// battleFrame places the scene.
func (f *Frame) battleFrame(b *Battle) *BattleFrame {
	if f.Portrait {
		return f.tallBattle(b)
	}
	p := &BattleFrame{}
	s := math.Max(f.S, 0.62)
	foot := math.Max(72*s, 50)
	p.Title = kit.Rect{X: 20 * s, Y: 6 * s, W: f.W * 0.6, H: 36 * s}
	p.Skip = kit.Rect{X: f.W - 20*s - math.Max(104*s, 88), Y: f.H - foot + 4*s, W: math.Max(104*s, 88), H: math.Max(58*s, 44)}
	bar := math.Max(28*s, f.Px(17)*1.25)
	token := 100 * s
	p.row(Moloch, b, kit.Rect{X: f.W * 0.1, Y: 40 * s, W: f.W * 0.8, H: token}, bar, s)
	p.row(Outpost, b, kit.Rect{X: f.W * 0.1, Y: f.H - foot - token - 14*s, W: f.W * 0.8, H: token}, -bar, s)
	top, ground := 40*s+token+bar+8*s, f.H-foot-token-bar-22*s
	p.ground(f.W, ground)
	num := math.Min(250*s, (ground-top)*0.78)
	for side := Moloch; side <= Outpost; side++ {
		x := f.W * 0.02
		if side == Outpost {
			x = f.W * 0.72
		}
		p.Totals[side] = kit.Rect{X: x, Y: top + 4*s, W: f.W * 0.26, H: num}
		p.Words[side] = kit.Rect{X: x, Y: top + num + 6*s, W: f.W * 0.26, H: math.Min(40*s, ground-top-num)}
	}
	p.Stamp = kit.Rect{X: f.W/2 - 150*s, Y: ground - 78*s, W: 300 * s, H: 70 * s}
	p.results(b, kit.Rect{X: 20 * s, Y: p.Skip.Y, W: p.Skip.X - 32*s, H: p.Skip.H}, 4)
	return p
}

// tallBattle places the scene on a phone.
func (f *Frame) tallBattle(b *Battle) *BattleFrame {
	p := &BattleFrame{}
	s := f.S
	p.Title = kit.Rect{X: 10 * s, Y: 4 * s, W: f.W - 20*s, H: 30 * s}
	bar, token := f.Px(15)*1.3, 62*s
	p.row(Moloch, b, kit.Rect{X: 6 * s, Y: 38 * s, W: f.W - 12*s, H: token}, bar, s)
	foot := f.H - 52*s
	list := 3 * 44 * s
	y := foot - list - token - 12*s
	p.row(Outpost, b, kit.Rect{X: 6 * s, Y: y, W: f.W - 12*s, H: token}, -bar, s)
	top, ground := 38*s+token+bar+4*s, y-bar-6*s
	p.ground(f.W, ground)
	num := math.Min(120*s, (ground-top)*0.66)
	for side := Moloch; side <= Outpost; side++ {
		x := 6 * s
		if side == Outpost {
			x = f.W/2 + 6*s
		}
		p.Totals[side] = kit.Rect{X: x, Y: top, W: f.W/2 - 12*s, H: num}
		p.Words[side] = kit.Rect{X: x, Y: top + num, W: f.W/2 - 12*s, H: 30 * s}
	}
	p.Stamp = kit.Rect{X: f.W/2 - 105*s, Y: ground - 46*s, W: 210 * s, H: 42 * s}
	p.Skip = kit.Rect{X: f.W - 118*s, Y: foot, W: 110 * s, H: 46 * s}
	for i := range min(len(b.Results), 3) {
		p.Results = append(p.Results, kit.Rect{X: 8 * s, Y: foot - list + 44*s*float64(i), W: f.W - 16*s, H: 40 * s})
	}
	return p
}

// ground places the painting so that its road begins at the height y.
func (p *BattleFrame) ground(w, y float64) {
	p.Ground = kit.Rect{W: w, H: y / 0.8}
	h, wide := math.Min(y*0.7, w*0.7), math.Min(w, y)
	p.City = kit.Rect{X: (w - wide) / 2, Y: y - h, W: wide, H: h}
}

// row places a side's tokens in box and its bars below, or above for a
// negative height.
func (p *BattleFrame) row(side Faction, b *Battle, box kit.Rect, bar, s float64) {
	n := float64(len(b.Tallies[side]))
	gap := math.Min(66*s, box.W*0.06)
	w := math.Min(box.H/tall, (box.W-gap*(n-1))/math.Max(n, 1))
	if w < 52*s {
		gap = math.Min(gap, 8*s)
		w = math.Min(box.H/tall, (box.W-gap*(n-1))/math.Max(n, 1))
	}
	x := box.MidX() - (w*n+gap*(n-1))/2
	wide := math.Min(w+gap-4*s, 130*s)
	for range b.Tallies[side] {
		r := kit.Rect{X: x, Y: box.Y + (box.H-w*tall)/2, W: w, H: w * tall}
		p.Tokens[side] = append(p.Tokens[side], r)
		t := kit.Rect{X: r.MidX() - wide/2, Y: box.Bottom() + 3*s, W: wide, H: bar}
		if bar < 0 {
			t.Y, t.H = box.Y+bar-3*s, -bar
		}
		p.Terms[side] = append(p.Terms[side], t)
		x += w + gap
	}
}

// results places the last results side by side, most of them at most.
func (p *BattleFrame) results(b *Battle, box kit.Rect, most int) {
	n := min(len(b.Results), most)
	gap := box.W * 0.02
	w := (box.W - gap*float64(most-1)) / float64(most)
	for i := range n {
		p.Results = append(p.Results, kit.Rect{X: box.X + (w+gap)*float64(i), Y: box.Y, W: w, H: box.H})
	}
}
