// Package build stands in for go/build when the page is compiled. Ebitengine looks with it for its own source, to say
// which line of a program uses what is deprecated; in a browser there is no source: see
// [onelongnight/internal/pack/standin].
package build

import "errors"

// Context is where packages are looked for: nowhere.
type Context struct{}

// Default is the only one.
var Default Context

// ImportMode says how a package is looked for.
type ImportMode uint

// FindOnly looks for the folder.
const FindOnly ImportMode = 1

// Package is what is found.
type Package struct{ Dir string }

// Import returns an error, always.
func (*Context) Import(path, _ string, _ ImportMode) (*Package, error) {
	return nil, errors.New("a browser has no source of " + path)
}
