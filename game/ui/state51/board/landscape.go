package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// landscape lays out a window that is wider than high: the bar, the rivals on the horizon, one's own settlement, and
// the strip with what is asked, the hand, the held card and the actions.
func (f *Layout) landscape(m *Model) {
	edge, gap := f.Unit(12, 6), f.Unit(8, 4)
	f.Top = kit.Rect{W: f.W, H: f.Unit(52, 44)}
	f.bar()
	f.Deck, _ = f.Rect().CutBottom(f.Unit(244, 180))
	rest := kit.Rect{X: edge, Y: f.Top.Bottom(), W: f.W - 2*edge, H: f.Deck.Y - f.Top.Bottom()}
	_, rest = rest.CutTop(m.Badge)
	_, rest = rest.CutBottom(f.Unit(12, 5))
	f.Horizon = rest.Y + f.Unit(60, 38)
	if m.Draft != nil {
		_, rest = rest.CutTop(f.Unit(4, 2))
		f.draftAcross(m, rest)
	} else {
		var head kit.Rect
		head, rest = rest.CutTop(f.Unit(128, 86))
		f.rivalsAcross(m, head, edge)
		_, rest = rest.CutTop(f.Unit(22, 5))
		if m.Staged() {
			f.stageAcross(m, rest, gap)
		} else {
			f.settlementAcross(m, rest, gap)
		}
	}
	f.deckAcross(m, edge, gap)
}

// bar shares the bar among the round, the phases, the race and the piles.
func (f *Layout) bar() {
	var in kit.Rect
	bar := f.Buttons.Bar(f.Unit(48, 44), layout.Leaf(&in).Pad(f.Unit(4, 2), 0), true).Pad(f.Unit(4, 0), 0)
	bar.Solve(f.Top)
	grow := math.Max(1, math.Min(f.TextScale, 1.3))
	f.Round, in = in.CutLeft(f.Unit(112, 84) * grow)
	_, in = in.CutLeft(f.Unit(6, 4))
	if !f.Narrow {
		f.Phases, in = in.CutLeft(f.Unit(360, 300) * grow)
	} else {
		f.Phases, in = in.CutLeft(96 * grow)
	}
	var piles kit.Rect
	piles, in = in.CutRight(f.Unit(132, 104) * grow)
	f.DeckAt, f.Gone = cell(piles, 0, 2, 0), cell(piles, 1, 2, 0)
	f.Race = in.InsetXY(f.Unit(28, 14), 0)
}

// settlementAcross is one's own settlement: the sheet of goods, the rows of cards, the slots with the next dawn.
func (f *Layout) settlementAcross(m *Model, box kit.Rect, gap float64) {
	s := &m.Seats[m.Shown]
	var base, right kit.Rect
	base, box = box.CutLeft(f.Unit(258, 176))
	f.baseSheet(s, base)
	_, box = box.CutLeft(gap)
	right, box = box.CutRight(f.Unit(238, 158))
	box.W -= gap
	tab := f.Unit(92, 34)
	pitch := (box.H + f.Unit(4, 2)) / 3
	for i := range f.RowsAt {
		row := kit.Rect{X: box.X, Y: box.Y + float64(i)*pitch, W: box.W, H: pitch - f.Unit(4, 2)}
		f.Tabs[i], f.RowsAt[i] = row.CutLeft(tab)
		_, f.RowsAt[i] = f.RowsAt[i].CutLeft(f.Unit(6, 3))
	}
	f.rows(m, s, f.Unit(7, 3))
	f.slotsAcross(s, right)
}

// baseSheet lays out the sheet of goods: a head, the goods, the tokens, the contacts.
func (f *Layout) baseSheet(s *Seat, box kit.Rect) {
	b := &f.Base
	b.Rect = box
	in := box.Inset(3)
	b.Head, in = in.CutTop(in.H * 0.255)
	var line kit.Rect
	line, in = in.CutTop(in.H * 0.36)
	b.Goods = cells(line.InsetXY(3, 2), len(s.Goods), 0)
	line, in = in.CutTop(in.H * 0.37)
	f.tokenLine(s, line.InsetXY(f.Unit(8, 4), 0))
	for i := range b.Contacts {
		b.Contacts[i] = cell(in.Inset(f.Unit(5, 3)), i, len(b.Contacts), f.Unit(4, 2))
	}
}

