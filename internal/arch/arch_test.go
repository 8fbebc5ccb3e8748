// Package arch holds the tests that keep the layers of the game apart: the rules, the opponent and
// the table know nothing of screens and browsers, so that they run, and are tested, anywhere.
package arch

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"

	"onelongnight/game/games"
)

const (
	root   = "../.."
	engine = "github.com/hajimehoshi"
	module = "onelongnight/"
	screen = module + "game/ui"

	// tinyLooks are the looks of the tiny games: screens too, though they lie beside their rules.
	tinyLooks = module + "game/gametest/tiny/look"
)

// A gopackage is what go list tells about a package.
type gopackage struct {
	ImportPath string
	Standard   bool
	Imports    []string // directly
	Deps       []string // all
}

// packages are all packages and all they need, by path, as they are compiled for the browser.
var packages = sync.OnceValues(func() (map[string]gopackage, error) {
	cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Standard,Imports,Deps", "./...")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	all := make(map[string]gopackage)
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var p gopackage
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all[p.ImportPath] = p
	}
})

// list gives all packages. Those that a test cannot do without are there.
func list(t *testing.T, needed ...string) map[string]gopackage {
	t.Helper()
	all, err := packages()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	for _, path := range needed {
		if all[path].ImportPath == "" {
			t.Fatalf("there is no package %s", path)
		}
	}
	return all
}

// under tells whether path is one of some trees or a package below it.
func under(path string, trees ...string) bool {
	return slices.ContainsFunc(trees, func(tree string) bool {
		return path == tree || strings.HasPrefix(path, tree+"/")
	})
}

// gameOf is the game whose own package a path is, "" for what all games share.
func gameOf(path string) string {
	for _, kind := range games.Kinds() {
		for _, room := range []string{"game/", "game/ui/", "wasm/"} {
			if under(path, module+room+kind.Name()) {
				return kind.Name()
			}
		}
	}
	return ""
}
