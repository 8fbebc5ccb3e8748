package look

import (
	"strconv"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// walk is the look of tiny solo: a map that is larger than its place, without a hand.
type walk struct {
	common[*solo.View]
	spaces []space
}

// bagSpot is the spot of what the walker has gathered.
var bagSpot = table.KindPile.Spot("bag")

// space is a place on the map. The unit of length is the side of a place.
type space struct {
	spot  table.Spot
	rect  kit.Rect // on the field
	worth int
	edge  kit.Color
}

// Build makes the model.
func (l *walk) Build() {
	l.around()
	v := l.View
	l.model.Seats = []furniture.Seat{{
		Name: l.Voice.Side(solo.Walker), Spot: bagSpot, Color: kit.Gold,
		Score: int(v.Points), Then: int(v.Points), Active: true,
		Counters: []furniture.Counter{{Icon: kit.IconStep, N: int(v.Left)}},
		Emblem:   func(c *kit.Canvas, r kit.Rect) { token(c, r, solo.Walker) },
	}}
	for i, worth := range v.Worth {
		spot := voice.Place(i)
		r := kit.Rect{X: float64(i % solo.Columns), Y: float64(i / solo.Columns), W: 1, H: 1}
		l.spaces = append(l.spaces, space{spot, r, int(worth), l.edge(spot)})
	}
}

// Sights returns the walker, the hunter, and the places where something lies.
func (l *walk) Sights() (list []scene.Sight) {
	group := l.T("section.map")
	for seat, at := range []uint8{l.View.Walker, l.View.Hunter} {
		spot := voice.Place(int(at)).Tagged(seat)
		label := l.T("tiny.stands", "side", l.Voice.Side(game.Seat(seat)), "place", spot.ID)
		list = append(list, scene.Sight{Spot: spot, Label: label, Group: group, Opens: true})
	}
	for i := range l.spaces {
		if s := &l.spaces[i]; s.worth > 0 {
			list = append(list, scene.Sight{Spot: s.spot, Label: l.tells(s), Group: group, Opens: true})
		}
	}
	return list
}

// tells returns what there is to say about a place.
func (l *walk) tells(s *space) string {
	if s.worth > 0 {
		return l.T("tiny.worth", "place", s.spot.ID, "n", s.worth)
	}
	return l.T("tiny.nothing", "place", s.spot.ID)
}

// at returns the place that a spot names, nil if it names something else.
func (l *walk) at(spot table.Spot) *space {
	for i := range l.spaces {
		if l.spaces[i].spot == spot.Same() {
			return &l.spaces[i]
		}
	}
	return nil
}

// Panel returns the panel of what the walker has gathered, nil if that was not asked for.
func (l *walk) Panel() panel.Panel {
	if l.Screen.Panel != scene.PilePanel {
		return nil
	}
	_, lines := l.Voice.Prompt(l.View)
	return l.List(l.Voice.Side(solo.Walker), panel.Texts(lines...))
}

// Card returns a place shown large.
func (l *walk) Card(spot table.Spot) (panel.Card, bool) {
	s := l.at(spot)
	if s == nil {
		return panel.Card{}, false
	}
	return panel.Card{Spot: spot, Name: s.spot.ID, Image: ground{s, l}}, true
}

// Inspected returns a place shown large, with what there is to say about it.
func (l *walk) Inspected(spot table.Spot) *panel.Inspect {
	card, ok := l.Card(spot)
	if !ok {
		return nil
	}
	list := panel.Texts(l.tells(l.at(spot)))
	for seat, at := range []uint8{l.View.Walker, l.View.Hunter} {
		if voice.Place(int(at)) == spot.Same() {
			side := l.Voice.Side(game.Seat(seat))
			list = append(list, panel.Texts(l.T("tiny.stands", "side", side, "place", spot.ID))...)
		}
	}
	return &panel.Inspect{Card: card, List: list}
}

// ground is a place shown large, with who stands there.
type ground struct {
	of   *space
	look *walk
}

// DrawImage implements panel.Image.
func (g ground) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	c.Panel(kit.Round(r.W*0.05), r, kit.PanelTop, kit.PanelBottom, kit.PanelEdge)
	r = r.Centred(r.W*0.8, r.W*0.8)
	g.of.draw(c, r)
	for seat, at := range []uint8{g.look.View.Walker, g.look.View.Hunter} {
		if voice.Place(int(at)) == g.of.spot {
			token(c, r.Centred(r.W*0.6, r.H*0.6), game.Seat(seat))
		}
	}
}

