package skin

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Paint makes the picture of a scene in a window of w by h CSS pixels, with a voice. start makes the game's Builder
// around a Base.
func Paint[V game.View](
	s scene.Scene, screen *scene.Screen, w, h float64, v table.Voice, start func(*Base[V]) Builder,
) scene.Picture {
	b := &Base[V]{Screen: screen, Window: kit.NewWindow(w, h, screen.TextScale), Voice: v}
	b.Open.Focus, b.Open.Group = screen.Focus, screen.Group
	strip := b.strip()
	b.Open.Badge = panel.BadgeOf(screen, b.Window.Unit(116, 104))
	look := start(b)
	p := &Picture{words: b.T, camera: screen.Scroll.Field, tone: kit.Tone{Contrast: screen.Contrast, Safe: screen.Safe}}
	var hits scene.Hits
	if s.Session == nil || screen.Panel == scene.TitlePanel || screen.Under == scene.TitlePanel {
		b.first(look)
	} else {
		b.begin(s)
		look.Build()
		b.Open.Panel = b.panel(look)
		b.Open.Inspect = b.inspect(look)
		p.Table, p.list = look.Layout(), look.Sights
		hits = p.Table.Hits()
		b.over(look, p.Table, strip)
	}
	p.Open = b.Open
	p.Above = panel.NewLayout(b.Open, b.Window, hits)
	return p
}

// leastBeside is the least height of a wide window's table above a strip, in CSS pixels.
const leastBeside = 600

// strip takes the foot of the window for the timeline of a replay, so that it covers no hand, and returns it, also
// while something lies over the replay. In a low wide window it is empty.
func (b *Base[V]) strip() kit.Rect {
	if b.Screen.Timeline == nil {
		return kit.Rect{}
	}
	w := b.Window
	high := panel.TimelineStrip(w)
	rest := kit.NewWindow(w.W, w.H-high, w.TextScale)
	if rest.Portrait != w.Portrait || !w.Portrait && rest.H < leastBeside {
		return kit.Rect{}
	}
	b.Window = rest
	return kit.Rect{Y: rest.H, W: w.W, H: high}
}

// first lays out the first screen. A short message stands in its lower third, below the large buttons.
func (b *Base[V]) first(look Builder) {
	title := panel.FirstScreen(b.Screen, b.T)
	look.Title(title)
	b.Open.Title, b.Open.Panel = title, panel.Common(b.Screen, b.T)
	if options, ok := b.Open.Panel.(*panel.Options); ok {
		for _, row := range options.Rows {
			for i := range row.Choices {
				row.Choices[i].Emblem = look.Emblem(row.Choices[i].Spot())
			}
		}
	}
	if b.Open.Panel == nil {
		b.Open.Tip = panel.CornerTip(title.Corner, b.Screen.Peek)
	}
	if b.Screen.Toast != "" {
		b.Open.Toast = &panel.Toast{Text: b.Screen.Toast, Foot: b.Window.H * 2 / 3}
	}
}

// over places messages over a table. During a film there are none, except about what is wrong.
// strip is the timeline's own, if it is not empty.
func (b *Base[V]) over(look Builder, t Table, strip kit.Rect) {
	rooms, screen := t.Rooms(), b.Screen
	b.Open.Lit = b.lit(t)
	if badge := b.Open.Badge; badge != nil {
		if badge.Foot = rooms.Badge; badge.Plain && b.Past != nil {
			b.Open.Badge = nil
		}
	}
	if screen.Panel == scene.NoPanel && b.Past == nil {
		b.Open.Coach = panel.CoachOf(screen, b.Next, rooms.Words, rooms.Aside, rooms.Read)
	}
	if screen.Toast != "" && b.Past == nil && b.Open.Coach == nil {
		at, over := place(t, screen.ToastAt)
		b.Open.Toast = &panel.Toast{Text: screen.Toast, At: at, Over: over, Foot: rooms.Foot, Head: rooms.Head}
	}
	if screen.Timeline != nil {
		b.Open.Timeline = &panel.Timeline{Of: screen.Timeline, Room: rooms.Words, Strip: strip}
	}
	if b.Bare() && b.Open.Coach == nil && screen.Peek != table.NoSpot && !b.Picked(screen.Peek) {
		b.Open.Tip = look.Tip(screen.Peek, t)
	}
}

// lit returns the places of what can be touched next and of what a hint points at.
func (b *Base[V]) lit(t Table) (list []kit.Rect) {
	if b.Past != nil && !b.Asks {
		return nil
	}
	hits := t.Hits()
	for _, spot := range slices.Concat(b.Next, b.Screen.Lit) {
		if r, ok := hits.Anchor(spot); ok {
			list = append(list, r)
		}
	}
	return list
}

// place returns where a thing is, empty if it is not visible, and whether a short message may cover it.
func place(t Table, spot table.Spot) (r kit.Rect, over bool) {
	if r, over = t.Over(spot); over {
		return r, true
	}
	for _, way := range t.Ways(spot) {
		if at, ok := t.Hits().Anchor(way); ok {
			return at, false
		}
	}
	return kit.Rect{}, false
}
