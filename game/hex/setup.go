package hex

import (
	"bytes"
	"encoding/json"
	"slices"

	"onelongnight/game"
)

// setupJSON is a setup as written. Only the variants that are not played may be left out.
type setupJSON struct {
	Mode           string   `json:"mode"`
	Seats          []string `json:"seats"`
	Opening        string   `json:"opening,omitempty"`
	Reinforcements bool     `json:"reinforcements,omitempty"`
}

// tacticalOpening is the only opening besides the usual one (10.1).
const tacticalOpening = "tactical"

// Open reads a setup; nil is a duel of Moloch against the Outpost. Puzzles are loaded, not dealt.
func (Rules) Open(setup []byte) (game.Game, error) {
	if setup == nil {
		return usual, nil
	}
	var s setupJSON
	d := json.NewDecoder(bytes.NewReader(setup))
	d.DisallowUnknownFields()
	if err := d.Decode(&s); err != nil {
		return nil, game.BadSetup("the setup is not readable: %v", err)
	}
	if s.Mode == Puzzle.String() {
		return nil, game.BadSetup("a puzzle is loaded, it cannot be dealt")
	}
	return open(&s)
}

// open sets up a game of any mode.
func open(s *setupJSON) (*Game, error) {
	mode, ok := modeByName(s.Mode)
	switch {
	case !ok:
		return nil, game.BadSetup("there is no mode %q", s.Mode)
	case !mode.fits(len(s.Seats)):
		return nil, game.BadSetup("%d armies do not fit the mode %s", len(s.Seats), s.Mode)
	case s.Opening != "" && s.Opening != tacticalOpening:
		return nil, game.BadSetup("there is no opening %q", s.Opening)
	}
	var armies []Army
	for _, id := range s.Seats {
		a, ok := ArmyByID(id)
		switch {
		case !ok:
			return nil, game.BadSetup("there is no army %q", id)
		case slices.Contains(armies, a):
			return nil, game.BadSetup("%s is named twice: no army is led by two", id)
		}
		armies = append(armies, a)
	}
	return with(mode, armies, s.Opening != "", s.Reinforcements), nil
}

// with returns the game of a valid setup.
func with(mode Mode, armies []Army, tactical, reinforcements bool) *Game {
	if usual != nil && mode == Duel && !tactical && !reinforcements && slices.Equal(armies, usual.armies) {
		return usual
	}
	g := &Game{mode: mode, armies: armies, tactical: tactical, reinforcements: reinforcements}
	g.bind()
	return g
}

// usual is the game of the default setup.
var usual *Game

func init() { usual = with(Duel, []Army{Moloch, Outpost}, false, false) }

func (g *Game) Setup() []byte {
	if g == usual {
		return nil
	}
	s := setupJSON{Mode: g.mode.String(), Reinforcements: g.reinforcements}
	for _, a := range g.armies {
		s.Seats = append(s.Seats, a.String())
	}
	if g.tactical {
		s.Opening = tacticalOpening
	}
	return game.MustJSON(s)
}
