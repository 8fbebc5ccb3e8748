package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// portrait lays out a window that is higher than wide: the bar, the rivals, a settlement, and below it what is asked,
// the hand or the held card, and the actions where a thumb reaches.
func (f *Frame) portrait(m *Model) {
	u := f.S
	spare := math.Max(0, f.H-640*u)
	f.Top = kit.Rect{W: f.W, H: 44 * u}
	f.Buttons.Corners(f.Top, 44*u, 0, furniture.SlotTopLeft, furniture.SlotTopRight)
	in := f.Top.InsetXY(44*u, 0)
	f.Round, in = in.CutLeft(80 * u)
	f.DeckAt, in = in.CutRight(34 * u)
	f.Race = in.InsetXY(14*u, 0)
	f.Race.X, f.Race.W = f.Race.X+10*u, f.Race.W-10*u // where nobody has points yet their pawns stand beside each other
	f.Horizon = f.Top.Bottom() + 52*u
	rest := kit.Rect{X: 4 * u, Y: f.Top.Bottom() + 3*u + m.Badge, W: f.W - 8*u, H: f.H - f.Top.Bottom() - 7*u - m.Badge}
	rest = f.Buttons.Foot(rest, m.Mirror)
	var line kit.Rect
	if m.Draft != nil {
		line, rest = rest.CutTop(48*u + 0.06*spare)
		f.Draft.Picks = cells(line, len(m.Draft.Picks), 3*u)
		high := math.Min(152*u+0.2*spare, rest.H*0.4)
		f.Deck, rest = rest.CutBottom(high)
		f.draftUpright(m, rest.InsetXY(2*u, 3*u))
	} else {
		line, rest = rest.CutTop(60 * u)
		n := len(m.Seats) - 1
		for _, r := range cells(line, n, 4*u) {
			f.Rivals = append(f.Rivals, RivalBox{Head: r})
		}
		_, rest = rest.CutTop(4 * u)
		if m.Staged() {
			rest = f.stageUpright(m, rest, spare)
		} else {
			rest = f.settlementUpright(m, rest, spare)
		}
		f.Deck = rest
	}
	f.Deck = kit.Rect{Y: f.Deck.Y, W: f.W, H: f.H - f.Deck.Y}
	box := kit.Rect{X: 6 * u, Y: f.Deck.Y + 4*u, W: f.W - 12*u, H: rest.Bottom() - f.Deck.Y - 4*u}
	if m.Draft != nil {
		box.H = f.deckFoot(m) - box.Y
	}
	f.deckUpright(m, box)
}

// deckFoot is where the buttons at the foot begin.
func (f *Frame) deckFoot(*Model) float64 {
	foot := f.H - 4*f.S
	for i, at := range f.Buttons.Place {
		if f.Buttons.List[i].Slot < furniture.SlotTopLeft && !at.Rect.Empty() {
			foot = math.Min(foot, at.Rect.Y)
		}
	}
	return foot - 4*f.S
}

// settlementUpright is the settlement that is shown. It returns what is left below it.
func (f *Frame) settlementUpright(m *Model, box kit.Rect, spare float64) (rest kit.Rect) {
	u := f.S
	s := &m.Seats[m.Shown]
	box = f.baseUpright(s, box)
	high := 48*u + 0.07*spare
	dawn := 118 * u
	for i := range f.RowsAt {
		var row kit.Rect
		row, box = box.CutTop(high)
		_, box = box.CutTop(2 * u)
		f.Tabs[i], f.RowsAt[i] = row.CutLeft(24 * u)
		_, f.RowsAt[i] = f.RowsAt[i].CutLeft(3 * u)
	}
	slots, box := box.CutTop(44 * u)
	f.Dawn, slots = slots.CutRight(dawn)
	slots.W -= 4 * u
	f.Slots = cells(slots.InsetXY(0, 2*u), len(s.Slots), 3*u)
	f.rows(m, s, 3*u)
	return box
}

