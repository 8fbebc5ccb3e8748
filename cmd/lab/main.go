// Command lab trains the computer players of a game, measures them, and makes its puzzles.
//
//	lab arena 5 flat-mc-1000              a match on deals in which each has every side
//	lab arena -sprt 0,20 net net@FILE     a match until the test has a verdict
//	lab arena -ladder random heuristic-v1 4 5   a round robin, the first is 0 Elo
//	lab arena -claims                     the matches the computer player promises
//	lab arena -calibrate 5                chances told beside games won, here of level 5
//	lab arena -measure 5                  what else is known of the play of a game, here at level 5
//
//	lab train                             make what is learned by play anew
//	lab train -respond 4                  look for weaknesses of a level
//
//	lab curves -o docs/curves.svg         draw how strong nets were while they learned
//
//	lab puzzles -games 200 -o build/finds.json     play and prove
//	lab puzzles -choose 60 build/finds.json …      choose, grade, and write the file of missions
//	lab puzzles -rates 100                         the table of how hard the campaign is
//
// See arena.Named for the names of players, other people's programs included. The same seeds make the same puzzles.
package main

import (
	"flag"
	"fmt"
	"os"
)

var commands = map[string]func(flags *flag.FlagSet, args []string) error{
	"arena": meet, "train": learn, "curves": curves, "puzzles": puzzles,
}

func main() {
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "lab: say arena, train, curves or puzzles, and -help for what these take")
		os.Exit(2)
	}
	name := os.Args[1]
	if err := commands[name](flag.NewFlagSet(name, flag.ExitOnError), os.Args[2:]); err != nil {
		fmt.Fprintf(os.Stderr, "lab %s: %v\n", name, err)
		os.Exit(1)
	}
}
