package browsertest

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/internal/pack"
)

// TestBridge runs the tests of wasm/browser inside the page they are written for.
func TestBridge(t *testing.T) {
	site := rig.Serve(t, "bridge", pack.Plan{Tests: true,
		Games: []pack.Game{{Name: "game", Page: "./wasm/browser", Brain: "./wasm/convoy/brain"}}})
	// Getters that no browser here has, for the test of blocked storage: Go functions cannot throw.
	// What the ended program still had a clock set for comes to nothing, and is no fault.
	const ended = `addEventListener('error', (e) => { if (/already exited/.test(e.message)) e.preventDefault(); });`
	page := rig.Open(t, site, Desktop, readDatabase, ended, `
		var throwQuotaError = () => { throw new DOMException('full', 'QuotaExceededError'); };
		var throwSecurityError = () => { throw new DOMException('blocked', 'SecurityError'); };`)
	page.Wait(`!document.getElementById('failure').hidden`) // boot.js tells when the program, here the tests, ends
	page.TakeErrors()                                       // of the workers that fail on purpose
	for _, line := range page.Console() {
		if strings.Contains(line, "holds the page up") || strings.Contains(line, "FAIL") {
			t.Log(line)
		}
	}
	if !slices.Contains(page.Console(), "PASS") {
		t.Error("the tests of wasm/browser failed")
	}
}
