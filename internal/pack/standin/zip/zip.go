// Package zip stands in for archive/zip when the page is compiled. Ebitengine packs pictures with it that a program of
// its makers asks for: see [onelongnight/internal/pack/standin].
package zip

import (
	"errors"
	"io"
)

// Writer writes nothing.
type Writer struct{}

// NewWriter returns one.
func NewWriter(io.Writer) *Writer { return &Writer{} }

// Create returns an error, always.
func (*Writer) Create(name string) (io.Writer, error) {
	return nil, errors.New("the page cannot pack " + name)
}

// Close does nothing.
func (*Writer) Close() error { return nil }