// tokenLine puts tokens, stores and points of a base side by side.
func (f *Layout) tokenLine(s *Seat, line kit.Rect) {
	b := &f.Base
	b.VP, line = line.CutRight(math.Min(line.W*0.24, line.H*1.9))
	n := len(s.Tokens) + len(s.Stores)
	if s.Room > 0 && len(s.Stores) == 0 {
		n++
	}
	each := math.Min(line.H*1.15, line.W/float64(max(n, 1)))
	at := kit.Rect{X: line.X, Y: line.Y, W: each, H: line.H}
	for range s.Tokens {
		b.Tokens = append(b.Tokens, at)
		at.X += each
	}
	for range s.Stores {
		b.Stores = append(b.Stores, at)
		at.X += each
	}
}

// slotsAcross are the places below the base, three in a row, from seven on four, from nine on five, and below them
// the next dawn.
func (f *Layout) slotsAcross(s *Seat, box kit.Rect) {
	f.SlotsAt, box = box.CutTop(f.Fit(22, f.Unit(24, 18)) * 1.1)
	n, per, gap := len(s.Slots), 3, f.Unit(5, 3)
	switch {
	case n > 8:
		per = 5
	case n > 6:
		per = 4
	}
	lines := (n + per - 1) / per
	room := box.H - f.Unit(96, 58)
	high := math.Min(f.Unit(52, 36), (room-gap)/float64(max(lines, 1))-gap)
	for i := range n {
		line := kit.Rect{X: box.X, Y: box.Y + float64(i/per)*(high+gap), W: box.W, H: high}
		f.Slots = append(f.Slots, cell(line, i%per, per, gap))
	}
	_, f.Dawn = box.CutTop(float64(lines)*(high+gap) + f.Unit(3, 1))
}

// deckAcross is the strip at the foot.
func (f *Layout) deckAcross(m *Model, edge, gap float64) {
	in := kit.Rect{X: edge, Y: f.Deck.Y + f.Unit(8, 5), W: f.W - 2*edge, H: f.Deck.H - f.Unit(12, 9)}
	cutActions := kit.Rect.CutRight
	if m.Mirror && f.Narrow {
		cutActions = kit.Rect.CutLeft
	}
	actions, in := cutActions(in, f.Unit(166, 152))
	column := f.Buttons.Column()
	column.Solve(actions)
	if in.X > edge { // the actions are at the left
		_, in = in.CutLeft(gap)
	} else {
		in.W -= gap
	}
	opened := m.Ticket != nil || len(m.Choices) > 0 || m.Ledger != nil && !m.Staged() || m.Playing != nil
	if opened {
		var pick kit.Rect
		pick, in = in.CutRight(in.W * 0.56)
		in.W -= gap
		f.openedAcross(m, pick, gap)
	}
	if m.Draft != nil {
		f.Dawn, in = in.CutRight(math.Min(f.Unit(290, 190), in.W*0.3))
		f.Dawn.H = math.Min(f.Dawn.H, f.Unit(140, 110))
		f.Dawn.Y = in.Bottom() - f.Dawn.H
		in.W -= gap
	}
	in = f.promptAcross(m, in, !opened && len(m.Log.Lines) > 0)
	if len(m.Hand) == 0 || in.H < 60 {
		return
	}
	f.Hand.Rect = in
	high := math.Min(f.Unit(158, 108), in.H-f.Unit(16, 7))
	f.Hand.Fan(f.Window, furniture.Cards{N: len(m.Hand), Up: up(m), W: high * handRatio, H: high, Lift: f.Unit(10, 5),
		Scroll: m.Scroll})
}

// openedAcross is what lies open beside the hand: a ticket, a production, or a card with the answers.
func (f *Layout) openedAcross(m *Model, box kit.Rect, gap float64) {
	switch {
	case m.Ticket != nil:
		f.ticket(m, box, f.Unit(150, 92))
	case m.Ledger != nil:
		f.Ledger, _ = box.CutLeft(math.Min(box.W, f.Unit(460, 300)))
	default:
		if m.Playing != nil {
			face := math.Min(box.H*0.96, f.Unit(200, 140))
			f.Face, box = box.CutLeft(face * handRatio)
			f.Face.H = face
			_, box = box.CutLeft(gap)
		}
		f.choicesIn(box, len(m.Choices))
	}
}

