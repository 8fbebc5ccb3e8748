package kit

import (
	"maps"
	"slices"
)

// HasGlyph reports whether a face has a letter of its own for ch.
func HasGlyph(f Face, ch rune) bool {
	faceCache.Lock()
	defer faceCache.Unlock()
	sized(f, measureSize)
	i, err := faceCache.parsed[f].GlyphIndex(nil, ch)
	return err == nil && i != 0
}

// Icons returns the names of all icons, sorted.
func Icons() []Icon { return slices.Sorted(maps.Keys(drawings())) }
