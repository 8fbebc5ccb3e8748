// Command train makes the computer player's weights of a game from nothing, by
// self-play, and writes them with a record of how they were made. With -respond
// it looks for weaknesses of a level instead.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"onelongnight/game/bot/train"
	"onelongnight/game/convoy"
)

func main() {
	out := flag.String("out", "game/convoy/weights.bin", "where the weights go")
	record := flag.String("record", "game/convoy/weights.txt", "where the record goes")
	respond := flag.String("respond", "", "train a best response against this level instead")
	games := flag.Int("games", 1024, "games of the response")
	flag.Parse()
	var err error
	if *respond != "" {
		err = response(*respond, *games)
	} else {
		err = run(*out, *record)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func run(out, record string) error {
	file, err := os.Create(record)
	if err != nil {
		return err
	}
	defer file.Close()
	return train.Shipped(convoy.Rules{}).Run(io.MultiWriter(os.Stdout, file), func(weights []byte) error {
		return os.WriteFile(out, weights, 0o644)
	})
}

// response looks for a weakness of a level.
func response(level string, games int) error {
	return train.Response{Game: convoy.Rules{}, Level: level, Sims: 20, Pairs: 100,
		Plan: train.Plan{Games: games, Batch: 32, Lambda: 0.9, Rate: 0.01, Fall: 0.3, Seed: "response"}}.Run(os.Stdout)
}
