package voice

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/table"
)

// Asked returns the open question. The book (game/state51/edition) has entries for these topics.
func (*Voice) Asked(view game.View) []string {
	v := view.(*state51.View)
	if v.Phase == state51.PhaseOver {
		return []string{"asks:over"}
	}
	return []string{"asks:" + v.Ask.String()}
}

// Told returns the kind of event, and the cards it affected, as far as a seat may know them.
func (s *Speaker) Told(e game.Event, to game.Seat) []string {
	topic := "event:" + e.Name()
	if e, ok := e.(state51.Played); ok {
		topic += "-" + e.As.String()
	}
	if c := state51.CardOf(game.Seen(e, to)); c != state51.NoCard {
		return []string{topic, s.cardSpot(c).String()}
	}
	return []string{topic}
}

// BookFacts returns what the book says about the data of a card, a faction or one of its contacts, a line each: its
// facts and the number of copies. It is not a method, so that only programs that make books link it.
func BookFacts(v *Voice, spot table.Spot) string {
	lines := cardFacts(v, spot)
	if lines == nil {
		return ""
	}
	return strings.ReplaceAll(strings.Join(lines, "\n"), "**", "") // without bold
}

// cardFacts returns the facts for a spot of the book, nil if it has none.
func cardFacts(v *Voice, spot table.Spot) []string {
	d := state51.Rules{}.Data()
	if spot.Kind == table.KindCard {
		at := slices.IndexFunc(d.Designs, func(x state51.Design) bool { return x.ID == spot.ID })
		if at < 0 {
			return nil
		}
		x := &d.Designs[at]
		return append(v.Facts(x), v.T("book.copies", "n", x.Copies))
	}
	for i := range d.Bases {
		b := &d.Bases[i]
		if spot == table.KindPiece.Spot(b.ID) {
			return []string{v.T("fact.base", "list", v.Goods(b.Gain)), v.T("fact.base.slots", "n", b.Slots)}
		}
		for _, c := range b.Contacts {
			if spot == table.KindPiece.Spot(c.ID) {
				e := state51.Effect{Do: state51.Reach, Colour: c.Colour, N: c.N, Pay: c.Pay}
				return []string{v.T("fact.contact", "side", v.T("faction."+b.ID)), v.Effect(&e)}
			}
		}
	}
	return nil
}
