package pack

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// overlay writes, into a folder for the time of a build, what has the compiler take our own small package in the place
// of text/template, see package template there, and returns the flag that says so.
func overlay(ctx context.Context, root, folder string) (flag string, err error) {
	goroot, err := goTool(ctx, root, "env", "GOROOT")
	if err != nil {
		return "", err
	}
	theirs := filepath.Join(goroot, "src", "text", "template")
	files, err := filepath.Glob(filepath.Join(theirs, "*.go"))
	if err != nil {
		return "", err
	}
	replace := map[string]string{}
	for _, file := range files {
		if !strings.HasSuffix(file, "_test.go") {
			replace[file] = "" // away
		}
	}
	replace[filepath.Join(theirs, "template.go")] = filepath.Join(root, "internal", "pack", "template", "template.go")
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "overlay.json")
	return "-overlay=" + name, os.WriteFile(name, list, 0o644)
}
