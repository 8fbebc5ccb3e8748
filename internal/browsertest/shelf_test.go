package browsertest

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"

	"onelongnight/game/games"
)

// shelf opens the shelf, and waits until it stands.
func shelf(t testing.TB, view View, scripts ...string) *Page {
	t.Helper()
	page := rig.Open(t, rig.Serve(t, "game", Game).Shelf(), view, scripts...)
	page.Wait(`performance.getEntriesByName('shelf-shown').length`)
	return page
}

// push clicks an element of the page by its id.
func (p *Page) push(id string) {
	p.t.Helper()
	p.Wait(`document.getElementById('` + id + `')`)
	p.Eval(`document.getElementById('`+id+`').click()`, nil)
}

// TestTheShelfStandsWithoutAProgram: all games with the ways into them are there before anything of a program is asked
// for, and are reached by keys: Tab and Enter lead into a game, Back to the shelf, Forward into the game again.
func TestTheShelfStandsWithoutAProgram(t *testing.T) {
	page := shelf(t, Small, quick)
	var early int
	page.Eval(`performance.getEntriesByType('resource').filter((e) => e.name.includes('.wasm')
		&& e.startTime < performance.getEntriesByName('shelf-shown')[0].startTime).length`, &early)
	if early > 0 {
		t.Errorf("%d files of programs were asked for before the shelf stood", early)
	}
	names := page.Accessible()
	for _, kind := range games.Kinds() {
		page.Wait(`document.getElementById('new-` + kind.Name() + `')`)
	}
	found := 0
	for _, n := range names {
		if n.Role == "button" && strings.HasPrefix(n.Name, "Play: ") {
			found++
		}
	}
	if found != len(games.Kinds()) {
		t.Errorf("of %d games %d can be played by name: %v", len(games.Kinds()), found, names)
	}
	for range 20 {
		page.Key(kb.Tab)
		var id string
		if page.Eval(`document.activeElement.id`, &id); id == "new-"+convoyKind {
			break
		}
	}
	page.Key(kb.Enter)
	page.WaitFirstDraw()
	page.Wait(`location.hash === '#` + convoyKind + `' && document.querySelector('#mirror [data-id="button:play-outpost"]')`)
	page.Eval(`history.back()`, nil)
	page.Wait(`location.hash === '' && document.getElementById('new-` + convoyKind + `') && globalThis.tableRoute && !tableRoute.game()`)
	page.Eval(`history.forward()`, nil)
	page.Wait(`location.hash === '#` + convoyKind + `' && performance.getEntriesByName('first-draw').length`)
}

// TestTheShelfTellsWhatGoesOn in each game: a game that was left is continued from there, in the words of its program,
// also by a click on its picture; it is in the list of games, and gone when it is deleted.
func TestTheShelfTellsWhatGoesOn(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	page := rig.Open(t, site, Small, quick)
	h, before := begun(t, page, 4)
	h.press("button:menu", "button:shelf")
	page.Wait(`/Outpost/.test(document.getElementById('continue-` + convoyKind + `')?.textContent)`)
	page.Screenshot(pictures + "/shelf-continue.png")
	var picture [2]float64
	page.Eval(`(({ x, y, width, height }) => [x + width / 2, y + height / 4])(
		document.querySelector('.game[data-name=`+convoyKind+`]').getBoundingClientRect())`, &picture)
	page.ClickAt(picture[0], picture[1])
	page.WaitFirstDraw()
	if now := h.open(); now != before {
		t.Errorf("from the shelf one can do\n%s\nand could before\n%s", now, before)
	}
	h.press("button:menu", "button:shelf")
	page.Wait(`globalThis.tableRoute && !tableRoute.game()`)
	page.push("corner-games")
	page.Wait(`document.querySelector('dialog[open] .saves li')`)
	page.Eval(`document.querySelector('dialog[open] [id^=delete-]').click()`, nil)
	page.push("panel-delete")
	page.Wait(`!document.getElementById('continue-` + convoyKind + `')`)
	page.Wait(`/No games yet/.test(document.querySelector('dialog[open]').textContent)`)
	page.Reload()
	page.Wait(`globalThis.tableGame && document.getElementById('new-` + convoyKind + `')`)
	page.Eval(`tableVault.look().then((kept) => { window.left = [...kept.keys()].filter((key) => key.startsWith('game-')).length; })`, nil)
	page.Wait(`window.left === 0`)
}

// TestTheShelfChangesWhatAllGamesHave: the settings that are chosen there count on the shelf at once, and in the games.
func TestTheShelfChangesWhatAllGamesHave(t *testing.T) {
	page := shelf(t, Small)
	page.Wait(`globalThis.tableGame`)
	page.push("corner-settings")
	for _, choice := range []string{"text/150", "language/pl", "motion/calm"} {
		name, value, _ := strings.Cut(choice, "/")
		pick := fmt.Sprintf(`document.querySelector('dialog[open] input[name=%s][value="%s"]')`, name, value)
		page.Wait(pick)
		page.Eval(pick+`.click()`, nil)
		page.Wait(pick + `?.checked && tableShelf.setting('` + name + `') === '` + value + `'`)
	}
	page.Wait(`document.documentElement.lang === 'pl' && document.querySelector('#new-` + convoyKind + `').textContent === 'Graj'`)
	page.Wait(`getComputedStyle(document.documentElement).getPropertyValue('--text') === '1.5'`)
	page.Wait(`getComputedStyle(document.querySelector('.game img')).animationName === 'none'`)
	page.Screenshot(pictures + "/shelf-settings.png")
	page.push("panel-close")
	page.push("new-" + convoyKind)
	page.WaitFirstDraw()
	page.says("pl", "Graj: ")
	h := &hand{t: t, page: page, use: page.Press}
	h.press("button:settings")
	for _, id := range []string{"text-150", "motion-calm", "language-pl"} {
		page.Wait(`document.querySelector('#mirror [data-id="button:set-` + id + `"][aria-pressed=true]')`)
	}
}

