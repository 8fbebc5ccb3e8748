// Package zlib stands in for compress/zlib when the page is compiled. Ebitengine packs pictures with it that a program of
// its makers asks for: see [onelongnight/internal/pack/standin].
package zlib

import (
	"errors"
	"io"
)

// The levels of packing are the real ones.
const (
	NoCompression      = 0
	BestSpeed          = 1
	BestCompression    = 9
	DefaultCompression = -1
)

// Writer writes nothing.
type Writer struct{}

var errNone = errors.New("the page cannot pack pictures")

// NewWriterLevel returns an error, always.
func NewWriterLevel(io.Writer, int) (*Writer, error) { return nil, errNone }

// Reset does nothing.
func (*Writer) Reset(io.Writer) {}

// Write returns an error, always.
func (*Writer) Write([]byte) (int, error) { return 0, errNone }

// Close does nothing.
func (*Writer) Close() error { return nil }

// NewReader returns an error, always.
func NewReader(io.Reader) (io.ReadCloser, error) { return nil, errNone }
