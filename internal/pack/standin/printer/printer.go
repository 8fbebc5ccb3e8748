// Package printer stands in for go/printer when the page is compiled. Ebitengine writes shaders with it that count in
// texels, a unit that no shader of ours has: see [onelongnight/internal/pack/standin].
package printer

import (
	"errors"
	"go/token"
	"io"
)

// Fprint returns an error, always.
func Fprint(io.Writer, *token.FileSet, any) error {
	return errors.New("the page cannot print Go: write shaders with //kage:unit pixels")
}
