package browsertest

import (
	"strings"
	"testing"
)

// TestACrashSaysWhy: a game that crashes says in words what happened and what helps, and offers its report and the
// shelf. Later errors of the dead program are not shown.
func TestACrashSaysWhy(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	for name, c := range map[string]struct{ script, words, report string }{
		"graphics that hold nothing": {strings.Replace(smallTextures, "most = 2048", "most = 64", 1),
			"cannot hold what it draws", "panic: "},
		"a fault of ours": {`addEventListener('table-ready', () => { globalThis.tableViewport = { zoom: 'none' }; })`,
			"The fault is ours", "panic: "},
		"a fault of the page": {`addEventListener('table-ready', () =>
			Object.defineProperty(globalThis, 'tableViewport', { get() { throw new Error('no such view'); } }))`,
			"The fault is ours", "no such view"},
	} {
		t.Run(name, func(t *testing.T) {
			page := rig.Open(t, site, Small, c.script)
			t.Logf("the player reads: %s", page.waitWords(c.words))
			page.Eval(`[...document.querySelectorAll('#offers button')].find(
				(b) => b.textContent === tableText('report')).click()`, nil)
			page.Wait(`document.querySelector('dialog.exchange textarea')`)
			var report string
			page.Eval(`document.querySelector('dialog.exchange textarea').value`, &report)
			for _, part := range []string{".wasm", "Chrome", c.report} {
				if !strings.Contains(report, part) {
					t.Errorf("the report has no %q:\n%s", part, report)
				}
			}
			var offers []string
			page.Eval(`document.querySelector('dialog.exchange').close();
				[...document.querySelectorAll('#offers button')].map((b) => b.textContent)`, &offers)
			if got := strings.Join(offers, ", "); got != "Reload the page, Copy a report, All games" {
				t.Errorf("it offers %s", got)
			}
			page.TakeErrors()
		})
	}
}

// TestACopyThatFailsSaysSo, to those who do not see it too, and leaves the text selected: where the browser refuses,
// where it neither copies nor refuses, and where it cannot copy at all.
func TestACopyThatFailsSaysSo(t *testing.T) {
	site := rig.Serve(t, "starter", Starter)
	for name, clipboard := range map[string]string{
		"it refuses":  `{ writeText: () => Promise.reject(new Error('no')) }`,
		"it hangs":    `{ writeText: () => new Promise(() => {}) }`,
		"it has none": `undefined`,
	} {
		t.Run(name, func(t *testing.T) {
			page := rig.Open(t, site, Small, hurry, `document.execCommand = () => false;
				Object.defineProperty(navigator, 'clipboard', { get: () => (`+clipboard+`) })`)
			page.WaitFirstDraw()
			page.Eval(`tableExchange.exportText('A game', 'About it.', 'a.txt', 'all of the text');
				[...document.querySelectorAll('dialog.exchange button')].find(
					(b) => b.textContent === tableText('exchange.copy')).click()`, nil)
			page.Wait(`document.querySelector('dialog.exchange [role=status]').textContent === tableText('exchange.selected')`)
			var selected string
			page.Eval(`((f) => f.value.slice(f.selectionStart, f.selectionEnd))(document.activeElement)`, &selected)
			if selected != "all of the text" {
				t.Errorf("%q is selected", selected)
			}
		})
	}
}
