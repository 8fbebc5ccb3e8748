package engines

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"onelongnight/internal/browsertest"
)

// A player plays the game in an engine's page.
type player struct {
	t     testing.TB
	name  string   // of the browser
	likes []string // prefixes of the moves it prefers, best first
	Engine
}

// quickly are the settings for playing without waiting.
const quickly = "speed=0 tips=off level=1 background=off"

// eval evaluates an expression and stores its value.
func (p *player) eval(expression string, into any) {
	p.t.Helper()
	if into == nil {
		expression = "(" + expression + ", true)" // whatever it yields may be nothing to hand over
	}
	value, err := p.Eval(expression)
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	if into == nil {
		return
	}
	if err := json.Unmarshal(value, into); err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
}

// wait waits until an expression, or the promise it returns, is true. A page that is just loading is asked again.
func (p *player) wait(condition string) {
	p.t.Helper()
	var value json.RawMessage
	var err error
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(40 * time.Millisecond) {
		value, err = p.Eval("Promise.resolve(" + condition + ").then(Boolean)")
		if err == nil && string(value) == "true" {
			return
		}
	}
	p.picture("failed")
	p.t.Fatalf("not true after %v: %s (%s, %v)", patience, condition, value, err)
}

// visit opens the site and waits for the first frame; then, if settings is not empty, it stores the settings and
// reloads.
func (p *player) visit(site *browsertest.Site, settings string) {
	p.t.Helper()
	if err := p.Go(site.Address()); err != nil {
		p.t.Fatal(err)
	}
	p.wait(drawnOnce)
	if settings == "" {
		return
	}
	p.eval(`localStorage.setItem('onelongnight:settings', '`+settings+`')`, nil)
	p.reload()
}

const drawnOnce = `performance.getEntriesByName('first-draw').length && document.getElementById('splash').hidden`

// reload makes the page load itself again. A driver's own reload would bypass the service worker.
func (p *player) reload() {
	p.t.Helper()
	p.eval(`window.gone = true, setTimeout(() => location.reload(), 200)`, nil)
	p.wait(`!window.gone && ` + drawnOnce)
}

// changes goes to another game by way of the shelf, and waits for its first frame.
func (p *player) changes(game string) {
	p.t.Helper()
	p.eval(`tableRoute.leave()`, nil)
	begin := `document.getElementById('new-` + game + `')`
	p.wait(`globalThis.tableRoute && !tableRoute.game() && ` + begin)
	p.eval(begin+`.click()`, nil)
	p.wait(drawnOnce + ` && tableRoute.game() === '` + game + `' && document.querySelectorAll('#mirror button').length > 5`)
	p.picture(game)
}

// buttons returns the buttons that can be pressed.
func (p *player) buttons() (list []browsertest.Button) {
	p.t.Helper()
	p.eval(`[...document.querySelectorAll('#mirror button, #mirror a')].filter((b) => b.getAttribute('aria-disabled') !== 'true')
		.map((b) => ({ id: b.dataset.id, label: b.textContent, x: Number(b.dataset.x), y: Number(b.dataset.y) }))`, &list)
	return list
}

// button returns a script for the button with an ID.
func button(id string) string { return `document.querySelector('#mirror [data-id="` + id + `"]')` }

// press presses hidden buttons, one after the other, as a screen reader does.
func (p *player) press(ids ...string) {
	p.t.Helper()
	for _, id := range ids {
		p.wait(button(id))
		p.eval(button(id)+`.click()`, nil)
	}
}

// choose presses a hidden button, if it is still there: the choices may have changed in the meantime.
func (p *player) choose(id string) {
	p.t.Helper()
	p.eval(button(id)+`?.click()`, nil)
	p.wait(frames)
}

// frames is a script that waits until the page has drawn some frames, after which the effect of a click is visible.
const frames = `new Promise((done) => {
	let left = 4;
	const next = () => (left-- > 0 ? requestAnimationFrame(next) : done(true));
	next();
})`

// click clicks on the canvas where a button is, until that has an effect: what and where may be two clicks.
func (p *player) click(id string) {
	p.t.Helper()
	before := browsertest.Moves(p.buttons())
	for range 6 {
		var at [2]float64
		p.eval(`((b) => b ? [+b.dataset.x, +b.dataset.y] : [0, 0])(`+button(id)+`)`, &at)
		switch {
		case at == [2]float64{}:
			p.eval(button(id)+`?.focus()`, nil) // brings it into sight
		default:
			if err := p.Click(at[0], at[1]); err != nil {
				p.t.Fatal(err)
			}
		}
		p.wait(frames)
		var there bool
		if p.eval(`Boolean(`+button(id)+`)`, &there); !there || browsertest.Moves(p.buttons()) != before {
			return
		}
	}
	p.picture("stuck")
	p.t.Fatalf("clicks on the canvas do not do %q", id)
}

// open waits until there is a choice and returns the buttons. over reports that the game has ended.
func (p *player) open() (buttons []browsertest.Button, over bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(30 * time.Millisecond) {
		buttons = p.buttons()
		for _, b := range buttons {
			if b.ID == "button:again" {
				return buttons, true
			}
		}
		if browsertest.Choose(buttons, p.likes) != "" {
			return buttons, false
		}
		// A click that came too late for its move has opened the details of a thing instead.
		for _, b := range buttons {
			if b.ID == "button:close" {
				p.choose(b.ID)
			}
		}
	}
	p.picture("failed")
	p.t.Fatalf("nothing to do; buttons are %v", buttons)
	return nil, false
}

// play makes some decisions, and reports whether the game goes on.
func (p *player) play(decisions int, do func(id string)) bool {
	p.t.Helper()
	for range decisions {
		buttons, over := p.open()
		if over {
			return false
		}
		do(browsertest.Choose(buttons, p.likes))
	}
	return true
}

// settled waits until the game is saved, and returns the moves that can be chosen.
func (p *player) settled() string {
	p.t.Helper()
	before, end := "", time.Now().Add(patience/2)
	for steady := 0; steady < 8; time.Sleep(100 * time.Millisecond) {
		buttons, _ := p.open()
		if time.Now().After(end) {
			p.picture("failed")
			p.t.Fatalf("the table does not come to rest; buttons are %v", buttons)
		}
		// Neither a half-chosen move nor a question whether it is really meant is saved.
		for _, b := range buttons {
			if b.ID == "button:cancel" || b.ID == "button:seen" || b.ID == "button:close" {
				p.choose(b.ID)
				steady = 0
			}
		}
		if now := browsertest.Moves(buttons); now != before || now == "" {
			before, steady = now, 0
			continue
		}
		steady++
	}
	return before
}

// same ends the test if the choices differ from before.
func (p *player) same(when, before string) {
	p.t.Helper()
	buttons, _ := p.open()
	if now := browsertest.Moves(buttons); now != before {
		p.picture("failed")
		p.t.Fatalf("%s one can do\n%s\nand could before\n%s", when, now, before)
	}
}

// picture saves a screenshot of the page, if the engine can make one.
func (p *player) picture(name string) {
	p.t.Helper()
	data, err := p.Picture()
	if err != nil {
		p.t.Logf("no picture: %v", err)
		return
	}
	folder := "../../../build/pictures"
	if err := os.MkdirAll(folder, 0o755); err != nil {
		p.t.Fatal(err)
	}
	file := fmt.Sprintf("engine-%s-%s.png", p.name, strings.ReplaceAll(name, "/", "-"))
	if err := os.WriteFile(filepath.Join(folder, file), data, 0o644); err != nil {
		p.t.Fatal(err)
	}
}
