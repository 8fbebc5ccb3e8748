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

// licenceFile is the name of the file with the licences of everything the page ships.
const licenceFile = "licenses.txt"

// gatherLicences writes the licences of everything linked into the plan's programs: the game itself, Go, each module,
// and the fonts, whose licence must always go with them.
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
			continue // the standard library comes under Go's licence
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

// appendLicence adds the files of dir that match pattern. It returns an error if there is none, since the page may not
// be published without.
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
