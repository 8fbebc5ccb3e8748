package engines

import "encoding/json"

// drawsEveryPixel checks that the canvas has as many pixels as the screen, at any zoom.
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
	// WebKit's zoom is only visible in the size of the window, and its driver has no menu to zoom with.
	for _, factor := range []string{"1.5", "0.8", "1"} {
		p.eval(`Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => innerWidth * `+factor+` })`, nil)
		p.eval(`dispatchEvent(new Event('resize'))`, nil)
		p.wait(sharp(factor))
	}
}

// sharp returns a script that compares the canvas with the screen at a ratio of device pixels to CSS pixels.
func sharp(ratio string) string {
	return `((c, box) => c.width === Math.round(box.width * ` + ratio + `) && c.height === Math.round(box.height * ` +
		ratio + `))(document.querySelector('canvas'), document.body.getBoundingClientRect())`
}

// closesTheBook checks that Escape closes the book, even from its search field.
func (p *player) closesTheBook() {
	p.t.Helper()
	p.press("button:menu", "button:rules")
	p.wait(`document.querySelector('dialog[open] input[type=search]')`)
	p.eval(`document.querySelector('dialog[open] input[type=search]').focus()`, nil)
	if err := p.Escape(); err != nil {
		p.t.Fatal(err)
	}
	p.wait(`!document.querySelector('dialog[open]')`)
	for range 20 { // the program may not know yet that the book has closed
		var there bool
		if p.eval(`Boolean(`+button("button:menu")+`)`, &there); there {
			return
		}
		p.choose("button:close")
	}
	p.t.Fatalf("the menu does not close after the book: %v", p.buttons())
}

// hearsAContext watches for the audio context that the page will create.
func (p *player) hearsAContext() {
	p.t.Helper()
	p.eval(`(() => {
		const plain = window.AudioContext ?? window.webkitAudioContext;
		window.AudioContext = class extends plain { constructor(...a) { super(...a); window.heard = this; } };
	})()`, nil)
}

// sounds checks that the first touch created an audio context, which runs or waits for an audio device, since there is
// none here.
func (p *player) sounds() {
	p.t.Helper()
	p.wait(`window.heard`)
	var state string
	if p.eval(`window.heard.state`, &state); state == "closed" {
		p.t.Errorf("the context of sound is %s", state)
	}
	p.t.Logf("the context of sound is %s", state)
}

// countsQuestions counts the questions to the worker.
func (p *player) countsQuestions() {
	p.t.Helper()
	p.eval(`(() => {
		window.asked = 0;
		const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (...args) { window.asked++; return post.apply(this, args); };
	})()`, nil)
}

// exported exports all games as a code.
func (p *player) exported() (code string) {
	p.t.Helper()
	p.press("button:menu", "button:games", "button:export-all")
	p.wait(`document.querySelector('dialog[open] textarea')`)
	p.eval(`document.querySelector('dialog textarea').value`, &code)
	p.eval(`document.querySelector('dialog[open]').close()`, nil)
	p.press("button:close")
	return code
}

// imports imports a code. A code is compressed and has a checksum, so if it can be read, it is complete.
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

// speaksFrench checks that the page is in French after the setting was changed, and declares that language.
func (p *player) speaksFrench() {
	p.t.Helper()
	p.eval(`localStorage.setItem('onelongnight:settings', '`+quickly+` language=fr')`, nil)
	p.reload()
	p.wait(`document.documentElement.lang === 'fr'`)
}
