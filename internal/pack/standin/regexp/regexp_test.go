package regexp

import (
	"math/rand/v2"
	std "regexp"
	"slices"
	"testing"
)

// TestPatternsAreTheSame: both packages find the same in texts made of what the patterns speak of.
func TestPatternsAreTheSame(t *testing.T) {
	parts := []string{"__t", "0", "17", "x", "//kage:unit", "//kage", " ", "\t", "\r", "\n", "\n\n", "pixels", "texels",
		":"}
	rng := rand.New(rand.NewPCG(1, 2))
	for _, pattern := range []string{texture, unit, blank} {
		theirs, ours := std.MustCompile(pattern), MustCompile(pattern)
		found := 0
		for range 200_000 {
			var text string
			for range rng.IntN(7) {
				text += parts[rng.IntN(len(parts))]
			}
			if pattern == blank {
				want, got := theirs.ReplaceAllString(text, "\n\n"), ours.ReplaceAllString(text, "\n\n")
				if got != want {
					t.Fatalf("%s makes %q of %q, not %q", pattern, got, text, want)
				}
				if got != text {
					found++
				}
				continue
			}
			want, got := theirs.FindStringSubmatch(text), ours.FindStringSubmatch(text)
			bytes := ours.FindSubmatch([]byte(text))
			if !slices.Equal(got, want) || len(bytes) != len(got) || got != nil && string(bytes[1]) != got[1] {
				t.Fatalf("%s finds %q in %q, not %q", pattern, got, text, want)
			}
			if got != nil {
				found++
			}
		}
		if found < 100 {
			t.Errorf("%s was found %d times: this proves nothing", pattern, found)
		}
	}
}

// TestOtherPatternsAreRefused: silently matching nothing would be a shader that fails later.
func TestOtherPatternsAreRefused(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("another pattern is taken")
		}
	}()
	MustCompile(`a*`)
}
