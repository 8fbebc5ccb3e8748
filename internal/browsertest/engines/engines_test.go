package engines

import (
	"flag"
	"os"
	"testing"
	"time"

	"onelongnight/game/aurora"
	"onelongnight/game/hex"
	"onelongnight/game/state51"
	"onelongnight/internal/browsertest"
)

var rig *browsertest.Rig

func TestMain(m *testing.M) {
	flag.Parse()
	code := browsertest.Main(m, &rig)
	if screen.stop != nil {
		screen.stop()
	}
	os.Exit(code)
}

// serve serves the game from a host that can be taken offline.
func serve(t *testing.T) *browsertest.Host {
	t.Helper()
	return browsertest.ServeBadly(t, rig.Serve(t, "game", browsertest.Game))
}

// each runs a test in every browser.
func each(t *testing.T, do func(t *testing.T, b browser)) {
	for _, b := range browsers {
		t.Run(b.name, func(t *testing.T) { do(t, b) })
	}
}

// likes are prefixes of moves that lead through both games.
var likes = []string{"place ", "turn ", "keep", "district", "attach", "play", "pick ", "city", "touch", "done"}

var (
	games = flag.Int("games", 0, "how many whole games more are played in each browser, to see what its memory does")
	kills = flag.Int("kills", 1, "how often each browser is killed")
)

// TestPlays plays a game of each kind to its middle, one by clicks on the canvas and one by the hidden buttons, with a
// reload; in another language; with sound; exported and imported as a code.
func TestPlays(t *testing.T) {
	each(t, func(t *testing.T, b browser) {
		p := &player{t: t, name: b.name, likes: likes, Engine: b.start(t, t.TempDir())}
		site := serve(t)
		p.visit(site.Site, quickly)
		p.picture("start")
		p.drawsEveryPixel()
		p.wait(frames)
		p.hearsAContext()
		p.wait(button("button:play-moloch"))
		p.click("button:play-moloch")
		if !p.play(12, p.click) {
			t.Error("the game is over before its middle")
		}
		p.sounds()
		p.picture("convoy")
		before := p.settled()
		p.reload()
		p.same("loaded anew", before)

		p.closesTheBook()
		code := p.exported()
		for _, name := range []string{state51.Rules{}.Name(), aurora.Rules{}.Name(), hex.Rules{}.Name()} {
			p.changes(name)
		}
		p.press("button:play-outpost")
		if !p.play(14, p.choose) {
			t.Error("the game is over before its middle")
		}
		p.picture("hex")
		before = p.settled()
		p.reload()
		p.same("loaded anew", before)
		p.speaksFrench()
		p.imports(code) // the code includes settings, so after the language was set
		if *games > 0 {
			p.reload()
			p.staysSmall(*games, "button:play-outpost")
		}
	})
}

// calm is how long a game is played before the browser is killed again: a game that ends the program at several starts
// in a row is not opened automatically.
const calm = 12 * time.Second

// TestOutlivesAKill: the browser is killed after moves that were saved, and started again with its profile. Then the
// network goes, and the game must still start, and the worker answer.
func TestOutlivesAKill(t *testing.T) {
	each(t, func(t *testing.T, b browser) {
		start := b.start
		if b.kept != nil {
			start = b.kept
		}
		profile, site := t.TempDir(), serve(t)
		p := &player{t: t, name: b.name, likes: likes, Engine: start(t, profile)}
		p.visit(site.Site, quickly)
		p.press("button:play-outpost")
		p.play(6, p.choose)
		p.wait(`navigator.serviceWorker.controller && caches.match('kept-' + tableRoute.game())`)
		site.Down(true)
		for n := range *kills {
			if n > 0 {
				time.Sleep(calm)
			}
			before := p.settled()
			p.Kill()
			p.Engine = start(t, profile)
			p.visit(site.Site, "")
			p.same("after the kill", before)
			p.play(1, p.choose)
		}
		p.countsQuestions()
		if !p.play(6, p.choose) {
			t.Error("the game is over before its middle")
		}
		p.wait(`window.asked > 0`)
	})
}
