package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"

	"onelongnight/game/hex"
)

// here waits until some number of games are available offline.
func (p *Page) here(n int) {
	p.t.Helper()
	const count = `caches.keys().then(async (names) => {
		let n = 0;
		for (const name of names) for (const { url } of await (await caches.open(name)).keys()) n += /kept-[^/]*$/.test(url);
		return n;
	})`
	p.Wait(count + `.then((n) => n === ` + string(rune('0'+n)) + `)`)
}

// TestGamesAreKeptOneByOne: first the game that was opened, then the others when there is nothing else to do. The shelf
// says how many are available offline. For people who save data, only the first is kept, and the covers of the others
// say that they need the network.
func TestGamesAreKeptOneByOne(t *testing.T) {
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	page := rig.Arrive(t, host.Shelf(), Small, quick)
	page.here(len(Game.Games))
	page.Wait(`document.getElementById('here').textContent.includes('4 of 4')`)
	host.Down(true)
	for _, g := range Game.Games {
		page.Reload()
		page.push("new-" + g.Name)
		page.WaitFirstDraw()
		page.toShelf()
	}
	page.TakeErrors() // of looks for a newer build

	host = ServeBadly(t, rig.Serve(t, "game", Game))
	page = thrifty(t, host)
	page.here(1)
	host.Down(true)
	page.toShelf()
	page.Eval(`dispatchEvent(new Event('offline')); dispatchEvent(new CustomEvent('table-idle'))`, nil)
	away := `document.querySelector('.game[data-name=` + hex.Rules{}.Name() + `] .away')`
	page.Wait(away + ` && !` + away + `.hidden`)
	page.Wait(`document.querySelector('.game[data-name=` + convoyKind + `] .away').hidden`)
	page.Screenshot(pictures + "/shelf-away.png")
	page.push("new-" + hex.Rules{}.Name())
	page.waitWords("could not be downloaded")
	page.Eval(`[...document.querySelectorAll('#offers button')].pop().click()`, nil) // back to the shelf
	page.Wait(`globalThis.tableRoute && !tableRoute.game()`)
	page.TakeErrors()
}

// TestAnUpdateKeepsTheGamesThatWereKept: a newer build is there whole before it is used, with every game that was kept
// of the one before, so it is played without a network as that was.
func TestAnUpdateKeepsTheGamesThatWereKept(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	host := ServeBadly(t, site)
	page := rig.Arrive(t, host.Shelf(), Small, quick)
	page.here(len(Game.Games))
	host.Deploy(build(t, site, "second"))
	page.look()
	page.Wait(`navigator.serviceWorker.getRegistration().then((r) => r.waiting)`)
	page.push("corner-update")
	page.Wait(`document.readyState === 'complete' && ` + nameOf + ` === 'second'`)
	page.here(len(Game.Games))
	host.Down(true)
	page.Reload()
	page.push("new-" + hex.Rules{}.Name())
	page.WaitFirstDraw()
	page.TakeErrors()
}

// thrifty returns a first visit to a game by somebody who saves data, so that no other game is kept.
func thrifty(t *testing.T, host *Host) *Page {
	t.Helper()
	page := rig.Arrive(t, host.Site, Small, quick,
		`Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`)
	page.WaitFirstDraw()
	page.kept()
	return page
}

// toShelf leaves the game.
func (p *Page) toShelf() {
	p.t.Helper()
	p.Eval(`tableRoute.leave()`, nil)
	p.Wait(`globalThis.tableGame && !tableRoute.game()`)
}

// TestAGameThatIsGoneFromTheHostIsThatOfTheNewerBuild: somebody opens a game that was not kept, after its build was
// replaced on the host. The page switches to the newer build and plays that, and never mixes the two.
func TestAGameThatIsGoneFromTheHostIsThatOfTheNewerBuild(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	host := ServeBadly(t, site)
	page := thrifty(t, host)
	page.toShelf()
	host.Deploy(build(t, site, "second"))
	const piece = "hex-1.wasm"
	host.Break(piece, host.once(piece, missing))
	page.push("new-" + hex.Rules{}.Name())
	page.Wait(`document.readyState === 'complete' && ` + nameOf + ` === 'second'`)
	page.WaitFirstDraw()
	page.Wait(`tableRoute.game() === '` + hex.Rules{}.Name() + `'`)
	page.TakeErrors() // of the piece that was gone
}

// TestWhereThereIsNoRoomNothingIsHalf: kept games can still be played, the shelf says how many there are, and no file
// of an incomplete game remains.
func TestWhereThereIsNoRoomNothingIsHalf(t *testing.T) {
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	page := thrifty(t, host)
	page.toShelf()
	var used float64
	page.Eval(`navigator.storage.estimate().then(({ usage }) => usage)`, &used)
	page.run(storage.OverrideQuotaForOrigin(strings.TrimSuffix(host.URL, "/")).WithQuotaSize(used + 1<<20))
	page.Eval(`dispatchEvent(new CustomEvent('table-idle'));
		navigator.serviceWorker.controller.postMessage({ keep: tableFiles.games.map(({ name }) => name) })`, nil)
	page.Wait(`document.getElementById('here').textContent.startsWith('There is no room left')`)
	page.here(1)
	page.Wait(`caches.keys().then(async (names) => {
		for (const name of names) {
			const list = await (await caches.open(name)).keys();
			if (list.some(({ url }) => /hex-\w*-?\d\..*wasm$/.test(url))) return false;
		}
		return true;
	})`)
	page.Screenshot(pictures + "/shelf-full.png")
	host.Down(true)
	page.push("new-" + convoyKind)
	page.WaitFirstDraw()
	page.TakeErrors()
}
