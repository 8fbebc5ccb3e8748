package board

import (
	"math"
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// race returns the place of the race in the bar.
func (f *Layout) race() layout.Node {
	return layout.Leaf(&f.Race).Of(Race).Grows()
}

func (f *Layout) pile(at *kit.Rect, name string) layout.Node {
	return layout.Leaf(at).Of(table.KindPile.Spot(name))
}

// rowsOf returns the three rows of a settlement with their tabs. gap is between rows, beside between a tab and its row,
// and apart between cards.
func (f *Layout) rowsOf(m *Model, gap, tab, beside, apart float64) layout.Node {
	var rows []layout.Node
	for i := range f.RowsAt {
		row := layout.Row(beside, layout.Leaf(&f.Tabs[i]).Fixed(tab), layout.Leaf(&f.RowsAt[i]).Grows())
		rows = append(rows, row.Grows())
	}
	return layout.Column(gap, rows...).Inside(func(kit.Rect) { f.rows(m, &m.Seats[m.Shown], apart) })
}

// slots returns the slots below the base.
func (f *Layout) slots(s *Seat) []layout.Node {
	f.Slots = make([]kit.Rect, len(s.Slots))
	list := layout.Cells(f.Slots)
	for i := range list {
		list[i] = list[i].Of(s.Slots[i].Spot)
	}
	return list
}

// goods returns the places of the goods on a base.
func (f *Layout) goods(s *Seat) []layout.Node {
	f.Base.Goods = make([]kit.Rect, len(s.Goods))
	list := layout.Cells(f.Base.Goods)
	for i := range list {
		list[i] = list[i].Of(s.Goods[i].Spot)
	}
	return list
}

func (f *Layout) contacts(s *Seat) []layout.Node {
	list := layout.Cells(f.Base.Contacts[:])
	for i := range list {
		list[i] = list[i].Of(s.Contacts[i].Spot)
	}
	return list
}

// countedShare is the width of several equal tokens with their number, relative to one token.
const countedShare = 1.5

// tokens returns tokens and stores side by side. ratio is the maximum width by height of each.
func (f *Layout) tokens(s *Seat, ratio float64) layout.Node {
	b, n := &f.Base, len(s.Tokens)
	return layout.Leaf(nil).Inside(func(line kit.Rect) {
		all := slices.Concat(s.Tokens, s.Stores)
		count := 0.0
		for i := range all {
			count += all[i].share()
		}
		if s.Room > 0 && len(s.Stores) == 0 {
			count++
		}
		one := math.Min(line.W/math.Max(count, 1), line.H*ratio)
		at := make([]kit.Rect, len(all))
		for i := range all {
			at[i], line = line.CutLeft(one * all[i].share())
		}
		b.Tokens, b.Stores = at[:n], at[n:]
	})
}

// share returns a kind of tokens' share of the line of tokens.
func (t *Token) share() float64 {
	if t.N > 1 {
		return countedShare
	}
	return 1
}

// parts returns the places of a token and of the number on it, which does not extend beyond it.
func (t *Token) parts(r kit.Rect, most float64) (at, chip kit.Rect) {
	if t.N < 2 {
		size := math.Min(math.Min(r.W*0.8, r.H*0.84), most)
		return r.Centred(size, size), kit.Rect{}
	}
	size := math.Min(math.Min(r.W*0.8/countedShare, r.H*0.84), most)
	q := math.Min(math.Max(kit.MinText+2, size*0.46), math.Min(r.W, r.H))
	wide := math.Min(r.W, size+q*0.6)
	wide = math.Max(wide, q)
	at = kit.Rect{X: r.MidX() - wide/2, Y: r.MidY() - size/2, W: size, H: size}
	return at, kit.Rect{X: at.X + wide - q, Y: math.Min(at.Bottom()-q*0.8, r.Bottom()-q), W: q, H: q}
}

func (f *Layout) laneRange() (gap, least, most float64) {
	if f.Portrait {
		return laneGap * f.S, leastLane * f.S, f.Unit(76, 58)
	}
	return f.Unit(5, 3), 0, f.Unit(76, 58)
}

// ticket returns an open card: its face of some width, with its lanes to the right.
func (f *Layout) ticket(m *Model, face float64) layout.Node {
	n := len(m.Ticket.Lanes)
	f.Lanes, f.Fares = make([]kit.Rect, n), make([][]kit.Rect, n)
	gap, least, most := f.laneRange()
	lanes := make([]layout.Node, n)
	for i := range lanes {
		lanes[i] = layout.Leaf(&f.Lanes[i]).Between(least, most).Inside(func(r kit.Rect) {
			f.Fares[i] = f.faresIn(&m.Ticket.Lanes[i], r)
		})
	}
	return layout.Row(0, layout.Leaf(&f.Face).Fixed(face), layout.Column(gap, lanes...).Grows()).Inside(func(kit.Rect) {
		if n > 2 {
			f.Face.H = f.Lanes[n-1].Bottom() - f.Face.Y
		} else {
			f.Face.H = math.Min(f.Face.H, f.Face.W/handRatio)
		}
	})
}

// narrowCard is the width of the deck relative to a card, in a wide window.
const narrowCard = 0.62

// draft returns the row to draft from, centred, in at most some number of lines.
func (f *Layout) draft(m *Model, lines int) layout.Node {
	return layout.Leaf(nil).Inside(func(box kit.Rect) {
		d, n, last := &f.Draft, len(m.Draft.Row), 1.0
		gap, marks, most := f.Unit(14, 8), f.Unit(28, 22), 5
		if lines > 1 {
			gap, marks, most = 6*f.S, 22*f.S, 3
		} else if m.Draft.More != "" {
			last = narrowCard
		}
		all := n
		if m.Draft.More != "" {
			all++
		}
		per := max(most, (all+lines-1)/lines)
		lines := max(1, (all+per-1)/per)
		if lines == 1 && f.Portrait {
			per = max(all, 2)
		}
		high := (box.H-gap*float64(lines-1))/float64(lines) - marks
		wide := math.Min(high*handRatio, (box.W+gap)/(float64(per)-1+last)-gap)
		high = math.Min(high, wide/handRatio)
		top := box.MidY() - (float64(lines)*(high+marks+gap)-gap)/2
		for from := 0; from < all; from += per {
			to := min(from+per, all)
			w := float64(to-from)*(wide+gap) - gap
			if to > n {
				w -= wide * (1 - last)
			}
			r := kit.Rect{X: box.MidX() - w/2, Y: top + float64(from/per)*(high+marks+gap), W: wide, H: high}
			for i := from; i < to; i++ {
				if i == n {
					d.More = kit.Rect{X: r.X, Y: r.Y, W: wide * last, H: high}
					continue
				}
				d.Cards = append(d.Cards, r)
				d.Marks = append(d.Marks, kit.Rect{X: r.X, Y: r.Bottom(), W: wide, H: marks})
				r.X += wide + gap
			}
		}
	}).Grows()
}

// handRatio is a hand card's width by height.
const handRatio = 110.0 / 154

// up returns the index of the lifted card of the hand, −1 for none.
func up(m *Model) int {
	for i := range m.Hand {
		if m.Hand[i].State.Picked {
			return i
		}
	}
	return -1
}
