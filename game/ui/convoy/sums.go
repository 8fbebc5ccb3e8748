package convoy

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/panel"
)

// part is a term of a unit's strength in words, with the card that causes it.
type part struct {
	n    int
	text string
	card rules.Card // NoCard if no card causes it
}

// parts returns a unit's strength in a position as a sum. It lists markers one by one, with where they came from.
func (b *builder) parts(v *rules.View, u rules.Card) []part {
	var list []part
	for _, t := range foresee.Terms(&v.Public, u) {
		p := part{t.N, "", t.Card}
		switch t.Kind {
		case foresee.TermPrinted:
			p.text = b.T("sum.printed")
		case foresee.TermMarkers, foresee.TermWeak:
			list = append(list, b.markers(u, t.N)...)
			continue
		case foresee.TermFloor:
			p.text = b.T("sum.floor")
		case foresee.TermNet:
			p.text, p.card = b.T("sum.net"), b.netter(u)
		default:
			p.text = b.voice.Card(t.Card)
		}
		list = append(list, p)
	}
	return list
}

// markers tells where the markers of a unit came from that are worth n together: those above 0 or those below, one by
// one. If what was told does not add up to n, as in a game that began in the middle, they are one part.
func (b *builder) markers(u rules.Card, n int) []part {
	var list []part
	sum := 0
	for _, l := range slices.Backward(b.Told()) {
		if rules.AboutOf(l.Event).Card != u {
			continue
		}
		if game.Is[rules.Played](l.Event) {
			break // the unit had no markers before that
		}
		if e, ok := l.Event.(rules.Marked); ok && (e.Value > 0) == (n > 0) {
			p := part{e.Value, b.T("sum.arrived"), e.By}
			if p.card != rules.NoCard {
				p.text = b.voice.Card(p.card)
			}
			list, sum = append(list, p), sum+e.Value
		}
	}
	if sum != n {
		return []part{{n, b.T("sum.markers"), rules.NoCard}}
	}
	slices.Reverse(list)
	return list
}

// netter returns the card that netted a unit, or NoCard if that is not known.
func (b *builder) netter(u rules.Card) rules.Card {
	for _, l := range slices.Backward(b.Told()) {
		if e, ok := l.Event.(rules.CaughtInNet); ok && e.Card == u {
			return e.By
		}
	}
	return rules.NoCard
}

// signed writes a term of a sum with its sign; the first term has no plus.
func signed(n int, first bool) string {
	switch {
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case first:
		return strconv.Itoa(n)
	}
	return "+" + strconv.Itoa(n)
}

// spell writes parts as a sum on one line.
func (b *builder) spell(parts []part) string {
	var said []string
	for i, p := range parts {
		said = append(said, b.T("sum.term", "n", signed(p.n, i == 0), "what", p.text))
	}
	return strings.Join(said, ", ")
}

// cardSpot returns the spot for a card's picture: that of the unit if it is in play, else that of the card. Mark tells
// several pictures of one card apart.
func (b *builder) cardSpot(v *rules.View, c rules.Card, mark any) table.Spot {
	spot := voice.CardSpot(c)
	if c.IsUnit() && v.Units[c].City != rules.Nowhere {
		spot = voice.UnitSpot(c)
	}
	return spot.Tagged(mark)
}

func (b *builder) pic(c rules.Card) *board.Pic {
	return &board.Pic{Art: voice.Key(c), Faction: faction(c.Side())}
}

// pics returns small pictures of cards, each once, as links to them.
func (b *builder) pics(v *rules.View, mark any, cards ...rules.Card) []panel.Link {
	var list []panel.Link
	for i, c := range cards {
		if c != rules.NoCard && !slices.Contains(cards[:i], c) {
			list = append(list, panel.Link{Spot: b.cardSpot(v, c, mark), Image: b.pic(c), Name: b.voice.Card(c)})
		}
	}
	return list
}

// toneOf returns the tone for a unit's strength: up or down from what is printed.
func toneOf(v *rules.View, u rules.Card) panel.Tone {
	switch n := v.Strength(u); {
	case n > u.Strength():
		return panel.ToneUp
	case n < u.Strength():
		return panel.ToneDown
	}
	return panel.ToneNormal
}
