package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// upright returns the layout of a window higher than wide: the bar, the rivals, a settlement, and below it the prompt,
// the hand or the held card, and the buttons within reach of a thumb.
func (f *Layout) upright(m *Model) layout.Node {
	u := f.S
	spare := f.spareHeight()
	f.Horizon = 96 * u
	// While nobody has points, the pawns stand side by side.
	bar := layout.Row(0, layout.Leaf(&f.Round).Fixed(80*u), layout.Space(24*u), f.race(), layout.Space(14*u),
		f.pile(&f.DeckAt, "deck").Fixed(34*u))
	list := []layout.Node{f.Buttons.Bar(44*u, bar, true).Fixed(44 * u).To(&f.Top), layout.Space(3*u + m.Badge)}
	deck := layout.Column(0, f.deckUpright(m)...).Pad(6*u, 4*u).Grows()
	foot := layout.Space(0)
	if m.footed() {
		foot = layout.Column(0, layout.Space(4*u), f.Buttons.Foot(m.Left)).Pad(4*u, 0)
	} else if m.Draft != nil {
		spare += 150 * u // the hand takes the room
	}
	if m.Draft != nil {
		list = append(list, layout.Equal(3*u, layout.Cells(f.Draft.Picks)...).Pad(4*u, 0).Fixed(48*u+0.06*spare),
			f.draft(m, 2).Pad(6*u, 3*u).Grows())
		high := 152*u + 0.2*spare + (f.draftWords()-1)*PromptType(f.Window).Body*1.3
		if m.Prompt.Read && len(m.Hand) > 0 { // more words need not cut the hand if there is room above
			high += math.Min(54*u, 0.36*spare)
		}
		deck = deck.Between(100*u, high).Shares(0)
	} else {
		heads := make([]layout.Node, len(f.Rivals))
		for i := range heads {
			heads[i] = layout.Leaf(&f.Rivals[i].Head).Grows()
		}
		list = append(list, layout.Equal(4*u, heads...).Pad(4*u, 0).Fixed(60*u), layout.Space(4*u))
		list = append(list, f.settlementUpright(m, spare)...)
	}
	whole := layout.Column(0, deck, foot, layout.Space(4*u)).To(&f.Deck)
	if m.Draft == nil {
		whole = whole.Grows()
	}
	return layout.Column(0, append(list, whole)...)
}

// spareHeight returns how much higher the window is than what a phone has at least.
func (f *Layout) spareHeight() float64 { return spareOf(f.Window) }

func spareOf(w kit.Window) float64 { return math.Max(0, w.H-640*w.S) }

// Roomy reports whether a window is so high that there is room for more words.
func Roomy(w kit.Window) bool { return spareOf(w) >= leastSpare*w.S }

// draftWords returns the number of lines below the heading of a draft: always as many, so that it does not grow over
// the row when a card is lifted and told of.
func (f *Layout) draftWords() float64 {
	if Roomy(f.Window) {
		return 3
	}
	return 1
}

// footed reports whether there is a row of buttons at the foot. There is one during other seats' turns even if it is
// empty, so that nothing moves afterwards, and below an open card with many ways, where the hand is partly visible
// beside the buttons. Otherwise the hand takes the room.
func (m *Model) footed() bool {
	asked := m.Draft != nil || m.Wants || len(m.Choices) > 0 || m.Ticket != nil && len(m.Ticket.Lanes) <= fewLanes
	return !asked || furniture.Has(m.Buttons, furniture.SlotFilm) || furniture.Has(m.Buttons, furniture.SlotAction)
}

// fewLanes is the number of lanes up to which there is room for a hand below them.
const fewLanes = 2

// settlementUpright returns the settlement shown, or a production with its base. The slots below the base are left out
// if the held card needs the room.
func (f *Layout) settlementUpright(m *Model, spare float64) []layout.Node {
	u, s := f.S, &m.Seats[m.Shown]
	base := []layout.Node{f.baseUpright(s).Pad(4*u, 0), layout.Space(3 * u)}
	if m.Staged() {
		if sourceCount(m) == 0 {
			return base
		}
		sources := layout.Leaf(nil).Pad(6*u, 0).Inside(func(r kit.Rect) { f.sources(m, r) })
		return append(base, sources.Fixed(112*u+0.2*spare), layout.Space(4*u))
	}
	rows := f.rowsOf(m, 2*u, 24*u, 3*u, 3*u).Pad(4*u, 0).Fixed(3*(48*u+0.13*spare) + 4*u)
	dawn := layout.Leaf(&f.Dawn).Of(s.DawnSpot).Fixed(118 * u)
	per, high := len(s.Slots), 44*u
	if per > mostInLine {
		per, high = (per+1)/2, 56*u
	}
	places := layout.Grid(3*u, (high-4*u-3*u)/2, per, f.slots(s)...)
	if per == len(s.Slots) {
		places = layout.Equal(3*u, f.slots(s)...)
	}
	slots := layout.Row(4*u, places.Pad(0, 2*u).Grows(), dawn).Pad(4*u, 0).Fixed(high)
	if m.Ticket != nil {
		slots = slots.Out(1)
	}
	return append(base, rows, layout.Space(2*u), slots)
}