// baseUpright is the sheet of goods, in two lines. It returns what is left below it.
func (f *Frame) baseUpright(s *Seat, box kit.Rect) (rest kit.Rect) {
	u, b := f.S, &f.Base
	b.Rect, box = box.CutTop(58 * u)
	_, box = box.CutTop(3 * u)
	in := b.Rect.Inset(2)
	b.Head, in = in.CutLeft(76 * u)
	line, low := in.CutTop(in.H / 2)
	b.Goods = cells(line.InsetXY(4*u, 0), len(s.Goods), 0)
	low = low.InsetXY(5*u, 1)
	var contacts kit.Rect
	n := len(s.Tokens) + len(s.Stores)
	const bare, priced, token = 126, 182, 23 // the widths of points with contacts, without and with prices, of a token
	contacts, low = low.CutRight(math.Max(bare*u, math.Min(priced*u, low.W-float64(n)*token*u)))
	b.VP, contacts = contacts.CutRight(38 * u)
	for i := range b.Contacts {
		b.Contacts[i] = cell(contacts, i, len(b.Contacts), 2*u)
	}
	each := math.Min(low.H*1.25, low.W/float64(max(n, 1)))
	at := kit.Rect{X: low.X, Y: low.Y, W: each, H: low.H}
	for range s.Tokens {
		b.Tokens = append(b.Tokens, at)
		at.X += each
	}
	for range s.Stores {
		b.Stores = append(b.Stores, at)
		at.X += each
	}
	return box
}

// leastHand is what the hand keeps of the height below a settlement, however much there is to be read above it.
const leastHand = 0.64

// deckUpright is what is asked, with what is held, the answers, and the hand.
func (f *Frame) deckUpright(m *Model, box kit.Rect) {
	u, t := f.S, PromptType(f.Window)
	asked := m.Prompt.Upright()
	words := asked.Height(t, box.W)
	switch {
	case m.Ticket != nil:
		head := t.Heading * 1.25
		if high := words + 4*u; box.H-high >= float64(len(m.Ticket.Lanes))*(leastLane+laneGap)*u {
			head = high // else there is room for the heading alone
		}
		f.Prompt, box = box.CutTop(head)
		f.ticket(m, f.peek(m, box), 62*u)
		return
	case m.Ledger != nil:
		f.Prompt, f.Ledger = box.CutTop(math.Min(words, t.Heading*1.1+t.Body*1.3) + 4*u)
		return
	case m.Playing != nil && len(m.Choices) == 0: // what somebody else does
		f.Prompt, box = box.CutTop(math.Min(words+4*u, box.H*0.5))
		high := math.Min(box.H, 154*u)
		f.Face = kit.Rect{X: box.MidX() - high*handRatio/2, Y: box.Y, W: high * handRatio, H: high}
		return
	case m.Prompt.Read && !m.Wants: // the hand looks out below, for it may be what is spoken of
		hand := math.Min(math.Max(box.H-words-4*u, peekHeight*u), 154*u)
		f.Prompt = box
		switch {
		case len(m.Hand) == 0:
		case hand >= wholeHand*u:
			f.Prompt, box = box.CutTop(box.H - hand)
			f.whole(m, box)
		default:
			f.Prompt, _ = box.CutTop(box.H - hand)
			f.peeks(m, &box, hand)
		}
		return
	}
	hand := math.Min(154*u, box.H*0.74)
	if len(m.Hand) == 0 {
		hand = 0
	}
	if n := len(m.Choices); n > 0 {
		f.Prompt, box = box.CutTop(math.Min(words, t.Heading*1.1+t.Body*2.6) + 4*u)
		hand = math.Min(hand, 95*u)
		answers := box
		if room := box.H - math.Ceil(float64(n)/4)*(leastLane+5)*u - choiceGap*u; !m.Wants && room < hand {
			hand = room
			if hand < leastAside*u {
				hand = 0
			}
		}
		answers.H -= hand + choiceGap*u
		f.choicesIn(answers, n)
	} else {
		if m.Draft != nil {
			words = math.Min(words, t.Heading*1.2+t.Body*1.3)
		}
		recall := 0.0
		if m.Recall.Spot != table.NoSpot {
			recall = recallHeight * u
		}
		hand = math.Min(hand, math.Max(box.H-words-4*u-recall, box.H*leastHand))
		f.Prompt, box = box.CutTop(math.Min(words+4*u, box.H-hand-recall))
		f.Recall, box = box.CutTop(recall)
	}
	if hand == 0 {
		return
	}
	_, box = box.CutTop(box.H - hand)
	f.whole(m, box)
}

