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

// A Saving is what one measure takes off the download: the page's program and the worker's together, by brotli.
type Saving struct {
	Measure string // the path of a part that has a stand-in, or "slim"
	With    []string
	Bytes   int
}

// slimming is the measure that package slim is.
const slimming = "slim"

// Weigh builds both programs with all measures, and then with each of them left out in turn, and returns what they weigh and what
// each measure saves. A part that needs others which have stand-ins is left as it is together with them: what it calls of
// those, a stand-in may not have. Progress takes a line for each build, which takes a minute or two.
func Weigh(ctx context.Context, plan Plan, progress io.Writer) (total int, savings []Saving, err error) {
	parts := standin.Parts()
	total, err = weigh(ctx, plan, parts, true)
	if err != nil {
		return 0, nil, err
	}
	fmt.Fprintf(progress, "%d bytes with all measures\n", total)
	for _, measure := range append([]string{slimming}, parts...) {
		saving := Saving{Measure: measure}
		without := parts
		if measure != slimming {
			needed, err := needs(ctx, plan.Root, measure)
			if err != nil {
				return 0, nil, err
			}
			without = slices.DeleteFunc(slices.Clone(parts), func(p string) bool { return slices.Contains(needed, p) })
			saving.With = slices.DeleteFunc(needed, func(p string) bool { return p == measure || !slices.Contains(parts, p) })
		}
		bytes, err := weigh(ctx, plan, without, measure != slimming)
		if err != nil {
			return 0, nil, fmt.Errorf("without %s: %w", measure, err)
		}
		saving.Bytes = bytes - total
		fmt.Fprintf(progress, "%s: %d\n", measure, saving.Bytes)
		savings = append(savings, saving)
	}
	slices.SortStableFunc(savings, func(a, b Saving) int { return b.Bytes - a.Bytes })
	return total, savings, nil
}

// needs lists what a package imports, and what that imports in turn, itself included.
func needs(ctx context.Context, root, part string) ([]string, error) {
	list, err := goTool(ctx, root, "list", "-deps", part)
	return strings.Fields(list), err
}

// weigh builds both programs and returns the bytes of both, by brotli.
func weigh(ctx context.Context, plan Plan, parts []string, slimmed bool) (int, error) {
	temp, err := os.MkdirTemp("", "onelongnight-weigh-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(temp)
	instead, err := standIns(ctx, plan.Root, temp, parts)
	if err != nil {
		return 0, err
	}
	programs := []struct {
		pkg, file string
		flags     []string
	}{{plan.Page, "game.wasm", leanPage}, {plan.Brain, "brain.wasm", leanBrain}}
	sizes := make([]int, len(programs))
	var work errgroup.Group
	for i, p := range programs {
		file := filepath.Join(temp, p.file)
		if err := compile(ctx, plan.Root, p.pkg, file, false, slices.Concat(instead, p.flags)...); err != nil {
			return 0, err
		}
		if slimmed {
			if err := slimFile(file); err != nil {
				return 0, err
			}
		}
		plain, err := os.ReadFile(file)
		if err != nil {
			return 0, err
		}
		work.Go(func() error {
			small, err := formats[0].of(plain)
			sizes[i] = len(small)
			return err
		})
	}
	err = work.Wait()
	return sizes[0] + sizes[1], err
}

// PrintSavings writes a table of them.
func PrintSavings(w io.Writer, total int, savings []Saving) error {
	var out bytes.Buffer
	table := tabwriter.NewWriter(&out, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, s := range savings {
		name := s.Measure
		if len(s.With) > 0 {
			name += " with " + strings.Join(s.With, ", ")
		}
		fmt.Fprintf(table, "%.1f kB\t\t%s\n", float64(s.Bytes)/1000, name)
	}
	fmt.Fprintf(table, "%.1f kB\t\tpage and worker with all of them\n", float64(total)/1000)
	if err := table.Flush(); err != nil {
		return err
	}
	_, err := out.WriteTo(w)
	return err
}
