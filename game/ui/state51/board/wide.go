package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// wide returns the layout of a window wider than high: the bar, the rivals at the horizon, the viewer's settlement, and
// the strip with the prompt, the hand, the held card and the buttons.
func (f *Layout) wide(m *Model) layout.Node {
	edge, grow := f.Unit(12, 6), math.Max(1, math.Min(f.TextScale, 1.3))
	phases := f.Unit(360, 300)
	if f.Narrow {
		phases = 96
	}
	pile := f.Unit(66, 52) * grow
	bar := layout.Row(0, layout.Space(f.Unit(4, 2)), layout.Leaf(&f.Round).Fixed(f.Unit(112, 84)*grow),
		layout.Space(f.Unit(6, 4)), layout.Leaf(&f.Phases).Fixed(phases*grow), f.race().Pad(f.Unit(28, 14), 0),
		f.pile(&f.DeckAt, "deck").Fixed(pile), f.pile(&f.Gone, "discard").Fixed(pile), layout.Space(f.Unit(4, 2)))
	f.Horizon = f.Unit(52, 44) + m.Badge + f.Unit(60, 38)
	top := f.Buttons.Bar(f.Unit(48, 44), bar, true).Pad(f.Unit(4, 0), 0).Fixed(f.Unit(52, 44)).To(&f.Top)
	list := []layout.Node{top, layout.Space(m.Badge)}
	if m.Draft != nil {
		picks := layout.Equal(f.Unit(8, 4), layout.Cells(f.Draft.Picks)...).Pad(edge, f.Unit(4, 1))
		list = append(list, layout.Space(f.Unit(4, 2)), picks.Fixed(f.Unit(72, 44)), layout.Space(f.Unit(6, 2)),
			f.draft(m, 1).Pad(edge, 0))
	} else {
		rivals := layout.Leaf(nil).Pad(edge, 0).Inside(func(r kit.Rect) { f.rivalsAcross(m, r, edge) })
		place := f.settlement(m)
		if m.Staged() {
			place = f.stage(m, f.W-2*edge)
		}
		list = append(list, rivals.Fixed(f.Unit(128, 86)), layout.Space(f.Unit(22, 5)),
			place.Pad(edge, 0).Between(0, 0).Grows())
	}
	deck, high := f.deckAcross(m, f.Unit(8, 4)).Grows(), f.Unit(250, 180)
	if m.Ticket != nil && f.Narrow { // its lanes must be large enough to touch
		high = math.Max(high, f.Unit(8, 5)+f.Unit(4, 4)+float64(len(m.Ticket.Lanes))*(leastLane+laneGap))
	}
	return layout.Column(0, append(list, layout.Space(f.Unit(12, 5)), layout.Column(0, layout.Space(f.Unit(8, 5)),
		deck.Pad(edge, 0), layout.Space(f.Unit(4, 4))).Fixed(high).To(&f.Deck))...)
}

// settlement returns the viewer's settlement: the base, the rows of cards, the slots with the next dawn.
func (f *Layout) settlement(m *Model) layout.Node {
	s := &m.Seats[m.Shown]
	per, high := 3, f.Unit(52, 36) // of the slots
	switch n := len(s.Slots); {
	case n > 8:
		per = 5
	case n > 6:
		per = 4
	}
	lines := math.Ceil(float64(len(s.Slots)) / float64(per))
	slots := layout.Column(0, layout.Leaf(&f.SlotsAt).Fixed(f.Fit(22, f.Unit(24, 18))*1.1),
		layout.Grid(f.Unit(5, 3), high, per, f.slots(s)...).Between(0, lines*(high+f.Unit(5, 3))),
		layout.Space(f.Unit(3, 1)),
		layout.Leaf(&f.Dawn).Of(s.DawnSpot).Between(f.Unit(84, 54), 0).Grows())
	return layout.Row(f.Unit(8, 4), f.base(s).Fixed(f.Unit(258, 176)-6),
		f.rowsOf(m, f.Unit(4, 2), f.Unit(92, 34), f.Unit(6, 3), f.Unit(7, 3)).Grows(), slots.Fixed(f.Unit(238, 158)))
}

// base returns the base: its head, the goods, the tokens, the contacts.
func (f *Layout) base(s *Seat) layout.Node {
	b := &f.Base
	line := layout.Row(0, f.tokens(s, 1.15).Shares(0.76), layout.Leaf(&b.VP).Of(Race).Shares(0.24))
	return layout.Column(0, layout.Leaf(&b.Head).Of(s.Spot).Shares(0.26),
		layout.Equal(0, f.goods(s)...).Pad(3, 2).Shares(0.26), line.Pad(f.Unit(8, 4), 0).Shares(0.18),
		layout.Equal(f.Unit(4, 2), f.contacts(s)...).Pad(f.Unit(5, 3), f.Unit(5, 3)).Shares(0.25)).Pad(3, 3).To(&b.Rect)
}