// whole lays the hand out in a box as high as that.
func (f *Frame) whole(m *Model, box kit.Rect) {
	high := box.H - 10*f.S
	f.Hand.Rect = box
	f.Hand.Fan(f.Window, furniture.Cards{N: len(m.Hand), Up: up(m), W: high * handRatio, H: high, Lift: 6 * f.S,
		Scroll: m.Scroll})
}

// peekHeight is how much of a hand is seen below an open ticket, leastLane the least height of a lane above it, laneGap
// what lies between two of them, choiceGap what does between answers and a hand, recallHeight the line of what the
// others did last, all at a scale of 1.
const peekHeight, leastLane, laneGap, choiceGap, recallHeight = 48, 44, 3, 8, 30

// wholeHand is from which height a hand beside words is shown whole, leastAside the least height of one beside answers,
// leastPeek the least width of one beside buttons.
const wholeHand, leastAside, leastPeek = 80, 60, 120

// peek has the hand look out below an open ticket, so that another card can be picked, where the lanes leave room for
// that. It returns what is left of the box.
func (f *Frame) peek(m *Model, box kit.Rect) kit.Rect {
	u, lanes := f.S, float64(len(m.Ticket.Lanes))
	if len(m.Hand) == 0 {
		return box
	}
	if box.H-peekHeight*u < lanes*(leastLane+laneGap)*u { // beside the buttons
		if foot := f.footFree(m); foot.W >= leastPeek*u {
			f.peeks(m, &foot, foot.H)
		}
		return box
	}
	f.peeks(m, &box, peekHeight*u)
	return box
}

// footFree is what the buttons at the foot leave beside them.
func (f *Frame) footFree(m *Model) kit.Rect {
	u := f.S
	high := furniture.FootRow(f.Window)
	r := kit.Rect{X: 4 * u, Y: f.H - high, W: f.W - 8*u, H: high}
	for i, at := range f.Buttons.Place {
		switch b := at.Rect; {
		case b.Empty() || f.Buttons.List[i].Slot >= furniture.SlotTopLeft:
		case m.Mirror:
			r.W = math.Min(r.W, b.X-6*u-r.X)
		default:
			_, r = r.CutLeft(math.Max(0, b.Right()+6*u-r.X))
		}
	}
	return r
}

// peeks lays the hand out at the foot of a box, of which it takes that much: the upper part of its cards is seen.
func (f *Frame) peeks(m *Model, box *kit.Rect, high float64) {
	f.Hand.Rect, *box = box.CutBottom(high)
	f.Whole = math.Max(130*f.S, high-10*f.S)
	f.Hand.Fan(f.Window, furniture.Cards{N: len(m.Hand), Up: -1, W: f.Whole * handRatio, H: f.Hand.H - 10*f.S,
		Scroll: m.Scroll})
}

// draftUpright is the row, in two lines.
func (f *Frame) draftUpright(m *Model, box kit.Rect) {
	u, d := f.S, &f.Draft
	n := len(m.Draft.Row)
	if m.Draft.More != "" {
		n++
	}
	per := max(3, (n+1)/2)
	gap, marks := 6*u, 22*u
	high := (box.H-gap)/2 - marks
	wide := math.Min(high*handRatio, (box.W+gap)/float64(per)-gap)
	high = math.Min(high, wide/handRatio)
	for i := range n {
		in := min(per, n-i/per*per)
		x := box.MidX() - (float64(in)*(wide+gap)-gap)/2
		r := kit.Rect{X: x + float64(i%per)*(wide+gap), Y: box.Y + float64(i/per)*(high+marks+gap), W: wide, H: high}
		if i < len(m.Draft.Row) {
			d.Cards = append(d.Cards, r)
			d.Marks = append(d.Marks, kit.Rect{X: r.X, Y: r.Bottom(), W: wide, H: marks})
		} else {
			d.More = r
		}
	}
}
