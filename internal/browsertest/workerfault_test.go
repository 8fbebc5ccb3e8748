package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"onelongnight/internal/pack"
)

// TestEveryFaultOfTheWorkerIsGotOver breaks the worker in every way there is. Each time the opponent moves
// all the same, as the page thinks itself, and the worker is not fetched at every question.
func TestEveryFaultOfTheWorkerIsGotOver(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	const script = "text/javascript"
	for name, f := range map[string]fault{
		"is missing":    {file: "brain.js", serve: missing},
		"stalls":        {file: "brain.js", serve: stalls},
		"is silent":     {file: "brain.js", serve: text(script, ``)},
		"closes itself": {file: "brain.js", serve: text(script, `close();`)},
		"answers nonsense": {file: "brain.js",
			serve: text(script, `onmessage = ({ data }) => postMessage({ id: data.id, reply: 'nonsense' });`)},
		"answers nothing": {file: "brain.js",
			serve: text(script, `onmessage = ({ data }) => postMessage({ id: data.id });`)},
		"makes no legal move": {file: "brain.js",
			serve: text(script, `onmessage = ({ data }) => postMessage({ id: data.id, reply: '999999\t0' });`)},
		"has no program":           {file: convoyKind + "-brain-1.wasm", serve: missing},
		"has a program that hangs": {file: convoyKind + "-brain-1.wasm", serve: stalls},
	} {
		if !long() && name != "is silent" && name != "answers nonsense" && name != "has a program that hangs" {
			continue // make soak has all
		}
		t.Run(name, func(t *testing.T) {
			host := ServeBadly(t, site)
			host.Break(f.file, f.serve)
			host.Break("sw.js", missing) // it would fetch the file too
			page := rig.Open(t, host.Site, Small, hurry,
				`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
			h := &hand{t: t, page: page, use: page.Press}
			h.start("moloch")
			for range 4 {
				buttons, over := h.wait()
				if over {
					break
				}
				page.Press(choose(buttons))
				page.Frames(2)
			}
			h.wait()
			if asked := host.Asked(f.file); asked > 2 {
				t.Errorf("%s was fetched %d times", f.file, asked)
			}
			page.TakeErrors() // of the worker that was broken
		})
	}
}

// TestAQuestionThatEndsTheBrainDoesNotEndTheGame: the page does not think about it too. It says what
// happened and offers to ask again, and goes on when that helps.
func TestAQuestionThatEndsTheBrainDoesNotEndTheGame(t *testing.T) {
	crashing := rig.Serve(t, "crashing", pack.Plan{Games: []pack.Game{{Name: "game",
		Page: "./internal/browsertest/starter", Brain: "./internal/browsertest/crashbrain"}}})
	names, err := filepath.Glob(filepath.Join(crashing.Dir, "game-brain-1.*.wasm"))
	if err != nil || len(names) != 1 {
		t.Fatalf("brains are %v, %v", names, err)
	}
	program, err := os.ReadFile(names[0])
	if err != nil {
		t.Fatal(err)
	}
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	brains, err := filepath.Glob(filepath.Join(host.Dir, convoyKind+"-brain-1.*.wasm"))
	if err != nil || len(brains) != 1 {
		t.Fatalf("the brain is %v, %v", brains, err)
	}
	brain, err := os.Stat(brains[0])
	if err != nil {
		t.Fatal(err)
	}
	host.Break(convoyKind+"-brain-1.wasm", sends("application/wasm", padded(program, int(brain.Size())), 0))
	host.Break("sw.js", missing) // it would keep the file
	page := rig.Open(t, host.Site, Small, `localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("outpost") // Moloch chooses first
	page.Wait(`document.querySelector('#mirror [data-id="button:ask"]')`)
	var said string
	page.Eval(`document.body.textContent`, &said)
	if !strings.Contains(said, "The computer player could not answer") {
		t.Error("the page does not say that the computer player could not answer")
	}
	host.Break(convoyKind+"-brain-1.wasm", nil)
	page.Press("button:ask")
	h.until("keep")
	page.TakeErrors() // of the brains that died
}

// padded is a program with a section that means nothing, to be as long as another: the page knows how long it is to be.
func padded(program []byte, size int) []byte {
	const head = 1 + 5 // a custom section's number, and its length in the longest form
	rest := size - len(program) - head
	program = append(program, 0)
	for i := range 5 {
		more := byte(0x80)
		if i == 4 {
			more = 0
		}
		program = append(program, byte(rest>>(7*i))&0x7f|more)
	}
	return append(program, make([]byte, rest)...) // its name is empty, and so is the rest
}
