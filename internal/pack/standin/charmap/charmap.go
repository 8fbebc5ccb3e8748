// Package charmap stands in for golang.org/x/text/encoding/charmap when the page is compiled. A font is read with it that
// names its glyphs as the first Macintosh did, and none of ours does: see [onelongnight/internal/pack/standin].
package charmap

import "errors"

// Charmap is the one alphabet that there is.
type Charmap struct{}

// Macintosh knows the letters that are the same everywhere.
var Macintosh = new(Charmap)

// EncodeRune is the byte for a letter, false for one that is not known.
func (*Charmap) EncodeRune(r rune) (b byte, ok bool) {
	if r < 0x80 {
		return byte(r), true
	}
	return 0, false
}

// Decoder reads names of that time.
type Decoder struct{}

// NewDecoder makes one.
func (*Charmap) NewDecoder() *Decoder { return new(Decoder) }

// Bytes returns plain text as it is, and an error for anything else.
func (*Decoder) Bytes(b []byte) ([]byte, error) {
	for _, c := range b {
		if c >= 0x80 {
			return nil, errors.New("the page knows no letters of the first Macintosh")
		}
	}
	return b, nil
}
