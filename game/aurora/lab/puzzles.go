package lab

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/lab"
	"onelongnight/game/mission"
)

// Puzzles returns where puzzles come from: solo games and games of two to four on both routes, in a round in which only
// one convoy can still do something and no card is left to be revealed.
func Puzzles() *lab.PuzzleSource {
	games := append(Setups(), lab.Open(think.Rules{}, `{"seats":1,"map":"alpha"}`, `{"seats":1,"map":"beta"}`,
		`{"seats":3,"map":"alpha"}`, `{"seats":4,"map":"beta"}`)...)
	return &lab.PuzzleSource{Game: games[0], Games: games, Positions: puzzlePositions, Aims: aims,
		Subjects: subjects, Longest: 9,
		Terms: mission.Terms{Bound: 40_000, Free: []string{"crew", "part", "bonus", "after", "pay", "drop", "damage",
			"repair", "contaminate", "clean", "lose", "attach", "replace", "detach", "stow", "lift", "oust"}}}
}

// subjects returns what a puzzle is about: the conditions of its aim, the setup, and the cards, objects and shortcuts
// of its solution.
func subjects(state game.State, aim string, line []game.Move) (list []string) {
	s := state.(*aurora.State)
	g := s.Game()
	goal, _ := think.GoalOf(aim)
	var what []string
	for _, c := range goal.Conditions {
		what = append(what, c.What)
	}
	list = append(list, strings.Join(what, " "), string(g.Setup()))
	for _, m := range line {
		switch act := aurora.ActOf(m); act.Verb {
		case aurora.VerbExplore, aurora.VerbObject, aurora.VerbMedic, aurora.VerbJackal, aurora.VerbFeed,
			aurora.VerbPass, aurora.VerbBonus, aurora.VerbBoost:
			list = append(list, g.MoveText(m))
		case aurora.VerbDrive:
			for i := range g.Route().Ways {
				if act.B>>i&1 != 0 {
					list = append(list, g.Route().Ways[i].ID)
				}
			}
		}
	}
	return list
}
