package kit

import (
	"maps"
	"math"
	"slices"
)

// Contrast returns the contrast ratio of two opaque colours as WCAG 2 defines it, 1..21.
func Contrast(a, b Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

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
