package look

import (
	"strconv"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// cardsBuilder is the look of tiny cards: a strip for each seat, with its hidden hand and what it has played, and the
// deck.
type cardsBuilder struct {
	common[*cards.View]
	strips []strip // the viewer's last, nearest to the hand
	edges  []kit.Color
}

// strip is what lies before a seat.
type strip struct {
	seat   game.Seat
	name   string
	held   int // number of cards in a hidden hand
	played []int
}

var seatColours = [game.MaxSeats]kit.Color{kit.Gold, kit.Cyan, kit.Legal, kit.RedWord}

func cardSpot(card int) table.Spot { return table.KindCard.Spot(strconv.Itoa(card)) }

func seatSpot(seat game.Seat) table.Spot { return table.KindPile.Spot(strconv.Itoa(int(seat))) }

// deckSpot is the spot of the deck. The strips have spots of the same piles as the seats in the top bar, with a tag
// added.
var deckSpot = table.KindPile.Spot("deck")

// Build makes the model.
func (l *cardsBuilder) Build() {
	l.around()
	v, m := l.View, l.model
	n := game.Seat(len(l.Session.Game.Seats()))
	for i := range n {
		sum := 0
		for _, card := range v.Table(i) {
			sum += card
		}
		col := seatColours[i]
		m.Seats = append(m.Seats, furniture.Seat{
			Name: l.Voice.Side(i), Spot: seatSpot(i), Color: col, Score: sum, Then: sum, Active: v.Turn() == i,
			Counters: []furniture.Counter{{Icon: kit.IconHand, N: v.Hand(i)}},
			Emblem:   func(c *kit.Canvas, r kit.Rect) { c.DrawIcon(kit.IconHand, r.Inset(r.W*0.15), col, kit.Ink) },
		})
		of := (v.Seat() + 1 + i) % n
		s := strip{seat: of, name: l.Voice.Side(of), played: v.Table(of)}
		if of != v.Seat() {
			s.held = v.Hand(of)
		}
		l.strips = append(l.strips, s)
	}
	m.Title = l.T("section.hand")
	m.Hand = furniture.Cards{Up: -1, W: 124, H: 172, Lift: 14, Scroll: l.Screen.Scroll.Hand}
	for i, card := range v.Own() {
		spot := cardSpot(card)
		m.Cards, l.edges = append(m.Cards, spot), append(l.edges, l.edge(spot))
		if l.Picked(spot) {
			m.Hand.Up = i
		}
	}
	m.Hand.N = len(m.Cards)
}

// Sights returns the seats with what lies before them, the deck, and the hand.
func (l *cardsBuilder) Sights() (list []scene.Sight) {
	board := l.T("section.board")
	for _, s := range l.strips {
		list = append(list, scene.Sight{Spot: seatSpot(s.seat), Label: s.name, Group: board, Opens: true})
	}
	list = append(list, scene.Sight{Spot: deckSpot, Label: l.T("tiny.deck"), Group: board, Opens: true})
	for _, card := range l.View.Own() {
		label := l.T("tiny.card", "card", card)
		list = append(list, scene.Sight{Spot: cardSpot(card), Label: label, Group: l.T("section.hand"), Opens: true})
	}
	return list
}

// Card returns a card shown large.
func (l *cardsBuilder) Card(spot table.Spot) (panel.Card, bool) {
	card, err := strconv.Atoi(spot.ID)
	return panel.Card{Spot: spot, Name: l.T("tiny.card", "card", card), Image: face{card, kit.PanelEdge}},
		err == nil && spot.Kind == table.KindCard
}

// Inspected returns a card shown large, with its value.
func (l *cardsBuilder) Inspected(spot table.Spot) *panel.Inspect {
	card, ok := l.Card(spot)
	if !ok {
		return nil
	}
	return &panel.Inspect{Card: card, List: panel.Texts(l.T("tiny.card.more", "card", spot.ID))}
}

// Picture returns a card for a line of a list.
func (l *cardsBuilder) Picture(spot table.Spot) panel.Image {
	if card, ok := l.Card(spot); ok {
		return card.Image
	}
	return nil
}

// Panel returns what lies before a seat, or in the deck; nil where it is neither.
func (l *cardsBuilder) Panel() panel.Panel {
	about := l.Screen.About
	if l.Screen.Panel != scene.PilePanel {
		return nil
	}
	if about.Same() == deckSpot {
		return l.List(l.T("tiny.deck"), panel.Texts(l.T("tiny.deck.more", "n", l.View.Deck())))
	}
	seat, err := strconv.Atoi(about.ID)
	if err != nil {
		return nil
	}
	group := panel.Group{}
	for _, card := range l.View.Table(game.Seat(seat)) {
		one, _ := l.Card(cardSpot(card))
		group.Cards = append(group.Cards, one)
	}
	body := l.T("tiny.seat.more", "n", l.View.Hand(game.Seat(seat)))
	return l.Pile(l.Voice.Side(game.Seat(seat)), body, []panel.Group{group})
}

type face struct {
	card int
	edge kit.Color
}

// DrawImage implements panel.Image.
func (f face) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	c.Fill(kit.Round(r.H*0.07), r, f.edge)
	inner := r.Inset(max(2, r.H*0.025))
	c.FillShape(kit.Round(r.H*0.06), inner, kit.Hex(0x3A3226), kit.Hex(0x1E1A15))
	c.Line(centred(r.H*0.5, kit.NameText), strconv.Itoa(f.card), inner)
}

