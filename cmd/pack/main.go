// Command pack builds the game for a static host and prints what it weighs.
package main

import (
	"context"
	"flag"
	"log"
	"os"

	"onelongnight/internal/pack"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("pack: ")
	out := flag.String("o", "dist", "`directory` to fill; an earlier pack in it is replaced")
	small := flag.Bool("small", false, "also write .br and .gz beside each file, for hosts that send them; takes about a minute")
	archive := flag.String("zip", "", "also write this `file` for itch.io")
	flag.Parse()
	if err := run(context.Background(), *out, *small, *archive); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context, out string, small bool, archive string) error {
	root, err := pack.Root(ctx)
	if err != nil {
		return err
	}
	title, err := pack.Registered()
	if err != nil {
		return err
	}
	plan := pack.Plan{Root: root, Out: out, Page: "./wasm", Brain: "./wasm/brain", Small: small, Title: title}
	if err := pack.Build(ctx, plan); err != nil {
		return err
	}
	if archive != "" {
		if err := pack.Zip(out, archive); err != nil {
			return err
		}
	}
	sizes, err := pack.Sizes(out)
	if err != nil {
		return err
	}
	return pack.Print(os.Stdout, sizes)
}
