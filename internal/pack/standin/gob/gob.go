// Package gob stands in for encoding/gob when the page is compiled. Ebitengine speaks with it to a program that shows
// the window of another, which no browser does: see [onelongnight/internal/pack/standin].
package gob

import (
	"errors"
	"io"
)

var errNone = errors.New("the page has no other program to speak to")

// Encoder writes nothing.
type Encoder struct{}

// NewEncoder returns one.
func NewEncoder(io.Writer) *Encoder { return &Encoder{} }

// Encode returns an error, always.
func (*Encoder) Encode(any) error { return errNone }

// Decoder reads nothing.
type Decoder struct{}

// NewDecoder returns one.
func NewDecoder(io.Reader) *Decoder { return &Decoder{} }

// Decode returns an error, always.
func (*Decoder) Decode(any) error { return errNone }
