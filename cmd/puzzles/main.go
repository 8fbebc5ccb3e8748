// Command puzzles makes the puzzles of a game.
//
//	puzzles -games 200 -o build/finds.json     play and prove
//	puzzles -choose 60 build/finds.json …      choose, grade, and write the file of missions
//
// The same seeds make the same puzzles.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"

	"onelongnight/game/games"
	"onelongnight/game/games/lab"
	"onelongnight/game/mission"
	"onelongnight/game/mission/forge"
)

func main() {
	name := flag.String("game", games.Kinds()[0].Name(), "the game to make puzzles of")
	level := flag.String("level", "5", "who plays the games that puzzles are found in")
	seed := flag.String("seed", "puzzles", "all chance of those games")
	from := flag.Int("from", 0, "the number of the first game")
	count := flag.Int("games", 20, "how many games")
	out := flag.String("o", "build/finds.json", "where to keep what was found")
	choose := flag.Int("choose", 0, "choose so many out of the files named and write them to standard output")
	flag.Parse()
	if err := run(*name, *level, *seed, *from, *count, *out, *choose, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "puzzles:", err)
		os.Exit(1)
	}
}

func run(name, level, seed string, from, count int, out string, choose int, files []string) error {
	work, ok := lab.Of(name)
	if !ok || work.Puzzles == nil {
		return errors.New("there are no puzzles of " + name)
	}
	if choose > 0 {
		return pick(choose, files)
	}
	found, err := work.Puzzles.Search(work.Levels, level, seed, from, count, func(n int, found []forge.Find) {
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
	var found []forge.Find
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		var more []forge.Find
		if err := json.Unmarshal(text, &more); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		found = append(found, more...)
	}
	_, err := fmt.Print(mission.Format(forge.Choose(found, n)))
	return err
}
