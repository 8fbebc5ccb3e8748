package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// landscape stacks top bar, Moloch row, skyline, road, names, Outpost row and command strip.
func (f *Layout) landscape(m *Model) {
	hud, strip := f.Unit(50, 44), f.Unit(236, 156)
	f.Top = kit.Rect{W: f.W, H: hud}
	f.Deck = kit.Rect{Y: f.H - strip, W: f.W, H: strip}
	f.topBar(m)

	outH, nameH, roadH := f.Unit(96, 60), f.Unit(30, 22), f.Unit(26, 18)
	out := kit.Rect{Y: f.Deck.Y - outH, W: f.W, H: outH}
	f.Road = kit.Rect{Y: out.Y - nameH - f.Unit(2, 4) - roadH, W: f.W, H: roadH}
	mol := kit.Rect{Y: hud + f.Unit(16, 3), W: f.W, H: f.Unit(34, 24) + f.Unit(80, 54)}
	x := 0.0
	for i, share := range f.shares(m) {
		col := &f.Columns[i]
		w := share * f.W
		col.Shown = true
		col.Rect = kit.Rect{X: x, Y: hud + 2, W: w, H: out.Bottom() - hud - 2}
		col.Large = m.Cities[i].Active || (f.Narrow && i == looked(m))
		col.Folded = m.Cities[i].Destroyed && !col.Large
		side := func(r kit.Rect) kit.Rect { return kit.Rect{X: x, Y: r.Y, W: w, H: r.H} }
		col.Skyline = kit.Rect{X: x, Y: mol.Bottom() - f.Unit(30, 8), W: w, H: f.Road.Y - mol.Bottom() + f.Unit(30, 8)}
		col.Name = kit.Rect{X: x, Y: out.Y - nameH, W: w, H: nameH}
		f.columnRows(&m.Cities[i], col, side(mol), side(out))
		f.plates(&m.Cities[i], col)
		x += w
	}
	f.command(m)
}

// shares returns the width of each column as a part of the window: 35 % for the active city, 9 % for a destroyed one,
// and the rest in equal parts, but each as wide as its pieces need; for that the active one does with less, if it must.
// In a narrow window the city looked at is as wide as the active one.
func (f *Layout) shares(m *Model) [5]float64 {
	var out [5]float64
	left, open, large := 1.0, 0, -1
	for i := range m.Cities {
		switch {
		case m.Cities[i].Active || f.Narrow && i == looked(m):
			out[i], large = 0.35, i
			if m.Cities[i].Active || large < 0 {
				large = i
			}
		case m.Cities[i].Destroyed:
			out[i] = 0.09
		default:
			open++
			continue
		}
		left -= out[i]
	}
	need := f.needs(m, out)
	if large >= 0 && !f.Narrow {
		sum := 0.0
		for _, n := range need {
			sum += n
		}
		if short := clamp(sum-left, 0, 0.085); open > 0 {
			out[large], left = out[large]-short, left+short
		}
		if sum > left { // nobody is to go short alone
			for i := range need {
				need[i] *= left / sum
			}
		}
	}
	spread(&out, need, left, open)
	if open == 0 && large >= 0 {
		out[large] += left // the last city takes what nobody else needs
	}
	return out
}

// needs is the least width of the columns without one, as parts of the window: for the pieces of the longer row to be
// large enough to be hit.
func (f *Layout) needs(m *Model, out [5]float64) (need [5]float64) {
	if f.Narrow {
		return need // there they are hit in the city looked at
	}
	for i := range m.Cities {
		if out[i] > 0 {
			continue
		}
		for side := Moloch; side <= Outpost; side++ {
			row, weight, n := m.Cities[i].row(side), 0.0, 0
			for k := range row.Units {
				if row.Units[k].Kind == Spiders {
					weight += 0.7
					n++
				}
			}
			sockets := max(row.Positions, len(row.Units)-n)
			weight, n = weight+float64(sockets), n+sockets
			need[i] = max(need[i], (f.Unit(44.5, 0)*weight+f.Unit(5, 3)*float64(n-1)+f.Unit(16, 8))/f.W)
		}
	}
	return need
}

