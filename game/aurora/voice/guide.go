package voice

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/table"
)

// Asked is the question that is open. The book (game/aurora/edition) says where it tells of that.
func (*Speaker) Asked(view game.View) []string {
	v := view.(*aurora.View)
	switch {
	case v.Phase == aurora.PhaseOver:
		return []string{"asks:over"}
	case v.Ask == aurora.AskExplore && v.Asked == v.Who && !v.CanExplore():
		return []string{"asks:tired"}
	}
	return []string{"asks:" + v.Ask.String()}
}

// Told are what happened, and the card that it happened to, as far as a seat may know it.
func (s *Speaker) Told(event game.Event, to game.Seat) []string {
	list := []string{"event:" + event.Name()}
	object := aurora.NoObject
	switch e := game.Seen(event, to).(type) {
	case aurora.ObjectDrawn:
		object = e.Object
	case aurora.ObjectShelved:
		object = e.Object
	case aurora.ObjectPlayed:
		object = e.Object
	case aurora.ActionTurned:
		list = append(list, s.actionSpot(e.Action).String())
	case aurora.ActionEnded:
		list = append(list, s.actionSpot(e.Action).String())
	case aurora.Discarded, aurora.Stationed, aurora.BlockTaken, aurora.Marked, aurora.Lifted, aurora.Ousted:
		// what is told of these is not of the card
	default:
		if c := aurora.CardOf(e); c != aurora.NoCard {
			list = append(list, s.cardSpot(c).String())
		}
	}
	if object != aurora.NoObject {
		list = append(list, objectSpot(uint8(object)).String())
	}
	return list
}

// actionSpot is a card of the Automa.
func (s *Speaker) actionSpot(n uint8) table.Spot {
	return table.KindCard.Spot(s.game.Data().Actions[n].ID)
}

// BookFacts is what the book says of the data of a card, an object or a card of the Automa, a line each: its facts. It
// is no method: no program that makes no books carries it.
func BookFacts(v *Voice, spot table.Spot) string {
	lines := cardFacts(v, spot.ID)
	if lines == nil {
		return ""
	}
	return strings.ReplaceAll(strings.Join(lines, "\n"), "**", "") // facts are plain
}

// cardFacts are the facts of a thing by its id, nil if it is nothing that has any.
func cardFacts(v *Voice, id string) []string {
	d := aurora.Rules{}.Data()
	if c := d.Card(id); c != aurora.NoCard {
		return v.Facts(d, d.Of(c))
	}
	for o := aurora.NoObject + 1; int(o) <= aurora.ObjectCount; o++ {
		if o.String() == id {
			return []string{v.ObjectFact(o), v.T("fact.copies", "n", int(d.Copies[o]))}
		}
	}
	for i := range d.Actions {
		if a := &d.Actions[i]; a.ID == id && i > 0 {
			return v.ActionFacts(d, a)
		}
	}
	return nil
}
