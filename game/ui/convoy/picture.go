package convoy

import (
	"slices"
	"strconv"
	"time"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// picture is a model with its layout, and what lies open over it.
type picture struct {
	model  *board.Model
	frame  *board.Frame
	open   panel.Open
	over   *panel.Frame
	coming []func() // what is still to be baked ahead, nil before it was thought of
	tone   kit.Tone
	words  panel.Words
	city   map[table.Spot]rules.City // the city a unit or district is in
	// folded are the units that can be chosen in destroyed cities, where units
	// are drawn as a number only.
	folded map[table.Spot]bool
	list   func() []scene.Sight // makes the sights of the table when somebody asks for them
	sights []scene.Sight
}

// places notes which city everything is in.
func (p *picture) places() {
	for i := range p.model.Cities {
		city := &p.model.Cities[i]
		c := rules.City(city.N)
		for _, u := range slices.Concat(city.Moloch.Units, city.Outpost.Units) {
			p.city[table.KindPiece.Spot(u.ID)] = c
		}
		for d := range city.Districts {
			p.city[voice.District(c, d+1)] = c
		}
		p.city[voice.CitySpot(c)], p.city[tabOf(c)] = c, c
	}
}

// isFirst tells whether the first screen stands in the table's stead.
func (p *picture) isFirst() bool { return p.open.Title != nil }

// tabOf is a city's picture in the strip of a narrow screen.
func tabOf(c rules.City) table.Spot { return table.KindTab.Spot(strconv.Itoa(int(c))) }

// Draw paints the board at a moment.
func (p *picture) Draw(c *kit.Canvas, m scene.Moment) {
	p.model.Time = m.Clock
	c.SetTone(p.tone)
	if !p.isFirst() {
		board.Draw(c, p.model, p.frame, p.moment(m))
	}
	p.over.Draw(c, m.Clock)
}

// moment is the same for the board.
func (p *picture) moment(m scene.Moment) board.Now {
	now := board.Now{T: m.T, Length: m.Length, Calm: m.Calm}
	if before, ok := m.Before.(*picture); ok && !before.isFirst() {
		now.Before = &board.Shot{Model: before.model, Frame: before.frame}
	}
	now.Drag, now.Dropped = drag(m.Carried), drag(m.Dropped)
	return now
}

// drag is a carried card, nil for none.
func drag(d *scene.Carried) *board.Drag {
	if d == nil {
		return nil
	}
	return &board.Drag{ID: d.Spot.ID, X: d.X, Y: d.Y, Tilt: d.Tilt, Over: d.Over}
}

// Ahead bakes pictures of cards.
func (p *picture) Ahead(c *kit.Canvas, until time.Time) bool {
	c.SetTone(p.tone)
	if _, hidden := p.open.Panel.(*panel.End); hidden || p.isFirst() {
		return true
	}
	if p.coming == nil {
		p.coming = board.Coming(c, p.model, p.frame)
	}
	for len(p.coming) > 0 {
		if !c.Ahead(until, p.coming[0]) {
			return false
		}
		p.coming = p.coming[1:]
	}
	return true
}

// At names the topmost thing under a point.
func (p *picture) At(x, y float64) (table.Spot, bool) {
	hit, ok := p.over.Hits().At(x, y)
	if unit := table.KindPiece.Spot(hit.Spot.ID); hit.Spot.Kind == table.KindCard && hit.Spot.Tag == "" && p.folded[unit] {
		return unit, ok // a unit unfolded to a card
	}
	return hit.Spot, ok
}

// Within is the city that a unit or district is in.
func (p *picture) Within(spot table.Spot) table.Spot {
	if c := p.city[spot]; c != rules.Nowhere {
		return voice.CitySpot(c)
	}
	return table.NoSpot
}

// Hides tells whether units that can be chosen are folded away in a city.
func (p *picture) Hides(place table.Spot) bool {
	for spot := range p.folded {
		if voice.CitySpot(p.city[spot]) == place {
			return true
		}
	}
	return false
}

// Lifts tells whether a thing can be carried: cards of the hand.
func (p *picture) Lifts(spot table.Spot) bool { return spot.Kind == table.KindCard }

// Where is the middle of the visible part of a thing. What is out of sight is
// reached by its city, in the strip or on the road.
func (p *picture) Where(spot table.Spot) (x, y float64, ok bool) {
	c := p.city[spot]
	tries := []table.Spot{spot, tabOf(c), voice.CitySpot(c)}
	if p.folded[spot] {
		tries[0] = table.KindCard.Spot(spot.ID)
	}
	for _, try := range tries {
		if x, y, ok = p.over.Hits().Point(try); ok {
			return x, y, true
		}
	}
	return 0, 0, false
}

// Shows tells whether looking at a city would change nothing.
func (p *picture) Shows(place table.Spot) bool {
	c := p.city[place]
	return c != rules.Nowhere && (p.frame.Columns[c-1].Large || !p.frame.Narrow && !p.frame.Portrait)
}

// Reveal scrolls so that a thing is wholly in sight.
func (p *picture) Reveal(spot table.Spot) (scene.Scroll, bool) {
	at, ok := p.over.Reveal(spot)
	at.Hand = p.model.HandScroll
	if !ok && !p.over.Covers() {
		at.Hand, ok = p.frame.Reveal(p.model, spot)
	}
	return at, ok
}

// Over is the title of what lies open, and the words below it.
func (p *picture) Over() (title, body string) { return p.over.Over() }

// Scroll says how far everything can be scrolled.
func (p *picture) Scroll() scene.Scroll {
	most := p.over.Scroll()
	most.Hand = p.frame.HandScrollMax
	return most
}

// Sights lists what can be looked into.
func (p *picture) Sights() []scene.Sight {
	if p.sights != nil {
		return p.sights
	}
	list, open := p.over.Sights(p.words)
	if !open && p.list != nil {
		list = p.list()
	}
	p.sights = list
	for i := range p.sights {
		s := &p.sights[i]
		_, s.Seen = p.over.Hits().Anchor(s.Spot)
		if !s.Seen {
			_, s.Seen = p.Reveal(s.Spot)
		}
	}
	return p.sights
}
