package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"onelongnight/game/bot/train"
	"onelongnight/game/games"
	labs "onelongnight/game/games/lab"
	"onelongnight/game/lab"
)

// learn trains a game's computer player from nothing, by self-play: the weights of its nets, or the numbers of its
// evaluation. It writes them with a record of how they were made. With -respond it looks for weaknesses of a level
// instead.
func learn(flags *flag.FlagSet, args []string) error {
	name := flags.String("game", games.Kinds()[0].Name(), "the game to learn")
	out := flags.String("out", "", "folder that what is made goes to, with its record (game/NAME/edition for weights, "+
		"game/NAME/think for numbers if empty)")
	file := flags.String("file", "", "only this file of package think, not all that the game has")
	list := flags.Bool("list", false, "list those files in the order in which they are made")
	respond := flags.String("respond", "", "train a best response against this level instead")
	number := flags.Int("games", 1024, "games of the response")
	checkpoints := flags.String("checkpoints", "build/train", "folder in which training that is broken off "+
		"remembers how far it was")
	if err := flags.Parse(args); err != nil {
		return err
	}
	work, ok := labs.Of(*name)
	if !ok {
		return fmt.Errorf("nothing is known of training a game %q", *name)
	}
	if *respond != "" {
		plan := train.Plan{Games: *number, Batch: 32, Lambda: 0.9, Rate: 0.01, Fall: 0.3, Seed: "response"}
		return train.Response{Game: work.Setups[0], Level: *respond, Weights: work.Weights, Levels: work.Levels,
			Sims: 20, Deals: 100, Plan: plan}.Run(os.Stdout)
	}
	if *list {
		return tell(work)
	}
	work.Course.Checkpoint = filepath.Join(*checkpoints, *name)
	return learnFiles(work, *name, *out, *file)
}

// learnFiles makes one of the files that a game learns, or all of them.
func learnFiles(work lab.Work, name, out, file string) error {
	if work.Course.Setups == nil && work.Finds == nil {
		return fmt.Errorf("the game %q has nothing to learn", name)
	}
	if file != weightsFile {
		if err := findNumbers(work.Finds, file, cmp.Or(out, filepath.Join("game", name, "think"))); err != nil {
			return err
		}
	}
	if work.Course.Setups == nil || file != "" && file != weightsFile {
		return nil
	}
	return learnWeights(work.Course, cmp.Or(out, filepath.Join("game", name, "edition")))
}

// weightsFile is the name of the file that a course writes.
const weightsFile = "weights.bin"

// learnWeights runs a course. It writes the record only together with the weights, so that a course that is broken off
// leaves the earlier weights with their own record.
func learnWeights(course train.Course, out string) error {
	var record strings.Builder
	keep := func() error { return os.WriteFile(filepath.Join(out, "weights.txt"), []byte(record.String()), 0o644) }
	if err := course.Run(io.MultiWriter(os.Stdout, &record), func(weights []byte) error {
		return errors.Join(os.WriteFile(filepath.Join(out, weightsFile), weights, 0o644), keep())
	}); err != nil {
		return err
	}
	return keep()
}

// tell lists the files to make, in order. Each needs its own run of a program built with the file before it.
func tell(work lab.Work) error {
	for _, f := range work.Finds {
		fmt.Println(f.File)
	}
	if work.Course.Setups != nil {
		fmt.Println(weightsFile)
	}
	return nil
}

// findNumbers finds the numbers of an evaluation, and writes them with a record of how they were found.
func findNumbers(finds []lab.Find, file, out string) error {
	if file != "" {
		finds = slices.DeleteFunc(finds, func(f lab.Find) bool { return f.File != file })
		if len(finds) == 0 {
			return fmt.Errorf("the game makes no file %q", file)
		}
	}
	for _, f := range finds {
		var record strings.Builder
		text, err := f.Run(io.MultiWriter(os.Stdout, &record))
		if err != nil {
			return err
		}
		if err := errors.Join(os.WriteFile(filepath.Join(out, f.Record), []byte(record.String()), 0o644),
			os.WriteFile(filepath.Join(out, f.File), []byte(text), 0o644)); err != nil {
			return err
		}
	}
	return nil
}
