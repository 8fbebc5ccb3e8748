package pack

import (
	"context"
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"strings"

	"onelongnight/internal/pack/standin"
)

// overlay writes, into a folder for the time of a build, what has the compiler take our own small packages in the place
// of parts of the standard library, see package standin, and returns the flag that says so.
func overlay(ctx context.Context, root, folder string) (flag string, err error) {
	goroot, err := goTool(ctx, root, "env", "GOROOT")
	if err != nil {
		return "", err
	}
	replace := map[string]string{}
	for part := range standin.Packages {
		theirs := filepath.Join(goroot, "src", filepath.FromSlash(part))
		files, err := filepath.Glob(filepath.Join(theirs, "*.go"))
		if err != nil {
			return "", err
		}
		for _, file := range files {
			if !strings.HasSuffix(file, "_test.go") {
				replace[file] = "" // away
			}
		}
		name := path.Base(part)
		replace[filepath.Join(theirs, name+".go")] = filepath.Join(root, "internal", "pack", "standin", name, name+".go")
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "overlay.json")
	return "-overlay=" + name, os.WriteFile(name, list, 0o644)
}
