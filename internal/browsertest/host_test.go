package browsertest

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
)

// TestAHostThatSendsAFileWronglyIsTold: the shelf names the file and what it means, as long as the host sends it
// wrongly. The games play all the same.
func TestAHostThatSendsAFileWronglyIsTold(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	const home = "<!doctype html>Home"
	for _, c := range []struct {
		name, file, speaks, press, says string
		mends                           bool // what the line says changes once the file is right
	}{
		{"the keeper is no script", "sw.js", "en", "", "Nothing more can be kept here for playing offline", true},
		{"a file of the shelf is the home page", "licenses.txt", "en", "", "Nothing more can be kept", true},
		{"a piece of a game is the home page", "hex-1.wasm", "en", "", "Nothing more can be kept", true},
		{"a language is the home page", "shelf-hu.json", "hu", "", "Parts of this page are in English", false},
		{"a module is no script", "panels.js", "en", "corner-settings", "A part of the game did not arrive", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			host := ServeBadly(t, site)
			host.Break(c.file, text("text/html", home))
			page := speaking(t, host.Shelf(), c.speaks)
			line := `document.getElementById('here').textContent`
			if c.press != "" {
				page.Wait(`document.getElementById('` + c.press + `')`)
				page.Eval(`document.getElementById('`+c.press+`').click()`, nil)
			}
			page.Wait(fmt.Sprintf(`%s.startsWith(%s) && %s.includes(%s)`, line, quote(t, c.says), line, quote(t, c.file)))
			page.Screenshot(pictures + "/shelf-host-" + c.file + ".png")
			page.push("new-" + convoyKind)
			page.WaitFirstDraw()
			page.toShelf()
			host.Break(c.file, nil)
			if c.mends {
				page.Reload()
				page.Wait(line + `.includes('4 of 4')`)
			}
			page.TakeErrors() // of the file
		})
	}
}

// TestAnUpdateThatFailsLeavesWhatIsKept: a newer build whose page is wrong is named, and the games of the build before
// are still there without a network.
func TestAnUpdateThatFailsLeavesWhatIsKept(t *testing.T) {
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	page := rig.Arrive(t, host.Shelf(), Small, quick)
	const line = `document.getElementById('here').textContent`
	page.Wait(line + `.includes('4 of 4')`)
	host.Deploy(build(t, host.Site, "second"))
	host.Break("", text("text/html", "<!doctype html>Home"))
	page.look()
	page.Wait(line + `.includes('index.html')`)
	page.Eval(`dispatchEvent(new Event('offline'))`, nil)
	page.Wait(`[...document.querySelectorAll('.game .away')].every((away) => away.hidden)`)
	page.TakeErrors() // of the newer build
}

// TestAGameIsDrawnWithThePagesTypefaces, which its program does not carry; where the host sends them wrongly, with
// others.
func TestAGameIsDrawnWithThePagesTypefaces(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	for _, c := range []struct {
		name  string
		serve http.HandlerFunc
		sizes string // of what the page hands to the program
	}{
		{"as they are", nil, `tableFonts.every((font) => font.length > 20_000)`},
		{"missing", missing, `tableFonts.every((font) => !font)`},
		{"the home page", text("text/html", "<!doctype html>Home"), `tableFonts.every((font) => font.length < 100)`},
	} {
		t.Run(c.name, func(t *testing.T) {
			host := ServeBadly(t, site)
			for _, file := range []string{"barlow.ttf", "big-shoulders.ttf"} {
				host.Break(file, c.serve)
			}
			page := rig.Open(t, host.Site, Small)
			page.WaitFirstDraw()
			page.Wait(c.sizes)
			page.Screenshot(pictures + "/typefaces-" + strings.ReplaceAll(c.name, " ", "-") + ".png")
			page.TakeErrors() // of the files
			if n := host.Asked("barlow.ttf"); c.serve == nil && n != 1 {
				t.Errorf("it was asked for %d times, by the page and for the program", n)
			}
		})
	}
}
