package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"

	"onelongnight/game/games"
	labs "onelongnight/game/games/lab"
	"onelongnight/game/lab"
	"onelongnight/game/mission"
)

// puzzles makes a game's puzzles, and measures how hard its campaign is.
func puzzles(flags *flag.FlagSet, args []string) error {
	name := flags.String("game", games.Kinds()[0].Name(), "the game to make puzzles of")
	level := flags.String("level", "5", "who plays the games that puzzles are found in")
	seed := flags.String("seed", "puzzles", "all chance of those games")
	from := flags.Int("from", 0, "the number of the first game")
	count := flags.Int("games", 20, "how many games")
	out := flags.String("o", "build/finds.json", "where to keep what was found")
	choose := flags.Int("choose", 0, "choose so many out of the files named and write them to standard output")
	measure := flags.Int("rates", 0, "play each scenario so many times with levels 3 and 5; those named, or all")
	if err := flags.Parse(args); err != nil {
		return err
	}
	work, ok := labs.Of(*name)
	switch {
	case !ok || work.Puzzles == nil:
		return errors.New("there are no puzzles of " + *name)
	case *choose > 0:
		return pick(*choose, flags.Args())
	case *measure > 0:
		return rates(work, *measure, flags.Args())
	}
	return search(work, *level, *seed, *from, *count, *out)
}

func search(work lab.Work, level, seed string, from, count int, out string) error {
	found, err := work.Puzzles.Search(work.Levels, level, seed, from, count, func(n int, found []lab.FoundPuzzle) {
		fmt.Fprintf(os.Stderr, "game %d: %d\n", n, len(found))
	})
	if err != nil {
		return err
	}
	text, err := json.Marshal(found)
	if err != nil {
		return err
	}
	return os.WriteFile(out, text, 0o644)
}

func pick(n int, files []string) error {
	var found []lab.FoundPuzzle
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		var more []lab.FoundPuzzle
		if err := json.Unmarshal(text, &more); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		found = append(found, more...)
	}
	_, err := fmt.Print(mission.Format(lab.ChoosePuzzles(found, n)))
	return err
}

// rates prints a line for each scenario: how often each level wins, and how often the stronger one earns one, two and
// three stars.
func rates(work lab.Work, games int, only []string) error {
	for i := range work.Campaign {
		m := &work.Campaign[i]
		if len(only) > 0 && !slices.Contains(only, m.Name) {
			continue
		}
		var won [2]float64
		var last lab.Rate
		for n, level := range []string{"3", "5"} {
			r, err := lab.RateMission(work.Setups[0].Kind(), m, work.Levels, level, lab.RateSeed, games)
			if err != nil {
				return err
			}
			won[n], last = r.Won(), r
		}
		fmt.Printf("| %d | %s | %s | %s | %.0f %% | %.0f %% | %d, %d, %d |\n", m.Number, m.Name, m.Seat, m.Level,
			100*won[0], 100*won[1], last.Stars[1], last.Stars[2], last.Stars[3])
	}
	return nil
}
