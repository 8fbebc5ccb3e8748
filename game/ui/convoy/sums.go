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

// part is a term of a unit's strength in words, with the card behind it.
type part struct {
	n    int
	text string
	card rules.Card // NoCard for what no card does
}

// parts returns a unit's strength in a position as a sum, markers by where they
// came from.
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

// markers tells the markers of a unit that are worth n together, of those above
// 0 or those below, one by one. A game that began in the middle does not know
// where they came from.
func (b *builder) markers(u rules.Card, n int) []part {
	var list []part
	sum := 0
	for _, l := range slices.Backward(b.Told()) {
		if rules.AboutOf(l.Event).Card != u {
			continue
		}
		if game.Is[rules.Played](l.Event) {
			break // what it had before is gone
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

// netter returns the card that netted a unit, NoCard if that is not known.
func (b *builder) netter(u rules.Card) rules.Card {
	for _, l := range slices.Backward(b.Told()) {
		if e, ok := l.Event.(rules.CaughtInNet); ok && e.Card == u {
			return e.By
		}
	}
	return rules.NoCard
}

// signed writes a term; the first of a sum has no sign.
func signed(n int, first bool) string {
	switch {
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case first:
		return strconv.Itoa(n)
	}
	return "+" + strconv.Itoa(n)
}

// spell writes parts as a sum in one line.
func (b *builder) spell(parts []part) string {
	var said []string
	for i, p := range parts {
		said = append(said, b.T("sum.term", "n", signed(p.n, i == 0), "what", p.text))
	}
	return strings.Join(said, ", ")
}

// cardSpot returns the spot for a card's picture: the unit in play, otherwise the card. mark tells several pictures of
// one card apart.
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

// pics are small pictures of cards that can be touched.
func (b *builder) pics(v *rules.View, mark any, cards ...rules.Card) []panel.Link {
	var list []panel.Link
	for i, c := range cards {
		if c != rules.NoCard && !slices.Contains(cards[:i], c) {
			list = append(list, panel.Link{Spot: b.cardSpot(v, c, mark), Image: b.pic(c), Name: b.voice.Card(c)})
		}
	}
	return list
}

// toneOf colours a unit's strength.
func toneOf(v *rules.View, u rules.Card) panel.Tone {
	switch n := v.Strength(u); {
	case n > u.Strength():
		return panel.ToneUp
	case n < u.Strength():
		return panel.ToneDown
	}
	return panel.ToneNormal
}
