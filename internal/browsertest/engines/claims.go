package engines

import "encoding/json"

// drawsEveryPixel: the canvas has as many pixels as the screen has, whatever the zoom.
func (p *player) drawsEveryPixel() {
	p.t.Helper()
	p.wait(sharp("devicePixelRatio"))
	if z, ok := p.Engine.(zoomer); ok {
		for _, factor := range []float64{1.5, 0.67, 1.1, 1} {
			if err := z.Zoom(factor); err != nil {
				p.t.Fatal(err)
			}
			p.wait(sharp("devicePixelRatio"))
		}
	}
	if p.name != "webkit" {
		return
	}
	// Its zoom shows in nothing but the window's own size; the driver has no menu to zoom by.
	for _, factor := range []string{"1.5", "0.8", "1"} {
		p.eval(`Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => innerWidth * `+factor+` })`, nil)
		p.eval(`dispatchEvent(new Event('resize'))`, nil)
		p.wait(sharp(factor))
	}
}

// sharp is the script that compares the canvas with the screen, at a ratio of pixels.
func sharp(ratio string) string {
	return `((c, box) => c.width === Math.round(box.width * ` + ratio + `) && c.height === Math.round(box.height * ` +
		ratio + `))(document.querySelector('canvas'), document.body.getBoundingClientRect())`
}

// closesTheBook: Escape closes it, from its search field too.
func (p *player) closesTheBook() {
	p.t.Helper()
	p.press("button:menu", "button:rules")
	p.wait(`document.querySelector('dialog[open] input[type=search]')`)
	p.eval(`document.querySelector('dialog[open] input[type=search]').focus()`, nil)
	if err := p.Escape(); err != nil {
		p.t.Fatal(err)
	}
	p.wait(`!document.querySelector('dialog[open]')`)
	for range 20 { // a press before the program has heard of it is the book's
		var there bool
		if p.eval(`Boolean(`+button("button:menu")+`)`, &there); there {
			return
		}
		p.choose("button:close")
	}
	p.t.Fatalf("the menu does not close after the book: %v", p.buttons())
}

// hearsAContext keeps an eye on the sound that the page will make.
func (p *player) hearsAContext() {
	p.t.Helper()
	p.eval(`(() => {
		const plain = window.AudioContext ?? window.webkitAudioContext;
		window.AudioContext = class extends plain { constructor(...a) { super(...a); window.heard = this; } };
	})()`, nil)
}

// sounds: there is a context of sound once something was touched, and it runs or waits for a device that is not here.
func (p *player) sounds() {
	p.t.Helper()
	p.wait(`window.heard`)
	var state string
	if p.eval(`window.heard.state`, &state); state == "closed" {
		p.t.Errorf("the context of sound is %s", state)
	}
	p.t.Logf("the context of sound is %s", state)
}

// countsQuestions counts what the worker is asked.
func (p *player) countsQuestions() {
	p.t.Helper()
	p.eval(`(() => {
		window.asked = 0;
		const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (...args) { window.asked++; return post.apply(this, args); };
	})()`, nil)
}

// exported hands all games out as a code.
func (p *player) exported() (code string) {
	p.t.Helper()
	p.press("button:menu", "button:games", "button:export-all")
	p.wait(`document.querySelector('dialog[open] textarea')`)
	p.eval(`document.querySelector('dialog textarea').value`, &code)
	p.eval(`document.querySelector('dialog[open]').close()`, nil)
	p.press("button:close")
	return code
}

// imports takes games of a code in: as it is packed and summed, one that comes back whole says so.
func (p *player) imports(code string) {
	p.t.Helper()
	p.press("button:menu", "button:games", "button:import")
	p.wait(`document.querySelector('dialog[open] textarea')`)
	text, err := json.Marshal(code)
	if err != nil {
		p.t.Fatal(err)
	}
	p.eval(`(() => {
		const dialog = document.querySelector('dialog[open]');
		dialog.querySelector('textarea').value = `+string(text)+`;
		[...dialog.querySelectorAll('button')].find((b) => b.textContent === tableText('exchange.add')).click();
	})()`, nil)
	p.wait(`document.querySelector('#mirror [data-id^="button:open-game-"]')`)
}

// speaksFrench: the page speaks the language that is set, and says which.
func (p *player) speaksFrench() {
	p.t.Helper()
	p.eval(`localStorage.setItem('onelongnight:settings', '`+quickly+` language=fr')`, nil)
	p.reload()
	p.wait(`document.documentElement.lang === 'fr'`)
}
