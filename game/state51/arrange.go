package state51

import (
	"slices"
	"strconv"

	"onelongnight/game"
)

var _ game.Arranged = Rules{}

// The names of the choices: the faction, and the number of players.
const (
	chooseFaction = "faction"
	chooseSeats   = "seats"
)

func (r Rules) Choices() []game.SetupChoice {
	var factions []string
	for i := range r.Data().Bases {
		factions = append(factions, r.Data().Bases[i].ID)
	}
	return []game.SetupChoice{{Name: chooseFaction, Options: factions, Hard: []int{1, 2, 1, 2}},
		{Name: chooseSeats, Options: []string{"2", "3", "4"}}}
}

// Arrange returns the setup for the options that were picked. The seed decides which other factions play, and who sits
// where.
func (r Rules) Arrange(pick func(string) string, seed game.Seed) (setup []byte, seat game.Seat) {
	rng := game.NewStream(seed)
	all := []Faction{0, 1, 2, 3}
	game.Shuffle(&rng, all)
	mine := slices.IndexFunc(r.Data().Bases[:], func(b Base) bool { return b.ID == pick(chooseFaction) })
	n, err := strconv.Atoi(pick(chooseSeats))
	if err != nil || n < 2 || n > game.MaxSeats {
		n = usualSeats
	}
	if mine >= 0 { // moved to the front, so that it is sure to play
		at := slices.Index(all, Faction(mine))
		all[0], all[at] = all[at], all[0]
	}
	me := all[0]
	all = all[:n]
	game.Shuffle(&rng, all)
	s := setupJSON{Seats: n}
	for _, f := range all {
		s.Factions = append(s.Factions, r.Data().Bases[f].ID)
	}
	return game.MustJSON(s), game.Seat(slices.Index(all, me))
}
