package browsertest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"onelongnight/game/games"
)

// A weight is the number of bytes that a first visit may cost, in English and by way of the shelf: until the first
// picture of a game, and until its computer player can move. It applies to hosts that compress as well as brotli can.
type weight struct{ picture, playable int }

// mostBytes is the limit of each game. It has a small reserve for hosts that compress worse.
var mostBytes = map[string]weight{
	"convoy":  {2_700_000, 3_400_000},
	"hex":     {2_700_000, 3_400_000},
	"state51": {2_700_000, 3_400_000},
	"aurora":  {2_700_000, 3_400_000},
}

const (
	room = 0.97
	// quickerBy is the size of a program in brotli of quality 6 relative to quality 11, which takes minutes.
	quickerBy = 1.164
)

// packed returns the number of bytes sent for some files of a site.
func packed(t *testing.T, site *Site, names map[string]bool) (sum float64) {
	t.Helper()
	for name := range names {
		plain, err := os.ReadFile(filepath.Join(site.Dir, name))
		if err != nil {
			t.Fatal(err)
		}
		var small bytes.Buffer
		w := brotli.NewWriterLevel(&small, 6)
		w.Write(plain)
		w.Close()
		size := float64(min(small.Len(), len(plain)))
		if filepath.Ext(name) == ".wasm" {
			size /= quickerBy
		}
		sum += size
	}
	return sum
}

// TestAFirstVisitIsSmall: what is fetched for each game, by way of the shelf, stays below its limit.
func TestAFirstVisitIsSmall(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	for _, kind := range games.Kinds() {
		t.Run(kind.Name(), func(t *testing.T) {
			page := rig.Arrive(t, site.Shelf(), Desktop,
				`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1 language=en')`,
				// Nothing is fetched in advance, so that bytes of other games are not counted.
				`Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
				navigator.serviceWorker.register = () => new Promise(() => {})`)
			page.push("new-" + kind.Name())
			page.WaitFirstDraw()
			fetched := func() map[string]bool {
				var urls []string
				page.Eval(`performance.getEntriesByType('resource').map((e) => e.name)`, &urls)
				names := map[string]bool{"index.html": true}
				for _, url := range urls {
					if name, ours := strings.CutPrefix(url, site.URL); ours && name != "" {
						names[name] = true
					}
				}
				return names
			}
			names := fetched()
			picture := packed(t, site, names)
			// The page's list of requests does not include the worker's.
			brains, err := filepath.Glob(filepath.Join(site.Dir, kind.Name()+"-brain-*.wasm"))
			if err != nil || len(brains) == 0 {
				t.Fatalf("the brain's program: %q, %v", brains, err)
			}
			for _, name := range brains {
				names[filepath.Base(name)] = true
			}
			playable := packed(t, site, names)
			most := mostBytes[kind.Name()]
			t.Logf("%d files; to the first picture %.0f of %d bytes, to playable %.0f of %d", len(names), picture,
				most.picture, playable, most.playable)
			if len(names) < 20 {
				t.Errorf("only %d files were fetched: the list is not whole", len(names))
			}
			if picture > room*float64(most.picture) || playable > room*float64(most.playable) {
				t.Error("that is more than the limit with its room")
			}
			page.TakeErrors()
		})
	}
}
