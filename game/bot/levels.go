package bot

// Level is one strength of the computer player.
type Level struct {
	Name   string
	Player Player
}

// Levels lists the players by the names the referee knows them by. Until the
// six levels exist, each of them is the greedy player.
func Levels() []Level {
	var list []Level
	for _, name := range []string{"1", "2", "3", "4", "5", "6"} {
		list = append(list, Level{name, Greedy})
	}
	return append(list, Level{"random", Random}, Level{"heuristic-v1", Greedy},
		Level{"flat-mc-1000", FlatMonteCarlo(1000)}, Level{"ismcts-1000", ISMCTS(1000)})
}