// promptAcross is what is asked, with the log at its right if that is shown. It returns what is left below.
func (f *Layout) promptAcross(m *Model, box kit.Rect, log bool) (rest kit.Rect) {
	t, words := PromptType(f.Window), box
	if log {
		words, f.Log.Rect = box.CutLeft(box.W * 0.55)
	}
	head := math.Min(math.Max(m.Prompt.Height(t, words.W), t.Heading*1.1+t.Body*1.3), box.H*0.4)
	if m.Prompt.Read || len(m.Hand) == 0 {
		head = math.Min(m.Prompt.Height(t, words.W), box.H)
	}
	f.Prompt, _ = words.CutTop(head)
	if !f.Log.Empty() {
		f.Log.Rect, _ = f.Log.Rect.CutTop(head)
		f.Log.Plain = true
		f.Log.Fill(f.Window, m.Log, kit.Start)
	}
	_, rest = box.CutTop(head + f.Unit(4, 2))
	return rest
}

// handRatio is the width of a card in the hand as a part of its height.
const handRatio = 110.0 / 154

// up is the card of the hand that was picked, −1 for none.
func up(m *Model) int {
	for i := range m.Hand {
		if m.Hand[i].State.Picked {
			return i
		}
	}
	return -1
}

// PromptType is how large the words of the prompt are.
func PromptType(w kit.Window) furniture.Type {
	if w.Portrait {
		return furniture.Type{Heading: w.Head(20), Body: w.Px(15)}
	}
	return furniture.Type{Heading: w.Head(30), Body: w.Px(17), Shadow: 2}
}

// ticket opens a card: its face, so wide, and right of that its lanes.
func (f *Layout) ticket(m *Model, box kit.Rect, face float64) {
	n := len(m.Ticket.Lanes)
	gap := f.Unit(5, 3)
	if f.Portrait {
		gap = laneGap * f.S
	}
	high := math.Min((box.H-gap*float64(n-1))/float64(max(n, 1)), f.Unit(76, 58))
	f.Face, box = box.CutLeft(face)
	for i := range n {
		f.Lanes = append(f.Lanes, kit.Rect{X: box.X, Y: box.Y + float64(i)*(high+gap), W: box.W, H: high})
	}
	for i := range n {
		f.Fares = append(f.Fares, f.faresIn(&m.Ticket.Lanes[i], f.Lanes[i]))
	}
	if need := float64(n)*(high+gap) - gap; need > 0 && n > 2 {
		f.Face.H = need
	} else {
		f.Face.H = math.Min(f.Face.H, f.Face.W/handRatio)
	}
}

// narrowCard is the width of what stands for the deck as a part of a card's.
const narrowCard = 0.62

// draftAcross is the row with who picks when above it.
func (f *Layout) draftAcross(m *Model, box kit.Rect) {
	d := &f.Draft
	var line kit.Rect
	line, box = box.CutTop(f.Unit(80, 46))
	d.Picks = cells(line.InsetXY(0, f.Unit(4, 1)), len(m.Draft.Picks), f.Unit(8, 4))
	_, box = box.CutTop(f.Unit(6, 2))
	marks := f.Unit(28, 22)
	n := len(m.Draft.Row)
	cols, gap := float64(max(n, 5)), f.Unit(14, 8)
	if m.Draft.More != "" && n >= 5 {
		cols += narrowCard
	}
	high := box.H - marks
	wide := math.Min(high*handRatio, (box.W-gap*(math.Ceil(cols)-1))/cols)
	high = math.Min(high, wide/handRatio)
	x := box.MidX() - (cols*wide+gap*(math.Ceil(cols)-1))/2
	for range n {
		r := kit.Rect{X: x, Y: box.Y, W: wide, H: high}
		d.Cards = append(d.Cards, r)
		d.Marks = append(d.Marks, kit.Rect{X: r.X, Y: r.Bottom(), W: wide, H: marks})
		x += wide + gap
	}
	if m.Draft.More != "" {
		d.More = kit.Rect{X: x, Y: box.Y, W: wide * narrowCard, H: high}
	}
}