// mostInLine is the most slots side by side whose content can be told apart.
const mostInLine = 6

// fewTokens is the most kinds of tokens and stores that leave the contacts room for their prices in one line.
const fewTokens = 3

// baseUpright returns the base, in two lines, or in three if the tokens need one of their own and the window is high.
func (f *Layout) baseUpright(s *Seat) layout.Node {
	u, b := f.S, &f.Base
	const bare, priced, token = 126, 182, 23 // widths of points with contacts, without and with prices, and of a token
	n := float64(len(s.Tokens) + len(s.Stores))
	tokens := f.tokens(s, 1.25)
	contacts := layout.Row(0, layout.Equal(2*u, f.contacts(s)...).Grows(), layout.Leaf(&b.VP).Of(Race).Fixed(38*u))
	high, lines := 58*u-4, []layout.Node{layout.Equal(0, f.goods(s)...).Pad(4*u, 0).Grows()}
	if n > fewTokens && Roomy(f.Window) {
		high *= 1.5
		lines = append(lines, tokens.Pad(5*u, 1).Grows(), contacts.Pad(5*u, 1).Grows())
	} else {
		low := layout.Row(0, tokens.Between(n*token*u, n*token*u).Grows(), contacts.Between(bare*u, priced*u))
		lines = append(lines, low.Pad(5*u, 1).Grows())
	}
	return layout.Row(0, layout.Leaf(&b.Head).Of(s.Spot).Fixed(76*u), layout.Column(0, lines...).Grows()).
		Pad(2, 2).Fixed(high).To(&b.Rect)
}

// Heights at a scale of 1: the visible part of a hand below an open ticket, the minimum of a lane, the gap between
// lanes, the gap between answers and a hand, the line of what the others did last; and the heights from which a hand is
// completely visible beside words, and beside answers.
const peekHeight, leastLane, laneGap, choiceGap, recallHeight, wholeHand, leastAside = 48, 44, 3, 8, 44, 80, 60

// deckUpright returns the prompt, the held card, the answers, and the hand.
func (f *Layout) deckUpright(m *Model) []layout.Node {
	u, t := f.S, PromptType(f.Window)
	head, line := t.Heading*1.1, t.Body*1.3
	hand := func(least, most float64) layout.Node {
		if len(m.Hand) == 0 {
			return layout.Space(0)
		}
		return f.hand(m, func() { f.whole(m) }).Between(least*u, most*u)
	}
	switch {
	case m.Ticket != nil:
		peek := layout.Leaf(nil) // with no hand its room is kept, so that lanes do not move from card to card
		if len(m.Hand) > 0 {
			peek = f.hand(m, func() { f.looksOut(m) })
		}
		peek = peek.Between(peekHeight*u, 154*u).Out(2)
		gap, least, most := f.laneRange()
		n := float64(len(m.Ticket.Lanes))
		wide := 62 * u // of the face
		ticket := f.ticket(m, wide).Between(n*(least+gap)-gap, math.Max(n*(most+gap)-gap, wide/handRatio)).First(1)
		return []layout.Node{f.asked(m, t.Heading*1.25, math.Inf(1)), ticket, layout.Leaf(nil).Grows(), peek}
	case m.Ledger != nil:
		most := head + line
		if m.Prompt.Read {
			most = math.Inf(1)
		}
		return []layout.Node{f.asked(m, head, most), layout.Leaf(&f.Ledger).Grows()}
	case m.Playing != nil && len(m.Choices) == 0: // somebody else is using it
		face := layout.Leaf(&f.Face).Box(154*handRatio*u, 154*u, kit.Middle, kit.Start)
		return []layout.Node{f.asked(m, head, math.Inf(1)), face.Grows()}
	case m.Prompt.Read && !m.Wants: // the hand is partly visible below, since the text may be about it
		if len(m.Hand) == 0 {
			return []layout.Node{f.asked(m, head, math.Inf(1)).Grows()}
		}
		looks := f.hand(m, func() { f.looksOut(m) })
		return []layout.Node{f.asked(m, head, math.Inf(1)).Grows(), looks.Between(peekHeight*u, 154*u)}
	case len(m.Choices) > 0:
		rows := math.Ceil(float64(len(m.Choices)) / 4)
		answers := layout.Leaf(nil).Inside(func(r kit.Rect) { f.choicesIn(r, len(m.Choices), kit.Start) })
		aside := hand(leastAside, 154)
		if !m.Wants {
			aside = aside.Out(1)
		}
		return []layout.Node{f.asked(m, head, head+2*line), answers.Between((rows*(leastLane+5)-5)*u, 0).Grows(),
			layout.Space(choiceGap * u), aside}
	}
	most := math.Inf(1)
	if m.Draft != nil {
		most = head + f.draftWords()*line
	}
	recall := layout.Leaf(nil)
	if m.Recall.Spot != table.NoSpot {
		recall = layout.Leaf(&f.Recall).Of(m.Recall.Spot).Fixed(recallHeight * u).Out(1)
	}
	return []layout.Node{f.asked(m, head, most), recall, f.recent(m), hand(wholeHand, 154)}
}

