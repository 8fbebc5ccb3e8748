package hex

import (
	"slices"

	"onelongnight/game"
)

var _ game.Arranged = Rules{}

// Names of the choices: the army, what is played for, the enemy in a duel, and the two variants (10.1, 10.2).
const (
	chooseArmy    = "army"
	chooseMode    = "mode"
	chooseEnemy   = "enemy"
	chooseOpening = "opening"
	chooseReserve = "reinforcements"
)

// arrangement is a mode for a number of armies.
type arrangement struct {
	name   string // the name of the option
	mode   Mode
	armies int
}

// arrangements lists the modes and their numbers of armies, by the name of the option.
var arrangements = []arrangement{{"duel", Duel, 2}, {"deathmatch-3", Deathmatch, 3}, {"deathmatch-4", Deathmatch, 4},
	{"score-3", Score, 3}, {"score-4", Score, 4},
	{"one-against-two", OneAgainstTwo, 3}, {"teams", Teams, 4}}

// anyArmy leaves the army to chance.
const anyArmy = "any"

func (Rules) Choices() []game.SetupChoice {
	var modes []string
	for _, a := range arrangements {
		modes = append(modes, a.name)
	}
	armies := []string{Outpost.String(), Moloch.String(), Borgo.String(), Hegemony.String()}
	// How hard an army is: between players of level 2, Borgo wins 58 %, Moloch 53 %, the Outpost 49 % and Hegemony 41 %
	// (1,200 games).
	return []game.SetupChoice{{Name: chooseArmy, Options: armies, Hard: []int{2, 1, 1, 3}},
		{Name: chooseMode, Options: modes}, {Name: chooseEnemy, Options: append([]string{anyArmy}, armies...),
			When: chooseMode, With: arrangements[0].name},
		{Name: chooseOpening, Options: []string{"usual", tacticalOpening}},
		{Name: chooseReserve, Options: []string{"off", "on"}}}
}

// Arrange returns the setup for the options picked. The seed decides the order of the armies, and the other armies if
// they are not picked.
func (Rules) Arrange(pick func(string) string, seed game.Seed) (setup []byte, seat game.Seat) {
	rng := game.NewStream(seed)
	mine := pick(chooseArmy)
	if _, ok := ArmyByID(mine); !ok {
		mine = Outpost.String()
	}
	at := max(slices.IndexFunc(arrangements, func(a arrangement) bool { return a.name == pick(chooseMode) }), 0)
	others := slices.DeleteFunc(slices.Clone(armyIDs[:]), func(id string) bool { return id == mine })
	for i := range others {
		j := i + rng.Below(len(others)-i)
		others[i], others[j] = others[j], others[i]
	}
	if i := slices.Index(others, pick(chooseEnemy)); i > 0 && arrangements[at].mode == Duel {
		others[0], others[i] = others[i], others[0]
	}
	seats := append([]string{mine}, others[:arrangements[at].armies-1]...)
	turn := rng.Below(len(seats))
	seats = append(seats[turn:], seats[:turn]...)
	s := setupJSON{Mode: arrangements[at].mode.String(), Seats: seats, Reinforcements: pick(chooseReserve) == "on"}
	if pick(chooseOpening) == tacticalOpening {
		s.Opening = tacticalOpening
	}
	return game.MustJSON(s), game.Seat(slices.Index(seats, mine))
}
