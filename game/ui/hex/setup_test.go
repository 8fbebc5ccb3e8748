package hex_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/games"
	"onelongnight/game/hex/edition"
	"onelongnight/game/ui"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// offered opens the game's first screen.
func offered(t *testing.T, stored map[string]string) *uitest.Window {
	t.Helper()
	host := &uitest.Host{Answer: func(q string) (string, error) { return games.Shelf().Answer(q, nil) }, Stored: stored}
	return &uitest.Window{App: ui.New(host, uitest.OfferIn(t, edition.Full(), hex.Look, "")), W: 1280, H: 720}
}

// commandsOf returns the commands of a window whose IDs begin with a word.
func commandsOf(w *uitest.Window, word string) (list []scene.Command) {
	w.Run()
	for _, c := range w.Screen().Commands {
		if strings.HasPrefix(c.ID, word) {
			list = append(list, c)
		}
	}
	return list
}

// TestChoicesAreAskedWhereTheyCount checks that the difficulty of an army is shown wherever the army is offered, and
// that an enemy can be chosen for a duel only.
func TestChoicesAreAskedWhereTheyCount(t *testing.T) {
	w := offered(t, map[string]string{"settings": "speed=0 tips=off"})
	armies := commandsOf(w, "play-")
	said := regexp.MustCompile(` · (easy|medium|hard)$`)
	if len(armies) != 4 || slices.ContainsFunc(armies, func(c scene.Command) bool { return !said.MatchString(c.Sub) }) {
		t.Errorf("the armies are offered as %v", armies)
	}
	w.Press("button:setup")
	if len(commandsOf(w, "set-enemy-")) == 0 {
		t.Error("in a duel no enemy can be chosen")
	}
	w.Press("button:set-mode-teams")
	if list := commandsOf(w, "set-enemy-"); len(list) > 0 {
		t.Errorf("without a duel can be chosen %v", list)
	}
}

// TestLessonsStayUntilDone checks that neither a game that was begun nor switching tips off removes the lessons from
// the first screen.
func TestLessonsStayUntilDone(t *testing.T) {
	w := offered(t, map[string]string{"settings": "speed=0", "told": "hex/primer"})
	w.Press("button:play-outpost", "button:menu", "button:title")
	lessons := commandsOf(w, "lessons")
	if len(lessons) != 1 || lessons[0].Main || len(commandsOf(w, "continue")) != 1 {
		t.Errorf("after a game was begun the lessons are %v", lessons)
	}
	w.Press("button:settings", "button:set-tips-off", "button:close")
	if len(commandsOf(w, "lessons")) != 1 {
		t.Error("without tips they are gone")
	}
}

// TestTheSetupFitsAPhone checks that armies are offered two side by side with emblem, name and stars, that levels are
// in one line below the name of the chosen one, and that the panel scrolls by no more than a window and a half.
func TestTheSetupFitsAPhone(t *testing.T) {
	w := offered(t, map[string]string{"settings": "speed=0 tips=off"})
	w.W, w.H = 360, 640
	w.Press("button:setup")
	p, _ := w.Run()
	lines := map[string]map[float64]bool{}
	for _, word := range []string{"set-army-", "set-level-"} {
		lines[word] = map[float64]bool{}
		w.H = 2000
		p, _ := w.Run()
		for _, c := range commandsOf(w, word) {
			_, y, ok := p.Where(c.Spot())
			if !ok {
				t.Errorf("%s is out of sight", c.ID)
			}
			lines[word][y] = true
		}
	}
	if len(lines["set-army-"]) != 2 || len(lines["set-level-"]) != 1 || p.Scroll().Panel > 960 {
		t.Errorf("armies and levels stand in lines %v, and all is scrolled by %v", lines, p.Scroll().Panel)
	}
}