// recent returns the last sentences of the log, in the room that the ways of a card take when it is touched. In a low
// window that room stays empty.
func (f *Layout) recent(m *Model) layout.Node {
	if m.Draft != nil || len(m.Log.Lines) == 0 || !Roomy(f.Window) {
		return layout.Leaf(nil).Shares(0.3)
	}
	f.Log.Plain = true
	words := f.Said(kit.Start).Box(0, saidHeight*f.S, kit.Start, kit.Start)
	return layout.Column(0, layout.Space(6*f.S), words).Shares(0.3)
}

// asked returns the prompt on a phone, with its minimum and maximum height.
func (f *Layout) asked(m *Model, least, most float64) layout.Node {
	asked := m.Prompt.Upright()
	return layout.Leaf(&f.Prompt).Of(table.KindPrompt.Spot("")).Needs(least+4*f.S, func(width float64) float64 {
		return math.Min(asked.Height(PromptType(f.Window), width), most) + 4*f.S
	})
}

// hand returns the hand, which lay lays out.
func (f *Layout) hand(m *Model, lay func()) layout.Node {
	return layout.Leaf(&f.Hand.Rect).Inside(func(kit.Rect) { lay() })
}

// leastSpare is the spare height from which the last sentences of the log are shown above the hand, saidHeight their
// height, at a scale of 1.
const leastSpare, saidHeight = 100, 84

// leastNames is the visible height of cards at which their names can be seen, at a scale of 1.
const leastNames = 76

// whole lays the hand out as high as its box. If its cards would be too low for names, only their upper parts are
// shown, which have the names.
func (f *Layout) whole(m *Model) {
	high := f.Hand.H - 14*f.S
	if high < LeastNamed && high >= leastNames*f.S {
		f.peeks(m)
		return
	}
	f.Hand.Fan(f.Window, furniture.Cards{N: len(m.Hand), Up: up(m), W: high * handRatio, H: high, Lift: 6 * f.S,
		Scroll: m.Scroll})
}

// looksOut lays a hand out below something else, completely visible if there is room.
func (f *Layout) looksOut(m *Model) {
	if f.Hand.H >= wholeHand*f.S {
		f.whole(m)
	} else {
		f.peeks(m)
	}
}

// peeks lays the hand out so that its box shows the upper parts of the cards.
func (f *Layout) peeks(m *Model) {
	seen := f.Hand.H - 14*f.S
	f.Whole = math.Max(130*f.S, seen)
	f.Hand.Fan(f.Window, furniture.Cards{N: len(m.Hand), Up: up(m), W: f.Whole * handRatio, H: seen,
		Lift: 4 * f.S, Scroll: m.Scroll})
}

// leastPeek is the minimum width of a hand that is partly visible beside the buttons, at a scale of 1.
const leastPeek = 120

// peekBeside shows the upper part of the hand beside the buttons at the foot, if there is no room for it below an open
// ticket.
func (f *Layout) peekBeside(m *Model) {
	u, high := f.S, furniture.FootRow(f.Window)
	r := kit.Rect{X: 4 * u, Y: f.H - high, W: f.W - 8*u, H: high}
	for i, at := range f.Buttons.Place {
		switch b := at.Rect; {
		case b.Empty() || f.Buttons.List[i].Slot >= furniture.SlotTopLeft:
		case m.Left:
			r.W = math.Min(r.W, b.X-6*u-r.X)
		default:
			_, r = r.CutLeft(math.Max(0, b.Right()+6*u-r.X))
		}
	}
	if r.W >= leastPeek*u {
		f.Hand.Rect = r
		f.peeks(m)
	}
}
