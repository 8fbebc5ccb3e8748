package pack

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// ebitengine is a module, and engineVersion the version of it that engineChanges are for.
const (
	ebitengine    = "github.com/hajimehoshi/ebiten/v2"
	engineVersion = "v2.10.4"
)

// engineFlags writes an Ebitengine with changes into folder, an empty one, and returns the flags that have the go
// command, run in root, take it. Any version but engineVersion is an error, and so is a change that does not fit. The
// module cache and go.mod stay as they are, so windows and tests have the original.
func engineFlags(ctx context.Context, root, folder string, changes []engineChange) (flags []string, err error) {
	found, err := goTool(ctx, root, "list", "-f", "{{.Module.Version}}\t{{.Dir}}", ebitengine)
	if err != nil {
		return nil, err
	}
	version, original, _ := strings.Cut(found, "\t")
	if version != engineVersion {
		return nil, fmt.Errorf("the page's changes to Ebitengine are for %s, and go.mod has %s: see whether they "+
			"still fit, and set engineVersion", engineVersion, version)
	}
	copied := filepath.Join(folder, "ebitengine")
	if err := os.CopyFS(copied, os.DirFS(original)); err != nil {
		return nil, err
	}
	flags, err = modFile(root, folder, copied)
	if err != nil {
		return nil, err
	}
	for _, change := range changes {
		if err := change.apply(ctx, root, copied, flags); err != nil {
			return nil, fmt.Errorf("change Ebitengine, %s: %w", change.name, err)
		}
	}
	return flags, nil
}

// modFile writes a go.mod into folder that is root's, but has Ebitengine somewhere else, and returns the flag that says
// so.
func modFile(root, folder, engine string) (flags []string, err error) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return nil, err
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return nil, err
	}
	file := filepath.Join(folder, "go.mod")
	mod = fmt.Appendf(mod, "\nreplace %s => %s\n", ebitengine, strconv.Quote(engine))
	return []string{"-modfile=" + file}, errors.Join(os.WriteFile(file, mod, 0o644),
		os.WriteFile(filepath.Join(folder, "go.sum"), sum, 0o644))
}

// apply changes the copy of Ebitengine that flags name.
func (c engineChange) apply(ctx context.Context, root, copied string, flags []string) error {
	var files []string // folders of them
	if c.shaders {
		own, compiled := filepath.Join(root, "internal", "pack", "_engine"), copied+"-shaders"
		if err := os.CopyFS(filepath.Join(copied, "internal"), os.DirFS(filepath.Join(own, "tool"))); err != nil {
			return err
		}
		if err := compileShaders(ctx, root, compiled, flags); err != nil {
			return err
		}
		files = []string{filepath.Join(own, "changed"), compiled}
	}
	for _, name := range c.away {
		if _, err := os.Stat(filepath.Join(copied, name)); err != nil {
			return err
		}
		if err := os.RemoveAll(filepath.Join(copied, name)); err != nil {
			return err
		}
	}
	for _, e := range c.edits {
		name := filepath.Join(copied, e.file)
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		changed, err := e.apply(string(text))
		if err != nil {
			return err
		}
		if err := os.WriteFile(name, []byte(changed), 0o644); err != nil {
			return err
		}
	}
	for _, folder := range files {
		if err := os.CopyFS(copied, os.DirFS(folder)); err != nil {
			return err
		}
	}
	return nil
}

// apply is text with the edit made.
func (e edit) apply(text string) (string, error) {
	before, rest, ok := strings.Cut(text, e.from)
	if !ok || strings.Contains(rest, e.from) {
		return "", fmt.Errorf("%s does not have %q once", e.file, e.from)
	}
	if e.to != "" {
		var after string
		if _, after, ok = strings.Cut(rest, e.to); !ok {
			return "", fmt.Errorf("%s has no %q after %q", e.file, e.to, e.from)
		}
		rest = e.to + after
	}
	return before + e.with + rest, nil
}

// compileShaders writes what the program of _engine/tool makes of Ebitengine's shaders and ours into a new folder. It
// takes the Ebitengine that flags name.
func compileShaders(ctx context.Context, root, out string, flags []string) error {
	ours, err := fs.Glob(os.DirFS(root), "game/ui/kit/gpu/*.kage")
	if err != nil {
		return err
	}
	args := append(slices.Concat([]string{"run", "-trimpath"}, flags), ebitengine+"/internal/shaders", out)
	_, err = goHere(ctx, root, append(args, ours...)...)
	return err
}
