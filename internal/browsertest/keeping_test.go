package browsertest

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"onelongnight/game/games"
	"onelongnight/game/store"
	"onelongnight/game/table"
)

// quick turns off everything that a player has to wait for.
const quick = `if (!window.quickly) { window.quickly = true; try { localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1'); } catch {} }`

// some makes a few decisions.
func (h *hand) some(n int) {
	h.t.Helper()
	for range n {
		buttons, _ := h.wait()
		h.use(choose(buttons))
		h.page.Frames(2)
	}
	h.open()
}

// open waits until the choices stay the same, with nothing half chosen and no card shown large, and returns them: "" if
// the game has ended. A half-made choice, or a question whether a move is meant, is not saved. The test fails if this
// takes longer than a minute, for instance because the same question keeps coming back.
func (h *hand) open() string {
	h.t.Helper()
	before := ""
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); h.page.Frames(4) {
		buttons, over := h.wait()
		now := Moves(buttons)
		switch {
		case has(buttons, "button:cancel"):
			// It must go away, by whatever means.
			h.page.Eval(`document.querySelector('#mirror [data-id="button:cancel"]')?.click()`, nil)
			now = ""
		case has(buttons, "button:insist"):
			h.use("button:close")
			now = ""
		case has(buttons, "button:seen"):
			h.use("button:seen")
			now = ""
		case over || now != "" && now == before:
			return now
		}
		before = now
	}
	h.page.Screenshot(filepath.Join(pictures, "unsettled.png"))
	h.t.Fatalf("what can be decided does not settle in a minute; buttons are %v", h.page.Buttons())
	return ""
}

// begun makes some decisions in a game as the Outpost, by the hidden buttons, and returns what can be decided then.
func begun(t *testing.T, page *Page, decisions int) (h *hand, choices string) {
	t.Helper()
	h = &hand{t: t, page: page, use: page.Press}
	h.start("outpost")
	h.some(decisions)
	return h, h.open()
}

// TestTwoTabs: one tab has the games, the other says so; it takes them over where they stand, and gives them back by
// being closed.
func TestTwoTabs(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	first := rig.Open(t, site, Small, quick)
	h, before := begun(t, first, 4)
	second := rig.Beside(first, site, Small)
	second.WaitFirstDraw()
	there := &hand{t: t, page: second, use: second.Press}
	there.until("button:take-over")
	second.Screenshot(pictures + "/elsewhere.png")
	second.Press("button:take-over")
	if now := there.open(); now != before {
		t.Errorf("taken over, one can do\n%s\nand could before\n%s", now, before)
	}
	h.until("button:take-over")
	there.some(2)
	before = there.open()
	second.Close()
	if now := h.open(); now != before {
		t.Errorf("given back, one can do\n%s\nand could before\n%s", now, before)
	}
}

// TestADatabaseThrownAway: nothing is lost if the browser discards the whole database, as Chromium may after it died
// during a write, even if localStorage is empty.
func TestADatabaseThrownAway(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, quick)
	h, before := begun(t, page, 4)
	page.Frames(10)
	page.Eval(`new Promise((done, fail) => {
		for (const key of Object.keys(localStorage)) if (!key.endsWith(':settings')) localStorage.removeItem(key);
		const gone = indexedDB.deleteDatabase('onelongnight');
		gone.onsuccess = () => done(true);
		gone.onerror = () => fail(gone.error);
	})`, nil)
	page.Reload()
	page.WaitFirstDraw()
	if now := h.open(); now != before {
		t.Errorf("without its database one can do\n%s\nand could before\n%s", now, before)
	}
}

