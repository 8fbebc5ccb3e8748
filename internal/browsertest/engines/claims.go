package engines

import "encoding/json"

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
		[...dialog.querySelectorAll('button')].find((b) => b.textContent === 'Add these games').click();
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
