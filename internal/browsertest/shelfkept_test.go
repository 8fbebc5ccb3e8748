package browsertest

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"onelongnight/game/games"
)

// keptBefore puts into a browser what the version before there was a program a game had kept: commit 735e779b wrote
// testdata/kept.json, the slots of a game of each kind, of settings and of all that was reached.
func keptBefore(t testing.TB) (script string) {
	t.Helper()
	text, err := os.ReadFile("testdata/kept.json")
	if err != nil {
		t.Fatal(err)
	}
	return `if (!localStorage.getItem('met')) {
		localStorage.setItem('met', 'yes');
		const number = (text) => Number(text.split(' ')[1]);
		const slots = ` + string(text) + `;
		for (const [slot, text] of Object.entries(slots)) {
			const key = 'onelongnight:' + slot.replace(/\.[ab]$/, ''), there = localStorage.getItem(key);
			if (!there || number(text) > number(there)) localStorage.setItem(key, text);
		}
		const opening = indexedDB.open('onelongnight');
		opening.onupgradeneeded = () => opening.result.createObjectStore('slots');
		opening.onsuccess = () => {
			const writing = opening.result.transaction('slots', 'readwrite');
			for (const [slot, text] of Object.entries(slots)) writing.objectStore('slots').put(text, slot);
			writing.oncomplete = () => opening.result.close();
		};
	}`
}

// TestWhatTheVersionBeforeKeptIsThere: the shelf tells of it, in the language that was chosen, every program finds its
// own game and goes on with it, and no program loses what belongs to another.
func TestWhatTheVersionBeforeKeptIsThere(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game).Shelf(), Small, keptBefore(t), readDatabase)
	page.Wait(`document.documentElement.lang === 'fr' && globalThis.tableGame`)
	page.Wait(`document.querySelector('.game.last')?.dataset.name === 'state51'`)
	page.Wait(`/Victoires\s: 3\/5/.test(document.querySelector('.game[data-name=convoy] .seats').textContent)`)
	page.Wait(`/14/.test(document.querySelector('.game[data-name=aurora] .seats').textContent)`)
	before := map[string]string{}
	for _, key := range page.Kept().Keys("") {
		before[key] = page.Kept().Load(key)
	}
	if len(before) != 12 {
		t.Fatalf("kept are %d texts", len(before))
	}
	for _, kind := range games.Kinds() {
		name := kind.Name()
		var under bool
		if page.Eval(`Boolean(document.getElementById('continue-`+name+`'))`, &under); under {
			page.push("continue-" + name)
		} else {
			page.push("new-" + name) // its game is over
		}
		page.WaitFirstDraw()
		page.Wait(`document.querySelectorAll('#mirror button').length > 5 && document.documentElement.lang === 'fr'`)
		page.Wait(`document.getElementById('mirror').textContent.length > 100`)
		if told := page.Heading(); told == "" {
			t.Errorf("%s has no heading", name)
		}
		page.toShelf()
	}
	kept := page.Kept()
	for key, text := range before {
		now := kept.Load(key)
		switch {
		case key == "last-game" || strings.HasPrefix(key, "game-") && now != "":
		case key == "told" || key == "settings":
			for _, word := range strings.Fields(text) {
				if !strings.Contains(now, word) {
					t.Errorf("%s has lost %q: %q", key, word, now)
				}
			}
		case now != text:
			t.Errorf("%s was %q and is %q", key, text, now)
		}
	}
}

// TestACodeIsAddedOnTheShelf: what is handed out there is taken in there, in another browser, whole.
func TestACodeIsAddedOnTheShelf(t *testing.T) {
	here := shelf(t, Small, keptBefore(t))
	here.Wait(`globalThis.tableGame && document.querySelector('.game.last')`)
	here.push("corner-games")
	here.push("panel-export")
	here.Wait(`document.querySelector('dialog[open] textarea')`)
	var code string
	here.Eval(`document.querySelector('dialog[open] textarea').value`, &code)
	there := shelf(t, Small, readDatabase)
	there.Wait(`globalThis.tableGame`)
	there.push("corner-games")
	there.push("panel-import")
	there.Wait(`document.querySelector('dialog[open] textarea')`)
	there.Eval(`{
		const dialog = document.querySelector('dialog[open] textarea').closest('dialog');
		dialog.querySelector('textarea').value = `+quote(t, code)+`;
		[...dialog.querySelectorAll('button')].find((b) => b.textContent === 'Add these games').click();
	}`, nil)
	there.Wait(`document.querySelectorAll('dialog[open] .saves li').length === 4`)
	there.Wait(`/4/.test(document.querySelector('dialog[open] [role=status]').textContent)`)
	kept := there.Kept()
	for key, want := range map[string]string{"scores": "hex/borgo/2 4 1", "bests": "aurora/red/normal 3 1 14",
		"records": "14 won 2026-11-19", "stars": "outpost-clock 3", "deeds": "/level-2", "settings": "text=125"} {
		if text := kept.Load(key); !strings.Contains(text, want) {
			t.Errorf("%s is %q", key, text)
		}
	}
	there.push("panel-results")
	there.Wait(`/14/.test([...document.querySelectorAll('dialog[open]')].pop().textContent)`)
	list, _ := json.Marshal(there.Console())
	if len(there.Console()) > 0 {
		t.Errorf("the console says %s", list)
	}
}