// draw paints a place in a part of the window.
func (s *space) draw(c *kit.Canvas, r kit.Rect) {
	ground := kit.Hex(0x4A4030)
	if (int(s.rect.X)+int(s.rect.Y))%2 == 0 {
		ground = kit.Hex(0x433A2C)
	}
	c.FillRect(r, ground)
	if s.edge != kit.PanelEdge {
		c.FillRect(r, s.edge.Fade(0.16))
		c.Outline(kit.Round(4), r.Inset(2), 2.5, s.edge)
	}
	if s.worth > 0 {
		chip := r.Centred(r.W*0.52, r.H*0.52)
		c.FillShape(kit.Round(chip.W/2), chip, kit.MainTop, kit.MainBottom)
		c.Line(centred(chip.H*0.7, kit.MainText), strconv.Itoa(s.worth), chip)
	}
}

// token paints the walker or the hunter.
func token(c *kit.Canvas, r kit.Rect, seat game.Seat) {
	top, bottom, icon := kit.Hex(0x3D6B8C), kit.Hex(0x1D3D55), kit.IconPlay
	if seat == solo.Hunter {
		top, bottom, icon = kit.Hex(0xA8433A), kit.Hex(0x5E1F1A), kit.IconDanger
	}
	c.FillShape(kit.Round(r.W/2), r, top, bottom)
	c.Outline(kit.Round(r.W/2), r, 2, kit.White.Fade(0.8))
	c.DrawIcon(icon, r.Inset(r.W*0.24), kit.White, kit.Ink)
}

// walkTable is the map in a window.
type walkTable struct {
	tableLayout
	look   *walk
	field  kit.Field
	camera kit.Camera // the part of the map in view
}

// The size of a place, in CSS pixels. At the beginning the map is as wide as its room, as far as places then measure
// between leastSpace and wideSpace. Zooming in stops at mostSpace.
const leastSpace, wideSpace, mostSpace = 52, 96, 140

// Layout lays the model out. The map begins with the walker in its middle, and follows until somebody moves it.
func (l *walk) Layout() skin.Table {
	t := &walkTable{tableLayout: tableLayout{model: l.model, layout: l.model.Layout(l.Window)}, look: l}
	room, on := t.layout.Field, l.spaces[l.View.Walker].rect
	least := min(max(leastSpace, room.W/solo.Columns), wideSpace)
	t.field = kit.Field{W: solo.Columns, H: solo.Rows, Room: room, Most: mostSpace, Snap: 0.5,
		Start: kit.Camera{X: on.MidX(), Y: on.MidY(), Zoom: least}}
	t.camera = t.field.Within(l.Screen.Scroll.Field)
	return t
}

// Field returns the map.
func (t *walkTable) Field() (kit.Field, bool) { return t.field, true }

// Lies returns where a place lies on the map.
func (t *walkTable) Lies(spot table.Spot) (kit.Rect, bool) {
	if s := t.look.at(spot); s != nil {
		return s.rect, true
	}
	return kit.Rect{}, false
}

// Ways returns the spot of a place, whichever of its spots is given.
func (t *walkTable) Ways(spot table.Spot) []table.Spot {
	if t.look.at(spot) != nil {
		return []table.Spot{spot, spot.Same()}
	}
	return []table.Spot{spot}
}

// leastSeen is how much of a place at the edge must be visible for it to be pointed at, in CSS pixels.
const leastSeen = 12

// Hits returns the places in sight, and what stands around the map.
func (t *walkTable) Hits() (hits scene.Hits) {
	for i := range t.look.spaces {
		s := &t.look.spaces[i]
		if r := t.field.Seen(t.camera, s.rect); r.W >= leastSeen && r.H >= leastSeen {
			hits.Add(s.spot, r)
		}
	}
	t.layout.Hits(&hits)
	return hits
}

// Draw paints the table; the walker and the hunter move from place to place.
func (t *walkTable) Draw(c *kit.Canvas, before skin.Table, m scene.Moment) {
	c.FillRect(t.layout.Rect(), kit.Hex(0x12110F))
	part := progress(before, m)
	was, ok := before.(*walkTable)
	if !ok {
		was = t
	}
	camera := t.camera
	camera.X += (was.camera.X - t.camera.X) * (1 - part)
	camera.Y += (was.camera.Y - t.camera.Y) * (1 - part)
	c.PushClip(t.field.Room)
	for i := range t.look.spaces {
		s := &t.look.spaces[i]
		if r := t.field.Rect(camera, s.rect); !r.Intersect(t.field.Room).Empty() {
			s.draw(c, r.Inset(1))
		}
	}
	for seat, at := range []uint8{t.look.View.Walker, t.look.View.Hunter} {
		from := []uint8{was.look.View.Walker, was.look.View.Hunter}[seat]
		r := t.field.Rect(camera, between(t.look.spaces[from].rect, t.look.spaces[at].rect, part))
		token(c, r.Inset(r.W*0.12), game.Seat(seat))
	}
	c.Pop()
	t.layout.Draw(c, nil)
}
