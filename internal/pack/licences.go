package pack

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// licenceFile is where the page keeps the licences of what it ships.
const licenceFile = "licenses.txt"

// gatherLicences writes the licences of everything linked into the programs of
// the plan: the game itself, Go, each module, and the fonts, whose licence has
// to go wherever they go.
func gatherLicences(ctx context.Context, plan Plan) error {
	list, err := goTool(ctx, plan.Root, append([]string{"list", "-deps", "-f",
		"{{with .Module}}{{.Path}}\t{{.Dir}}{{end}}"}, plan.packages()...)...)
	if err != nil {
		return err
	}
	goroot, err := goTool(ctx, plan.Root, "env", "GOROOT")
	if err != nil {
		return err
	}
	modules := append(strings.Split(list, "\n"), "The Go Programming Language\t"+goroot)
	slices.Sort(modules)
	var all bytes.Buffer
	for _, module := range slices.Compact(modules) {
		name, dir, ok := strings.Cut(module, "\t")
		if !ok {
			continue // the standard library is Go's
		}
		if err := appendLicence(&all, name, dir, "LICENSE*"); err != nil {
			return err
		}
	}
	if err := appendLicence(&all, "Fonts: Big Shoulders Display, Barlow", filepath.Join(plan.Root, "sprites", "fonts"),
		"OFL*.txt"); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(plan.Out, licenceFile), all.Bytes(), 0o644)
}

// appendLicence adds the files of dir that match; none at all is an error,
// since then the page must not be given to anybody.
func appendLicence(all *bytes.Buffer, name, dir, pattern string) error {
	files, err := filepath.Glob(filepath.Join(dir, pattern))
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return fmt.Errorf("%s has no licence file in %s", name, dir)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		fmt.Fprintf(all, "==== %s ====\n\n%s\n\n", name, bytes.TrimSpace(text))
	}
	return nil
}
