package board

import (
	"math"
	"slices"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// wide returns the layout of a window wider than high: the bar, the strip at the horizon, and below them the table or
// the map, with a column to the right.
func (f *Layout) wide(m *Model) layout.Node {
	edge, top, road, under := f.Unit(16, 6), f.Unit(48, 44), f.Unit(100, 56), f.Unit(10, 3)
	bar := f.Buttons.Bar(top, f.bar(m).Pad(f.Unit(8, 2), 0), true).Pad(f.Unit(4, 0), 0).Fixed(top).To(&f.Top)
	side := layout.Column(0, layout.Space(under+m.Badge), f.side(m).Grows(), layout.Space(f.Unit(12, 5))).
		Fixed(SideWidth(f.Window))
	row := layout.Row(0, f.onMap(m).Grows(), layout.Space(f.Unit(8, 4)), side, layout.Space(edge))
	if m.View != Route {
		place := layout.Column(0, append([]layout.Node{layout.Space(under)}, f.tableWide(m, f.H-top-road-under)...)...)
		row = layout.Row(0, layout.Space(edge), place.Grows(), layout.Space(f.Unit(20, 6)), side, layout.Space(edge))
	}
	return layout.Column(0, bar, f.road(m, 0.77).Fixed(road), row.Grows())
}

// tableWide returns the table's parts for a height: slots, enemies, or cards to choose from; the crew; the convoy. On a
// small screen, while places of the convoy are chosen, the convoy also takes the room of what is above it.
func (f *Layout) tableWide(m *Model, high float64) []layout.Node {
	focus, gap := m.Choosy && f.Narrow, layout.Space(f.Unit(4, 2))
	convoy, end := f.own(m, !f.Narrow).Grows(), layout.Space(f.Unit(4, 1))
	crew := f.crewWide(m).Fixed(math.Max(f.Unit(122, 84), 84))
	switch {
	case m.View == Cards:
		return []layout.Node{f.salvage(m).Fixed(high * 0.58), convoy, end}
	case focus && m.View == Combat && !m.crewActs(): // the person must see whom they fire at
		return []layout.Node{f.foes(m).Fixed(high * 0.4), convoy, end}
	case focus:
		return []layout.Node{crew, convoy, end}
	}
	if len(m.Cars) < 4 && !f.Narrow {
		notes := layout.Row(0, layout.Leaf(&f.Notes).Shares(0.24), layout.Leaf(nil).Shares(0.76))
		convoy = layout.Stack(convoy, layout.Column(0, layout.Space(f.Unit(8, 2)), notes.Grows())).Grows()
	}
	main := f.slots(m, f.Unit(10, 4), f.Unit(36, 26))
	if m.View == Combat {
		main = f.foes(m)
	}
	return []layout.Node{main.Fixed(high * 0.374), gap, crew, convoy, end}
}

// crewActs reports whether anything of the crew or the objects can be touched.
func (m *Model) crewActs() bool {
	return slices.ContainsFunc(m.Crew, func(x Member) bool { return x.State.Legal }) ||
		slices.ContainsFunc(m.Objects, func(x Thing) bool { return x.State.Legal })
}

// crewWide returns the crew by zone, the stock aboard, and the objects.
func (f *Layout) crewWide(m *Model) layout.Node {
	inside, head := f.Unit(6, 3), f.Unit(23, 17)
	card := (math.Max(f.Unit(122, 84), 84) - head - inside) / 1.42
	if f.Narrow {
		card = math.Max(card, 48)
	}
	frame := func(at *kit.Rect, cards []layout.Node) layout.Node {
		for i := range cards {
			cards[i] = cards[i].Between(0, card-2)
		}
		return layout.Column(0, layout.Space(head), layout.Row(2, cards...).Grows(), layout.Space(inside)).
			Pad(inside, 0).To(at)
	}
	var zones [3][]layout.Node
	for i := range m.Crew {
		zone := m.Crew[i].Station
		zones[zone] = append(zones[zone], layout.Leaf(&f.Crew[i]).Of(m.Crew[i].Spot))
	}
	var list []layout.Node
	for i := range zones {
		if len(zones[i]) > 0 {
			list = append(list, frame(&f.Zones[i], zones[i]))
		}
	}
	stock, words := f.Unit(150, 96), 0.0
	if !f.Narrow {
		words = math.Min(kit.Width(kit.LabelBold, f.Px(15), 0, m.Room)+f.Unit(20, 0), f.Unit(330, 0))
	}
	list = append(list, layout.Leaf(&f.Aboard).Between(stock, words))
	if len(m.Objects) > 0 { // room for its name
		list = append(list, layout.Stack(layout.Space(f.Unit(96, 60)), frame(&f.Things, f.objects(m))))
	}
	return layout.Row(f.Unit(8, 4), list...)
}

// side returns the column: the prompt and forecast, the rivals if there is room, the objects if the map is shown, and
// the buttons.
func (f *Layout) side(m *Model) layout.Node {
	foot := []layout.Node{layout.Column(0, layout.Space(6*f.S), f.Buttons.Foot(false)).To(&f.Deck)}
	if gap := f.Unit(8, 4); m.View == Route && len(m.Objects) > 0 {
		objects := layout.Cards(gap, f.Unit(64, 46), 0.7, f.objects(m)...).To(&f.Things)
		foot = append([]layout.Node{layout.Space(gap), objects.Fixed(f.Unit(96, 62))}, foot...)
	}
	panel := f.panel(m).Grows()
	with := append(append([]layout.Node{panel}, f.rivalsWide(m)...), foot...)
	without := append([]layout.Node{panel}, foot...)
	return layout.Either(layout.Column(0, with...), layout.Column(0, without...))
}

// rivalsWide returns the Automa, or the rivals below each other.
func (f *Layout) rivalsWide(m *Model) (list []layout.Node) {
	if m.Automa != nil {
		automa := layout.Leaf(&f.Automa).Of(m.Automa.Spot).Fixed(f.Unit(146, 92))
		return []layout.Node{layout.Space(f.Unit(8, 4)), automa}
	}
	high := f.Unit(45, 30)
	if f.Narrow && len(m.Rivals) > 1 {
		high = 26
	}
	for i := range m.Rivals {
		rival := layout.Leaf(&f.Rivals[i]).Of(m.Rivals[i].Spot).Fixed(high)
		list = append(list, layout.Space(f.Unit(4, 2)), rival)
	}
	return list
}

// panel returns the prompt, the answers, the log, and the points. The prompt's words get what they need before the
// points get any room, and the points before the log. The answers are always large enough for a finger.
func (f *Layout) panel(m *Model) layout.Node {
	t := promptType(f.Window)
	var last, high float64
	need := func(width float64) float64 { // the same for all alternatives
		if width == last {
			return high
		}
		last, high = width, m.Prompt.Height(t, width)
		for i := range m.Others {
			high = math.Max(high, m.Others[i].Height(t, width))
		}
		high += f.Unit(4, 2)
		return high
	}
	asked := f.Asked()
	f.Log.Plain = true
	log := layout.Leaf(&f.Log.Rect).Of(logSpot).Pad(0, f.Unit(6, 3)).Between(f.Unit(60, 50), 0).
		Inside(func(kit.Rect) { f.Log.Fill(f.Window, m.Log, kit.Start) })
	below := []layout.Node{layout.Space(f.Unit(4, 2)), f.answers(m, f.Unit(46, 44), f.Unit(6, 4)),
		layout.Either(log, layout.Leaf(nil)).Grows()}
	way := func(least float64, more ...layout.Node) layout.Node {
		return layout.Column(0, append(append([]layout.Node{asked.Copy().Needs(least, need)}, below...), more...)...)
	}
	var ways []layout.Node
	if len(m.Points) > 0 {
		for _, shown := range [...]Sources{AllSources, SomeSources, Totals} {
			points := layout.Leaf(&f.Points).Of(pointsSpot).Fixed(f.pointsHigh(m, shown)).
				Inside(func(kit.Rect) { f.Shown = shown })
			ways = append(ways, way(math.Inf(1), points))
		}
	}
	least := t.High(2) + f.Unit(4, 2)
	return layout.Either(append(ways, way(least))...).Pad(f.Unit(16, 7), f.Unit(10, 5)).To(&f.Panel)
}

// SideWidth returns the width of the column beside the table.
func SideWidth(w kit.Window) float64 { return w.Unit(380, 250) }

// bar returns what is in the bar between its buttons.
func (f *Layout) bar(m *Model) layout.Node {
	const sign, least = 46, 20 // width of a phase without its name, and the minimum
	phases := layout.Leaf(&f.Phases).Box(0, f.Unit(30, 28), kit.Start, kit.Middle)
	round := layout.Leaf(&f.Round).Of(roundsSpot)
	said := kit.Width(kit.DisplayBlack, f.Head(24), 0, m.Round+" ") + kit.Width(kit.LabelBold, f.Px(16), 0, m.Of) + 4
	rest := layout.Leaf(nil).Grows()
	if phases = phases.Between(5*least, 5*sign); !f.Narrow {
		phases = phases.Fixed(f.Unit(500, 200))
	}
	if round = round.Between(0, said).First(1); f.Narrow && m.Of == "" { // the last round has no number
		round, rest = round.Between(50*math.Max(f.S, 1), 0).Grows(), layout.Leaf(nil)
	}
	if !f.Portrait && f.W >= 1000 {
		deck := layout.Row(0, layout.Leaf(nil).Grows(), layout.Leaf(nil).Of(m.Deck).Fixed(f.Unit(170, 130)))
		rest = layout.Row(0, layout.Space(f.Unit(14, 8)), layout.Stack(layout.Leaf(&f.Order), deck).Grows()).Grows()
	}
	score := layout.Leaf(&f.Score).Of(pointsSpot).Fixed(f.seatWidth(m))
	return layout.Row(0, score, layout.Space(f.Unit(14, 5)), phases, layout.Space(f.Unit(14, 7)), round, rest)
}