// spread shares what is left of the width among the columns without one: in equal parts, but none less than it needs.
func spread(out *[5]float64, need [5]float64, left float64, open int) {
	for again := true; again && open > 0; {
		again = false
		for i := range out {
			if out[i] == 0 && need[i] > left/float64(open) && open > 1 {
				out[i] = need[i]
				left, open, again = left-out[i], open-1, true
			}
		}
	}
	for i := range out {
		if out[i] == 0 {
			out[i] = left / float64(open)
		}
	}
}

// topBar places the counts: Moloch's on the left, the Outpost's on the right, the districts in the middle.
func (f *Layout) topBar(m *Model) {
	pad := f.Unit(10, 0)
	row := f.Top.InsetXY(pad, 0)
	cell := f.Unit(48, 44)
	_, row = row.CutLeft(cell)
	_, row = row.CutRight(cell)
	if furniture.Has(m.Buttons, furniture.SlotSound) {
		_, row = row.CutRight(cell)
	}
	if !f.Narrow {
		word := f.Unit(92, 0)
		f.Names[Moloch], row = row.CutLeft(word)
		f.Names[Outpost], row = row.CutRight(word)
	}
	small := f.Unit(50, 44)
	f.Piles[Moloch][pileHand], row = row.CutLeft(small)
	f.Piles[Moloch][pileDiscard], row = row.CutLeft(small)
	f.Piles[Outpost][pileHand], row = row.CutRight(small)
	f.Piles[Outpost][pileDiscard], row = row.CutRight(small)
	half := math.Min(f.W/2-row.X, row.Right()-f.W/2)
	row.X, row.W = f.W/2-half, 2*half
	middle := f.Unit(152, 76)
	f.Stand = row.Centred(middle, f.Unit(34, 30))
	deck := math.Min((row.W-middle)/2-f.Unit(12, 4), f.Unit(280, 92))
	f.Piles[Moloch][pileDeck] = kit.Rect{X: f.Stand.X - deck - f.Unit(10, 2), Y: row.Y, W: deck, H: row.H}
	f.Piles[Outpost][pileDeck] = kit.Rect{X: f.Stand.Right() + f.Unit(10, 2), Y: row.Y, W: deck, H: row.H}
	if count := 27*math.Max(1, f.S) + f.Px(19)*1.3; !f.Narrow && deck > 2*count {
		_, f.Clocks[Moloch] = f.Piles[Moloch][pileDeck].CutLeft(count)
		_, f.Clocks[Outpost] = f.Piles[Outpost][pileDeck].CutRight(count)
	}
}

// command lays out the strip at the bottom: what to do on the left, the hand, the actions on the right.
func (f *Layout) command(m *Model) {
	pad := f.Unit(16, 8)
	cutWords, cutActions := kit.Rect.CutLeft, kit.Rect.CutRight
	turned := m.Left && f.Narrow
	if turned {
		cutWords, cutActions = cutActions, cutWords
	}
	words, rest := cutWords(f.Deck, f.Unit(286, 214))
	acts, rest := cutActions(rest, f.Unit(230, 166))
	words = kit.Rect{X: words.X + pad, Y: words.Y + pad, W: words.W - pad - 4, H: words.H - pad - f.Unit(12, 4)}
	if acts.W -= pad; turned {
		words.X, acts.X = words.X-pad+4, acts.X+pad
	}
	f.Phases, words = words.CutTop(f.Unit(26, 20))
	_, words = words.CutTop(f.Unit(8, 3))
	f.Prompt, f.Log.Rect = m.Prompt.Above(f.Window, words)
	f.Hand.Rect = rest.InsetXY(f.Unit(10, 6), 0)
	f.fan(m)
	if !turned {
		f.widenLog()
	}
	f.Buttons = furniture.NewButtons(f.Window, m.Buttons)
	bar := f.Buttons.Bar(f.Unit(48, 44), layout.Leaf(nil), true).Pad(f.Unit(10, 0), 0)
	bar.Solve(f.Top)
	column := f.Buttons.Column()
	column.Solve(kit.Rect{X: acts.X, Y: acts.Y + pad, W: acts.W, H: acts.H - pad - f.Unit(22, 8)})
}
