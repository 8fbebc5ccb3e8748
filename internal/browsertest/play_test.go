package browsertest

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// hand plays games on a page, as a person would: by the hidden buttons or by
// clicking the canvas where the same things are drawn.
type hand struct {
	t    testing.TB
	page *Page
	use  func(id string)
	at   func(x, y float64) // a click or a tap on the canvas
	stay bool               // do not reload the page
	kind string             // the game that start takes from a shelf inside the program, "" if there is no such shelf
}

// preferences are prefixes of moves, best first. What was taken up is used before another thing is.
var preferences = []string{"place ", "turn ", "keep", "district", "attach", "play", "mill", "first", "pick ", "discard",
	"city", "instant sniper", "instant matrix", "annex ", "redevelop ", "work ", "cooperate ", "lead ", "pillage ",
	"visit ", "take ", "touch", "done", "instant", "use", "support", "pass"}

// choose is a simple way to play: build up, hit what can be hit, go on.
func choose(buttons []Button) (id string) { return Choose(buttons, preferences) }

// wait waits until there is a choice or the game has ended, and returns the buttons. However slow the machine,
// something must happen every half minute.
func (h *hand) wait() (buttons []Button, over bool) {
	h.t.Helper()
	before := ""
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); h.page.Frames(2) {
		buttons = h.page.Buttons()
		if now := fmt.Sprint(buttons); now != before {
			before, deadline = now, time.Now().Add(30*time.Second)
		}
		if has(buttons, "button:again") {
			return buttons, true
		}
		if choose(buttons) != "" {
			return buttons, false
		}
	}
	h.t.Fatalf("nothing to do for 30 seconds; buttons are %v", buttons)
	return nil, false
}

func has(buttons []Button, id string) bool {
	for _, b := range buttons {
		if b.ID == id {
			return true
		}
	}
	return false
}

// start begins a game of the page.
func (h *hand) start(side string) {
	h.t.Helper()
	h.page.WaitFirstDraw()
	if h.kind != "" { // a program with several games has its own shelf
		if id := "button:new-" + h.kind; has(h.page.Buttons(), id) {
			h.use(id)
		}
	}
	id := "button:play-" + side
	h.until(id)
	h.use(id)
	h.readAbout()
}

// readAbout closes the introduction to a first game, unless tips are off.
func (h *hand) readAbout() {
	h.t.Helper()
	h.page.Frames(4)
	if buttons := h.page.Buttons(); has(buttons, "button:close") && !has(buttons, "button:menu") {
		h.use("button:close")
	}
}

// convoyKind is The Convoy's name, whose page tests open unless they say another's.
var convoyKind = convoy.Rules{}.Name()

// until waits for a button.
func (h *hand) until(id string) {
	h.t.Helper()
	h.page.Wait(`document.querySelector('#mirror [data-id="` + id + `"]')`)
}

// clickThrough clicks the canvas at a button's spot until its action is done. Playing a card to a city takes two
// clicks, and on a phone the city may have to be brought into view first.
func (h *hand) clickThrough(id string) {
	h.t.Helper()
	before := h.page.Buttons()
	for n := range 6 {
		if n > 1 { // a button counts for nothing as long as one that stood there before may have been meant
			time.Sleep(200 * time.Millisecond)
		}
		b, ok := h.page.Button(id)
		if !ok {
			return
		}
		if b.X == 0 && b.Y == 0 {
			// It is scrolled out of view. The focus brings it back, as for anybody who goes through the buttons by
			// keyboard.
			h.page.Eval(`document.querySelector('#mirror [data-id="`+id+`"]').focus()`, nil)
			h.page.Frames(3)
			continue
		}
		h.at(b.X, b.Y)
		h.page.Frames(3)
		if now := h.page.Buttons(); len(now) != len(before) || !same(now, before) {
			return
		}
	}
	h.page.Screenshot(filepath.Join(pictures, "stuck.png"))
	h.t.Fatalf("clicking the canvas does not do %q", id)
}

// same compares the choices, but not their places.
func same(a, b []Button) bool {
	for i := range a {
		if a[i].ID != b[i].ID && isMove(a[i].ID) {
			return false
		}
	}
	return true
}