// stage returns a production: on the left the cards that give something, in the middle the base that gets it, on the
// right the sheet that tells it.
func (f *Layout) stage(m *Model, across float64) layout.Node {
	ledger := math.Min(across*0.34, f.Unit(430, 260))
	wide := math.Min((across-ledger)*0.46, f.Unit(350, 230))
	base := f.base(&m.Seats[m.Shown])
	told := layout.Leaf(&f.Ledger).Fixed(ledger)
	if sourceCount(m) == 0 { // only the base gives something
		return layout.Row(f.Unit(16, 8), layout.Stack(base.Box(wide, 0, kit.Middle, kit.Start)).Grows(), told)
	}
	sources := layout.Leaf(nil).Inside(func(r kit.Rect) { f.sources(m, r) })
	return layout.Row(f.Unit(16, 8), sources.Grows(), base.Fixed(wide-6), told)
}

// deckAcross returns the strip at the foot.
func (f *Layout) deckAcross(m *Model, gap float64) layout.Node {
	actions := f.Buttons.Column().Fixed(f.Unit(166, 152))
	opened := m.Ticket != nil || len(m.Choices) > 0 || m.Ledger != nil && !m.Staged() || m.Playing != nil
	part := 0.44
	switch large := f.TextScale; {
	case m.Ticket != nil && f.Narrow && large > 1.2: // the names of its ways need the room
		part = 0.36
	case m.Ticket == nil && f.Narrow && large > 1.6: // a question in large letters does
		part = 0.5
	case m.Ticket == nil && m.Ledger == nil && m.Playing == nil && len(m.Choices) > 0 && len(m.Choices) < few:
		part += 0.1 * float64(few-len(m.Choices)) // the hand takes the room that the answers leave
	}
	log := !opened && len(m.Log.Lines) > 0 && !m.Prompt.Read && (m.Draft == nil || !f.Narrow)
	list := []layout.Node{f.wordsAcross(m, log).Shares(part)}
	if m.Draft != nil {
		wide := math.Min(f.Unit(290, 190), f.W*0.25)
		dawn := layout.Leaf(&f.Dawn).Of(m.Seats[0].DawnSpot).Box(0, f.Unit(140, 110), kit.Start, kit.Finish)
		list = append(list, dawn.Fixed(wide))
	}
	if opened {
		list = append(list, f.opened(m, gap).Shares(1-part))
	}
	return layout.Row(gap, layout.Row(gap, list...).Grows(), actions).Turned(m.Left && f.Narrow)
}

// few is the number of answers that take all of their part of the width.
const few = 4

// opened returns what is open beside the hand: a ticket, a production, or a card with the answers.
func (f *Layout) opened(m *Model, gap float64) layout.Node {
	switch {
	case m.Ticket != nil:
		return f.ticket(m, f.heldFace())
	case m.Ledger != nil:
		return layout.Leaf(&f.Ledger).Box(f.Unit(460, 300), 0, kit.Start, kit.Start)
	}
	end := kit.Start
	if m.Playing == nil && !(m.Left && f.Narrow) {
		end = kit.Finish
	}
	answers := layout.Leaf(nil).Inside(func(r kit.Rect) { f.choicesIn(r, len(m.Choices), end) }).Grows()
	if m.Playing == nil {
		return layout.Row(gap, answers)
	}
	face := math.Min(f.Unit(222, 164), f.Unit(200, 140))
	return layout.Row(gap, layout.Leaf(&f.Face).Box(0, face, kit.Start, kit.Start).Fixed(face*handRatio), answers)
}

// heldFace returns the width of the face of an open card; in a narrow window, its ways take the room.
func (f *Layout) heldFace() float64 {
	if f.Narrow {
		return 68
	}
	return f.Unit(150, 92)
}

// wordsAcross returns the prompt, with the log to its right if that is shown, above the hand.
func (f *Layout) wordsAcross(m *Model, log bool) layout.Node {
	t, part, most := PromptType(f.Window), 1.0, f.Unit(90, 66)
	words := []layout.Node{f.Asked()}
	if log {
		part, f.Log.Plain = 0.55, true
		words = append(words, f.Said(kit.Start).Between(0, 0).Shares(0.45))
	}
	words[0] = words[0].Between(0, 0).Shares(part)
	least := t.High(2) // so that the hand stays when there is only one line
	if m.Prompt.Read || len(m.Hand) == 0 {
		least, most = 0, math.Inf(1)
	}
	asked := layout.Row(0, words...).Needs(t.High(0), func(width float64) float64 {
		return math.Min(math.Max(m.Prompt.Height(t, width*part), least), most)
	})
	if len(m.Hand) == 0 {
		return layout.Column(0, asked)
	}
	return layout.Column(f.Unit(4, 2), asked, f.hand(m, func() {
		high := math.Min(f.Unit(158, 108), f.Hand.H-f.Unit(16, 7))
		f.Hand.Fan(f.Window, furniture.Cards{N: len(m.Hand), Up: up(m), W: high * handRatio, H: high,
			Lift: f.Unit(10, 5), Scroll: m.Scroll})
	}).Between(60, 60).Grows().Out(1))
}

// PromptType returns the text sizes of the prompt.
func PromptType(w kit.Window) furniture.Type {
	if w.Portrait {
		return furniture.Type{Heading: w.Head(20), Body: w.Px(15)}
	}
	return furniture.Type{Heading: w.Head(30), Body: w.Px(17), Shadow: 2}
}
