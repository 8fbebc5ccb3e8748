package browsertest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// What a first visit may cost for people to stay: all that is fetched until The
// Convoy's first decision in English. A host that packs as well as brotli can (quality 11, two minutes of work) sends
// 4.6 MB, of which each game is some 400 kB; this test packs in two seconds (quality 6), which makes of the same
// programs 1.169 times as much.
const (
	mostBytes = 4_600_000
	quickerBy = 1.169
)

// TestTheFirstVisitIsSmall: what is fetched for the first game stays below its limit.
func TestTheFirstVisitIsSmall(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	page := rig.Arrive(t, site, Small,
		`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1 language=en')`,
		// The worker for offline play fetches all files there are, once the game stands.
		`navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))`)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("outpost")
	h.wait()
	h.use("keep")
	h.wait()
	var urls []string
	page.Eval(`[location.href, ...performance.getEntriesByType('resource').map((e) => e.name)]`, &urls)
	page.TakeErrors()
	// the page's list has nothing of what a worker fetches
	inWorker, err := filepath.Glob(filepath.Join(site.Dir, "convoy-brain-1.*.wasm"))
	if err != nil || len(inWorker) != 1 {
		t.Fatalf("the brain's program: %q, %v", inWorker, err)
	}
	urls = append(urls, site.URL+filepath.Base(inWorker[0]))
	sum, seen := 0, map[string]bool{}
	for _, url := range urls {
		name, ours := strings.CutPrefix(url, site.URL)
		if !ours || seen[name] {
			continue
		}
		seen[name] = true
		if name == "" {
			name = "index.html"
		}
		plain, err := os.ReadFile(filepath.Join(site.Dir, name))
		if err != nil {
			t.Fatal(err)
		}
		var packed bytes.Buffer
		w := brotli.NewWriterLevel(&packed, 6)
		w.Write(plain)
		w.Close()
		t.Logf("%8d of %8d bytes: %s", packed.Len(), len(plain), name)
		sum += min(packed.Len(), len(plain))
	}
	t.Logf("%d bytes, %.0f as the best host sends them", sum, float64(sum)/quickerBy)
	if len(seen) < 10 {
		t.Errorf("only %d files were fetched: the list is not whole", len(seen))
	}
	if float64(sum)/quickerBy > mostBytes {
		t.Errorf("%d bytes packed quickly, %.0f packed well, and %d are allowed", sum, float64(sum)/quickerBy,
			mostBytes)
	}
}