// TestNotSaved: where nothing can be stored, the game can still be played, a badge says so, the game survives being
// left, and can be exported as a code.
func TestNotSaved(t *testing.T) {
	for name, script := range map[string]string{
		"full": quick + `
			Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
			IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
		"blocked": `
			const refuse = { get() { throw new DOMException('blocked', 'SecurityError'); } };
			Object.defineProperty(window, 'localStorage', refuse);
			Object.defineProperty(window, 'indexedDB', refuse);`,
		"silent": `IDBFactory.prototype.open = () => ({}); Storage.prototype.setItem = () => { throw new Error('no'); };`,
	} {
		if name == "silent" && !long() {
			continue // it takes as long as the other two together
		}
		t.Run(name, func(t *testing.T) {
			page := rig.Open(t, rig.Serve(t, "game", Game), Small, script)
			h := &hand{t: t, page: page, use: page.Press}
			h.start("outpost")
			h.until("button:unsaved")
			h.some(2)
			before := h.open()
			page.Screenshot(pictures + "/unsaved-" + name + ".png")
			page.Press("button:menu")
			h.until("button:title")
			page.Press("button:title")
			h.until("button:continue")
			page.Press("button:continue")
			if now := h.open(); now != before {
				t.Errorf("after leaving one can do\n%s\nand could before\n%s", now, before)
			}
			page.Press("button:unsaved")
			h.until("button:export")
			page.Press("button:export")
			page.Wait(`document.querySelector('dialog textarea')`)
			var code string
			page.Eval(`document.querySelector('dialog textarea').value`, &code)
			texts, err := store.Unpack(code)
			if err != nil || len(texts) != 1 {
				t.Fatalf("the code is %q: %v", code, err)
			}
			for _, text := range texts {
				if _, err := table.Resume(games.Kinds(), games.Voices(), text); err != nil {
					t.Errorf("the code holds no game: %v", err)
				}
			}
		})
	}
}

// TestGamesComeAndGo by the page's dialog: a code that is put there is added to the list, and can be played.
func TestGamesComeAndGo(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	page := rig.Open(t, site, Small, quick)
	h, before := begun(t, page, 3)
	for _, id := range []string{"button:menu", "button:games", "button:export-all"} {
		h.until(id)
		page.Press(id)
	}
	page.Wait(`document.querySelector('dialog[open] textarea')`)
	page.Screenshot(pictures + "/exchange-phone.png")
	var code string
	page.Eval(`document.querySelector('dialog textarea').value`, &code)
	other := rig.Open(t, site, Small, quick)
	there := &hand{t: t, page: other, use: other.Press}
	other.WaitFirstDraw()
	for _, id := range []string{"button:games", "button:import"} {
		there.until(id)
		other.Press(id)
	}
	other.Wait(`document.querySelector('dialog[open] textarea')`)
	other.Screenshot(pictures + "/exchange-embed.png")
	other.Eval(`{
		const dialog = document.querySelector('dialog');
		dialog.querySelector('textarea').value = `+quote(t, code)+`;
		[...dialog.querySelectorAll('button')].find((b) => b.textContent === 'Add these games').click();
	}`, nil)
	other.Wait(`document.querySelector('#mirror [data-id^="button:open-game-"]')`)
	other.Eval(`document.querySelector('#mirror [data-id^="button:open-game-"]').click()`, nil)
	there.until("button:resume")
	other.Press("button:resume")
	if now := there.open(); now != before {
		t.Errorf("elsewhere one can do\n%s\nand could here\n%s", now, before)
	}
}

// TestJunkIsSetAside: junk under a game's key is reported, kept, and does no harm.
func TestJunkIsSetAside(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, readDatabase, quick,
		`if (!window.junk) { window.junk = true; if (!localStorage.getItem('met')) localStorage.setItem('onelongnight:save-convoy', 'junk '.repeat(900_000)); localStorage.setItem('met', 'yes'); }`)
	page.WaitFirstDraw()
	page.Wait(
		`[...document.querySelectorAll('#polite, #assertive')].some((p) => p.textContent.includes('could not be read'))`)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("outpost")
	h.some(2)
	h.open()
	page.Eval(`new Promise((done) => setTimeout(done, 300))`, nil)
	kept := page.Kept()
	if junk := kept.Load("broken-save-convoy"); !strings.HasPrefix(junk, "junk junk") || len(junk) != 4_500_000 {
		t.Errorf("%d bytes of the junk are kept", len(junk))
	}
	h.reload()
}
