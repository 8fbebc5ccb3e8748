package pack

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"text/tabwriter"

	"golang.org/x/sync/errgroup"
)

// A Saving is what one measure takes off the page's program and the worker's together.
type Saving struct {
	Measure string
	Weight
}

// Weight is a size in bytes, in brotli and plain. Any change makes the brotli size vary by a few thousand bytes.
type Weight struct{ Brotli, Plain int }

// measures are the measures that make programs small.
type measures struct {
	engine     []engineChange
	slim, lean bool
}

// Weigh builds both programs of a game, the page's and the worker's, with all measures, and then with each measure left
// out in turn. It returns the total weight of each program, and what each measure saves, largest first. It writes a
// line to progress for each build, which takes about half a minute.
func Weigh(ctx context.Context, root string, g Game, progress io.Writer) (total [2]Weight, savings []Saving,
	err error) {
	total, err = weigh(ctx, root, g, measures{engineChanges, true, true})
	if err != nil {
		return total, nil, err
	}
	fmt.Fprintln(progress, "all measures:", total)
	without := map[string]measures{"slim": {engineChanges, false, true}, "lean": {engineChanges, true, false}}
	for i, change := range engineChanges {
		without[change.name] = measures{slices.Delete(slices.Clone(engineChanges), i, i+1), true, true}
	}
	for name, rest := range without {
		both, err := weigh(ctx, root, g, rest)
		if err != nil {
			return total, nil, fmt.Errorf("without %s: %w", name, err)
		}
		saving := Saving{Measure: name}
		for i := range both {
			saving.Brotli += both[i].Brotli - total[i].Brotli
			saving.Plain += both[i].Plain - total[i].Plain
		}
		fmt.Fprintf(progress, "without %s: %v\n", name, both)
		savings = append(savings, saving)
	}
	slices.SortFunc(savings, func(a, b Saving) int { return b.Brotli - a.Brotli })
	return total, savings, nil
}

// weigh builds both programs with some of the measures, and returns what each weighs.
func weigh(ctx context.Context, root string, g Game, with measures) (each [2]Weight, err error) {
	temp, err := os.MkdirTemp("", "onelongnight-weigh-")
	if err != nil {
		return each, err
	}
	defer os.RemoveAll(temp)
	page, err := engineFlags(ctx, root, temp, with.engine)
	if err != nil {
		return each, err
	}
	var brain []string
	if with.lean {
		page, brain = slices.Concat(page, leanPage), leanBrain
	}
	var work errgroup.Group
	for i, flags := range [][]string{page, brain} {
		file := filepath.Join(temp, "program.wasm")
		if err := compile(ctx, root, []string{g.Page, g.Brain}[i], file, false, flags...); err != nil {
			return each, err
		}
		if with.slim {
			if err := slimFile(file); err != nil {
				return each, err
			}
		}
		plain, err := os.ReadFile(file)
		if err != nil {
			return each, err
		}
		work.Go(func() error {
			small, err := formats[0].of(plain)
			each[i] = Weight{len(small), len(plain)}
			return err
		})
	}
	return each, work.Wait()
}

// PrintSavings writes the savings as a table.
func PrintSavings(w io.Writer, total [2]Weight, savings []Saving) error {
	var out bytes.Buffer
	table := tabwriter.NewWriter(&out, 0, 0, 2, ' ', tabwriter.AlignRight)
	row := func(w Weight, what string) {
		fmt.Fprintf(table, "%.1f kB\t%.0f kB\t\t%s\n", float64(w.Brotli)/1000, float64(w.Plain)/1000, what)
	}
	fmt.Fprint(table, "brotli\tplain\t\tleft out in turn\n")
	for _, s := range savings {
		row(s.Weight, s.Measure)
	}
	row(total[0], "page with all of them")
	row(total[1], "worker with all of them")
	if err := table.Flush(); err != nil {
		return err
	}
	_, err := out.WriteTo(w)
	return err
}
