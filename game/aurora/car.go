package aurora

import "onelongnight/game"

// source is where a card that is being installed comes from.
type source uint8

// The sources.
const (
	fromSlot source = iota
	fromDiscard
	fromLoot
)

// install adds the truck, trailer or equipment of the task in hand to a convoy, asking where it goes if there is a
// choice (2.9).
func (p play) install(t *Task) {
	c := &p.Convoys[t.Seat]
	switch p.g.data.of[t.Card].Kind {
	case Truck:
		p.couple(t.Seat, 0)
	case Trailer:
		if n := c.Trailers(); n < int(p.g.truck(c).Tow) {
			p.couple(t.Seat, 2*(n+1))
		} else {
			p.choose(AskReplace, t.Seat)
		}
	default:
		p.choose(AskAttach, t.Seat)
	}
}

// couple puts the card of the task in hand at index at of Convoy.Cars, and discards the card that was there (2.9).
func (p play) couple(seat game.Seat, at int) {
	t := p.done()
	card := t.Card
	switch t.From {
	case fromSlot:
		p.clearSlot()
	case fromDiscard:
		p.Discard.Remove(card)
	case fromLoot:
		p.Prize = NoCard
	}
	c := &p.Convoys[seat]
	old := c.Remove(at)
	c.Cars[at] = card
	c.Fired &^= car(at)
	game.Add(p.log, Coupled{seat, OnCard{card}, old})
	if old != NoCard {
		p.discardCard(old)
	}
	p.push(Task{Do: toDrop, Seat: seat, Kinds: allKinds})
	p.push(Task{Do: toDetach, Seat: seat})
}

// allKinds is the set of all kinds of tokens that may be dropped.
const allKinds = 1<<SurvivorToken | 1<<Food | 1<<Fuel | 1<<Ammo

// attach puts the equipment in hand on the truck or trailer of a column, counted from 1.
func (p play) attach(seat game.Seat, column uint8) {
	if p.top().Do == toLoot {
		p.takePrize(seat)
	}
	p.couple(seat, 2*int(column)-1)
}

// replace puts the trailer in hand in the place of the one in a column.
func (p play) replace(seat game.Seat, column uint8) { p.couple(seat, 2*int(column)-2) }

// detach asks which trailer to let go while there are more than the truck can tow.
func (p play) detach(t *Task) {
	if c := &p.Convoys[t.Seat]; c.Trailers() <= int(p.g.truck(c).Tow) {
		p.done()
		return
	}
	p.choose(AskDetach, t.Seat)
}

// unhitch lets the trailer of a column go with its equipment; the columns behind it close up (2.9).
func (p play) unhitch(seat game.Seat, column uint8) {
	c := &p.Convoys[seat]
	at := 2*int(column) - 2
	trailer, top := c.Cars[at], c.Cars[at+1]
	for i := at; i < len(c.Cars); i++ {
		from, card := i+2, NoCard
		if from < len(c.Cars) {
			card = c.Cars[from]
		}
		c.Cars[i] = card
		c.Damage = moved(c.Damage, from, i)
		c.Fired = moved(c.Fired, from, i)
	}
	game.Add(p.log, LetGo{seat, OnCard{trailer}, top})
	p.discardCard(trailer)
	if top != NoCard {
		p.discardCard(top)
	}
}

// moved returns a set of places in which those of the car to are replaced by those of the car from.
func moved(set uint64, from, to int) uint64 {
	places := set >> (from * PlacesOnCard) & car(0)
	if from >= 2*Columns {
		places = 0
	}
	return set&^car(to) | places<<(to*PlacesOnCard)
}

// salvageable returns the cards that a seat may take from the discard pile (7.9).
func (s *State) salvageable(seat game.Seat) Cards {
	set := s.Discard.Set()
	set = set.And(&s.g.data.vehicles)
	for rest := set; !rest.Empty(); {
		c := rest.Pop()
		if s.rivals(seat, c) {
			set.Remove(c)
		}
	}
	return set
}

// rivals reports whether a card is a start card of another seat.
func (s *State) rivals(seat game.Seat, c Card) bool {
	owner := s.g.data.of[c].Owner
	return owner >= 0 && owner != int8(seat)
}
