package browsertest

import (
	"strings"
	"testing"
	"time"
)

// TestReloadsAreNoCrashes: a page that is left again and again at once, without a move, has not ended the program: the
// game is gone back into each time.
func TestReloadsAreNoCrashes(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, quick)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("outpost")
	h.some(3)
	before := h.open()
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

// afterwards counts the transactions that are begun once the page is left.
const afterwards = `
	window.afterwards = 0;
	addEventListener('pagehide', () => { window.left = true; }, { capture: true });
	const begin = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (...args) {
		if (window.left && args[1] === 'readwrite') window.afterwards++;
		return begin.apply(this, args);
	};`

// TestALeftPageLetsTheDatabaseGo: what is written while a page is left is written at once, beside the database, which a
// page that is kept frozen would hold; and whoever comes back to it plays on as before.
func TestALeftPageLetsTheDatabaseGo(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, quick, afterwards)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("outpost")
	h.some(3)
	page.Reload()
	page.WaitFirstDraw()
	page.Wait(`localStorage.getItem('onelongnight:guard')?.startsWith('keep1 ')`) // a game has just been gone into
	page.Eval(`window.entered = localStorage.getItem('onelongnight:guard');
		dispatchEvent(new PageTransitionEvent('pagehide'))`, nil)
	page.Wait(`localStorage.getItem('onelongnight:guard') !== window.entered`)
	time.Sleep(time.Second) // for a write that should not be
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
