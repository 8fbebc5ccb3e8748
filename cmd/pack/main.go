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
	small := flag.Bool("small", false, "also write .br and .gz beside each file, for hosts that send them; takes "+
		"about a minute")
	archive := flag.String("zip", "", "also write this `file` for itch.io")
	weigh := flag.Bool("weigh", false, "instead print what makes the programs small, and how much; takes ten minutes")
	flag.Parse()
	work := func(ctx context.Context) error { return run(ctx, *out, *small, *archive) }
	if *weigh {
		work = weighMeasures
	}
	if err := work(context.Background()); err != nil {
		log.Fatal(err)
	}
}

// weighMeasures prints how much each measure saves of the first game's download.
func weighMeasures(ctx context.Context) error {
	root, err := pack.Root(ctx)
	if err != nil {
		return err
	}
	total, savings, err := pack.Weigh(ctx, root, pack.Shelf()[0], os.Stderr)
	if err != nil {
		return err
	}
	return pack.PrintSavings(os.Stdout, total, savings)
}

func run(ctx context.Context, out string, small bool, archive string) error {
	root, err := pack.Root(ctx)
	if err != nil {
		return err
	}
	plan := pack.Plan{Root: root, Out: out, Games: pack.Shelf(), Small: small}
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
