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

	// tinyLooks are the looks of the tiny games. They are screens too, although they are beside the rules.
	tinyLooks = module + "game/gametest/tiny/look"
)

// A gopackage is what go list says about a package.
type gopackage struct {
	ImportPath string
	Standard   bool
	Imports    []string // directly
	Deps       []string // all
}

// packages returns all packages with their dependencies, by path, as compiled for the browser.
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

// list returns all packages. It fails if one that the test needs is missing.
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

// under reports whether path is one of some packages, or below one.
func under(path string, trees ...string) bool {
	return slices.ContainsFunc(trees, func(tree string) bool {
		return path == tree || strings.HasPrefix(path, tree+"/")
	})
}

// gameOf returns the game that a package belongs to, "" for shared ones.
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