// playOut plays to the end of the game, or makes enough decisions if that is not 0 and time is short. It reloads once
// in the middle, and returns the number of decisions. It saves pictures of the opening, the middle, a choice and the
// end, under a name.
func (h *hand) playOut(name string, enough int) int {
	h.t.Helper()
	picture := func(what string) { h.page.Screenshot(filepath.Join(pictures, what+"-"+name+".png")) }
	chosen, reloaded := false, h.stay
	for n := 1; n < 1000; n++ {
		buttons, over := h.wait()
		switch {
		case over:
			picture("end")
			return n
		case enough > 0 && n > enough && !long():
			return n
		case n == 2:
			picture("opening")
		case n == 12:
			picture("middle")
		case !chosen && n > 5 && has(buttons, "pick none"):
			chosen = true
			picture("choice")
		}
		if n >= 10 && !reloaded {
			reloaded = true
			h.reload()
			continue
		}
		h.use(choose(buttons))
		h.page.Frames(2)
	}
	h.t.Fatal("the game does not end")
	return 0
}

// reload reloads the page; afterwards the same decision must be open.
func (h *hand) reload() {
	h.t.Helper()
	before := h.open()
	h.page.Reload()
	h.page.WaitFirstDraw()
	if after := h.open(); after != before {
		h.t.Fatalf("after the reload one can do\n%s\nand could before\n%s", after, before)
	}
}

// wholeGame plays one game from the first screen to the last; do makes a move in some way. Since animations are slow
// without a graphics card, it sets the speed: 4 is fast, 0 shows no animations, with the fastest opponent.
func wholeGame(t *testing.T, view View, side, name string, speed, enough int, do func(h *hand) func(id string)) {
	setting := fmt.Sprintf("localStorage.setItem('onelongnight:settings', 'speed=%d tips=off%s')", speed,
		map[bool]string{true: " level=1"}[speed == 0])
	page := rig.Open(t, rig.Serve(t, "game", Game), view, setting, memoryHook)
	h := &hand{t: t, page: page, at: page.ClickAt}
	if view.Touch {
		h.at = page.TapAt
	}
	h.use = do(h)
	h.start(side)
	t.Logf("%d decisions", h.playOut(name, enough))
	checkMemory(t, page)
}

func byButton(h *hand) func(id string) { return h.page.Press }
func byCanvas(h *hand) func(id string) { return h.clickThrough }

func TestWholeGameAsOutpostByButtons(t *testing.T) {
	wholeGame(t, Coarse, "outpost", "desktop", 4, middle, byButton)
}

func TestWholeGameAsMolochByCanvas(t *testing.T) {
	wholeGame(t, Coarse, "moloch", "moloch", 0, middle, byCanvas)
}

// middle is the number of decisions after the reload and the last picture of a game. make test stops games there,
// except for one that is played whole by touch.
const middle = 14

// Without a graphics card every pixel costs time, and a whole game has many frames, so this phone has one device pixel
// per CSS pixel. Other tests use other phones.
func TestWholeGameOnAPhoneByTouch(t *testing.T) {
	wholeGame(t, handset, "outpost", "phone", 0, 0,
		byCanvas)
}

// saved is a script that lets a page go on from a position, as the Outpost.
func saved(t *testing.T, position string) string {
	t.Helper()
	record := game.Record{Seed: "medic", Conceded: game.NoSeat, Position: []byte(position)}
	code, err := record.Code(convoy.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	return `localStorage.setItem('onelongnight:save', ` + quote(t, "table1 outpost "+code) + `);`
}

// TestFallenUnitsCanBeTouched: units in destroyed cities are drawn as a number,
// and yet each can be chosen on the canvas.
func TestFallenUnitsCanBeTouched(t *testing.T) {
	save := saved(t, `{"phase":"outpost-attack","active":2,"fight":1,"battle":3,
		"cities":[{"destroyed":true},{},{},{},{}],"moloch":{"deck":["hornet"]},"outpost":{"hand":["medic"]},
		"units":[{"id":"kid","city":1},{"id":"scorn","city":1},{"id":"runner","city":2}]}`)
	for name, view := range map[string]View{"desktop": Desktop, "phone": handset} {
		t.Run(name, func(t *testing.T) {
			page := rig.Open(t, rig.Serve(t, "game", Game), view, save,
				`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
			page.WaitFirstDraw()
			h := &hand{t: t, page: page, at: page.ClickAt}
			for _, step := range []struct{ do, then string }{{"instant medic", "pick kid"},
				{"pick kid", "play kid 2"}} {
				h.until(step.do)
				for tries := 0; has(page.Buttons(), step.do) && tries < 4; tries++ {
					h.clickThrough(step.do) // returns at each thing touched on the way
				}
				h.until(step.then)
			}
			page.Screenshot(filepath.Join(pictures, "fallen-"+name+".png"))
		})
	}
}
