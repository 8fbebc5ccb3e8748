package pack

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// ebitengine is the path of Ebitengine's module, and engineVersion the version that engineChanges fit.
const (
	ebitengine    = "github.com/hajimehoshi/ebiten/v2"
	engineVersion = "v2.10.4"
)

// engineFlags writes a changed copy of Ebitengine into folder, which must be empty, and returns the flags that make the
// go command, run in root, use it. It returns an error for any other version than engineVersion, and for a change that
// does not fit. The module cache and go.mod stay as they are, so that desktop windows and tests use the original.
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
	if err := os.CopyFS(filepath.Join(folder, "ebitengine"), os.DirFS(original)); err != nil {
		return nil, err
	}
	for _, change := range changes {
		if err := change.apply(ctx, root, folder); err != nil {
			return nil, fmt.Errorf("change Ebitengine, %s: %w", change.name, err)
		}
	}
	return overlay(root, folder)
}

// overlay writes into folder the files that make the go command use the copy of Ebitengine there, and returns the
// flags. They pretend that the copy is at build/ebitengine: its path becomes a part of the program, which must be the
// same in every build.
func overlay(root, folder string) (flags []string, err error) {
	if root, err = filepath.Abs(root); err != nil {
		return nil, err
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return nil, err
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return nil, err
	}
	place := map[string]string{} // from the pretended path of each file to the real one
	engine := filepath.Join(folder, "ebitengine")
	err = filepath.WalkDir(engine, func(file string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			place[filepath.Join(root, "build", strings.TrimPrefix(file, folder))] = file
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	places, err := json.Marshal(map[string]any{"Replace": place})
	if err != nil {
		return nil, err
	}
	mod = fmt.Appendf(mod, "\nreplace %s => ./build/ebitengine\n", ebitengine)
	for name, text := range map[string][]byte{"go.mod": mod, "go.sum": sum, "overlay.json": places} {
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o644); err != nil {
			return nil, err
		}
	}
	return []string{"-modfile=" + filepath.Join(folder, "go.mod"),
		"-overlay=" + filepath.Join(folder, "overlay.json")}, nil
}

// apply makes the change in the copy of Ebitengine in folder.
func (c engineChange) apply(ctx context.Context, root, folder string) error {
	copied := filepath.Join(folder, "ebitengine")
	var files []string // folders of them
	if c.shaders {
		own, compiled := filepath.Join(root, "internal", "pack", "_engine"), filepath.Join(folder, "shaders")
		if err := os.CopyFS(filepath.Join(copied, "internal"), os.DirFS(filepath.Join(own, "tool"))); err != nil {
			return err
		}
		if err := compileShaders(ctx, root, folder, compiled); err != nil {
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
	for _, own := range files {
		if err := os.CopyFS(copied, os.DirFS(own)); err != nil {
			return err
		}
	}
	return nil
}

// apply returns text with the edit made.
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

// compileShaders runs the program _engine/tool as a part of the Ebitengine in folder. It compiles Ebitengine's shaders
// and ours, and writes them into a new folder, out.
func compileShaders(ctx context.Context, root, folder, out string) error {
	flags, err := overlay(root, folder)
	if err != nil {
		return err
	}
	ours, err := fs.Glob(os.DirFS(root), "game/ui/kit/gpu/*.kage")
	if err != nil {
		return err
	}
	args := append(slices.Concat([]string{"run", "-trimpath"}, flags), ebitengine+"/internal/shaders", out)
	_, err = goHere(ctx, root, append(args, ours...)...)
	return err
}
