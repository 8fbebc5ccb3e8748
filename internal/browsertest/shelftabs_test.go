package browsertest

import (
	"testing"

	"github.com/chromedp/cdproto/heapprofiler"

	"onelongnight/game/hex"
)

// TestTwoTabsPlayTwoGames: each has its game for its own, and both write what belongs to all games: what one has chosen
// the other keeps, and no tab is sent away.
func TestTwoTabsPlayTwoGames(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	first := rig.Open(t, site, Small, quick, readDatabase)
	h := &hand{t: t, page: first, use: first.Press}
	h.start("outpost")
	h.some(2)
	second := rig.Beside(first, site.Of(hex.Rules{}.Name()), Small, readDatabase)
	second.WaitFirstDraw()
	g := &hand{t: t, page: second, use: second.Press}
	g.until("button:play-borgo")
	g.press("button:settings", "button:set-text-150", "button:close")
	g.press("button:play-borgo")
	g.readAbout()
	for range 3 {
		g.some(2)
		h.some(2)
	}
	h.press("button:menu", "button:settings")
	first.Wait(`document.querySelector('#mirror [data-id="button:set-text-150"][aria-pressed=true]')`)
	h.press("button:set-contrast-high", "button:close", "button:close")
	second.Wait(`/contrast=high/.test(localStorage.getItem('onelongnight:settings'))`)
	kept := second.Kept()
	if n := len(kept.Keys("game-")); n != 2 {
		t.Errorf("%d games are kept", n)
	}
	for name, page := range map[string]*Page{"the first": first, "the second": second} {
		if has(page.Buttons(), "button:take-over") {
			t.Errorf("%s tab is sent away", name)
		}
	}
}

// TestFromGameToGameNothingStays: round the shelf and all games three times, the page has no more memory than after
// once, nor more documents, listeners or workers.
func TestFromGameToGameNothingStays(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game).Shelf(), Small, quick, memoryHook)
	type state struct {
		heap    float64
		program int
	}
	measure := func() (s state) {
		page.run(heapprofiler.CollectGarbage())
		s.program = memory(page)
		page.Eval(`performance.memory.usedJSHeapSize`, &s.heap)
		return s
	}
	var rounds []state
	for range 3 {
		for _, g := range Game.Games {
			page.push("new-" + g.Name)
			page.WaitFirstDraw()
			page.Wait(`document.querySelectorAll('#mirror button').length > 5`)
			if g.Name == Game.Games[len(Game.Games)-1].Name {
				rounds = append(rounds, measure())
			}
			page.Eval(`tableRoute.leave()`, nil)
			page.Wait(`globalThis.tableGame && !tableRoute.game()`)
		}
	}
	t.Logf("heap and program after each round: %+v", rounds)
	first, last := rounds[0], rounds[2]
	if last.heap > first.heap*1.1 || float64(last.program) > float64(first.program)*1.1 {
		t.Errorf("after three rounds there is %+v, after one %+v", last, first)
	}
}
