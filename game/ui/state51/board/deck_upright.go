package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// deckUpright is what is asked, with what is held, the answers, and the hand.
func (f *Layout) deckUpright(m *Model, box kit.Rect) {
	u, t := f.S, PromptType(f.Window)
	asked := m.Prompt.Upright()
	words := asked.Height(t, box.W)
	switch {
	case m.Ticket != nil:
		f.ticketUpright(m, box, words)
	case m.Ledger != nil:
		f.Prompt, f.Ledger = box.CutTop(math.Min(words, t.Heading*1.1+t.Body*1.3) + 4*u)
	case m.Playing != nil && len(m.Choices) == 0: // what somebody else does
		f.Prompt, box = box.CutTop(math.Min(words+4*u, box.H*0.5))
		high := math.Min(box.H, 154*u)
		f.Face = kit.Rect{X: box.MidX() - high*handRatio/2, Y: box.Y, W: high * handRatio, H: high}
	case m.Prompt.Read && !m.Wants:
		f.readUpright(m, box, words)
	case len(m.Choices) > 0:
		f.choicesUpright(m, box, words)
	default:
		f.askUpright(m, box, words)
	}
}

// ticketUpright is the open ticket below what is asked, or below the heading of that where there is no room for more.
func (f *Layout) ticketUpright(m *Model, box kit.Rect, words float64) {
	u := f.S
	head := PromptType(f.Window).Heading * 1.25
	if high := words + 4*u; box.H-high >= float64(len(m.Ticket.Lanes))*(leastLane+laneGap)*u {
		head = high
	}
	f.Prompt, box = box.CutTop(head)
	f.ticket(m, f.peek(m, box), 62*u)
}

// readUpright is a text to be read. The hand looks out below it, for it may be what is spoken of.
func (f *Layout) readUpright(m *Model, box kit.Rect, words float64) {
	u := f.S
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
}

// handUpright is how high the hand would like to be in a box.
func (f *Layout) handUpright(m *Model, box kit.Rect) float64 {
	if len(m.Hand) == 0 {
		return 0
	}
	return math.Min(154*f.S, box.H*0.74)
}

// choicesUpright is what is asked, the answers, and the hand, which gives way to them.
func (f *Layout) choicesUpright(m *Model, box kit.Rect, words float64) {
	u, t, n := f.S, PromptType(f.Window), len(m.Choices)
	hand := math.Min(f.handUpright(m, box), 95*u)
	f.Prompt, box = box.CutTop(math.Min(words, t.Heading*1.1+t.Body*2.6) + 4*u)
	if room := box.H - math.Ceil(float64(n)/4)*(leastLane+5)*u - choiceGap*u; !m.Wants && room < hand {
		hand = room
		if hand < leastAside*u {
			hand = 0
		}
	}
	answers := box
	answers.H -= hand + choiceGap*u
	f.choicesIn(answers, n)
	f.footHand(m, box, hand)
}

// leastHand is what the hand keeps of the height below a settlement, however much there is to be read above it.
const leastHand = 0.64

// askUpright is what is asked, what the others did last, and the hand.
func (f *Layout) askUpright(m *Model, box kit.Rect, words float64) {
	u, t := f.S, PromptType(f.Window)
	if m.Draft != nil {
		words = math.Min(words, t.Heading*1.2+t.Body*1.3)
	}
	recall := 0.0
	if m.Recall.Spot != table.NoSpot {
		recall = recallHeight * u
	}
	hand := math.Min(f.handUpright(m, box), math.Max(box.H-words-4*u-recall, box.H*leastHand))
	f.Prompt, box = box.CutTop(math.Min(words+4*u, box.H-hand-recall))
	f.Recall, box = box.CutTop(recall)
	f.footHand(m, box, hand)
}

// footHand lays the hand out at the foot of a box, so high, if there is one.
func (f *Layout) footHand(m *Model, box kit.Rect, hand float64) {
	if hand == 0 {
		return
	}
	_, box = box.CutTop(box.H - hand)
	f.whole(m, box)
}

// whole lays the hand out in a box as high as that.
func (f *Layout) whole(m *Model, box kit.Rect) {
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
func (f *Layout) peek(m *Model, box kit.Rect) kit.Rect {
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
func (f *Layout) footFree(m *Model) kit.Rect {
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
func (f *Layout) peeks(m *Model, box *kit.Rect, high float64) {
	f.Hand.Rect, *box = box.CutBottom(high)
	f.Whole = math.Max(130*f.S, high-10*f.S)
	f.Hand.Fan(f.Window, furniture.Cards{N: len(m.Hand), Up: -1, W: f.Whole * handRatio, H: f.Hand.H - 10*f.S,
		Scroll: m.Scroll})
}