// TestOneSwitchIsEnough: with scanning on, the focus goes through the shelf by itself, and any key presses what has it.
func TestOneSwitchIsEnough(t *testing.T) {
	page := shelf(t, Small, `localStorage.setItem('onelongnight:settings', 'scan=1 speed=0 tips=off level=1')`, hurry)
	page.Wait(`document.activeElement.id === 'new-` + convoyKind + `'`)
	page.Key("x")
	page.WaitFirstDraw()
}

// TestAxeFindsNothingOnTheShelf, nor in what lies behind its buttons, in high contrast too.
func TestAxeFindsNothingOnTheShelf(t *testing.T) {
	program := rig.axe(t)
	for name, view := range map[string]View{"desktop": Desktop, "phone": handset} {
		page := shelf(t, view, keptBefore(t))
		page.Wait(`globalThis.tableGame`)
		check := func(what string) {
			t.Helper()
			page.Eval(`Promise.all(document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1).map((a) => a.finished))`, nil)
			for _, f := range page.Axe(program) {
				t.Errorf("%s, %s: %s, %s\n%s", name, what, f.Rule, f.Help, strings.Join(f.Nodes, "\n"))
			}
		}
		check("the shelf")
		for _, id := range []string{"games", "settings", "credits"} {
			page.push("corner-" + id)
			page.Wait(`document.querySelector('dialog[open] #panel-close')`)
			check(id)
			page.Screenshot(filepath.Join(pictures, "shelf-"+id+"-"+name+".png"))
			page.push("panel-close")
		}
		page.Eval(`document.documentElement.classList.add('contrast')`, nil)
		check("high contrast")
		page.Close()
	}
}

// overflows lists what of the shelf is cut, too small, or lies over something else.
const overflows = `(() => {
	const faults = [];
	const box = (e) => e.getBoundingClientRect();
	const says = (e) => e.id || e.className || e.tagName;
	if (document.getElementById('shelf').scrollWidth > innerWidth) faults.push('wider than the window');
	const shown = [...document.querySelectorAll('#shelf h1, #shelf h2, #shelf p, #shelf button')].filter((e) => e.offsetParent && e.textContent + e.title);
	for (const e of shown) {
		const b = box(e);
		if (b.left < -1 || b.right > innerWidth + 1) faults.push(says(e) + ' leaves the window');
		if (e.scrollWidth > e.clientWidth + 1) faults.push(says(e) + ' is cut: ' + e.textContent);
		if (e.tagName === 'BUTTON' && (b.height < 43.5 || b.width < 43.5)) faults.push(says(e) + ' is ' + b.width + ' by ' + b.height);
		if (parseFloat(getComputedStyle(e).fontSize) < 11.9) faults.push(says(e) + ' has letters of ' + getComputedStyle(e).fontSize);
	}
	for (const [i, a] of shown.entries()) for (const c of shown.slice(i + 1)) {
		if (a.contains(c) || c.contains(a) || a.id === 'here' || c.id === 'here') continue;
		const [x, y] = [box(a), box(c)];
		if (x.left < y.right - 1 && y.left < x.right - 1 && x.top < y.bottom - 1 && y.top < x.bottom - 1) faults.push(says(a) + ' lies over ' + says(c) + ': ' + a.textContent);
	}
	return faults;
})()`

// TestTheShelfFitsEveryWindow: nothing is cut, nothing lies over anything else, and every button is large enough for a
// finger, in all languages, with large letters too; with games under way, which have most to tell.
func TestTheShelfFitsEveryWindow(t *testing.T) {
	page := shelf(t, Desktop, keptBefore(t))
	page.Wait(`globalThis.tableGame && document.querySelector('.game.last') && !document.fonts.status.includes('loading')`)
	for _, size := range [][2]int64{{320, 480}, {360, 640}, {640, 360}, {821, 462}, {768, 1024}, {1280, 720},
		{2560, 1440}} {
		page.run(emulation.SetDeviceMetricsOverride(size[0], size[1], 1, false))
		for _, text := range []string{"100", "150", "200"} {
			for _, lang := range []string{"en", "fr", "hu", "pl"} {
				page.Eval(fmt.Sprintf(`{
					const kept = new Map(tableShelf.kept());
					kept.set('settings', 'text=%s language=%s motion=calm');
					tableShelf.refresh(kept);
				}`, text, lang), nil)
				page.Frames(1)
				var faults []string
				page.Eval(overflows, &faults)
				for _, fault := range faults {
					t.Errorf("%dx%d, text %s%%, %s: %s", size[0], size[1], text, lang, fault)
				}
				if len(faults) > 0 || lang == "fr" && text != "150" {
					name := fmt.Sprintf("shelf-%dx%d-%s-%s.png", size[0], size[1], text, lang)
					page.Screenshot(filepath.Join(pictures, name))
				}
			}
		}
	}
}
