package arch

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game/games"
)

// Everything below game, but for its screens, must run without a screen and without a browser.
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

// What only tests and tools need, and what other games are, stays out of what players download. The worker's program is
// downloaded besides the page's, and has no screen.
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

// registries are the packages that list the games. They alone import them.
var registries = []string{module + "game/games", screen + "/games"}

// No package that is not a game's own imports a game, and no game imports another. A look turns rules into plain data
// in one layer, the package game/ui/NAME itself: what lies below it, such as board and art, draws what it is given and
// imports nothing of a game. The gallery stands above it, and plays.
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

// Of a game's packages, game/NAME holds its rules, and nothing else does. They stand on the contract and the reader of
// their data, and those on nothing but the standard library. What is thought and foretold is no rule: think knows the
// rules, foresee knows both, and none of them words or screens.
func TestRulesThoughtsAndForesightAreApart(t *testing.T) {
	const contract, data = module + "game", module + "game/datafile" // how the data of pieces is read
	const learned = module + "game/learned"                          // and what play found
	may := map[string][]string{contract: nil, data: nil}
	for _, tiny := range []string{"cards", "tiles", "solo"} {
		may[module+"game/gametest/tiny/"+tiny] = []string{contract}
	}
	for _, kind := range games.Kinds() { // a new one begins with its rules, and nobody thinks yet
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

// shell are the packages of the table's program, from the lowest to the highest: each may import those before it, and
// the packages of what is shown.
var shell = strings.Fields("trace desk settings play help library input")

// shown are the packages of what is shown, and of what shows it in tests and tools. Games have theirs besides.
var shown = strings.Fields("furniture gallery games kit mirror motion panel scene skin sound uitest")

// TestATouchFlowsOneWay: the packages of the table's program import those below them only, and none is left out.
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
