// Package standin lists small packages that stand in for parts of the standard library when the page and the worker are
// compiled.
//
// Ebitengine imports these parts for what no page does, or hardly: to print shaders of an older kind, to reckon their
// constants with as many digits as there are, to find its own source, to pack pictures for its makers, to match three
// patterns, to fill templates of shaders; and we import SHA-256 for seeds and seals, which comes with all that a
// certified library has to do. What each stand-in saves says the comment of [onelongnight/internal/pack]; what would
// save less than 25 kB has none.
//
// A stand-in has what is called of it and nothing more, so a newer Ebitengine that calls more does not compile; what it
// cannot do is an error, as for any caller of the part it stands for. The compiler is told so for the page and the
// worker and for nothing else: the desktop window and all tests have the real parts. A test holds who imports them.
package standin

import (
	"maps"
	"slices"
)

const ebitengine = "github.com/hajimehoshi/ebiten/v2/internal/"

// Packages are the parts, by path, with who imports them in the page. The stand-in for a path lies in the folder here
// that has its last name.
var Packages = map[string][]string{
	"archive/zip":   {ebitengine + "graphicscommand"},
	"crypto/sha256": {"onelongnight/game"},
	"go/build":      {ebitengine + "debug"},
	"go/constant":   {ebitengine + "shader", ebitengine + "shaderir", ebitengine + "shaderir/glsl"},
	"go/printer":    {ebitengine + "legacyshader"},
	"regexp":        {ebitengine + "graphics", ebitengine + "shader", ebitengine + "shaderir/glsl"},
	"text/template": {ebitengine + "builtinshader", ebitengine + "colormshader"},
}

// Parts are the paths of all parts, sorted.
func Parts() []string { return slices.Sorted(maps.Keys(Packages)) }
