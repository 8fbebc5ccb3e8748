package browsertest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition"
	"onelongnight/game/games"
	"onelongnight/game/gametest/tiny/look"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/internal/pack"
)

// fifth is a shelf with one game more, a tiny one.
func fifth() pack.Plan {
	name := solo.Kind{}.Name()
	tiny := edition.Full{Game: edition.Game{Kind: solo.Kind{}}, Texts: func() map[string]string { return nil },
		Book: func(string) (string, error) { return "", nil },
	}
	return pack.Plan{Games: append(pack.Shelf(),
		pack.Game{Name: name, Page: "./internal/browsertest/tinygame", Box: tiny, Look: look.Solo})}
}

// TestAFifthGameCostsTheOthersNothing: with a game more on the shelf the files of the other games are the same, to the
// last byte; the page itself grows by the words and the cover of that game. It is played like the others.
func TestAFifthGameCostsTheOthersNothing(t *testing.T) {
	four, five := rig.Serve(t, "game", Game), rig.Serve(t, "fifth", fifth())
	files := func(dir string) (own map[string][]string, shared map[string]int64) {
		own, shared = map[string][]string{}, map[string]int64{}
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			info, err := e.Info()
			if err != nil {
				t.Fatal(err)
			}
			plain, _ := pack.Hashed(e.Name())
			at := slices.IndexFunc(games.Kinds(), func(k game.Kind) bool {
				return strings.HasPrefix(plain, k.Name()+"-")
			})
			if at >= 0 {
				own[games.Kinds()[at].Name()] = append(own[games.Kinds()[at].Name()], e.Name())
			} else if !strings.HasPrefix(plain, solo.Kind{}.Name()) {
				shared[plain] = info.Size()
			}
		}
		return own, shared
	}
	before, shared := files(four.Dir)
	after, grown := files(five.Dir)
	for _, kind := range games.Kinds() {
		name := kind.Name()
		if len(before[name]) < 10 || !slices.Equal(before[name], after[name]) {
			t.Errorf("%s has %q alone, and with a fifth game %q", name, before[name], after[name])
		}
	}
	more := int64(0)
	for name, size := range grown {
		if by := size - shared[name]; by != 0 {
			t.Logf("%s grows by %d bytes", name, by)
			if !strings.HasPrefix(name, "shelf-") && name != "sw.js" { // which no first visit to a game waits for
				more += by
			}
		}
	}
	if more > 4000 {
		t.Errorf("the page grows by %d bytes", more)
	}
	page := rig.Open(t, five.Of(solo.Kind{}.Name()), Coarse, quick)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("calm")
	h.until("go f6")
	page.Press("go f6")
	page.Eval(`tableRoute.leave()`, nil)
	page.Wait(`document.getElementById('continue-` + solo.Kind{}.Name() + `')`)
	page.Screenshot(filepath.Join(pictures, "shelf-five.png"))
}
