package browsertest

import (
	"slices"
	"testing"
	"time"

	"onelongnight/internal/pack"
)

// SmallGame is the real game with the compressed forms that a good host sends, and Empty the least
// that an Ebitengine program can be, packed the same way: what to measure the game against.
var (
	SmallGame = pack.Plan{Page: "./wasm", Brain: "./wasm/brain", Small: true}
	Empty     = pack.Plan{Page: "./internal/emptygame", Brain: "./wasm/brain", Small: true}
)

// FirstDraw visits the site n times, each time as somebody new, and returns the median of how long
// the first frame took.
func (r *Rig) FirstDraw(t testing.TB, site *Site, view View, n int) time.Duration {
	t.Helper()
	times := make([]time.Duration, n)
	for i := range times {
		page := r.Arrive(t, site, view)
		times[i] = page.WaitFirstDraw()
		page.Close()
	}
	slices.Sort(times)
	return times[n/2]
}

// Weight returns the size of a file of the site in brotli. The site's plan must be Small.
func (s *Site) Weight(t testing.TB, file string) int64 {
	t.Helper()
	sizes, err := pack.Sizes(s.Dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range sizes {
		if size.Name == file && size.Brotli > 0 {
			return size.Brotli
		}
	}
	t.Fatalf("%s has no brotli form of %s", s.Dir, file)
	return 0
}
