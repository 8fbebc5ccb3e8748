package aurora

import (
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// Sights lists what can be read: the points and piles, the slots, each seat, the crew, the objects, the enemies.
func (b *builder) Sights() []scene.Sight {
	var list skin.Sights
	counts := b.T("sight.counts")
	list.Add(counts, table.KindFigure.Spot(pointsID), b.T("sight.points", "list", b.totals()))
	list.Add(counts, table.KindFigure.Spot(roundsID), b.T("roundup.all"))
	list.Add(counts, deckSpot, b.T("pile.deck"))
	list.Add(counts, discardSpot, b.T("pile.discard"))
	list.Add(counts, board.ResultSpot, b.T("results.title"))
	for slot := 1; slot <= rules.SlotCount; slot++ {
		if c := b.View.Slots[slot].Card; c != rules.NoCard {
			list.Add(b.T("sight.slots"), b.cardSpot(c), strconv.Itoa(slot)+". "+b.voice.Card(c))
		}
	}
	for i := range b.game.Seats() {
		seat := game.Seat(i)
		list.Add(b.T("sight.seats"), b.seatSpot(seat), b.voice.Side(seat))
	}
	c := b.own()
	for i := range c.Crew[:c.CrewN] {
		list.Add(b.T("sight.crew"), b.pieceSpot(c.Crew[i].Card), b.voice.Card(c.Crew[i].Card))
	}
	for _, card := range c.Cars {
		if card != rules.NoCard {
			list.Add(b.T("sheet.convoy"), b.pieceSpot(card), b.voice.Card(card))
		}
	}
	for i := range b.model.Objects {
		list.Add(b.T("sight.objects"), b.model.Objects[i].Spot, b.named(b.model.Objects[i].Spot).Name)
	}
	for i := range b.model.Foes {
		list.Add(b.T("sight.foes"), b.model.Foes[i].Spot, b.named(b.model.Foes[i].Spot).Name)
	}
	return list
}

func (b *builder) totals() string {
	var list []string
	for i := range b.game.Seats() {
		seat := game.Seat(i)
		list = append(list, b.voice.Side(seat)+" "+strconv.Itoa(b.View.PointsOf(seat).Total()))
	}
	return strings.Join(list, ", ")
}
