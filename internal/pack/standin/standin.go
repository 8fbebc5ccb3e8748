// Package standin lists small packages that stand in for parts of the standard library, and of one beside it, when the page and the worker are compiled.
//
// Ebitengine, and what reads our fonts, import these parts for what no page does, or hardly: to print shaders of an older kind, to reckon their constants with as many digits as there are, to find its own
// source, to pack pictures for its makers, to speak to another program's window, to match three patterns, or to read the alphabets of old; and we import
// SHA-256 for seeds and seals, which comes with all a certified library has to do. They were a seventh of the program that a player downloads,
// text/template not counted. A stand-in has what is called of it and nothing more, so a newer Ebitengine
// that calls more does not compile; what it cannot do is an error, as for any caller of the part it stands for. The
// compiler is told so by [onelongnight/internal/pack], for the page and the worker and for nothing else: the desktop window
// and all tests have the real parts. A test holds who imports them.
package standin

import (
	"maps"
	"slices"
)

// Parts are the paths of all parts, sorted.
func Parts() []string { return slices.Sorted(maps.Keys(Packages)) }

// Packages are the parts, by path, with who imports them in the page. The stand-in for a path lies in the folder here
// that has its last name.
var Packages = map[string][]string{
	"archive/zip":                        {"github.com/hajimehoshi/ebiten/v2/internal/graphicscommand"},
	"compress/zlib":                      {"github.com/hajimehoshi/ebiten/v2/internal/png"},
	"crypto/sha256":                      {"onelongnight/game"},
	"encoding/gob":                       {"github.com/hajimehoshi/ebiten/v2/internal/vmprotocol"},
	"go/build":                           {"github.com/hajimehoshi/ebiten/v2/internal/debug"},
	"go/constant":                        {"github.com/hajimehoshi/ebiten/v2/internal/shader", "github.com/hajimehoshi/ebiten/v2/internal/shaderir", "github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"},
	"go/printer":                         {"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"},
	"log/slog":                           {"github.com/hajimehoshi/ebiten/v2/internal/atlas", "github.com/hajimehoshi/ebiten/v2/internal/thread"},
	"net":                                {"github.com/hajimehoshi/ebiten/v2/internal/vmprotocol"},
	"regexp":                             {"github.com/hajimehoshi/ebiten/v2/internal/graphics", "github.com/hajimehoshi/ebiten/v2/internal/shader", "github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"},
	"golang.org/x/text/encoding/charmap": {"golang.org/x/image/font/sfnt"},
	"text/template":                      {"github.com/hajimehoshi/ebiten/v2/internal/builtinshader", "github.com/hajimehoshi/ebiten/v2/internal/colormshader"},
}
