package pack

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// standIns writes, into a folder for the time of a build, what has the compiler take our own small packages in the place
// of parts that others import, see package standin, and returns the flags that say so.
func standIns(ctx context.Context, root, folder string, parts []string) (flags []string, err error) {
	replace, modules := map[string]string{}, map[string]bool{}
	for _, part := range parts {
		name := path.Base(part) + ".go"
		ours := filepath.Join(root, "internal", "pack", "standin", path.Base(part), name)
		theirs, err := goTool(ctx, root, "list", "-f", "{{if .Standard}}{{.Dir}}{{else}}{{.Module.Path}}{{end}}", part)
		if err != nil {
			return nil, err
		}
		if !filepath.IsAbs(theirs) { // the compiler wants no file of a module replaced, but takes another module
			modules[theirs] = true
			if err := copyFile(ours, filepath.Join(root, modulesFolder, filepath.FromSlash(part), name)); err != nil {
				return nil, err
			}
			continue
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
		replace[filepath.Join(theirs, name)] = ours
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	overlay, modfile := filepath.Join(folder, "overlay.json"), filepath.Join(folder, "go.mod")
	if err := os.WriteFile(overlay, list, 0o644); err != nil {
		return nil, err
	}
	return []string{"-overlay=" + overlay, "-modfile=" + modfile}, replaceModules(root, folder, modules)
}

// modulesFolder, in the root, is where the modules lie that stand in for others. The compiler writes that into the program, so it is
// the same on every machine. The go tool skips names that begin with an underscore when it looks for packages, so a folder half written is
// never taken for packages of ours by whoever lists them meanwhile.
const modulesFolder = "build/_standin"

// replaceModules writes into a folder a go.mod like that at the root, which takes some modules from modulesFolder.
func replaceModules(root, folder string, modules map[string]bool) error {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return err
	}
	for name := range modules {
		own := path.Join(modulesFolder, name)
		mod = fmt.Appendf(mod, "replace %s => ./%s\n", name, own)
		if err := writeWhole(filepath.Join(root, filepath.FromSlash(own), "go.mod"), []byte("module "+name+"\n")); err != nil {
			return err
		}
	}
	if err := os.WriteFile(filepath.Join(folder, "go.mod"), mod, 0o644); err != nil {
		return err
	}
	return copyFile(filepath.Join(root, "go.sum"), filepath.Join(folder, "go.sum"))
}

// copyFile copies a file, and makes the folder that it goes to.
func copyFile(from, to string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return writeWhole(to, text)
}

// writeWhole writes a file such that builds that run side by side, which share modulesFolder, never read a part of it.
func writeWhole(name string, text []byte) error {
	part, err := os.CreateTemp(filepath.Dir(name), "part-*")
	if err != nil {
		return err
	}
	_, err = part.Write(text)
	if err := errors.Join(err, part.Chmod(0o644), part.Close()); err != nil {
		return errors.Join(err, os.Remove(part.Name()))
	}
	return os.Rename(part.Name(), name)
}
