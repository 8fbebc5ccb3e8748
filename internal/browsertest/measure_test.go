package browsertest

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"onelongnight/game/games"
	"onelongnight/game/gametest"
	"onelongnight/internal/pack"
)

// BenchmarkStart tells what the game costs a first visitor beside an empty Ebitengine program.
func BenchmarkStart(b *testing.B) {
	for name, plan := range map[string]pack.Plan{"convoy": SmallGame, "game": Empty} { // by the names of the programs
		b.Run(name, func(b *testing.B) {
			site := rig.Serve(b, "small-"+name, plan)
			var first time.Duration
			for b.Loop() {
				first = rig.FirstDraw(b, site, Desktop, 5)
			}
			b.ReportMetric(0, "ns/op") // of five visits and their tabs, which tells nothing
			b.ReportMetric(float64(first.Milliseconds()), "ms-to-first-draw")
			b.ReportMetric(float64(site.Weight(b, name)), "brotli-bytes")
		})
	}
}

// BenchmarkPlayouts tells how many random full games a second the rules play in
// the game's worker, and beside it natively in this process, in the same run.
func BenchmarkPlayouts(b *testing.B) {
	for _, kind := range games.Kinds() {
		b.Run(kind.Name(), func(b *testing.B) {
			g, err := kind.Open(nil)
			if err != nil {
				b.Fatal(err)
			}
			page := proofPage(b)
			var there, here float64
			for b.Loop() {
				rate, err := strconv.Atoi(askWorker(page, kind.Name()+" playouts 4000"))
				if err != nil {
					b.Fatal(err)
				}
				there, here = float64(rate), gametest.Rate(g, 4*time.Second)
			}
			b.ReportMetric(0, "ns/op") // of the seconds measured, which tells nothing
			b.ReportMetric(there, "worker-games/s")
			b.ReportMetric(here, "native-games/s")
			b.ReportMetric(there/here, "worker/native")
		})
	}
}

// TestWorkerPlaysTheSameGames: the rules compiled for the browser reproduce
// the golden transcripts, so a seed is the same game everywhere.
func TestWorkerPlaysTheSameGames(t *testing.T) {
	page := proofPage(t)
	for _, kind := range games.Kinds() {
		for _, seed := range []string{"1", "2", "3"} {
			want, err := os.ReadFile(filepath.Join("..", "..", "game", kind.Name(), "testdata", "transcripts",
				"seed-"+seed+".txt"))
			if err != nil {
				t.Fatal(err)
			}
			if got := askWorker(page, kind.Name()+" transcript "+seed); got != string(want) {
				t.Errorf("%s: seed %s is another game in the worker:\n%s", kind.Name(), seed, got)
			}
		}
	}
}

// proofPage opens a page with the proving brain in its worker.
func proofPage(t testing.TB) *Page {
	site := rig.Serve(t, "testbrain", pack.Plan{Games: []pack.Game{{Name: "game", Page: "./wasm/convoy",
		Brain: "./internal/testbrain"}}})
	page := rig.Open(t, site, Small)
	page.WaitFirstDraw()
	return page
}

// askWorker puts one question to a fresh worker.
func askWorker(page *Page, request string) (reply string) {
	page.Eval(`new Promise((done) => {
		const worker = new Worker(tableFiles.brain, { name: tableGame.brain() });
		worker.onmessage = ({ data }) => {
			if (data.alive || data.ready) return;
			worker.terminate();
			done(data.reply ?? JSON.stringify(data));
		};
		worker.postMessage({ id: 1, request: `+quote(page.t, request)+` });
	})`, &reply)
	return reply
}

var soak = flag.Duration("soak", 3*time.Second, "how long TestSoak plays; make soak plays long")

// long tells whether there is time for everything, as in make soak.
func long() bool { return *soak >= time.Minute }

// TestSoakKeys plays a whole game on the canvas with two keys, if there is time, as make soak gives it; else it begins
// one.
func TestSoakKeys(t *testing.T) {
	if !long() {
		byKeys(t, 5)
		return
	}
	byKeys(t, 0)
}

// TestSoakNames wins a whole game by names, if there is time; else the end of one.
func TestSoakNames(t *testing.T) {
	if *soak < time.Minute {
		winByNames(t, nearTheEnd)
		return
	}
	winByNames(t, "")
}

// TestSoak presses whatever can be pressed, at random, and wants no error and no growing memory.
func TestSoak(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	random := rand.New(rand.NewPCG(seed, 0))
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, memoryHook)
	page.WaitFirstDraw()
	presses := 0
	for end := time.Now().Add(*soak); time.Now().Before(end); page.Frames(1) {
		var open []string
		for _, b := range page.Buttons() {
			// One wants a real touch, the other leaves the game.
			if !b.Disabled && b.ID != "button:fullscreen" && b.ID != "button:shelf" {
				open = append(open, b.ID)
			}
		}
		if len(open) > 0 {
			page.Press(open[random.IntN(len(open))])
			presses++
		}
		if reason := page.Failure(); reason != "" {
			t.Fatalf("after %d presses the page shows its error panel: %s", presses, reason)
		}
	}
	t.Logf("%d presses", presses)
	checkMemory(t, page)
}
