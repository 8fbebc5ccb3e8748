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
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/games"
)

const (
	root   = "../.."
	engine = "github.com/hajimehoshi"
)

// A gopackage is what go list tells about a package.
type gopackage struct {
	ImportPath string
	Standard   bool
	Imports    []string // directly
	Deps       []string // all
}

// list asks go list about packages and all they need, as they are compiled for the browser.
func list(t *testing.T, patterns ...string) map[string]gopackage {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "go",
		append([]string{"list", "-deps", "-json=ImportPath,Standard,Imports,Deps"}, patterns...)...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	var complaint bytes.Buffer
	cmd.Stderr = &complaint
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, complaint.String())
	}
	packages := make(map[string]gopackage)
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var p gopackage
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		packages[p.ImportPath] = p
	}
}

// under tells whether path is tree or a package below it.
func under(path, tree string) bool { return path == tree || strings.HasPrefix(path, tree+"/") }

// tinyLooks are the looks of the tiny games: screens too, though they lie beside their rules.
const tinyLooks = "onelongnight/game/gametest/tiny/look"

// Everything below game, but for its screens, must run without a screen and without a browser.
func TestGameIsPure(t *testing.T) {
	packages := list(t, "./game/...")
	if _, found := packages["onelongnight/game"]; !found {
		t.Fatal("there is no package onelongnight/game")
	}
	for path, p := range packages {
		if !under(path, "onelongnight/game") || under(path, "onelongnight/game/ui") || under(path, tinyLooks) {
			continue
		}
		for _, needed := range append(p.Deps, p.Imports...) {
			if under(needed, engine) {
				t.Errorf("%s needs %s", path, needed)
			}
			if under(needed, "onelongnight/game/ui") || under(needed, tinyLooks) || under(needed, "onelongnight/wasm") {
				t.Errorf("%s needs %s, a layer above it", path, needed)
			}
		}
		for _, needed := range p.Imports { // only direct: os and time reach syscall/js by themselves here
			if needed == "syscall/js" {
				t.Errorf("%s imports syscall/js", path)
			}
		}
	}
}

// The worker's program is downloaded besides the page's, and has no screen.
func TestBrainHasNoEngine(t *testing.T) {
	for _, kind := range games.Kinds() {
		brain := "onelongnight/wasm/" + kind.Name() + "/brain"
		for _, needed := range list(t, brain)[brain].Deps {
			if under(needed, engine) || under(needed, "onelongnight/game/ui") || of(needed, kind) {
				t.Errorf("%s needs %s", brain, needed)
			}
		}
	}
}

// of tells whether a package is another game's than kind.
func of(path string, kind game.Kind) bool {
	other := gameOf(path)
	return other != "" && other != kind.Name()
}

// What only tests and tools need, and what other games are, stays out of what players download.
func TestPageHasNoTools(t *testing.T) {
	for _, kind := range games.Kinds() {
		page := "onelongnight/wasm/" + kind.Name()
		for _, needed := range list(t, page)[page].Deps {
			if under(needed, "github.com/chromedp") || under(needed, "github.com/andybalholm") ||
				under(needed, "honnef.co/go/tools") || under(needed, "onelongnight/game/gametest") || of(needed, kind) {
				t.Errorf("%s needs %s", page, needed)
			}
		}
	}
}
