package pack

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"golang.org/x/sync/errgroup"

	"onelongnight/internal/pack/standin"
)

// A Saving is what one measure takes off the page's program and the worker's together.
type Saving struct {
	Measure string   // the path of a part that has a stand-in, or "slim"
	With    []string // parts that it needs, which are left as they are with it
	Weight
}

// Weight is in bytes, by brotli and as it is. That by brotli goes up and down by a few thousand with anything that
// changes.
type Weight struct{ Brotli, Plain int }

func (w Weight) less(other Weight) Weight {
	return Weight{w.Brotli - other.Brotli, w.Plain - other.Plain}
}

// slimming is the measure that package slim is.
const slimming = "slim"

// Weigh builds both programs with all measures, and then with each of them left out in turn, and returns what they
// weigh and what each measure saves. A part that needs others which have stand-ins is left as it is together with them:
// what it calls of those, a stand-in may not have. Progress takes a line for each build, which takes about half a
// minute.
func Weigh(ctx context.Context, root string, g Game, progress io.Writer) (total Weight, savings []Saving, err error) {
	parts := standin.Parts()
	total, err = weigh(ctx, root, g, parts, true)
	if err != nil {
		return Weight{}, nil, err
	}
	fmt.Fprintln(progress, "all measures:", total.Brotli)
	for _, measure := range append([]string{slimming}, parts...) {
		saving := Saving{Measure: measure}
		without := parts
		if measure != slimming {
			needed, err := needs(ctx, root, measure)
			if err != nil {
				return Weight{}, nil, err
			}
			without = slices.DeleteFunc(slices.Clone(parts), func(p string) bool { return slices.Contains(needed, p) })
			saving.With = slices.DeleteFunc(needed, func(p string) bool {
				return p == measure ||
					!slices.Contains(parts, p)
			})
		}
		both, err := weigh(ctx, root, g, without, measure != slimming)
		if err != nil {
			return Weight{}, nil, fmt.Errorf("without %s: %w", measure, err)
		}
		saving.Weight = both.less(total)
		fmt.Fprintf(progress, "%s: %d\n", measure, saving.Brotli)
		savings = append(savings, saving)
	}
	slices.SortStableFunc(savings, func(a, b Saving) int { return b.Brotli - a.Brotli })
	return total, savings, nil
}

// needs lists what a package imports, and what that imports in turn, itself included.
func needs(ctx context.Context, root, part string) ([]string, error) {
	list, err := goTool(ctx, root, "list", "-deps", part)
	return strings.Fields(list), err
}

// weigh builds both programs, with some stand-ins and slimmed or not, and returns what both weigh.
func weigh(ctx context.Context, root string, g Game, parts []string, slimmed bool) (both Weight, err error) {
	temp, err := os.MkdirTemp("", "onelongnight-weigh-")
	if err != nil {
		return both, err
	}
	defer os.RemoveAll(temp)
	instead, err := standIns(ctx, root, temp, parts)
	if err != nil {
		return both, err
	}
	programs := []struct {
		pkg, file string
		flags     []string
	}{{g.Page, "game.wasm", leanPage}, {g.Brain, "brain.wasm", leanBrain}}
	sizes := make([]int, len(programs))
	var work errgroup.Group
	for i, p := range programs {
		file := filepath.Join(temp, p.file)
		if err := compile(ctx, root, p.pkg, file, false, slices.Concat(instead, p.flags)...); err != nil {
			return both, err
		}
		if slimmed {
			if err := slimFile(file); err != nil {
				return both, err
			}
		}
		plain, err := os.ReadFile(file)
		if err != nil {
			return both, err
		}
		both.Plain += len(plain)
		work.Go(func() error {
			small, err := formats[0].of(plain)
			sizes[i] = len(small)
			return err
		})
	}
	err = work.Wait()
	both.Brotli = sizes[0] + sizes[1]
	return both, err
}

// PrintSavings writes a table of them.
func PrintSavings(w io.Writer, total Weight, savings []Saving) error {
	var out bytes.Buffer
	table := tabwriter.NewWriter(&out, 0, 0, 2, ' ', tabwriter.AlignRight)
	row := func(w Weight, what string) {
		fmt.Fprintf(table, "%.1f kB\t%.0f kB\t\t%s\n", float64(w.Brotli)/1000, float64(w.Plain)/1000, what)
	}
	fmt.Fprint(table, "brotli\tplain\t\tleft out in turn\n")
	for _, s := range savings {
		name := s.Measure
		if len(s.With) > 0 {
			name += " with " + strings.Join(s.With, ", ")
		}
		row(s.Weight, name)
	}
	row(total, "page and worker with all of them")
	if err := table.Flush(); err != nil {
		return err
	}
	_, err := out.WriteTo(w)
	return err
}
