package browsertest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"convoy/internal/pack"
)

// BenchmarkStart tells what the game costs a first visitor beside an empty Ebitengine program.
func BenchmarkStart(b *testing.B) {
	for name, plan := range map[string]pack.Plan{"game": SmallGame, "empty": Empty} {
		b.Run(name, func(b *testing.B) {
			site := rig.Serve(b, "small-"+name, plan)
			var first time.Duration
			for b.Loop() {
				first = rig.FirstDraw(b, site, Desktop, 5)
			}
			b.ReportMetric(0, "ns/op") // of five visits and their tabs, which tells nothing
			b.ReportMetric(float64(first.Milliseconds()), "ms-to-first-draw")
			b.ReportMetric(float64(site.Weight(b, "game.wasm")), "brotli-bytes")
		})
	}
}

var soak = flag.Duration("soak", 3*time.Second, "how long TestSoak plays; make soak plays long")

// memoryHook keeps the program's memory within reach of the test.
const memoryHook = `
	const instantiate = WebAssembly.instantiateStreaming;
	WebAssembly.instantiateStreaming = async (...args) => {
		const result = await instantiate.apply(WebAssembly, args);
		window.wasmMemory = result.instance.exports.mem;
		return result;
	};`

// TestSoak presses whatever can be pressed, at random, and wants no error and no growing memory.
func TestSoak(t *testing.T) {
	const limit = 64 << 20
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	random := rand.New(rand.NewPCG(seed, 0))
	page := rig.Open(t, rig.Serve(t, "game", Game), Embed, memoryHook)
	page.WaitFirstDraw()
	presses := 0
	for end := time.Now().Add(*soak); time.Now().Before(end); page.Frames(1) {
		var open []string
		for _, b := range page.Buttons() {
			if !b.Disabled {
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
	var memory int
	page.Eval(`window.wasmMemory.buffer.byteLength`, &memory)
	t.Logf("%d presses, %s of memory", presses, megabytes(memory))
	if memory > limit {
		t.Errorf("the program takes %s, more than %s", megabytes(memory), megabytes(limit))
	}
}

func megabytes(bytes int) string { return fmt.Sprintf("%.1f MB", float64(bytes)/(1<<20)) }
