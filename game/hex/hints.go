package hex

import (
	"slices"

	"onelongnight/game"
)

// moment is a decision, as a hint looks at it.
type moment struct {
	*View
	legal []game.Move
}

// hints are what is told in a first game, once each, when they fit.
var hints = []struct {
	name string
	fits func(m *moment) bool
}{
	{"hq", func(m *moment) bool { return m.Ask == AskHQ }},
	{"discard", func(m *moment) bool { return m.Ask == AskDiscard }},
	{"soldier", func(m *moment) bool { return m.may(DoPlace, Soldier) }},
	{"battle", func(m *moment) bool { return slices.ContainsFunc(m.legal, startsBattle) }},
	{"full", func(m *moment) bool { return m.acts() && m.FreeHexes() != 0 && m.FreeHexes().Len() <= nearlyFull }},
	{"net", func(m *moment) bool { return m.acts() && m.Netted() != NoHex }},
	{"danger", func(m *moment) bool { return m.acts() && m.Losing() >= painful }},
	{"module", func(m *moment) bool { return m.may(DoPlace, Module) }},
	{"mobile", func(m *moment) bool { return m.may(DoMove, Soldier) }},
	{"instant", func(m *moment) bool {
		return slices.ContainsFunc(m.legal, func(x game.Move) bool { return ActOf(x).Verb == DoPlay && !startsBattle(x) })
	}},
}

const (
	nearlyFull = 3 // free hexes at which a full board is near (4.1)
	painful    = 3 // points that one should not lose in one battle
)

var hintNames = func() (names []string) {
	for _, h := range hints {
		names = append(names, h.name)
	}
	return names
}()

// Hints implements game.Hinter.
func (*Game) Hints() []string { return hintNames }

// Fitting implements game.Hinter.
func (*Game) Fitting(view game.View, legal []game.Move, _ []game.Event, buf []string) []string {
	m := moment{view.(*View), legal}
	if m.Asked != m.Who || m.g.mode == Puzzle {
		return buf
	}
	for _, h := range hints {
		if h.fits(&m) {
			buf = append(buf, h.name)
		}
	}
	return buf
}

// may tells whether something of a class can be placed, or moved.
func (m *moment) may(verb Verb, class Class) bool {
	return slices.ContainsFunc(m.legal, func(x game.Move) bool { a := ActOf(x); return a.Verb == verb && Tile(a.A).Is(class) })
}

// acts tells whether the seat is in the midst of its turn, and nothing special is asked.
func (m *moment) acts() bool { return m.Ask == AskAct }

// startsBattle tells whether a move plays a Battle.
func startsBattle(x game.Move) bool {
	a := ActOf(x)
	return a.Verb == DoPlay && Tile(a.A).Kind().Data().Action == Battle
}

// FreeHexes are those on which nothing stands.
func (v *View) FreeHexes() (free Hexes) {
	for h := range Hex(HexCount) {
		if v.Cells[h].Tile == NoTile {
			free |= h.set()
		}
	}
	return free
}

// Netted is a unit of the seat's own that is in a net, NoHex if none is.
func (v *View) Netted() Hex {
	if own := v.Works().Netted & v.Of[v.Who]; own != 0 {
		return own.First()
	}
	return NoHex
}

// Losing is how many points a battle would cost the seat now; none are counted where points are won.
func (v *View) Losing() int {
	if v.g.mode == Score {
		return 0
	}
	after, _ := v.Forecast()
	return int(v.Points[v.Who]) - int(after.Points[v.Who])
}
