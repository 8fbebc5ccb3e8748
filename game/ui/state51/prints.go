package state51

import (
	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// print makes the prints of all cards and of the factions' contacts.
func (k *Skin) print() {
	d := k.game.Data()
	for c := rules.Card(1); c <= rules.CardCount; c++ {
		x := d.Of(c)
		if k.prints[x] != nil {
			continue
		}
		p := &art.Print{ID: x.ID, Name: k.voice.Card(c), Kind: art.Kind(x.Kind), Class: classOf(x),
			Distance: x.Distance,
			Spoil:    runs(x.Spoil), Agreement: runs(x.Agreement), Goods: runs(x.Goods), Effect: effect(&x.Effect)}
		for _, t := range x.Printed {
			p.Types = append(p.Types, t.String())
		}
		switch x.Kind {
		case rules.Leader:
			p.Tag, p.Brings = k.voice.T("print.leader"), k.voice.T("print.brings")
		case rules.Contact:
			p.Tag = k.voice.T("print.once")
		}
		p.Words = k.words(x)
		k.prints[x] = p
	}
	for i := range d.Bases {
		for _, fc := range d.Bases[i].Contacts {
			e := rules.Effect{Do: rules.Reach, Colour: fc.Colour, N: fc.N, Pay: fc.Pay}
			k.points[3*i+int(fc.Colour)] = &art.Print{ID: fc.ID, Name: k.voice.T("contact." + fc.ID), Kind: art.Contact,
				Effect: effect(&e), Words: panel.PlainText(k.voice.Effect(&e))}
		}
	}
}

// words returns the line of a full face that describes the effect.
func (k *Skin) words(x *rules.Design) string {
	e := &x.Effect
	key := "print." + e.Do.String()
	switch {
	case e.Do == rules.Produce && e.Open:
		key += ".open"
	case e.Do == rules.Slots && e.Spoils:
		key += ".spoils"
	case e.Do == rules.Draft:
		key += "." + e.How.String()
	case e.Do == rules.DoAct && e.Free:
		key += ".free"
	case e.Do == rules.When && e.On != rules.OnPlay:
		key += "." + e.On.String()
	}
	return k.voice.T(key, "type", k.voice.T("type."+e.Type.String()))
}

// classOf returns the class of a location, None for other cards.
func classOf(x *rules.Design) art.Class {
	if x.Kind != rules.Location {
		return art.None
	}
	switch x.Effect.Do {
	case rules.Produce:
		return art.Production
	case rules.DoAct, rules.Combine:
		return art.Action
	}
	return art.Ability
}

// effect returns an effect in the words of the data.
func effect(e *rules.Effect) art.Effect {
	return art.Effect{Do: e.Do.String(), Workers: e.Workers, Pay: runs(e.Pay), Gain: runs(e.Gain),
		Type: e.Type.String(),
		N:    e.N, Open: e.Open, Spoils: e.Spoils, Free: e.Free, Colour: e.Colour.String(), On: e.On.String(),
		How: e.How.String()}
}

// runs groups equal goods.
func runs(goods []rules.Good) (list []art.Run) {
	for _, g := range goods {
		if n := len(list); n > 0 && list[n-1].Good == g.String() {
			list[n-1].N++
			continue
		}
		list = append(list, art.Run{Good: g.String(), N: 1})
	}
	return list
}

func (k *Skin) printOf(c rules.Card) *art.Print { return k.prints[k.game.Data().Of(c)] }

// contactOf returns the print of the contact of a colour of a seat's faction.
func (k *Skin) contactOf(seat game.Seat, c rules.Colour) *art.Print {
	return k.points[3*int(k.game.Faction(seat))+int(c)]
}

// named returns the print of a spot's card or faction contact; nil if it is neither.
func (k *Skin) named(spot table.Spot) *art.Print {
	if spot.Kind != table.KindCard && spot.Kind != table.KindPiece {
		return nil
	}
	if c := k.game.Data().Card(spot.ID); c != rules.NoCard {
		return k.printOf(c)
	}
	for _, p := range k.points {
		if p.ID == spot.ID {
			return p
		}
	}
	return nil
}

// cardSpot returns the spot of a card in a hand, the row or the discard pile, pieceSpot that of a card in play.
func (k *Skin) cardSpot(c rules.Card) table.Spot  { return table.KindCard.Spot(k.game.Data().ID(c)) }
func (k *Skin) pieceSpot(c rules.Card) table.Spot { return table.KindPiece.Spot(k.game.Data().ID(c)) }

// seatSpot returns the spot that opens a seat's details, placeOf its settlement on a phone, and tabOf the tab that
// brings that into view.
func (k *Skin) seatSpot(seat game.Seat) table.Spot {
	return table.KindPile.Spot(game.SeatName(k.game, seat))
}
func (k *Skin) placeOf(seat game.Seat) table.Spot {
	return table.KindPlace.Spot(game.SeatName(k.game, seat))
}
func tabOf(place table.Spot) table.Spot { return table.KindTab.Spot(place.ID) }

func rowOf(c art.Class) int { return int(c - art.Production) }

// wayOf maps moves to the ways to play a card of the hand.
var wayOf = map[rules.Verb]board.Way{rules.DoPillage: board.Pillage, rules.DoCooperate: board.Cooperate,
	rules.DoAnnex: board.Annex, rules.DoRedevelop: board.Redevelop, rules.DoLead: board.Lead, rules.DoWork: board.Work,
	rules.DoVisit: board.Visit, rules.DoStore: board.Store, rules.DoDrop: board.Drop, rules.DoTake: board.Take,
	rules.DoHire: board.Hire, rules.DoPlace: board.Store}
