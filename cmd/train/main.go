// Command train makes the computer player's weights of a game from nothing, by
// self-play, and writes them with a record of how they were made. With -respond
// it looks for weaknesses of a level instead.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"onelongnight/game/bot/train"
	"onelongnight/game/games"
	"onelongnight/game/games/lab"
)

func main() {
	name := flag.String("game", games.Kinds()[0].Name(), "the game to learn")
	out := flag.String("out", "", "folder that the weights and their record go to (game/NAME if empty)")
	respond := flag.String("respond", "", "train a best response against this level instead")
	number := flag.Int("games", 1024, "games of the response")
	flag.Parse()
	if err := run(*name, *out, *respond, *number); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func run(name, out, level string, number int) error {
	work, ok := lab.Of(name)
	if !ok {
		return fmt.Errorf("nothing is known of training a game %q", name)
	}
	if level != "" {
		return train.Response{Game: work.Setups[0], Level: level, Levels: work.Levels, Sims: 20, Deals: 100,
			Plan: train.Plan{Games: number, Batch: 32, Lambda: 0.9, Rate: 0.01, Fall: 0.3, Seed: "response"}}.Run(os.Stdout)
	}
	if out == "" {
		out = filepath.Join("game", name)
	}
	file, err := os.Create(filepath.Join(out, "weights.txt"))
	if err != nil {
		return err
	}
	defer file.Close()
	return work.Course.Run(io.MultiWriter(os.Stdout, file), func(weights []byte) error {
		return os.WriteFile(filepath.Join(out, "weights.bin"), weights, 0o644)
	})
}
