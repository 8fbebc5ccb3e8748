package board

import (
	"math"
	"slices"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// Coming lists drawings of what may be shown next, the likeliest first, so that their pictures can be baked before a
// frame has to wait for them: the city that is fought for in every state, near and far, the table after its fall, and
// all cards, as faces of the hand and as tokens in each size of this layout.
func Coming(c *kit.Canvas, m *Model, f *Layout) []func() {
	d := &drawing{Parts: kit.PartsOf(c, f), m: m, f: f, shot: &shot{Model: m, Layout: f}}
	var list []func()
	for i := range d.m.Cities {
		if d.m.Cities[i].Active {
			list = append(list, d.cityAhead(i)...)
		}
	}
	for i := range d.m.Hand {
		list = append(list, d.cardAhead(&d.m.Hand[i])...)
	}
	for i := range d.m.Coming {
		list = append(list, d.cardAhead(&d.m.Coming[i])...)
	}
	for i := range d.m.Coming {
		card := &d.m.Coming[i]
		list = append(list, func() { d.plainFace(card, d.f.passing()) })
		if card.Strength == "" { // an instant or module is held up when it is played
			list = append(list, func() { d.face(card, d.f.heldSpot()) })
		}
	}
	return list
}

// cityAhead draws a city's districts in every state, on the table and in a battle, and the cities as they are after its
// fall.
func (d *drawing) cityAhead(i int) []func() {
	c, col := &d.m.Cities[i], &d.f.Columns[i]
	fight := &Battle{City: c.N, District: 1}
	for side := Moloch; side <= Outpost; side++ {
		for _, u := range c.row(side).Units {
			fight.Tallies[side] = append(fight.Tallies[side], Tally{Unit: u})
		}
	}
	b := d.f.battleLayout(fight)
	list := []func(){func() {
		for side := Moloch; side <= Outpost; side++ {
			for k, r := range b.Tokens[side] {
				d.token(&fight.Tallies[side][k].Unit, r)
			}
			d.number("0123456789", b.Totals[side], side)
		}
	}, func() {
		for k := range c.Districts { // with the landmarks on both sides of it
			art.Battle(d.Canvas, art.Fight{City: c.ID, Blocks: make([]art.Block, len(c.Districts)), At: k}, d.f.Top,
				b.City)
		}
	}}
	for _, block := range []art.Block{{State: art.Burning}, {State: art.Ruined}, {State: art.Ruined, Fall: 0.5},
		{State: art.Whole}} {
		blocks := slices.Repeat([]art.Block{block}, len(c.Districts))
		if col.Shown {
			list = append(list, func() { art.City(d.Canvas, c.ID, built(col.Skyline), blocks, 0) })
		}
	}
	return append(list, d.afterFall(i))
}

// afterFall draws the cities as they stand once city i is lost too.
func (d *drawing) afterFall(i int) func() {
	later := *d.m
	later.Cities[i].Destroyed, later.Cities[i].Active = true, false
	later.Cities[i].Districts = slices.Clone(later.Cities[i].Districts)
	for k := range later.Cities[i].Districts {
		later.Cities[i].Districts[k].State = Ravaged
	}
	if i+1 < len(later.Cities) {
		later.Cities[i+1].Active = true
	}
	f := NewLayout(&later, d.f.W, d.f.H, d.f.TextScale)
	next := &drawing{Parts: kit.PartsOf(d.Canvas, f), m: &later, f: f, shot: &shot{Model: &later, Layout: f}}
	return func() {
		for k := range f.Columns {
			if f.Columns[k].Shown {
				next.ground(&later.Cities[k], &f.Columns[k])
			}
		}
	}
}

// cardAhead draws a card as it looks in the hand and as a token on the table.
func (d *drawing) cardAhead(card *Card) []func() {
	var list []func()
	if card.Faction == d.m.Seat {
		for i := range d.f.Hand.Cards {
			if h := d.f.Hand.Cards[i]; !h.Up {
				r := kit.Rect{W: h.Rect.W, H: h.Rect.H}
				list = append(list, func() { d.plainFace(card, r) })
				break
			}
		}
	}
	if card.Strength == "" {
		return list
	}
	u := &Unit{Art: card.Art, Faction: card.Faction, Kind: card.Kind, Strength: card.Strength,
		Trigger: card.TriggerIcon}
	for _, w := range d.f.tokenSizes(card.Faction) {
		list = append(list, func() { d.token(u, kit.Rect{W: w, H: w * tall}) })
	}
	return list
}

// plainFace paints the face that a card has in the hand.
func (d *drawing) plainFace(c *Card, r kit.Rect) {
	if d.f.Portrait {
		d.phoneFace(c, r, false)
	} else {
		d.handFace(c, r, r.W)
	}
}

// tokenSizes returns the widths that a side's tokens have in this layout, or would have in a free socket.
func (f *Layout) tokenSizes(side Faction) []float64 {
	var sizes []float64
	add := func(list []kit.Rect) {
		for _, r := range list {
			if !slices.ContainsFunc(sizes, func(w float64) bool { return math.Abs(w-r.W) < 0.01 }) {
				sizes = append(sizes, r.W)
			}
		}
	}
	for i := range f.Columns {
		add(f.Columns[i].Units[side])
		add(f.Columns[i].Sockets[side])
	}
	return sizes
}