// back paints the back of a card.
func back(c *kit.Canvas, r kit.Rect) {
	c.Panel(kit.Round(r.H*0.07), r, kit.Hex(0x2A3440), kit.Hex(0x1A222C), kit.PanelEdge)
	c.Outline(kit.Round(r.H*0.04), r.Inset(r.H*0.09), 1, kit.PanelEdge)
}

type cardsTable struct {
	tableLayout
	builder *cardsBuilder
	strips  []kit.Rect
	deck    kit.Rect
	cards   map[int]kit.Rect // the cards that lie face up
}

// Layout lays the model out.
func (l *cardsBuilder) Layout() skin.Table {
	t := &cardsTable{tableLayout: tableLayout{model: l.model, layout: l.model.Layout(l.Window)}, builder: l,
		cards: map[int]kit.Rect{}}
	w := l.Window
	room := t.layout.Field.InsetXY(unit(w, 16, 6), unit(w, 12, 4))
	t.deck, room = room.CutRight(unit(w, 120, 64))
	t.deck = t.deck.InsetXY(4, room.H*0.5-min(room.H*0.5, unit(w, 84, 46)))
	room.W -= unit(w, 12, 6)
	for i := range l.strips {
		high := room.H / float64(len(l.strips))
		r := kit.Rect{X: room.X, Y: room.Y + float64(i)*high, W: room.W, H: high}.InsetXY(0, unit(w, 4, 2))
		t.strips = append(t.strips, r)
		for k, card := range l.strips[i].played {
			t.cards[card] = t.place(r, k)
		}
	}
	return t
}

// size returns the height of a card in a strip, and the width of the part that its name takes.
func (t *cardsTable) size(r kit.Rect) (high, named float64) {
	return min(r.H-8, unit(t.layout.Window, 150, 120)), unit(t.layout.Window, 220, 100)
}

// place returns where the k-th card played in a strip lies.
func (t *cardsTable) place(r kit.Rect, k int) kit.Rect {
	high, named := t.size(r)
	wide := high * 0.72
	return kit.Rect{X: r.X + named + float64(k)*(wide+8), Y: r.MidY() - high/2, W: wide, H: high}
}

// Hits returns the strips, the deck, and what stands around them.
func (t *cardsTable) Hits() (hits scene.Hits) {
	for i, r := range t.strips {
		hits.Add(seatSpot(t.builder.strips[i].seat).Tagged("strip"), r)
	}
	hits.Add(deckSpot, t.deck)
	t.layout.Hits(&hits)
	return hits
}

// Draw paints the table; a card that was just played flies to its place.
func (t *cardsTable) Draw(c *kit.Canvas, before skin.Table, m scene.Moment) {
	c.FillV(t.layout.Rect(), kit.Hex(0x1D231E), kit.Hex(0x12160F))
	for i, r := range t.strips {
		t.drawStrip(c, &t.builder.strips[i], r)
	}
	back(c, t.deck.Centred(min(t.deck.W, t.deck.H*0.72), min(t.deck.H, t.deck.W/0.72)))
	c.Line(centred(t.layout.Px(22), kit.Text), strconv.Itoa(t.builder.View.Deck()), t.deck)
	t.layout.Draw(c, func(i int, at furniture.HandCard) {
		if m.Carried == nil || m.Carried.Spot != t.model.Cards[i] {
			t.own(i).DrawImage(c, t.layout.Window, at.Rect)
		}
	})
	was, _ := before.(*cardsTable)
	for card, r := range t.cards {
		if was != nil && was.cards[card].Empty() {
			r = between(was.origin(card), r, progress(before, m))
		}
		face{card, kit.PanelEdge}.DrawImage(c, t.layout.Window, r)
	}
	for i, spot := range t.model.Cards {
		if m.Carried != nil && m.Carried.Spot == spot {
			r := t.layout.Hand.Cards[i].Rect
			r.X, r.Y = m.Carried.X-r.W/2, m.Carried.Y-r.H/2
			t.own(i).DrawImage(c, t.layout.Window, r)
		}
	}
}

// own returns the i-th card of the hand.
func (t *cardsTable) own(i int) face {
	card, _ := strconv.Atoi(t.model.Cards[i].ID) // all of them are numbers
	return face{card, t.builder.edges[i]}
}

// origin returns where the next card to be played comes from: the hand, or the strip of the seat to move.
func (t *cardsTable) origin(card int) kit.Rect {
	for i, spot := range t.model.Cards {
		if spot == cardSpot(card) {
			return t.layout.Hand.Cards[i].Rect
		}
	}
	for i, s := range t.builder.strips {
		if s.seat == t.builder.View.Turn() {
			return t.place(t.strips[i], 0)
		}
	}
	return t.deck
}

// drawStrip paints a seat's name, its hidden hand, and the ground of what it has played.
func (t *cardsTable) drawStrip(c *kit.Canvas, s *strip, r kit.Rect) {
	_, named := t.size(r)
	c.FillShape(kit.Round(8), r, kit.White.Fade(0.05), kit.White.Fade(0.02))
	words := kit.Rect{X: r.X + 8, Y: r.Y, W: named - 16, H: r.H}
	if s.held > 0 {
		words.H = r.H * 0.45
	}
	st := centred(t.layout.Head(18), seatColours[s.seat])
	st.H = kit.Start
	c.Line(st, s.name, words)
	high := min(r.H*0.42, unit(t.layout.Window, 60, 40))
	for k := range s.held {
		back(c, kit.Rect{X: words.X + float64(k)*high*0.8, Y: words.Bottom(), W: high * 0.72, H: high})
	}
}
