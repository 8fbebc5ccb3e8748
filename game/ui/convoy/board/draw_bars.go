package board

import (
	"fmt"
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// topKey names what topBar paints, for it to be remembered.
func (d *drawing) topKey() any {
	type key struct {
		sides [3]SideInfo
		stand Count
		signs string
	}
	signs := ""
	for _, b := range d.m.Buttons {
		if b.Slot != furniture.SlotAction {
			signs += string(b.Icon) + " "
		}
	}
	return key{d.m.Sides, d.m.Stand, signs}
}

// topBar paints the counts of both sides, and of the districts that still stand.
func (d *drawing) topBar() {
	f := d.f
	d.FillV(f.Top, kit.Hex(0x080A0F).Fade(0.96), kit.Hex(0x080A0F).Fade(0.82))
	d.FillRect(kit.Rect{Y: f.Top.Bottom() - 1, W: f.W, H: 1}, kit.White.Fade(0.12))
	for side := Moloch; side <= Outpost; side++ {
		info := &d.m.Sides[side]
		word, icon, deck := kit.Hex(0xDCE7EE), art.Steel, kit.RedWord
		align := kit.Start
		if side == Outpost {
			word, icon, deck, align = kit.Gold, art.Stitch, kit.Legal, kit.Finish
		}
		if !f.Names[side].Empty() {
			d.Line(kit.Style{Face: kit.DisplayBold, Size: f.Px(24), Least: MinText, Tracking: 0.8, Upper: true,
				Color: word, H: align, V: kit.Middle}, info.Name, f.Names[side])
		}
		at := f.Piles[side]
		for pile, n := range [3]furniture.Counter{
			pileDeck: {Icon: kit.IconDeck, N: info.Deck}, pileDiscard: {Icon: kit.IconPile, N: info.Discard},
			pileHand: {Icon: kit.IconHand, N: info.Hand},
		} {
			col := icon
			if pile == pileDeck {
				col = deck
			}
			if n.Word = info.Piles[pile]; pile == pileDeck && !f.Portrait {
				d.deckCount(side, info, deck)
				continue
			}
			n.Draw(d.Canvas, f.Window, at[pile], col, deck)
		}
	}
	d.stand()
	f.Buttons.DrawCorners(d.Canvas, 22*math.Max(1, math.Min(f.S, 1.6)))
}

// deckCount paints a deck in landscape: icon, number, pips for the battles that it lasts, and the same in words.
// Everything of the Outpost's is mirrored.
func (d *drawing) deckCount(side Faction, info *SideInfo, col kit.Color) {
	f := d.f
	r := f.Piles[side][pileDeck]
	x := r.X
	put := func(w float64, draw func(kit.Rect)) {
		box := kit.Rect{X: x, Y: r.Y, W: w, H: r.H}
		if side == Outpost {
			box.X = r.X + r.Right() - x - w
		}
		draw(box)
		x += w
	}
	if f.Narrow {
		x = r.MidX() - 34
	}
	q := 20 * math.Max(1, f.S)
	put(q+5, func(b kit.Rect) { d.DrawIcon(kit.IconDeck, b.Centred(q, q), col, kit.Ink) })
	size := f.Px(19)
	put(size*1.15, func(b kit.Rect) {
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: kit.White, H: kit.Middle, V: kit.Middle},
			fmt.Sprint(info.Deck), b)
	})
	if f.Narrow {
		return
	}
	x += 6
	const pips = 16
	words := kit.Width(kit.Label, f.Px(15), 0, info.Lasts)
	step := math.Min(8*f.S, (r.Right()-x-words-10)/pips)
	if step >= 4 {
		put(step*pips+6, func(b kit.Rect) { d.pips(side, info.Battles, pips, step, b) })
	}
	if kit.Width(kit.Label, MinText, 0, info.Lasts)*0.85 > r.Right()-x-4 {
		return // the pips say how long it lasts
	}
	d.Line(kit.Style{Face: kit.Label, Size: f.Px(15), Least: MinText, Color: kit.TextSecond, V: kit.Middle,
		H: alignOf(side)}, info.Lasts,
		kit.Rect{X: pick(side == Outpost, r.X, x+4), Y: r.Y, W: r.Right() - x - 4, H: r.H})
}

func pick(cond bool, a, b float64) float64 {
	if cond {
		return a
	}
	return b
}

func alignOf(side Faction) kit.Align {
	if side == Outpost {
		return kit.Finish
	}
	return kit.Start
}

// pips paints most slanted bars, n of them lit.
func (d *drawing) pips(side Faction, n, most int, step float64, r kit.Rect) {
	h := r.H * 0.36
	lit := kit.Hex(0xFF5A4C)
	if side == Outpost {
		lit = kit.Hex(0x8FBF5A)
	}
	for i := range most {
		col := kit.Hex(0x2A323D)
		if i < n {
			col = lit
		}
		x := r.X + float64(i)*step
		if side == Outpost {
			x = r.Right() - float64(i+1)*step
		}
		d.Figure("M3 0H10L7 10H0Z", 10, 10, kit.Rect{X: x, Y: r.MidY() - h/2, W: step - 0.5, H: h}, 0, col)
	}
}

// stand paints the number of districts that still stand, which is the score of the game.
func (d *drawing) stand() {
	f, r := d.f, d.f.Stand
	d.FillRect(r, kit.Gold.Fade(0.1))
	d.Outline(kit.Round(2), r, 1, kit.Gold.Fade(0.5))
	num := fmt.Sprint(d.m.Stand.Value)
	if f.Portrait {
		r = furniture.Below(d.Canvas, f.Window, d.m.Stand.Label, r, kit.Gold)
	}
	size := f.Fit(26, r.H*0.8)
	if f.Portrait {
		size = f.Fit(22, r.W*0.52)
	}
	q := math.Min(18*math.Max(1, f.S), r.W*0.36)
	w := kit.Width(kit.DisplayBlack, size, 0, num)
	label := d.m.Stand.Label
	if f.Narrow {
		label = ""
	}
	words := 0.0
	if label != "" {
		if words = kit.Width(kit.Label, f.Px(15), 0, label) + 6; words > r.W-w-q-20 {
			words, label = 0, "" // the sign is enough
		}
	}
	x := r.MidX() - (q+4+w+words)/2
	d.DrawIcon(IconNone, kit.Rect{X: x, Y: r.MidY() - q/2, W: q, H: q}, kit.Gold, kit.Ink)
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Color: kit.Gold, V: kit.Middle}, num,
		kit.Rect{X: x + q + 4, Y: r.Y, W: w + 2, H: r.H})
	if label != "" {
		d.Line(kit.Style{Face: kit.Label, Size: f.Px(15), Least: MinText, Color: kit.TextSecond, V: kit.Middle}, label,
			kit.Rect{X: x + q + 10 + w, Y: r.Y, W: words, H: r.H})
	}
}
