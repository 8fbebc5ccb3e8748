package browsertest

import (
	"strings"
	"testing"
	"time"
)

// TestReloadsAreNoCrashes: leaving a page at once, again and again without a move, does not count as crashing: the game
// is reopened each time.
func TestReloadsAreNoCrashes(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, quick)
	h, before := begun(t, page, 3)
	for n := range 5 {
		page.Reload()
		page.WaitFirstDraw()
		var said string
		page.Eval(`document.body.textContent`, &said)
		if strings.Contains(said, "several times in a row") {
			t.Fatalf("left %d times, the game is said to have ended the program", n+1)
		}
	}
	if now := h.open(); now != before {
		t.Errorf("one can do\n%s\nand could before\n%s", now, before)
	}
}

// afterwards counts the transactions that begin after the page was left.
const afterwards = `
	window.afterwards = 0;
	addEventListener('pagehide', () => { window.left = true; }, { capture: true });
	const begin = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (...args) {
		if (window.left && args[1] === 'readwrite') window.afterwards++;
		return begin.apply(this, args);
	};`

// TestALeftPageLetsTheDatabaseGo: when a page is left, it writes at once and without the database, which a frozen page
// would keep locked. Somebody who comes back to it plays on as before.
func TestALeftPageLetsTheDatabaseGo(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, quick, afterwards)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("outpost")
	h.some(3)
	page.Reload()
	page.WaitFirstDraw()
	page.Wait(`localStorage.getItem('onelongnight:guard')?.startsWith('keep1 ')`) // a game has just been opened
	page.Eval(`window.entered = localStorage.getItem('onelongnight:guard');
		dispatchEvent(new PageTransitionEvent('pagehide'))`, nil)
	page.Wait(`localStorage.getItem('onelongnight:guard') !== window.entered`)
	time.Sleep(time.Second) // for a write that must not happen
	var begun int
	if page.Eval(`window.afterwards`, &begun); begun != 0 {
		t.Errorf("%d transactions were begun while the page was left", begun)
	}
	page.Eval(`window.left = false; dispatchEvent(new PageTransitionEvent('pageshow'))`, nil)
	h.some(3)
	before := h.open()
	page.Reload()
	page.WaitFirstDraw()
	if now := h.open(); now != before {
		t.Errorf("one can do\n%s\nand could before\n%s", now, before)
	}
}
