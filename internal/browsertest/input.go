package browsertest

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// A Button is a button of the mirror, as a screen reader finds it.
type Button struct {
	ID       string  `json:"id"`
	Label    string  `json:"label"`
	Section  string  `json:"section"`
	Disabled bool    `json:"disabled"`
	X        float64 `json:"x"` // of its spot on the canvas
	Y        float64 `json:"y"`
}

// Buttons lists the buttons of the mirror.
func (p *Page) Buttons() []Button {
	p.t.Helper()
	var buttons []Button
	p.Eval(`[...document.querySelectorAll('#mirror button, #mirror a')].map((b) => ({
		id: b.dataset.id,
		label: b.textContent,
		section: b.closest('section')?.getAttribute('aria-label') ?? '',
		disabled: b.getAttribute('aria-disabled') === 'true',
		x: Number(b.dataset.x),
		y: Number(b.dataset.y),
	}))`, &buttons)
	return buttons
}

// Button returns the button with an id, and whether it is there.
func (p *Page) Button(id string) (Button, bool) {
	p.t.Helper()
	for _, b := range p.Buttons() {
		if b.ID == id {
			return b, true
		}
	}
	return Button{}, false
}

// Heading returns the mirror's heading.
func (p *Page) Heading() string {
	p.t.Helper()
	var text string
	p.Eval(`document.querySelector('#mirror h1')?.textContent ?? ''`, &text)
	return text
}

// need returns the button with an ID, and ends the test if there is none.
func (p *Page) need(id string) Button {
	p.t.Helper()
	b, found := p.Button(id)
	if !found {
		p.t.Fatalf("no button %q; there are %v", id, p.Buttons())
	}
	return b
}

// place returns where on the canvas a button's spot is.
func (p *Page) place(id string) (x, y float64) {
	p.t.Helper()
	b := p.need(id)
	return b.X, b.Y
}

// Prefers sets what the reader's system asks for, such as "more" for "prefers-contrast".
func (p *Page) Prefers(feature, value string) {
	p.t.Helper()
	p.run(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: feature, Value: value}}))
}

// Press presses a button in the DOM, as a screen reader does.
func (p *Page) Press(id string) {
	p.t.Helper()
	p.need(id)
	p.Eval(`[...document.querySelectorAll('#mirror button, #mirror a')].find((b) => b.dataset.id === `+quote(p.t, id)+
		`).click()`, nil)
}

// Click clicks the canvas where a button's spot is.
func (p *Page) Click(id string) {
	p.t.Helper()
	p.ClickAt(p.place(id))
}

// ClickAt clicks at a point, in CSS px.
func (p *Page) ClickAt(x, y float64) {
	p.t.Helper()
	p.run(
		input.DispatchMouseEvent(input.MouseMoved, x, y),
		input.DispatchMouseEvent(input.MousePressed, x, y).WithButton(input.Left).WithClickCount(1),
		frames(2),
		input.DispatchMouseEvent(input.MouseReleased, x, y).WithButton(input.Left).WithClickCount(1),
		frames(2),
	)
}

// Tap taps the canvas where a button's spot is.
func (p *Page) Tap(id string) {
	p.t.Helper()
	p.TapAt(p.place(id))
}

// TapAt taps at a point, in CSS px.
func (p *Page) TapAt(x, y float64) {
	p.t.Helper()
	p.run(
		input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: x, Y: y}}),
		frames(2),
		input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}),
		frames(2),
	)
}

// Key presses a key wherever the focus is. The keys are in chromedp's package kb.
func (p *Page) Key(key string) {
	p.t.Helper()
	p.run(chromedp.KeyEvent(key), frames(2))
}

// Frames lets the page draw n frames.
func (p *Page) Frames(n int) {
	p.t.Helper()
	p.run(frames(n))
}

// frames waits until the page has drawn n frames, since Ebitengine reads input only between frames.
func frames(n int) chromedp.Action {
	return chromedp.Evaluate(fmt.Sprintf(`new Promise((done) => {
		let left = %d;
		const next = () => { left-- > 0 ? requestAnimationFrame(next) : done(true); };
		next();
	})`, n), nil, awaiting)
}

// awaiting makes an evaluation wait for the promise that it returns.
func awaiting(e *runtime.EvaluateParams) *runtime.EvaluateParams { return e.WithAwaitPromise(true) }

// quote writes text as a JavaScript literal.
func quote(t testing.TB, text string) string {
	t.Helper()
	literal, err := json.Marshal(text)
	if err != nil {
		t.Fatal(err)
	}
	return string(literal)
}
