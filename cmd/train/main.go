// Command train makes the computer player's weights of a game from nothing, by
// self-play, and writes them with a record of how they were made.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"convoy/game/bot/train"
	"convoy/game/convoy"
)

func main() {
	out := flag.String("out", "game/convoy/weights.bin", "where the weights go")
	record := flag.String("record", "game/convoy/weights.txt", "where the record goes")
	flag.Parse()
	if err := run(*out, *record); err != nil {
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
