package aurora

import "onelongnight/game"

// setupJSON is the JSON form of a setup.
type setupJSON struct {
	Seats int    `json:"seats"`
	Map   string `json:"map"`
	Mine  bool   `json:"mine,omitempty"`
}

// mapNames are the routes (13).
var mapNames = [...]string{"alpha", "beta"}

// Open returns the game of a setup. What the setup leaves out is one person alone, on the route Alpha, without mines.
func (r Rules) Open(setup []byte) (game.Game, error) {
	s := setupJSON{Seats: 1, Map: mapNames[0]}
	if setup != nil {
		if err := game.ReadSetup(setup, map[string]any{"seats": &s.Seats, "map": &s.Map, "mine": &s.Mine}); err != nil {
			return nil, err
		}
	}
	if s.Seats < 1 || s.Seats > game.MaxSeats {
		return nil, game.BadSetup("%d cannot play: 1 to %d can", s.Seats, game.MaxSeats)
	}
	if s.Map != mapNames[0] && s.Map != mapNames[1] {
		return nil, game.BadSetup("there is no map %q: alpha and beta are", s.Map)
	}
	return with(r.Data(), s.Seats, s.Map == mapNames[1], s.Mine), nil
}

// Setup returns the setup of the game; it always names seats and map.
func (g *Game) Setup() []byte {
	return game.MustJSON(setupJSON{g.people(), mapNames[flag(g.beta)], g.mine})
}
