package state51

import (
	"slices"

	"onelongnight/game"
)

// setupJSON is the JSON form of a setup.
type setupJSON struct {
	Seats    int      `json:"seats"`
	Factions []string `json:"factions,omitempty"`
}

// usualSeats is the number of seats if the setup does not say.
const usualSeats = 2

// setupEvents is the number of the first random event that completes a setup. They are apart from those of the game, so
// that a seed deals the same cards whether the factions were named or drawn.
const setupEvents = 1 << 30

// read reads a setup, or the default if it is nil: the number of seats, and the factions if they are named.
func (r Rules) read(setup []byte) (seats int, factions []Faction, err error) {
	if setup == nil {
		return usualSeats, nil, nil
	}
	var ids []string
	seats = usualSeats
	if err := game.ReadSetup(setup, map[string]any{"seats": &seats, "factions": &ids}); err != nil {
		return 0, nil, err
	}
	if seats < 2 || seats > game.MaxSeats {
		return 0, nil, game.BadSetup("%d cannot play: 2 to %d can", seats, game.MaxSeats)
	}
	if ids == nil {
		return seats, nil, nil
	}
	factions, err = r.Data().factions(ids)
	if err == nil && len(factions) != seats {
		err = game.BadSetup("%d factions are named for %d seats", len(factions), seats)
	}
	return seats, factions, err
}

// factions returns the factions with some ids, which must all be different.
func (d *Data) factions(ids []string) (list []Faction, err error) {
	for _, id := range ids {
		i := slices.IndexFunc(d.Bases[:], func(b Base) bool { return b.ID == id })
		switch {
		case i < 0:
			return nil, game.BadSetup("there is no faction %q", id)
		case slices.Contains(list, Faction(i)):
			return nil, game.BadSetup("%s is named twice: no faction is led by two", id)
		}
		list = append(list, Faction(i))
	}
	return list, nil
}

// Open reads a setup. If it names no factions, the first ones of the data play; use Draw to draw them instead.
func (r Rules) Open(setup []byte) (game.Game, error) {
	seats, factions, err := r.read(setup)
	if err != nil {
		return nil, err
	}
	for f := Faction(0); len(factions) < seats; f++ {
		factions = append(factions, f)
	}
	return with(r.Data(), factions), nil
}

// Draw draws the factions that a setup does not name (3.1).
func (r Rules) Draw(setup []byte, seed game.Seed) ([]byte, error) {
	seats, factions, err := r.read(setup)
	if err != nil {
		return nil, err
	}
	if factions == nil {
		all := []Faction{0, 1, 2, 3}
		rng := game.Rand{Seed: seed, Next: setupEvents}
		game.ShuffleBy(&rng, all)
		factions = all[:seats]
	}
	return with(r.Data(), factions).Setup(), nil
}

// Setup returns the setup, which always names the seats and the factions.
func (g *Game) Setup() []byte {
	s := setupJSON{Seats: len(g.seats)}
	for _, f := range g.factions {
		s.Factions = append(s.Factions, g.data.Bases[f].ID)
	}
	return game.MustJSON(s)
}
