package browsertest

import (
	"path/filepath"
	"strings"
	"testing"

	"onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/mission"
)

// TestHexagonsAreTaught: the page fetches what Neuroshima Hex teaches with. Somebody new is led to its lessons and
// takes the first on the canvas, opens a puzzle, and reads in its book of what is asked there and of a tile, which is
// pictured.
func TestHexagonsAreTaught(t *testing.T) {
	kind, m := hex.Rules{}.Name(), edition.Full().Missions.Lessons()[0]
	page := rig.Open(t, rig.Serve(t, "game", Game).Of(kind), Embed,
		`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off language=en')`, readDatabase)
	page.WaitFirstDraw()
	p := &pupil{hand: &hand{t: t, page: page, at: page.ClickAt, use: page.Press}}
	p.press = func(b Button) { p.clickThrough(b.ID) }
	for _, id := range []string{"button:lessons", "button:task-" + m.Name, "button:task-begin"} {
		p.take(id)
	}
	page.Wait(`/Step 1/.test(document.getElementById('mirror').textContent)`)
	page.Screenshot(filepath.Join(pictures, m.Name+".png"))
	if texts := p.learn(); texts < len(m.Steps)-1 {
		t.Errorf("only %d texts were read", texts)
	}
	if kept := page.Kept().Load("stars"); !strings.Contains(kept, kind+"/"+string(mission.Lesson)+"/"+m.Name) {
		t.Errorf("%s is not kept as done: %q", m.Name, kept)
	}
	one := edition.Full().Missions.Puzzles()[0]
	for _, id := range []string{"button:title", "button:ways", "button:puzzles", "button:task-" + one.Name,
		"button:task-begin", "button:menu", "button:rules"} {
		p.take(id)
	}
	page.reads("Draw, discard, play", "one has to go")
	page.clickOn(Embed, page.named("button", "Close"))
	p.take("button:close") // of the menu
	page.Press("piece:outpost-runner-1")
	p.take("button:rules")
	page.reads("Runner", "Strikes enemies right beside it: 1")
	page.Wait(book + `.querySelector('canvas, img')`)
	page.Screenshot(filepath.Join(pictures, "hex-book.png"))
}
