package browsertest

import (
	"path"
	"slices"
	"testing"
	"time"

	"onelongnight/internal/pack"
)

// The sites to measure. SmallGame is the real game with the compressed files that a good host sends. Empty is the least
// that an Ebitengine program can be, packed the same way, to compare the game with.
var (
	SmallGame = pack.Plan{Games: pack.Shelf(), Small: true}
	Empty     = pack.Plan{Games: pack.Alone("./internal/emptygame").Games, Small: true}
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

// Weight returns the size of one of the site's programs in brotli, all pieces (NAME-1.wasm and so on) together. The
// site's plan must be Small.
func (s *Site) Weight(t testing.TB, name string) (bytes int64) {
	t.Helper()
	sizes, err := pack.Sizes(s.Dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range sizes {
		if is, _ := path.Match(name+"-?.wasm", size.Name); is {
			bytes += size.Brotli
		}
	}
	if bytes == 0 {
		t.Fatalf("%s has no brotli form of %s", s.Dir, name)
	}
	return bytes
}
