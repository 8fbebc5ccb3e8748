package pack

import (
	"context"
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// standIns writes, into a folder for the time of a build, what has the compiler take our own small packages in the
// place of parts of the standard library, see package standin, and returns the flags that say so.
func standIns(ctx context.Context, root, folder string, parts []string) (flags []string, err error) {
	replace := map[string]string{}
	for _, part := range parts {
		name := path.Base(part) + ".go"
		theirs, err := goTool(ctx, root, "list", "-f", "{{.Dir}}", part)
		if err != nil {
			return nil, err
		}
		files, err := filepath.Glob(filepath.Join(theirs, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			if !strings.HasSuffix(file, "_test.go") {
				replace[file] = "" // away
			}
		}
		replace[filepath.Join(theirs, name)] = filepath.Join(root, "internal", "pack", "standin", path.Base(part), name)
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	overlay := filepath.Join(folder, "overlay.json")
	return []string{"-overlay=" + overlay}, os.WriteFile(overlay, list, 0o644)
}
