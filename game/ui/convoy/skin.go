// Package convoy is the looks of The Convoy at the table: it makes the board's
// model out of what one side may see, and words out of the catalogue. It
// draws nothing (package board does) and judges no rule.
package convoy

import (
	"slices"
	"strconv"
	"strings"
	"time"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui"
	"onelongnight/game/ui/board"
	"onelongnight/game/ui/kit"
)

// Skin draws The Convoy.
type Skin struct {
	voice *voice.Voice
	deck  []board.Card // all different cards
}

// New makes the skin in one language.
func New(v *voice.Voice) *Skin {
	s := &Skin{voice: v}
	s.deck = s.faces()
	return s
}

// Opens is what tells about a thing.
func (*Skin) Opens(spot string) ui.Panel {
	switch kind, _, _ := strings.Cut(spot, ":"); kind {
	case "card", "unit":
		if cardOf(spot) != rules.NoCard {
			return ui.CardPanel
		}
	case "total", "forecast", "lasts", "stand", "phase":
		return ui.WhyPanel
	case "pile":
		return ui.PilePanel
	case "city", "district", "strip":
		return ui.PlacePanel
	}
	return ui.NoPanel
}

// picture is a model with its layout.
type picture struct {
	model  *board.Model
	frame  *board.Frame
	coming []func() // what is still to be baked ahead, nil before it was thought of
	tone   kit.Tone
	city   map[string]int // the city a unit or district is in
	// folded are the units that can be chosen in destroyed cities, where units
	// are drawn as a number only.
	folded map[string]bool
	list   func() []ui.Sight // makes the sights when somebody asks for them
	sights []ui.Sight
}

// Paint makes the model and lays it out.
func (k *Skin) Paint(scene ui.Scene, c *ui.Chrome, w, h float64) ui.Picture {
	b := builder{Skin: k, chrome: c, model: &board.Model{}, changed: map[rules.Card]bool{}}
	p := &picture{model: b.model, tone: kit.Tone{Contrast: c.Contrast, Safe: c.Safe}, city: map[string]int{}, folded: map[string]bool{}}
	if s := scene.Session; s == nil || c.Panel == ui.TitlePanel || c.Under == ui.TitlePanel {
		b.title()
		b.sheets()
	} else {
		b.session, b.view = s, s.View().(*rules.View)
		if n := len(scene.Past); n > 0 {
			b.past, b.fresh, b.until = scene.Past, scene.Fresh, scene.Until
			b.view = scene.Past[n-1].View(s.Human).(*rules.View)
		}
		b.table()
		for _, u := range b.fallen() {
			p.folded[voice.UnitSpot(u)] = true
		}
		b.panels()
		p.places()
		p.list = b.sights
	}
	p.frame = board.Layout(b.model, w, h, c.TextScale)
	return p
}

// places notes which city everything is in.
func (p *picture) places() {
	for i := range p.model.Cities {
		city := &p.model.Cities[i]
		for _, u := range slices.Concat(city.Moloch.Units, city.Outpost.Units) {
			p.city["unit:"+u.ID] = city.N
		}
		for d := range city.Districts {
			p.city["district:"+strconv.Itoa(city.N)+"-"+strconv.Itoa(d+1)] = city.N
		}
		p.city["city:"+strconv.Itoa(city.N)] = city.N
	}
}

// Draw paints the board at a moment.
func (p *picture) Draw(c *kit.Canvas, m ui.Moment) {
	p.model.Time = m.Clock
	c.SetTone(p.tone)
	now := board.Now{T: m.T, Length: m.Length, Calm: m.Calm}
	if before, ok := m.Before.(*picture); ok && before.model.Title == nil {
		now.Before = &board.Shot{Model: before.model, Frame: before.frame}
	}
	if d := m.Carried; d != nil {
		now.Drag = &board.Drag{ID: strings.TrimPrefix(d.Spot, "card:"), X: d.X, Y: d.Y, Tilt: d.Tilt, Over: d.Over}
	}
	board.Draw(c, p.model, p.frame, now)
}

// Ahead bakes pictures of cards.
func (p *picture) Ahead(c *kit.Canvas, until time.Time) bool {
	c.SetTone(p.tone)
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
func (p *picture) At(x, y float64) (string, bool) {
	hit, ok := p.frame.HitAt(x, y)
	if id, isCard := strings.CutPrefix(hit.ID, "card:"); isCard && p.folded["unit:"+id] {
		return "unit:" + id, ok // a unit unfolded to a card
	}
	return hit.ID, ok
}

// Within is the city that a unit or district is in.
func (p *picture) Within(spot string) string {
	if n := p.city[spot]; n > 0 {
		return voice.CitySpot(rules.City(n))
	}
	return ""
}

// Hides tells whether units that can be chosen are folded away in a city.
func (p *picture) Hides(place string) bool {
	for spot := range p.folded {
		if strconv.Itoa(p.city[spot]) == place {
			return true
		}
	}
	return false
}

// Where is the middle of the visible part of a thing. What is out of sight is
// reached by its city, in the strip or on the road.
func (p *picture) Where(spot string) (x, y float64, ok bool) {
	n := strconv.Itoa(p.city[spot])
	tries := []string{spot, "strip:" + n, "city:" + n}
	if p.folded[spot] {
		tries[0] = "card:" + strings.TrimPrefix(spot, "unit:")
	}
	for _, try := range tries {
		if x, y, ok = p.middle(try); ok {
			return x, y, true
		}
	}
	return 0, 0, false
}

// middle finds a point where this very thing is on top.
func (p *picture) middle(spot string) (x, y float64, ok bool) {
	r, ok := p.frame.Anchor(spot)
	if !ok {
		return 0, 0, false
	}
	for _, at := range [][2]float64{{0.5, 0.5}, {0.5, 0.2}, {0.5, 0.8}, {0.2, 0.5}, {0.8, 0.5}, {0.1, 0.1}, {0.9, 0.1}, {0.1, 0.9}, {0.9, 0.9}} {
		x, y = r.X+r.W*at[0], r.Y+r.H*at[1]
		if hit, on := p.frame.HitAt(x, y); on && hit.ID == spot {
			return x, y, true
		}
	}
	return 0, 0, false
}

// Shows tells whether looking at a city would change nothing.
func (p *picture) Shows(place string) bool {
	n, err := strconv.Atoi(place)
	return err == nil && n >= 1 && n <= len(p.frame.Columns) && (p.frame.Columns[n-1].Large || !p.frame.Narrow && !p.frame.Portrait)
}

// Reveal scrolls so that a thing is wholly in sight.
func (p *picture) Reveal(spot string) (ui.Scrolled, bool) {
	hand, panel, card, ok := p.frame.Reveal(p.model, spot)
	return ui.Scrolled{Hand: hand, Panel: panel, Card: card}, ok
}

// Scroll says how far everything can be scrolled.
func (p *picture) Scroll() ui.Scrolled {
	return ui.Scrolled{Hand: p.frame.HandScrollMax, Panel: p.frame.ScrollMax, Card: p.frame.InspectMax}
}

// Sights lists what can be looked into.
func (p *picture) Sights() []ui.Sight {
	if p.sights != nil || p.list == nil {
		return p.sights
	}
	p.sights = p.list()
	for i := range p.sights {
		s := &p.sights[i]
		_, s.Seen = p.frame.Anchor(s.Spot)
		if !s.Seen {
			_, s.Seen = p.Reveal(s.Spot)
		}
	}
	return p.sights
}
