package think

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/hex"
)

// moment is a decision that a hint may fit.
type moment struct {
	*hex.View
	legal []game.Move
}

// hints lists what is told in a first game, each once, when it fits.
var hints = game.HintTable[moment]{
	{"hq", func(m *moment) bool { return m.Ask == hex.AskHQ }},
	{"discard", func(m *moment) bool { return m.Ask == hex.AskDiscard }},
	{"soldier", func(m *moment) bool { return m.may(hex.DoPlace, hex.Soldier) }},
	{"skull", func(m *moment) bool { return m.acts() && falls(m.View) }},
	{"battle", func(m *moment) bool { return slices.ContainsFunc(m.legal, startsBattle) }},
	{"full", func(m *moment) bool { return m.acts() && m.Free() != 0 && m.Free().Len() <= nearlyFull }},
	{"net", func(m *moment) bool { return m.acts() && Netted(m.View) != hex.NoHex }},
	{"danger", func(m *moment) bool { return m.acts() && Losing(m.View) >= painful }},
	{"module", func(m *moment) bool { return m.may(hex.DoPlace, hex.Module) }},
	{"mobile", func(m *moment) bool { return m.acts() && m.may(hex.DoMove, hex.Soldier) }},
	{"instant", func(m *moment) bool {
		return slices.ContainsFunc(m.legal, func(x game.Move) bool {
			return hex.ActOf(x).Verb == hex.DoPlay && !startsBattle(x)
		})
	}},
}

const (
	nearlyFull = 3 // free hexes at which a full board is near (4.1)
	painful    = 3 // points that one should not lose in one battle
)

var hintNames = hints.Names()

// Hints implements game.Hinter.
func (Game) Hints() []string { return hintNames }

// Fitting implements game.Hinter.
func (Game) Fitting(view game.View, legal []game.Move, _ []game.Event, buf []string) []string {
	m := moment{view.(*hex.View), legal}
	if m.Asked != m.Who || m.Game().Mode() == hex.Puzzle {
		return buf
	}
	return hints.Fitting(&m, buf)
}

// may reports whether a tile of a class can be placed or moved, as the verb says.
func (m *moment) may(verb hex.Verb, class hex.Class) bool {
	return slices.ContainsFunc(m.legal, func(x game.Move) bool {
		a := hex.ActOf(x)
		return a.Verb == verb && hex.Tile(a.A).Is(class)
	})
}

// acts reports whether the seat is in the middle of its turn, with nothing special being asked.
func (m *moment) acts() bool { return m.Ask == hex.AskAct }

// startsBattle reports whether a move plays a Battle tile.
func startsBattle(x game.Move) bool {
	a := hex.ActOf(x)
	return a.Verb == hex.DoPlay && hex.Tile(a.A).Kind().Data().Action == hex.Battle
}

// Netted returns the hex of a unit of the view's seat that is netted (6.3), hex.NoHex if there is none.
func Netted(v *hex.View) hex.Hex {
	if own := v.Works().Netted & v.Of[v.Who]; own != 0 {
		return own.First()
	}
	return hex.NoHex
}

// Losing returns how many points a battle fought now would cost the view's seat; 0 in mode score, where points are only
// won (9.2).
func Losing(v *hex.View) int {
	if v.Game().Mode() == hex.Score {
		return 0
	}
	var after hex.State
	Forecast(v.State(), &after, nil)
	return int(v.Points[v.Who]) - int(after.Points[v.Who])
}

// Falling returns the first unit that a battle fought now would remove, and the phase in which it would; hex.NoTile if
// none would fall. It is the unit that the table marks with a skull.
func Falling(v *hex.View) (unit hex.Tile, phase int) {
	var after hex.State
	var log game.Log
	Forecast(v.State(), &after, &log)
	for _, e := range log.Events {
		switch e := e.(type) {
		case hex.PhaseBegan:
			phase = e.Initiative
		case hex.Removed:
			return e.Tile, phase
		}
	}
	return hex.NoTile, 0
}

// falls reports whether a battle fought now would remove a unit.
func falls(v *hex.View) bool {
	unit, _ := Falling(v)
	return unit != hex.NoTile
}
