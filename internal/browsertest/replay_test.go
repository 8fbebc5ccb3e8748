package browsertest

import (
	"strings"
	"testing"
)

// press presses buttons outside the canvas, each as soon as it is there.
func (h *hand) press(ids ...string) {
	h.t.Helper()
	for _, id := range ids {
		h.until(id)
		h.page.Press(id)
	}
}

// typed puts a text into the page's open dialog, and presses a button of it.
func (p *Page) typed(text, button string) {
	p.t.Helper()
	p.Wait(`document.querySelector('dialog[open] input[type=text], dialog[open] textarea')`)
	p.Eval(`{
		const dialog = document.querySelector('dialog[open]');
		dialog.querySelector('input[type=text], textarea').value = `+quote(p.t, text)+`;
		[...dialog.querySelectorAll('button')].find((b) => b.textContent === `+quote(p.t, button)+`).click();
	}`, nil)
}

// TestAGameIsShared: a game on a deal that was typed in is proved to be fair, its address is handed out, and somebody
// who has never been here opens it: with the address, and with it again while the game is on the table. Nothing stays
// in the address.
func TestAGameIsShared(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	page := rig.Open(t, site, Small, quick)
	h := &hand{t: t, page: page, use: page.Press}
	h.press("button:ways", "button:deal")
	page.typed("iron gate", "Use it")
	page.Wait(`document.querySelector('#mirror [data-id="button:play-outpost"]')`)
	h.press("button:play-outpost")
	h.some(4)
	h.press("button:menu", "button:concede", "button:concede-yes", "button:seal")
	page.Wait(
		`document.getElementById('mirror').textContent.includes('Yes: it is the seal of this very deal, irongate')`)
	page.Screenshot(pictures + "/fair-desktop.png")
	h.press("button:sealed")
	var sealed string
	page.Wait(`document.querySelector('dialog[open] textarea')`)
	page.Eval(`document.querySelector('dialog[open] textarea').value`, &sealed)
	if !strings.HasPrefix(sealed, "convoy ") || !strings.Contains(sealed, " irongate\n{") {
		t.Errorf("what was sealed is %.80q", sealed)
	}
	page.Eval(`document.querySelector('dialog[open]').close()`, nil)
	h.press("button:close", "button:link")
	var address string
	page.Wait(`document.querySelector('dialog[open] textarea')`)
	page.Eval(`document.querySelector('dialog[open] textarea').value`, &address)
	if !strings.HasPrefix(address, site.URL) || !strings.Contains(address, "#replay=") {
		t.Fatalf("the address is %q", address)
	}
	there := *site
	there.At = address[strings.Index(address, "#"):]
	other := rig.Open(t, &there, Small, quick)
	g := &hand{t: t, page: other, use: other.Press}
	g.press("button:recap-on", "button:recap-on", "button:eyes", "button:recap-back")
	other.Screenshot(pictures + "/replay-phone.png")
	var at string
	if other.Eval(`location.href`, &at); at != site.Address() {
		t.Errorf("the address stays %q", at)
	}
	g.press("button:branch")
	if _, over := g.wait(); over {
		t.Error("playing on from the beginning is the end")
	}
	other.Eval(`location.hash = `+quote(t, address[strings.Index(address, "#"):]), nil)
	g.press("button:recap-on", "button:close")
	g.until("button:again")
}

// TestTwoAtOneDevice: the page shows nobody the other's cards, in the document either; each comes to their turn.
func TestTwoAtOneDevice(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, quick)
	h := &hand{t: t, page: page, use: page.Press}
	h.press("button:ways", "button:shared")
	for range 2 {
		h.until("button:sit")
		for _, b := range page.Buttons() {
			if b.ID != "button:sit" && b.ID != "button:title" && b.ID != "button:describe" {
				t.Errorf("behind the curtain stands %q", b.ID)
			}
		}
		page.Screenshot(pictures + "/curtain-phone.png")
		h.press("button:sit", "keep")
	}
}
