package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// portrait stacks top bar, strip of five cities, the city looked at, prompt, hand and action bar. What a tall window
// has to spare goes to skyline, prompt and hand.
func (f *Layout) portrait(m *Model) {
	s := f.S
	spare := math.Max(0, f.H-640*s)
	f.Top = kit.Rect{W: f.W, H: 44 * math.Min(s, 1.5)}
	f.portraitBar(m)
	f.cityTabs(m, kit.Rect{X: 3, Y: f.Top.Bottom() + 2, W: f.W - 6, H: 66 * s})

	f.foot(m)
	bar := kit.Rect{Y: f.Deck.Bottom(), W: f.W, H: f.H - f.Deck.Bottom()}
	handH := 124*s + 0.25*spare
	f.Hand.Rect = kit.Rect{Y: bar.Y - handH, W: f.W, H: handH}
	promptH := 62*s + 0.15*spare + 40*s*clamp(f.TextScale-1, 0, 1) // what large words need comes off the sky
	prompt := kit.Rect{Y: f.Hand.Y - promptH, W: f.W, H: promptH}
	f.Deck = kit.Rect{Y: prompt.Y, W: f.W, H: f.H - prompt.Y}
	if f.Prompt = prompt; m.Phase.Shown() {
		f.Phases, f.Prompt = prompt.CutLeft(50 * s)
	} else {
		_, f.Prompt = prompt.CutLeft(12 * s)
	}
	f.Prompt.W -= 8

	out := kit.Rect{X: 3, Y: prompt.Y - 86*s, W: f.W - 6, H: 82 * s}
	f.Road = kit.Rect{Y: out.Y - 34*s, W: f.W, H: 22 * s}
	mol := kit.Rect{X: 3, Y: f.Tabs[0].Bottom() + 8*s, W: f.W - 6, H: 76 * s}
	col := &f.Columns[looked(m)]
	col.Shown, col.Large = true, true
	col.Rect = kit.Rect{Y: f.Tabs[0].Bottom() + 2, W: f.W, H: prompt.Y - f.Tabs[0].Bottom() - 2}
	col.Skyline = kit.Rect{Y: mol.Bottom() - 30*s, W: f.W, H: f.Road.Y - mol.Bottom() + 30*s}
	f.columnRows(&m.Cities[looked(m)], col, mol, out)
	col.Name = kit.Rect{X: 10 * s, Y: mol.Bottom() + 6*s, W: f.W - 20*s, H: 26 * s}
	f.plates(&m.Cities[looked(m)], col)
	f.handRow(m)
	top := f.Buttons.Bar(f.Top.H, layout.Leaf(nil), false)
	top.Solve(f.Top)
	if len(m.Hand) == 0 && !m.Again {
		f.Log.Rect = f.Hand.Inset(8 * s)
	}
}

// foot places the actions and what is said beside them; what is above them begins with the deck.
func (f *Layout) foot(m *Model) {
	f.Buttons = furniture.NewButtons(f.Window, m.Buttons)
	var beside []layout.Node
	if len(m.Hand) > 0 && !m.Again {
		beside = append(beside, layout.Leaf(&f.Log.Rect).Between(48*f.S, 48*f.S).Grows().Out(2))
	}
	tree := layout.Column(0, layout.Leaf(&f.Deck).Grows(), f.Buttons.Foot(m.Left, beside...).Pad(6*f.S, 6*f.S))
	tree.Solve(f.Rect())
}

// portraitBar places seven cells: menu, three counts of Moloch, districts, three counts of the Outpost.
func (f *Layout) portraitBar(m *Model) {
	cell := 44 * math.Min(f.S, 1.5)
	row := f.Top
	_, row = row.CutLeft(cell)
	side := math.Max(cell, math.Min((row.W-cell)/6, 1.4*cell))
	for _, p := range []int{pileDeck, pileHand, pileDiscard} {
		f.Piles[Moloch][p], row = row.CutLeft(side)
	}
	for _, p := range []int{pileDeck, pileHand, pileDiscard} {
		f.Piles[Outpost][p], row = row.CutRight(side)
	}
	f.Stand = row.InsetXY(0, 4)
}

// cityTabs places the five small city pictures; the one looked at is wider, destroyed ones are narrower.
func (f *Layout) cityTabs(m *Model, box kit.Rect) {
	const gap = 3.0
	var weights [5]float64
	sum := 0.0
	for i := range m.Cities {
		weights[i] = 66
		if m.Cities[i].Destroyed {
			weights[i] = 50
		}
		if i == looked(m) {
			weights[i] = 92
		}
		sum += weights[i]
	}
	x := box.X
	for i, w := range weights {
		f.Tabs[i] = kit.Rect{X: x, Y: box.Y, W: (box.W - 4*gap) * w / sum, H: box.H}
		x += f.Tabs[i].W + gap
	}
}
