package browsertest

import (
	"testing"
)

// TestEveryFaultOfTheWorkerIsGotOver breaks the worker in every way there is. Each time the opponent moves
// all the same, as the page thinks itself, and the worker is not fetched at every question.
func TestEveryFaultOfTheWorkerIsGotOver(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	const script = "text/javascript"
	for name, f := range map[string]fault{
		"is missing":               {file: "brain.js", serve: missing},
		"stalls":                   {file: "brain.js", serve: stalls},
		"is silent":                {file: "brain.js", serve: text(script, ``)},
		"closes itself":            {file: "brain.js", serve: text(script, `close();`)},
		"answers nonsense":         {file: "brain.js", serve: text(script, `onmessage = ({ data }) => postMessage({ id: data.id, reply: 'nonsense' });`)},
		"answers nothing":          {file: "brain.js", serve: text(script, `onmessage = ({ data }) => postMessage({ id: data.id });`)},
		"makes no legal move":      {file: "brain.js", serve: text(script, `onmessage = ({ data }) => postMessage({ id: data.id, reply: '999999\t0' });`)},
		"has no program":           {file: "brain.wasm", serve: missing},
		"has a program that hangs": {file: "brain.wasm", serve: stalls},
	} {
		if !long() && name != "is silent" && name != "answers nonsense" && name != "has a program that hangs" {
			continue // make soak has all
		}
		t.Run(name, func(t *testing.T) {
			host := ServeBadly(t, site)
			host.Break(f.file, f.serve)
			host.Break("sw.js", missing) // it would fetch the file too
			page := rig.Open(t, host.Site, Desktop, hurry, `localStorage.setItem('onelongnight:settings', 'speed=0 level=1')`)
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
