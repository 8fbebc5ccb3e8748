package arch

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game/games"
)

// Everything below game, except for screens, must run without a screen and without a browser.
func TestGameIsPure(t *testing.T) {
	for path, p := range list(t, "onelongnight/game") {
		if !under(path, module+"game") || under(path, screen, tinyLooks) {
			continue
		}
		for _, needed := range p.Deps {
			if under(needed, engine, screen, tinyLooks, module+"wasm") {
				t.Errorf("%s needs %s", path, needed)
			}
		}
		if slices.Contains(p.Imports, "syscall/js") { // only direct: os and time reach it by themselves here
			t.Errorf("%s imports syscall/js", path)
		}
	}
}

// What only tests and tools need, and other games, must not be in what players download. The worker's program is a
// separate download, and has no screen.
func TestProgramsHaveOneGameAndNoTools(t *testing.T) {
	tools := []string{"github.com/chromedp", "github.com/andybalholm", module + "game/gametest"}
	for _, kind := range games.Kinds() {
		page := module + "wasm/" + kind.Name()
		for program, never := range map[string][]string{page: tools, page + "/brain": append(tools, engine, screen)} {
			for _, needed := range list(t, program)[program].Deps {
				if of := gameOf(needed); under(needed, never...) || of != "" && of != kind.Name() {
					t.Errorf("%s needs %s", program, needed)
				}
			}
		}
	}
}

// registries are the packages that list the games. Only they import all games.
var registries = []string{module + "game/games", screen + "/games"}

// No shared package imports a game, and no game imports another. A game's look turns rules into plain data in one
// layer, the package game/ui/NAME itself: packages below it, such as board and art, draw what they are given and import
// nothing of a game. The gallery is above it, and plays games.
func TestWhoKnowsAGame(t *testing.T) {
	for path, p := range list(t, registries...) {
		of := gameOf(path)
		look := screen + "/" + of
		below := of != "" && path != look && under(path, look) && !under(path, look+"/gallery")
		for _, needed := range p.Imports {
			known := gameOf(needed)
			if known != "" && known != of && !under(path, registries...) {
				t.Errorf("%s imports %s", path, needed)
			}
			if below && (needed == look || under(needed, module+"game/"+of)) {
				t.Errorf("%s imports %s, which its look turns into plain data", path, needed)
			}
		}
	}
}

// Only game/NAME has a game's rules. Rules import the contract and the reader of their data, and those import nothing
// but the standard library. Thinking and forecasts are not rules: think imports the rules, foresee may import both, and
// none of them words or screens.
func TestRulesThoughtsAndForesightAreApart(t *testing.T) {
	const contract, data = module + "game", module + "game/datafile" // the reader of the data of pieces
	const learned = module + "game/learned"                          // numbers found by self-play
	may := map[string][]string{contract: nil, data: nil}
	for _, tiny := range []string{"cards", "tiles", "solo"} {
		may[module+"game/gametest/tiny/"+tiny] = []string{contract}
	}
	for _, kind := range games.Kinds() { // a new game begins with its rules, and has no computer player yet
		rules := contract + "/" + kind.Name()
		may[rules] = []string{contract, data}
		may[rules+"/think"] = []string{contract, rules, data, learned}
		may[rules+"/foresee"] = []string{contract, rules, rules + "/think", data, learned}
	}
	for path, allowed := range may {
		all := list(t, strings.TrimSuffix(strings.TrimSuffix(path, "/think"), "/foresee"))
		for _, needed := range all[path].Deps {
			if !all[needed].Standard && !slices.Contains(allowed, needed) {
				t.Errorf("%s needs %s", path, needed)
			}
		}
	}
}

// shell are the packages of the table's program, from the lowest to the highest. Each may import those before it, and
// the packages in shown.
var shell = strings.Fields("trace desk settings play help library input")

// shown are the packages that draw, and those that show drawings in tests and tools. Games add their own.
var shown = strings.Fields("furniture gallery games kit mirror motion panel scene skin sound uitest")

// TestATouchFlowsOneWay: the packages of the table's program only import those below them, and the list is complete.
func TestATouchFlowsOneWay(t *testing.T) {
	for path, p := range list(t, screen) {
		name, ok := strings.CutPrefix(path, screen+"/")
		if !ok || strings.Contains(name, "/") || gameOf(path) != "" || slices.Contains(shown, name) {
			continue
		}
		at := slices.Index(shell, name)
		if at < 0 {
			t.Errorf("%s is neither part of the shell nor of what is shown", path)
			continue
		}
		for _, needed := range p.Imports {
			if slices.Index(shell, strings.TrimPrefix(needed, screen+"/")) >= at {
				t.Errorf("%s imports %s, which is above it", path, needed)
			}
		}
	}
}
