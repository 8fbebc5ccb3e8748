package aurora

import (
	"encoding/json"
	"fmt"

	"onelongnight/game"
)

// setupJSON is the JSON form of a setup.
type setupJSON struct {
	Seats int    `json:"seats"`
	Map   string `json:"map"`
	Mine  bool   `json:"mine,omitempty"`
}

// mapNames are the routes (13).
var mapNames = [...]string{"alpha", "beta"}

// badSetup returns the error for a setup that cannot be played.
func badSetup(format string, args ...any) error {
	return &game.LoadError{Code: "setup", Text: fmt.Sprintf(format, args...)}
}

// Open returns the game of a setup. What the setup leaves out is one person alone, on the route Alpha, without mines.
func (r Rules) Open(setup []byte) (game.Game, error) {
	s := setupJSON{Seats: 1, Map: mapNames[0]}
	if setup != nil {
		if err := s.read(setup); err != nil {
			return nil, badSetup("the setup is not readable: %v", err)
		}
	}
	if s.Seats < 1 || s.Seats > game.MaxSeats {
		return nil, badSetup("%d cannot play: 1 to %d can", s.Seats, game.MaxSeats)
	}
	if s.Map != mapNames[0] && s.Map != mapNames[1] {
		return nil, badSetup("there is no map %q: alpha and beta are", s.Map)
	}
	return with(r.Data(), s.Seats, s.Map == mapNames[1], s.Mine), nil
}

// read reads the entries of a setup over the defaults. Unknown entries and null are errors.
func (s *setupJSON) read(setup []byte) error {
	var entries map[string]json.RawMessage
	if err := json.Unmarshal(setup, &entries); err != nil {
		return err
	}
	for key, value := range entries {
		var err error
		switch {
		case string(value) == "null":
			err = fmt.Errorf("%s is nothing", key)
		case key == "seats":
			err = json.Unmarshal(value, &s.Seats)
		case key == "map":
			err = json.Unmarshal(value, &s.Map)
		case key == "mine":
			err = json.Unmarshal(value, &s.Mine)
		default:
			err = fmt.Errorf("%q is no part of a setup", key)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Setup returns the setup of the game; it always names seats and map.
func (g *Game) Setup() []byte {
	return game.MustJSON(setupJSON{g.people(), mapNames[flag(g.beta)], g.mine})
}
